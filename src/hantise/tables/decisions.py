"""What people may do at a table: each function gives the events that follow, or refuses with a reason; none changes the table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from hantise.chance import drawn
from hantise.contract import CHANCE
from hantise.game import State
from hantise.tables import tokens
from hantise.tables.events import (
    Begun,
    Event,
    Left,
    Moved,
    Opened,
    Rematched,
    Returned,
    Seated,
    UndoAnswered,
    UndoAsked,
    Undone,
)  # fmt: skip
from hantise.tables.table import Table, before_last_move, setup_of
from hantise.words import Message
from hantise.words import seat as player

Draw = Callable[[Mapping[int, int]], int]
Code = Literal["stale", "turn", "rules", "table", "seat"]


class Refused(Exception):
    """Something that cannot be done now: a code for programs, a message for people, and the rule if one says so."""

    def __init__(self, code: Code, message: Message, rule: str | None = None) -> None:
        super().__init__(message.key)
        self.code = code
        self.message = message
        self.rule = rule


def _refuse(code: Code, key: str) -> Refused:
    return Refused(code, Message(key))


@dataclass(frozen=True)
class Luck:
    """Where chance comes from: the operating system, drawn when it is needed and not before."""

    draw: Draw = drawn  # from actions and their weights

    def follow(self, state: State) -> list[Event]:
        """Let chance make its moves on the state, until a seat is to move or the game is over."""
        made: list[Event] = []
        while state.actor == CHANCE:
            action = self.draw(state.weights())
            state.apply(action)
            made.append(Moved(CHANCE, state.setup.spell(action)))
        return made


def sit(table: Table, seat: int | None, name: str, token: str, invitation: str | None, luck: Luck) -> list[Event]:
    """Take a seat: an open one, or with the invitation any that is free. The game begins when all are taken."""
    invited = invitation is not None and tokens.matches(invitation, table.opened.invitation)
    free = [number for number in table.vacant() if invited or table.chairs[number].place.kind == "open"]
    if seat is None and free:
        seat = free[0]
    if seat not in free:
        raise _refuse("seat", "table-not-free")
    events: list[Event] = [Seated(seat, name, tokens.hashed(token))]
    if table.phase == "waiting" and table.vacant() == [seat]:
        events += _begun(table, luck)
    return events


def begin(table: Table, seat: int, luck: Luck) -> list[Event]:
    """Begin at once; bots stand in on the empty seats."""
    if table.phase != "waiting":
        raise _refuse("table", "table-has-begun")
    if seat != table.host:
        raise _refuse("seat", "table-host-begins")
    return _begun(table, luck)


def _begun(table: Table, luck: Luck) -> list[Event]:
    return [Begun(), *luck.follow(table.fresh())]


def opening(opened: Opened, seated: list[Event], luck: Luck) -> list[Event]:
    """All that happens when a table opens: people sit down, and with all seats taken the game begins."""
    table = Table("")
    for event in (opened, *seated):
        table.apply(event, 0.0)
    return [opened, *seated, *(_begun(table, luck) if not table.vacant() else [])]


def move(table: Table, seat: int, version: int, move_id: str, text: str, luck: Luck) -> list[Event]:
    """A seat's move, answering a version that the seat has seen; the same id twice is one move."""
    if table.is_done(seat, move_id):
        return []
    state = _in_play(table)
    if not table.story(seat).is_current(version):
        raise _refuse("stale", "table-stale")
    return [*_back(table, seat), *_moves(table, state, seat, text, luck, move_id)]


def _moves(table: Table, state: State, seat: int, text: str, luck: Luck, move_id: str | None) -> list[Event]:
    if state.actor != seat:
        raise Refused("turn", Message("table-not-your-turn", {"who": player(max(state.actor, 0))}))
    view = table.story(seat).view
    assert view is not None
    refusal = view.refusal(text)  # asked of the view, a reason cannot tell more than the seat knows
    if refusal is not None:
        raise Refused("rules", refusal.message, refusal.rule)
    after = state.copy()
    after.play(text)
    return [Moved(seat, state.setup.spell(after.history[-1]), move_id), *luck.follow(after)]


