"""The small screens: choosing from a list, reading, waiting, and the curtain between two people who share the terminal."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import LoadingIndicator, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from hantise.words import Words


class Choosing(Screen[int | None]):
    """One of a few things, by arrows and Enter or the mouse; None if the player would rather go back."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,ctrl+c,ctrl+q", "dismiss(None)", priority=True)]

    def __init__(self, title: str, choices: Sequence[str], words: Words, note: str = "") -> None:
        super().__init__()
        self._title, self._choices, self._words, self._note = title, choices, words, note

    def compose(self) -> ComposeResult:
        """A question, its answers, and how to give one."""
        with Vertical(id="box"):
            yield Static(self._title, id="title", markup=False)
            if self._note:
                yield Static(self._note, id="note", markup=False)
            yield OptionList(*(Option(choice) for choice in self._choices), id="choices", markup=False)
            yield Static(self._words.text("app-choose"), markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That is the answer."""
        self.dismiss(event.option_index)


class Preparing(Screen[None]):
    """Rules and bots are compiled: something moves, so that nobody thinks it has stopped."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """What is going on."""
        with Vertical(id="box"):
            yield Static(self._text, markup=False)
            yield LoadingIndicator()


class Curtain(Screen[None]):
    """Nothing of the table is to be seen until the next person is there."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss(None)", priority=True)]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        """Whose turn it is to look."""
        with Vertical(id="box"):
            yield Static(self._text, markup=False)

    def on_click(self) -> None:
        """A click will do, too."""
        self.dismiss(None)


class Reading(Screen[None]):
    """The rules, or anything else that is long."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,f4,q,enter,ctrl+c,ctrl+q", "dismiss(None)", priority=True)]

    def __init__(self, text: str, words: Words) -> None:
        super().__init__()
        self._text, self._words = text, words

    def compose(self) -> ComposeResult:
        """The text, and how to get back."""
        with VerticalScroll():
            yield Markdown(self._text)
        yield Static(self._words.text("app-reading"), id="keys", markup=False)
