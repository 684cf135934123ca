"""The moves of Ghooost!: their spelling, why one is refused, and how they are told."""

from typing import Any

from hantise.contract import CHANCE, OVER
from hantise.games.ghooost import rules
from hantise.games.ghooost.box import KITTY, MISS_COPY
from hantise.games.ghooost.state import (
    DRAW,
    DRAW_HIDDEN,
    FROM_CRYPT,
    GAMBLE,
    MANOR,
    NO_REVEAL,
    PASS,
    PLAY_KITTY,
    TAKE,
)
from hantise.words import Message, Refusal, seat

SPELLING_RULE = "10.1"
WORDS = {"gamble": GAMBLE, "manor": MANOR, "take": TAKE, "pass": PASS}
ONE_WORD = {action: word for word, action in WORDS.items()}


def card_name(box: Any, card: int) -> str:
    """2.1 A ghost is written as its value, Miss Copy x, Kitty k."""
    return {int(box.miss_copy): MISS_COPY, int(box.kitty): KITTY}.get(int(card), str(box.value[card]))


def card_numbers(box: Any) -> dict[str, int]:
    """Every card's name and number, in the order of 2.3."""
    return {card_name(box, card): card for card in range(int(box.kinds))}


def spell(box: Any, action: int) -> str:
    """10.1, 10.2 The move that an action stands for; nothing if this edition has no such cards."""
    if action < PLAY_KITTY:
        card, naturals, copies = rules.group_of(action)
        if card >= box.naturals or naturals > box.copies[card] or copies > box.copies[box.miss_copy]:
            return ""
        return " ".join(["play", *[card_name(box, card)] * naturals, *[MISS_COPY] * copies])
    if action == PLAY_KITTY:
        return f"play {KITTY}"
    if action == DRAW_HIDDEN:
        return "draw ?"
    if action >= DRAW:
        return f"draw {card_name(box, action - DRAW)}" if action - DRAW < box.kinds else ""
    return ONE_WORD[action]


def parse(box: Any, text: str) -> int | Refusal:
    """10.1, 10.2 The action that a move stands for."""
    verb, *names = text.split(" ")
    if text in WORDS:
        return WORDS[text]
    if verb not in ("play", "draw") or not names:
        return Refusal(Message("refused-spelling", {"move": text}), "10.1")
    numbers = card_numbers(box)
    for name in names:
        if name not in numbers:
            return Refusal(Message("refused-card", {"move": text, "card": name}), "2.1")
    if verb == "play":
        return _parse_group(box, [numbers[name] for name in names], text)
    if len(names) > 1:
        return Refusal(Message("refused-draw-many", {"move": text}), "10.2")
    return DRAW + numbers[names[0]]


def _parse_group(box: Any, cards: list[int], text: str) -> int | Refusal:
    """5.3, 7.5, 7.6, 10.3 Ghosts of one value, then Miss Copies; or one Kitty."""
    said = {"move": text}
    if box.kitty in cards:
        return PLAY_KITTY if len(cards) == 1 else Refusal(Message("refused-kitty-alone", said), "7.6")
    naturals = [card for card in cards if card != box.miss_copy]
    if not naturals:
        return Refusal(Message("refused-copy-alone", said), "7.5")
    if len(set(naturals)) > 1:
        return Refusal(Message("refused-mixed", said), "5.3")
    if cards[: len(naturals)] != naturals:
        return Refusal(Message("refused-order", said), "10.3")
    card, copies = naturals[0], len(cards) - len(naturals)
    for kind, count in ((card, len(naturals)), (int(box.miss_copy), copies)):
        if count > box.copies[kind]:
            most: dict[str, Any] = {"card": card_message(box, kind), "copies": int(box.copies[kind])}
            return Refusal(Message("refused-too-many", said | most), "2.1")
    return int(rules.group_action(card, len(naturals), copies))