def stand_in(table: Table, version: int, text: str, luck: Luck) -> list[Event]:
    """A bot's move at a version of the whole table: on its own seat, or where the clock has run out."""
    state = _in_play(table)
    if table.version != version:
        raise _refuse("stale", "table-stale")
    after = state.copy()
    after.play(text)
    hand: Literal["bot", "clock"] = "clock" if table.chairs[state.actor].has_person else "bot"
    return [Moved(state.actor, text, None, hand), *luck.follow(after)]


def may_undo(table: Table, seat: int) -> Literal["free", "ask"] | None:
    """Free exactly when nobody else has acted since the seat's move and chance has not spoken; else others are asked."""
    if table.phase != "playing" or table.request is not None or before_last_move(table, seat) is None:
        return None
    return "free" if table.moves[-1].by == seat else "ask"


def undo(table: Table, seat: int, command_id: str | None = None) -> list[Event]:
    """Take back the seat's last move, or ask the other people; bots accept. The same id twice is one wish."""
    if command_id is not None and table.is_done(seat, command_id):
        return []
    _in_play(table)
    if table.request is not None:
        raise _refuse("table", "table-undo-pending")
    kept = before_last_move(table, seat)
    if kept is None:
        raise _refuse("table", "table-nothing-to-undo")
    back = _back(table, seat)
    if may_undo(table, seat) == "free":
        return [*back, Undone(seat, kept, command_id)]
    asked = [*back, UndoAsked(seat, command_id)]
    return asked if set(table.people()) - {seat} else [*asked, Undone(seat, kept)]


def answer(table: Table, seat: int, accepts: bool) -> list[Event]:
    """Accept or refuse a request to go back; the asker may only withdraw it."""
    request = table.request
    if request is None or (seat == request.seat and accepts) or seat in request.accepted:
        raise _refuse("table", "table-nothing-asked")
    events = [*_back(table, seat), UndoAnswered(seat, accepts)]
    if accepts and not missing_answers(table) - {seat}:
        events.append(Undone(request.seat, request.kept))
    return events


def missing_answers(table: Table) -> set[int]:
    """The people who have not answered the pending request."""
    if table.request is None:
        return set()
    return set(table.people()) - table.request.accepted - {table.request.seat}


def leave(table: Table, seat: int) -> list[Event]:
    """Leave the seat to a bot. Bots accept requests, so a leaver's missing answer holds nobody up."""
    if table.chairs[seat].away:
        return []
    events: list[Event] = [Left(seat)]
    request = table.request
    if request is not None and seat == request.seat:
        events.insert(0, UndoAnswered(seat, accepts=False))
    elif request is not None and missing_answers(table) == {seat}:
        events.append(Undone(request.seat, request.kept))
    return events


def come_back(table: Table, seat: int) -> list[Event]:
    """The owner is here again."""
    return _back(table, seat)


def _back(table: Table, seat: int) -> list[Event]:
    return [Returned(seat)] if table.chairs[seat].away else []


def rematch(table: Table, seat: int, new_table: str, luck: Luck) -> tuple[list[Event], list[Event]]:
    """Play again with the seats kept: what happens at this table, and at the new one."""
    if table.rematch is not None:
        return [], []
    if table.phase != "over":
        raise _refuse("table", "table-not-over")
    old = table.opened
    again = Opened(
        old.game, old.edition, _rotated(table), old.places, old.public, old.clock, old.level, old.invitation, old.position
    )
    sitting: list[Event] = [
        Seated(number, chair.name or "", chair.token) for number, chair in enumerate(table.chairs) if chair.token is not None
    ]
    sitting += [Left(number) for number, chair in enumerate(table.chairs) if chair.away and number != seat]
    return [*_back(table, seat), Rematched(new_table)], opening(again, sitting, luck)


def _rotated(table: Table) -> dict[str, int | str | bool]:
    """The options with the start moved on clockwise, in games where who starts is an option."""
    options = table.opened.options
    setup = setup_of(table.opened)
    if table.opened.position is not None or "first" not in setup.options:
        return options
    return {**options, "first": (setup.options["first"] + 1) % setup.players}


def _in_play(table: Table) -> State:
    if table.state is None:
        raise _refuse("table", "table-has-not-begun")
    if table.state.is_over:
        raise _refuse("table", "table-is-over")
    return table.state
