"""What can be typed besides moves, in the words of either language."""

import functools
import re
import unicodedata

from hantise.words import LANGUAGES, words

COMMANDS = ("help", "view", "moves", "why", "hint", "rules", "log", "undo", "yes", "no", "begin", "quit")
AT_ONCE = {"help", "view", "rules", "log", "undo", "yes", "no", "begin", "quit"}  # others wait for one's turn


def understood(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and what follows it; None if it begins with none, so that it may be a move."""
    word, _, rest = line.strip().partition(" ")
    command = _by_word().get(unaccented(word))
    return None if command is None else (command, rest.strip())


@functools.cache
def _by_word() -> dict[str, str]:
    return {unaccented(words(language).text(f"command-{name}")): name for language in LANGUAGES for name in COMMANDS}


def unaccented(text: str) -> str:
    """The text in small letters without accents, as people type in a hurry."""
    apart = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def matching(labels: dict[str, str], text: str) -> list[str]:
    """The moves in which, or in whose labels, the text is found at the beginning of a word; if there are none, its words."""
    wanted = unaccented(text).strip()
    found = _found(labels, [wanted])
    return found or _found(labels, wanted.split())


def _found(labels: dict[str, str], texts: list[str]) -> list[str]:
    patterns = [re.compile(rf"(?<![\w-]){re.escape(text)}") for text in texts]
    return [move for move, label in labels.items() if all(pattern.search(unaccented(f"{move}  {label}")) for pattern in patterns)]
