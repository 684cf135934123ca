"""What a client's command does at a table, and what a viewer is shown of it: the same for sockets and HTTP."""

from collections.abc import Callable, Hashable
from typing import Any, Literal, Protocol

import orjson

from hantise.game import State as View
from hantise.game import label
from hantise.server.messages import (
    Answer,
    Begin,
    Done,
    Explain,
    Explained,
    Leave,
    Move,
    Refusal,
    Rematch,
    RequestShown,
    Return,
    SeatShown,
    Undo,
    text,
)  # fmt: skip
from hantise.tables import decisions, tokens
from hantise.tables.decisions import Luck, Refused
from hantise.tables.events import Event
from hantise.tables.names import player_names
from hantise.tables.stories import Story
from hantise.tables.table import Chair, Table
from hantise.words import Message
from hantise.words import seat as seat_message

AnyCommand = Move | Explain | Undo | Answer | Begin | Leave | Return | Rematch

LABELLED = 100  # moves: with more of them, labels come on demand


class Host(Protocol):
    """Whoever keeps the tables: decides, records, shows."""

    luck: Luck

    async def act(self, table_id: str, decide: Callable[[Table], list[Event]]) -> Table:
        """Let the events of a decision happen."""
        ...

    async def rematch(self, table_id: str, seat: int) -> str:
        """Open the next table for the same people; its name."""
        ...


def seat_of(table: Table, token: str) -> int | None:
    """The seat that a token holds."""
    held = [seat for seat, chair in enumerate(table.chairs) if chair.token is not None and tokens.matches(token, chair.token)]
    return held[0] if held else None


async def carry_out(host: Host, table: Table, command: AnyCommand) -> Done | Refusal | Explained:
    """Do what a seat asks for, if it may; the answer comes after the recording."""
    try:
        if isinstance(command, Explain):
            return _explained(table, command)
        if isinstance(command, Rematch):
            await host.rematch(table.id, command.seat)
        else:
            await host.act(table.id, _decision(host, command))
    except Refused as refused:
        return Refusal(id=command.id, code=refused.code, reason=text(refused.message), rule=refused.rule)
    return Done(id=command.id, seat=command.seat, version=table.story(command.seat).version)


def _decision(host: Host, command: Move | Undo | Answer | Begin | Leave | Return) -> Callable[[Table], list[Event]]:
    seat = command.seat
    match command:
        case Move():
            return lambda table: decisions.move(table, seat, command.version, command.id, command.move, host.luck)
        case Undo():
            return lambda table: decisions.undo(table, seat, command.id)
        case Answer():
            return lambda table: decisions.answer(table, seat, command.accept)
        case Begin():
            return lambda table: decisions.begin(table, seat, host.luck)
        case Leave():
            return lambda table: decisions.leave(table, seat)
        case Return():
            return lambda table: decisions.come_back(table, seat)


def _explained(table: Table, command: Explain) -> Explained:
    view = table.story(command.seat).view
    if view is None:
        raise Refused("table", Message("table-has-not-begun"))
    if view.actor != command.seat:
        raise Refused("turn", Message("table-not-your-turn", {"who": seat_message(max(view.actor, 0))}))
    refusal = view.refusal(command.move)
    if refusal is not None:
        raise Refused("rules", refusal.message, refusal.rule)
    action = view.setup.parse(command.move)
    assert isinstance(action, int)
    return Explained(id=command.id, label=text(label(view, action)))


def shown(table: Table, viewer: int | None, since: int, language: str | None = None, labelled: int = LABELLED) -> str:
    """The `State` for a viewer, encoded: all it may know now, the log since a version it has, with a language the view drawn."""
    story = table.story(viewer)
    since = since if since <= story.version else 0
    what, when = (viewer, language, labelled), (table.version, since)
    return _remembered(table, what, when, lambda: _state(table, story, since, language, labelled))


def _remembered(table: Table, what: Hashable, when: Hashable, make: Callable[[], dict[str, Any]]) -> str:
    """As it was encoded for the last who asked, if nothing has changed since; only the last, for memory's sake."""
    last = table.encoded.get(what)
    if last is None or last[0] != when:
        last = table.encoded[what] = when, orjson.dumps(make()).decode()
    return last[1]


def _state(table: Table, story: Story, since: int, language: str | None, labelled: int) -> dict[str, Any]:
    return {
        "type": "state",
        "seat": story.viewer,
        "version": story.version,
        "since": since,
        "table": orjson.Fragment(table_shown(table)),
        **_scene(story.view, labelled),
        "undo": None if story.viewer is None else decisions.may_undo(table, story.viewer),
        "log": list(map(orjson.Fragment, story.since(since))),
        "drawing": _drawing(table, story, language),
    }


def _scene(view: View | None, labelled: int) -> dict[str, Any]:
    """The game as a viewer sees it, and what it may do there."""
    if view is None:
        return {"view": None, "moves": [], "labels": None}
    moves = {view.setup.spell(action): action for action in view.actions()}
    labels = {move: label(view, action) for move, action in moves.items()} if len(moves) <= labelled else None
    return {"view": view.position(), "moves": sorted(moves), "labels": labels}


def _drawing(table: Table, story: Story, language: str | None) -> str | None:
    if story.view is None or language is None:
        return None
    seats = [(chair.name, chair.place.level) for chair in table.chairs]
    return story.view.drawing(language, player_names(seats, story.viewer, table.setup.words(language)))


def table_shown(table: Table) -> str:
    """The `TableShown`, encoded: what is public about a table besides the game's state."""
    when = table.version - len(table.moves), table.phase, table.deadline(), table.thinking()  # a move changes nothing else
    return _remembered(table, "table", when, lambda: _public(table))


def _public(table: Table) -> dict[str, Any]:
    opened, request = table.opened, table.request
    return {
        "id": table.id,
        "game": opened.game,
        "edition": opened.edition,
        "options": table.setup.options,
        "public": opened.public,
        "clock": opened.clock,
        "level": opened.level,
        "phase": table.phase,
        "host": table.host,
        "seats": [_seat_shown(table, chair) for chair in table.chairs],
        "request": request and RequestShown(seat=request.seat, waiting=sorted(decisions.missing_answers(table))),
        "rematch": table.rematch,
        "deadline": table.deadline(),
        "thinking": table.thinking(),
    }


def _seat_shown(table: Table, chair: Chair) -> SeatShown:
    is_empty = table.phase == "waiting" and chair.place.kind != "bot" and not chair.has_owner
    player: Literal["person", "bot", "nobody"] = "person" if chair.has_person else "nobody" if is_empty else "bot"
    return SeatShown(kind=chair.place.kind, level=chair.place.level, name=chair.name, player=player)