def refuse(state: Any, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), "4.2")
    is_draw = action >= DRAW
    who = {"who": seat(state.turn)}
    if is_draw != (state.actor == CHANCE):
        return Refusal(Message("refused-seat-acts" if is_draw else "refused-chance-acts", who), "4.2")
    if is_draw:
        return Refusal(Message("refused-not-unseen", {"card": card_message(state.box, action - DRAW)}), "3.5")
    if rules.is_curfew(state):
        return Refusal(Message("refused-curfew", who), "4.8")
    if action <= PLAY_KITTY:
        return _refuse_play(state, action)
    before = rules.is_before_midnight(state)
    if action == TAKE:
        return Refusal(Message("refused-nothing-to-take", who), "5.7")
    if action == GAMBLE:
        return Refusal(Message("refused-gamble-late", who), "4.4")
    if action == PASS:
        return Refusal(Message("refused-pass-early" if before else "refused-pass", who), "4.3" if before else "5.8")
    return Refusal(Message("refused-manor-early" if before else "refused-manor", who), "4.3" if before else "4.4")


def _refuse_play(state: Any, action: int) -> Refusal:
    """5.2, 5.3 The cards are not in the hand, or may not be laid on the top."""
    hand, box = state.hands[state.turn], state.box
    arguments: dict[str, Any] = {"who": seat(state.turn), "group": group_message(box, action)}
    if not _holds(box, hand, action):
        return Refusal(Message("refused-not-in-hand", arguments), "5.3")
    below = int(rules.top(state))
    arguments |= {"top": card_message(box, below), "quartet": int(box.quartet)}
    if not rules.is_scary(state, below):
        return Refusal(Message("refused-too-low", arguments), "5.2")
    naturals = [card_message(box, card) for card in range(int(box.naturals)) if rules.may_follow(state, card)]
    followers = [*naturals, card_message(box, box.kitty)]
    return Refusal(Message("refused-on-scary", arguments | {"followers": followers}), "5.2")


def _holds(box: Any, hand: Any, action: int) -> bool:
    if action == PLAY_KITTY:
        return bool(hand[box.kitty] > 0)
    card, naturals, copies = rules.group_of(action)
    return bool(hand[card] >= naturals and hand[box.miss_copy] >= copies)


def card_message(box: Any, card: int) -> Message:
    """A card for people; its name comes with the edition."""
    return Message(f"card-{card_name(box, card)}")


def group_message(box: Any, action: int) -> Message:
    """The cards of a play for people."""
    if action == PLAY_KITTY:
        return card_message(box, box.kitty)
    card, naturals, copies = rules.group_of(action)
    ghosts: dict[str, Any] = {"card": card_message(box, card), "count": naturals}
    copied = {"copy": card_message(box, box.miss_copy), "copies": copies}
    return Message("group-copies", ghosts | copied) if copies else Message("group", ghosts)


