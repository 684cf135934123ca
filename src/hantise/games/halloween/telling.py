"""How the moves of Phantoms of Halloween are told in the log: from what one viewer saw, before and after."""

from typing import Any

from hantise.contract import OVER
from hantise.games.halloween.state import (
    BID,
    CARD_DRAWN,
    CARD_HIDDEN,
    CHARACTERS,
    DISCARDED,
    DONE,
    EXCHANGE,
    GO,
    HIDDEN,
    KEEP,
    KINDS,
    LEAVE,
    MOVED,
    NAMED,
    NO_CARD,
    NOBODY,
    OFFERED,
    PASS,
    PLACED,
    RED,
    ROLLED,
    STAY,
    SWAPPED,
    TARGETED,
    TRY,
    WAIT,
)
from hantise.games.halloween.steps import top_of_stump
from hantise.words import Message, seat

_SINGLE = {GO: "told-go", LEAVE: "told-try", WAIT: "told-wait", DONE: "told-done", KEEP: "told-keep"}


def points_text(points: int) -> str:
    """Points with their sign, as printed."""
    return f"+{points}" if points > 0 else f"−{-points}"


def character(number: int) -> Message:
    """A character for people: number and name."""
    return Message("character", {"number": int(number), "name": Message(f"character-{number}")})


def _card_text(view: Any, number: int) -> str | None:
    """The points of a character, where the view shows them."""
    card = view.card[number]
    return None if card == NO_CARD else points_text(int(view.box.points[card]))


def _shown(after: Any) -> list[str]:
    """The values that the last move showed to all."""
    return [points_text(int(after.box.points[card])) for card in range(int(after.box.values)) for _ in range(after.shown[card])]


def tell(before: Any, action: int, after: Any) -> list[Message]:
    """The log lines for an action, from what a viewer saw of it and of the table before and after."""
    lines = _told(before, action, after)
    lines += [Message("told-miss", {"who": seat(number)}) for number in _missed(before, after)]
    if after.actor == OVER and after.turns > before.turns:  # 7.1 the turn of whoever leaves is not counted
        lines.append(Message("told-limit", {"turns": int(after.turns)}))
    return lines


def _missed(before: Any, after: Any) -> list[int]:
    """6.8 The seats that missed a turn, in the order of the turns."""
    order = [(int(before.mover) + step) % int(before.seats) for step in range(1, int(before.seats) + 1)]
    return [number for number in order if before.miss[number] and not after.miss[number]]


def _told(before: Any, action: int, after: Any) -> list[Message]:
    who: dict[str, Any] = {"who": seat(before.mover if before.actor < 0 else before.actor)}
    if action <= CARD_HIDDEN:
        return [_told_draw(before, action)]
    if action < PLACED:
        return _told_roll(before, action - ROLLED, after)
    if action < GO:
        return [Message("told-place", who | {"square": action - PLACED})]
    if action in _SINGLE:
        return [Message(_SINGLE[action], who)]
    if action == STAY:
        return [Message("told-stay", who), *_told_money(before, after)]
    if action in range(MOVED, TARGETED):
        return [Message("told-stop", who | {"distance": action - MOVED}), *_told_landing(before, after)]
    if action in range(TARGETED, NAMED):
        return [Message("told-target", who | {"target": seat(action - TARGETED)})]
    if action in range(NAMED, DISCARDED):
        return _told_name(before, action - NAMED, after)
    if action in range(DISCARDED, HIDDEN):
        return [_told_discard(before, action - DISCARDED, after)]
    if action in range(HIDDEN, SWAPPED):
        return [Message("told-hide", who | {"character": character(action - HIDDEN), "points": " ".join(_shown(after))})]
    if action in range(SWAPPED, OFFERED):
        low, high = divmod(action - SWAPPED, CHARACTERS + 1)
        return [Message("told-swap", who | {"low": character(low), "high": character(high)})]
    return _told_bid(before, action, after)


