"""The moves of Treasure Hunters: their spelling, why one is refused, and how they are told."""

from typing import Any

from hantise.contract import OVER
from hantise.games.treasure import rules, sets
from hantise.games.treasure.state import (
    ACTIONS,
    BLUE,
    CARD,
    CARD_DRAWN,
    CARDS,
    COLOURS,
    CORRIDOR,
    FACE_DOWN,
    FIGHT,
    FIGHTING,
    FIGHTS,
    FINISHED,
    JEWEL,
    LEAVE,
    MOVE,
    MOVING,
    NO_JEWEL,
    OUT,
    PHASES,
    PICK,
    PICKING,
    RESULTS,
    REVEALING,
    ROLL,
    ROLLING,
    ROOM,
    SHUFFLE,
)
from hantise.words import Message, Refusal, seat

SPELLING_RULE = "13"
RULE_OF_PHASE = ("4.1", "4.2", "4.3", "4.4", "4.5", "4.6")
RULE_OF_RESULT = ("", "9.1", "9.2", "9.3", "9.4")


def place_name(place: int) -> str:
    """2.1 out, a room's letter, or h and the number of a corridor square."""
    if place == OUT:
        return "out"
    return CARDS[place - ROOM] if place < CORRIDOR else f"h{place - CORRIDOR + 1}"


def place_numbers(box: Any) -> dict[str, int]:
    """Every place's name and number."""
    return {place_name(place): place for place in range(int(box.places))}


def _written(action: int) -> str:
    if action < CARD:
        return f"roll {action - ROLL}"
    if action < MOVE:
        return f"card {CARDS[action - CARD]}"
    if action < JEWEL:
        return f"move {place_name(action - MOVE)}"
    if action < PICK:
        return f"jewel {action - JEWEL}"
    return {PICK: "pick", LEAVE: "leave"}.get(action) or f"fight {FIGHTS[action - FIGHT]}"


_ACTION_OF = {_written(action): action for action in range(ACTIONS)}


def _exists(box: Any, action: int) -> bool:
    """Does this edition have such a face, place or jewel?"""
    if action < CARD:
        return bool(box.die[action - ROLL] > 0)
    if MOVE <= action < JEWEL:
        return bool(action - MOVE < box.places)
    return action < JEWEL or action >= PICK or bool(1 <= action - JEWEL <= box.jewels)


def spell(box: Any, action: int) -> str:
    """13 The move that an action stands for; nothing if this edition has no such face, place or jewel."""
    return _written(action) if _exists(box, action) else ""


def parse(box: Any, text: str) -> int | Refusal:
    """13 The action that a move stands for."""
    action = _ACTION_OF.get(text)
    if action is not None and _exists(box, action):
        return action
    verb, _, place = text.partition(" ")
    if verb == "move" and place:
        return Refusal(Message("refused-no-place", {"place": place, "last": place_name(int(box.places) - 1)}), "2.1")
    return Refusal(Message("refused-spelling", {"move": text}), SPELLING_RULE)


def _phase_of(action: int) -> int:
    """4 The phase in which an action is made."""
    ends = ((CARD, ROLLING), (MOVE, CARD_DRAWN), (JEWEL, MOVING), (PICK, REVEALING), (FIGHT, PICKING))
    return next((phase for end, phase in ends if action < end), FIGHTING)


def refuse(state: Any, action: int) -> Refusal:
    """Why an action that is not legal is refused."""
    if state.actor == OVER:
        return Refusal(Message("refused-over"), RULE_OF_RESULT[state.result])
    if _phase_of(action) != state.phase:
        return Refusal(Message(f"refused-now-{PHASES[state.phase]}", {"who": mover(state)}), RULE_OF_PHASE[state.phase])
    if state.phase == CARD_DRAWN:
        return _refuse_card(state, action - CARD)
    if state.phase == MOVING:
        return _refuse_move(state, action - MOVE)
    if state.phase == REVEALING:
        return Refusal(Message("refused-number-seen", {"number": action - JEWEL}), "7.6")
    dice = int(rules.fight_dice(state))
    if dice != len(FIGHTS[action - FIGHT].split()):
        return Refusal(Message("refused-dice", {"who": mover(state), "dice": dice}), "8.1")
    return Refusal(Message("refused-face"), "8.4")


