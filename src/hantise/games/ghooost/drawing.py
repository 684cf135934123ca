"""A view of Ghooost! drawn in text, for terminals."""

from typing import Any

from hantise.words import Words


def draw(view: Any, words: Words) -> str:
    """Nothing yet."""
    return ""