def _told_draw(before: Any, action: int) -> Message:
    """9.2 b Only the receiver is told the points."""
    arguments: dict[str, Any] = {"who": seat(before.receiver), "character": character(top_of_stump(before))}
    if action == CARD_HIDDEN:
        return Message("told-draw-hidden", arguments)
    return Message("told-draw", arguments | {"points": points_text(int(before.box.points[action - CARD_DRAWN]))})


def _told_roll(before: Any, face: int, after: Any) -> list[Message]:
    arguments: dict[str, Any] = {"who": seat(before.mover), "face": face}
    if before.phase != TRY:
        landed = after.rolled == 0
        return [Message("told-roll", arguments), *(_told_landing(before, after) if landed else [])]
    return [Message("told-leave" if after.actor == OVER and face == before.box.leave_face else "told-fail", arguments)]


def _told_landing(before: Any, after: Any) -> list[Message]:
    mover = before.mover
    square = int(after.squares[mover])
    kind = Message(f"kind-{KINDS[after.box.kind[square]]}", {"amount": int(after.box.amount[square])})
    return [Message("told-land", {"who": seat(mover), "square": square, "kind": kind}), *_told_money(before, after)]


def _told_money(before: Any, after: Any) -> list[Message]:
    """What the mover received or paid."""
    change = int(after.cash[before.mover]) - int(before.cash[before.mover])
    if change == 0:
        return []
    return [Message("told-receive" if change > 0 else "told-pay", {"who": seat(before.mover), "pumpkins": abs(change)})]


def _told_name(before: Any, number: int, after: Any) -> list[Message]:
    line = Message("told-name", {"who": seat(before.actor), "character": character(number)})
    if before.event != EXCHANGE:
        unsold = [] if after.phase == BID else [Message("told-unsold", {"character": character(number)})]
        return [line, *unsold]
    if before.named == 0:
        return [line]
    return [
        line,
        *(_told_handed(giver, taken, after) for giver, taken in ((before.mover, number), (before.target, before.named))),
    ]


def _told_handed(giver: int, number: int, after: Any) -> Message:
    """6.5 d The mover and his partner are told the card that they receive."""
    arguments: dict[str, Any] = {"giver": seat(giver), "taker": seat(after.holder[number]), "character": character(number)}
    value = _card_text(after, number)
    return Message("told-hand", arguments) if value is None else Message("told-hand-seen", arguments | {"points": value})


def _told_discard(before: Any, number: int, after: Any) -> Message:
    arguments: dict[str, Any] = {"who": seat(before.mover), "character": character(number)}
    value = _card_text(before, number) or "".join(_shown(after))
    return Message("told-discard-seen", arguments | {"points": value}) if value else Message("told-discard", arguments)


def _told_bid(before: Any, action: int, after: Any) -> list[Message]:
    """5.3 A bid or a pass, and what it leads to when the auction ends by it."""
    speaker = before.actor
    lines = [
        Message("told-pass", {"who": seat(speaker)})
        if action == PASS
        else Message("told-bid", {"who": seat(speaker), "pumpkins": action - OFFERED})
    ]
    if after.phase == BID:
        return lines
    buyer, price = (int(before.bidder), int(before.bid)) if action == PASS else (int(speaker), action - OFFERED)
    sold = character(before.on_sale)
    if buyer == NOBODY:
        return [*lines, Message("told-unsold", {"character": sold})]
    arguments: dict[str, Any] = {"who": seat(buyer), "character": sold, "pumpkins": price}
    value = _value_of_sale(before, after)
    lines.append(Message("told-sold-seen", arguments | {"points": value}) if value else Message("told-sold", arguments))
    if before.event == RED:
        paid = int(before.cash[before.mover]) + price - int(after.cash[before.mover])
        lines.append(Message("told-pay", {"who": seat(before.mover), "pumpkins": paid}))
    return lines


def _value_of_sale(before: Any, after: Any) -> str | None:
    """5.3 g Buyer and seller see the value; on halloween all do. A character of the stump has none yet."""
    number = int(before.on_sale)
    return _card_text(before, number) or _card_text(after, number) or "".join(_shown(after)) or None