def _refuse_card(state: Any, card: int) -> Refusal:
    arguments = {"card": card_message(card)}
    if state.box.deck[card] == 0:
        return Refusal(Message("refused-not-in-deck", arguments), "2.8")
    return Refusal(Message("refused-not-in-pile", arguments), "5.1")


def _refuse_move(state: Any, place: int) -> Refusal:
    """6 What keeps the mover from ending its move there."""
    closed, stopping, barred = int(state.closed), int(rules.stopping(state)), int(rules.barred(state))
    arguments: dict[str, Any] = {"who": mover(state), "place": place_message(place), "die": int(state.die)}

    def gets_there(closed: int, stopping: int) -> bool:
        return bool(sets.holds(rules.spread(state, closed, stopping, barred), place))

    if gets_there(closed, stopping):
        return Refusal(Message("refused-occupied", arguments), "6.5")
    if sets.holds(barred, place):
        numbers = {"number": int(state.carry[state.hunter]), "next": int(state.delivered) + 1}
        return Refusal(Message("refused-later-jewel", arguments | numbers), "6.7")
    if sets.holds(stopping, state.places[state.hunter]):
        return Refusal(Message("refused-held", arguments), "6.6")
    if gets_there(closed, 0):
        return Refusal(Message("refused-spirit-stops", arguments), "6.6")
    if gets_there(0, 0):
        return Refusal(Message("refused-closed", arguments | {"doors": Message(f"doors-{COLOURS[closed]}")}), "6.4")
    return Refusal(Message("refused-too-far", arguments), "6.1")


def hunter_message(view: Any, hunter: int) -> Message:
    """A hunter for people: its player and its colour."""
    return Message("who", {"player": seat(hunter % view.seats), "colour": Message(f"hunter-{hunter}")})


def mover(view: Any) -> Message:
    """The hunter whose turn it is."""
    return hunter_message(view, int(view.hunter))


def place_message(place: int) -> Message:
    """A place for people."""
    if place == OUT:
        return Message("place-out")
    if place < CORRIDOR:
        return Message("place-room", {"room": place_name(place).upper()})
    return Message("place-square", {"square": place_name(place)})


def card_message(card: int) -> Message:
    """A card for people."""
    if card < SHUFFLE:
        return Message("card-letter", {"room": CARDS[card].upper()})
    return Message(f"card-{CARDS[card]}")


def jewel_message(jewel: int) -> Message:
    """A jewel for people, with its number where one is known."""
    return Message("jewel-unknown") if jewel == FACE_DOWN else Message("jewel-number", {"number": int(jewel)})


def guards(view: Any, room: int) -> list[Message]:
    """The spirit or the ghosts in a room."""
    if rules.is_haunted(view, ROOM + room):
        return [Message("spirit-here")]
    return [Message("ghosts-here", {"count": int(view.ghosts[room])})] if view.ghosts[room] else []


def jewels_in(view: Any, room: int) -> list[Message]:
    """The jewel in a room, if there is one."""
    return [jewel_message(view.jewels[room])] if view.jewels[room] != NO_JEWEL else []


def label(view: Any, action: int) -> Message:
    """What a move is, for a list to pick from."""
    if action == PICK:
        return Message("move-pick", {"jewel": jewel_message(rules.jewel_here(view))})
    if action == LEAVE:
        return Message("move-leave")
    if action < CARD:
        return Message("move-roll", {"die": action - ROLL})
    if action < MOVE:
        return Message("move-card", {"card": card_message(action - CARD)})
    if action < JEWEL:
        return _label_move(view, action - MOVE)
    if action < PICK:
        return Message("move-jewel", {"number": action - JEWEL})
    return Message("move-fight", {"faces": _faces(action - FIGHT)})