def label(view: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action in ONE_WORD:
        return Message(f"move-{ONE_WORD[action]}", {"cards": int(view.pile_size + view.beside)} if action == TAKE else {})
    if action == DRAW_HIDDEN:
        return Message("move-draw-hidden")
    if action >= DRAW:
        return Message("move-draw", {"card": card_message(view.box, action - DRAW)})
    arguments = {"group": group_message(view.box, action)}
    if action == PLAY_KITTY:
        return Message("move-kitty", arguments)
    card, naturals, copies = rules.group_of(action)
    group = naturals + copies
    turn = "-turn" if rules.is_turned_by(view, card, group) else ""
    if rules.is_cleared_by(view, card, group):
        return Message(f"move-clear{turn}", arguments)
    if group >= view.box.replay:
        return Message(f"move-replay{turn}", arguments)
    return Message("move-turn" if turn else "move-play", arguments)


def tell(before: Any, action: int, after: Any) -> list[Message]:
    """The log lines for an action, from what a viewer saw of it and of the table before and after."""
    if action >= DRAW and before.reveal == NO_REVEAL:
        lines = [_told_refill(before, action)]
    elif action >= DRAW:
        lines = _told_reveal(before, action - DRAW, after)
    else:
        lines = _told_seat_move(before, action, after)
    if before.crypt > 0 and after.crypt == 0:
        lines.append(Message("told-midnight"))
    if after.actor == OVER or after.round_number != before.round_number:
        lines += _told_round_end(before, after)
    return lines


def _told_refill(before: Any, action: int) -> Message:
    who = {"who": seat(rules.short_seat(before))}
    if action == DRAW_HIDDEN:
        return Message("told-draw-hidden", who)
    return Message("told-draw", who | {"card": card_message(before.box, action - DRAW)})


def _told_reveal(before: Any, card: int, after: Any) -> list[Message]:
    who = {"who": seat(before.turn), "card": card_message(before.box, card)}
    line = Message("told-gambled" if before.reveal == FROM_CRYPT else "told-from-manor", who)
    if card == before.box.kitty:
        return [line, *_told_effects(before, after, skips=True)]
    if card == before.box.miss_copy or not rules.may_follow(before, card):
        return [line, Message("told-failed", who | {"cards": int(before.pile_size + before.beside)})]
    return [line, *_told_effects(before, after, cleared=rules.is_cleared_by(before, card, 1))]


def _told_seat_move(before: Any, action: int, after: Any) -> list[Message]:
    who = {"who": seat(before.turn)}
    if action in (GAMBLE, MANOR, PASS):
        return [Message(f"told-{ONE_WORD[action]}", who)]
    if action == TAKE:
        return [Message("told-take", who | {"cards": int(before.pile_size + before.beside)})]
    line = Message("told-play", who | {"group": group_message(before.box, action)})
    if action == PLAY_KITTY:
        return [line, *_told_effects(before, after, skips=True)]
    card, naturals, copies = rules.group_of(action)
    return [line, *_told_effects(before, after, cleared=rules.is_cleared_by(before, card, naturals + copies))]


def _told_effects(before: Any, after: Any, cleared: bool = False, skips: bool = False) -> list[Message]:
    """What a laid card brought about."""
    who = {"who": seat(before.turn)}
    lines = [Message("told-cleared")] if cleared else []
    if after.round_number != before.round_number:  # the table is set anew: only the Boos tell who got out
        return lines if after.boos[before.turn] > before.boos[before.turn] else [*lines, Message("told-out", who)]
    if after.direction != before.direction:
        lines.append(Message("told-clockwise" if after.direction == 1 else "told-anticlockwise"))
    if after.out_count > before.out_count:
        lines.append(Message("told-out", who))
    if after.actor == OVER:
        return lines
    if skips:
        lines.append(Message("told-skip", {"who": seat(rules.next_in(after, before.turn))}))
    elif after.turn == before.turn:
        lines.append(Message("told-replay", who))
    return lines


def _told_round_end(before: Any, after: Any) -> list[Message]:
    """8.3 – 8.8 Who lost; in a match the points and Boos, and who begins the next round."""
    if not before.box.match:
        losers = [seat(number) for number in range(int(after.seats)) if rules.is_in(after, number)]
        return [_told_losers(losers)]
    losers = [seat(number) for number in range(int(after.seats)) if after.boos[number] > before.boos[number]]
    lines = [Message("told-round-end", {"round": int(before.round_number)}), _told_losers(losers)]
    for number in range(int(after.seats)):
        gained = int(after.points[number] - before.points[number])
        if gained:
            lines.append(Message("told-points", {"who": seat(number), "points": gained, "sum": int(after.points[number])}))
        if after.boos[number] > before.boos[number]:
            lines.append(Message("told-boo", {"who": seat(number), "boos": int(after.boos[number])}))
    if after.actor != OVER:
        lines.append(Message("told-round-begin", {"round": int(after.round_number), "who": seat(after.turn)}))
    return lines


def _told_losers(losers: list[Message]) -> Message:
    if len(losers) == 1:
        return Message("told-loser", {"who": losers[0]})
    return Message("told-dawn", {"who": losers})
