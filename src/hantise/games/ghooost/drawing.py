"""A view of Ghooost! drawn in text, for terminals."""

import textwrap
from typing import Any

from hantise.contract import EVERYTHING, OVER
from hantise.games.ghooost import rules
from hantise.games.ghooost.moves import card_message
from hantise.games.ghooost.position import table
from hantise.words import Words, seat

_WIDTH = 79  # columns: a scroll bar may take the last one of 80
_PILE_SHOWN = 12  # the uppermost cards of the pile, which is all that matters for playing


def draw(view: Any, words: Words) -> str:
    """The half of the round, the Cemetery, every seat with what all know of its hand, and the viewer's own hand."""
    shown = table(view)
    lines = [_half(view, words), *_cemetery(view, shown, words)]
    lines += _wrapped(words.text("draw-discard", cards=_counted(shown["discard"]) or words.text("draw-empty")))
    lines += [words.text("draw-clockwise" if view.direction == 1 else "draw-anticlockwise"), ""]
    for number in range(int(view.seats)):
        lines += _seat_lines(view, shown, number, words)
    if view.viewer >= 0:
        lines += ["", *_wrapped(words.text("draw-hand", hand=_counted(shown["hands"][view.viewer]) or words.text("draw-empty")))]
    return "\n".join(lines)


def _half(view: Any, words: Words) -> str:
    if view.crypt > 0:
        line = words.text("draw-before-midnight", crypt=int(view.crypt))
    else:
        line = words.text("draw-after-midnight", left=int(view.box.dawn - view.clock))
    return words.text("draw-round", round=int(view.round_number), half=line) if view.box.match else line


def _cemetery(view: Any, shown: dict[str, Any], words: Words) -> list[str]:
    """The pile from bottom to top, what lies beside it, and what may be laid on it."""
    pile = shown["cemetery"]
    row = " ".join(f"[{card}]" for card in pile[-_PILE_SHOWN:]) or words.text("draw-empty")
    if len(pile) > _PILE_SHOWN:
        row = words.text("draw-beneath", cards=len(pile) - _PILE_SHOWN, row=row)
    if view.beside:
        row += f"  + {words.say(card_message(view.box, view.box.kitty))} × {view.beside}"
    return [*_wrapped(words.text("draw-cemetery", pile=row)), *_wrapped(_to_beat(view, words))]


def _to_beat(view: Any, words: Words) -> str:
    if not view.pile_size:
        return words.text("draw-anything")
    top = rules.top(view)
    ghost = words.say(card_message(view.box, top))
    if rules.is_scary(view, top):
        naturals = [card_message(view.box, card) for card in range(int(view.box.naturals)) if rules.may_follow(view, card)]
        followers = [words.say(card) for card in [*naturals, card_message(view.box, view.box.kitty)]]
        return words.text("draw-scary", ghost=ghost, followers=words.text("comma").join(followers))
    return words.text("draw-to-beat", ghost=ghost)


def _seat_lines(view: Any, shown: dict[str, Any], number: int, words: Words) -> list[str]:
    mark = "▶" if view.turn == number and view.actor != OVER else " "
    line = words.text("draw-seat", who=words.say(seat(number)), cards=len(shown["hands"][number]), manor=shown["manors"][number])
    out = number in shown["out"]
    if out:
        line = words.text("draw-out", who=words.say(seat(number)), place=shown["out"].index(number) + 1)
    if view.box.match:
        line += words.text("draw-points", points=shown["points"][number], boos=shown["boos"][number])
    if view.viewer == EVERYTHING and not out:
        cards = words.text("draw-holds", cards=_counted(shown["hands"][number]) or words.text("draw-empty"))
    elif number != view.viewer and shown["known"][number]:
        cards = words.text("draw-known", cards=_counted(shown["known"][number]))
    else:
        return _wrapped(f"{mark} {line}")
    return [*_wrapped(f"{mark} {line}"), *_wrapped(cards, "      ")]


def _counted(cards: list[str]) -> str:
    """Cards that are there several times are counted: 5 ×2, so that a large hand stays readable."""
    return "  ".join(f"[{card}]" + (f"×{cards.count(card)}" if cards.count(card) > 1 else "") for card in dict.fromkeys(cards))


def _wrapped(line: str, indent: str = "") -> list[str]:
    return textwrap.wrap(line, _WIDTH, initial_indent=indent, subsequent_indent=indent + "      ", break_on_hyphens=False)