def _label_move(view: Any, place: int) -> Message:
    if place == OUT and rules.carries(view, int(view.hunter)):
        return Message("move-deliver")
    verb = "stay" if place == view.places[view.hunter] else "go"
    if place == OUT:
        return Message(f"move-{verb}-out")
    found = guards(view, place - ROOM) + jewels_in(view, place - ROOM) if rules.is_room(place) else []
    if not found:
        return Message(f"move-{verb}", {"place": place_message(place)})
    return Message(f"move-{verb}-where", {"place": place_message(place), "found": found})


def _faces(shown: int) -> list[Message]:
    names = {"g": "face-ghost", "s": "face-spirit", "-": "face-blank"}
    return [Message(names[face]) for face in FIGHTS[shown].split()]


def tell(before: Any, action: int, after: Any) -> list[Message]:
    """The log lines for an action, from the table before and after."""
    if action < CARD:
        ghost = before.box.ghost_on[action - ROLL]
        lines = [Message("told-roll-ghost" if ghost else "told-roll", {"who": mover(before), "die": action - ROLL})]
    elif action < MOVE:
        lines = _told_card(before, action - CARD, after)
    elif action < JEWEL:
        lines = _told_move(before, action - MOVE)
    elif action < PICK:
        room = place_message(before.places[before.hunter])
        lines = [Message("told-jewel", {"place": room, "number": action - JEWEL})]
    elif action < FIGHT:
        jewel = jewel_message(rules.jewel_here(before))
        lines = [Message("told-pick" if action == PICK else "told-leave", {"who": mover(before), "jewel": jewel})]
    else:
        lines = [_told_fight(before, action - FIGHT, after)]
    if after.phase == FINISHED:
        lines.append(Message(f"told-{RESULTS[after.result]}"))
    return lines


def _told_card(before: Any, card: int, after: Any) -> list[Message]:
    is_letter, is_door = card < SHUFFLE, card >= BLUE
    if is_letter:
        lines = _told_ghost(before, card, after)
    elif is_door:
        lines = [Message("told-doors", {"card": card_message(card), "doors": Message(f"doors-{CARDS[card]}")})]
    elif before.draws > 0:
        lines = [Message("told-ignored", {"card": card_message(card)})]
    elif card == SHUFFLE:
        lines = [Message("told-shuffle", {"card": card_message(card)})]
    else:
        lines = [Message("told-draws", {"card": card_message(card), "count": int(after.draws)})]
    if before.draws > 0 and after.phase == MOVING:
        lines.append(Message("told-reshuffled"))
    return lines


def _told_ghost(before: Any, letter: int, after: Any) -> list[Message]:
    """5.2–5.4 Where the ghost went, and whether a spirit came of it."""
    changed = [room for room in range(SHUFFLE) if before.ghosts[room] != after.ghosts[room]]
    arguments: dict[str, Any] = {"card": card_message(letter), "place": place_message(ROOM + changed[0])}
    lines = [Message("told-ghost" if changed[0] == letter else "told-ghost-moves-on", arguments)]
    if before.haunted != after.haunted:
        numbers = {"count": int(rules.spirits(after)), "limit": int(after.box.spirits)}
        lines.append(Message("told-spirit", arguments | numbers))
    return lines


def _told_move(before: Any, place: int) -> list[Message]:
    arguments: dict[str, Any] = {"who": mover(before), "place": place_message(place)}
    if place == OUT and rules.carries(before, int(before.hunter)):
        jewel = jewel_message(before.carry[before.hunter])
        numbers = {"count": int(before.delivered) + 1, "all": int(before.box.jewels)}
        return [Message("told-deliver", arguments | numbers | {"jewel": jewel})]
    verb = "stay" if place == before.places[before.hunter] else "move"
    return [Message(f"told-{verb}-out" if place == OUT else f"told-{verb}", arguments)]


def _told_fight(before: Any, shown: int, after: Any) -> Message:
    place = int(before.places[before.hunter])
    arguments: dict[str, Any] = {"who": mover(before), "place": place_message(place), "faces": _faces(shown)}
    if before.haunted != after.haunted:
        return Message("told-spirit-beaten", arguments)
    beaten = int(before.ghosts[place - ROOM]) - int(after.ghosts[place - ROOM])
    return Message("told-ghosts-beaten" if beaten else "told-missed", arguments | {"count": beaten})
