"""The rules as players read them, and their paragraphs by number."""

import re

from hantise.game import Game


def rulebook(game: Game, language: str) -> str:
    """The whole text."""
    return (game.folder / f"rules.{language}.md").read_text(encoding="utf-8")


def paragraph(text: str, number: str) -> str | None:
    """A paragraph (5.2), or a chapter with all its paragraphs (5); None if there is none of that number."""
    begins = re.escape(number)
    pattern = rf"^{begins} .*?(?=^\d+\.\d+ |^#|\Z)" if "." in number else rf"^## {begins} .*?(?=^## |\Z)"
    found = re.search(pattern, text, re.MULTILINE | re.DOTALL)
    return found[0].strip() if found else None
