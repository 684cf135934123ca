"""Texts in the reader's language: messages as keys with arguments, worded from the Fluent catalogues.

The rules and tables speak in messages; only what shows a message to a person turns it into words.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Message:
    """A text before it is worded: the key of a catalogue entry and its arguments, messages among them."""

    key: str
    args: Mapping[str, "int | str | Message | Sequence[Message]"] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        """For the wire: `{"key": …, "args": {…}}`, arguments that are messages likewise."""
        return {"key": self.key, "args": {name: _jsonable(value) for name, value in self.args.items()}}

    @classmethod
    def from_json(cls, wire: Mapping[str, Any]) -> "Message":
        """What `as_json` gave."""
        return cls(wire["key"], {name: _from_jsonable(value) for name, value in wire["args"].items()})


@dataclass(frozen=True)
class Refusal:
    """Why a move is refused, and the paragraph of the rules that says so."""

    reason: Message
    rule: str

    @property
    def message(self) -> Message:
        """The reason with its paragraph."""
        return Message("refused", {"reason": self.reason, "rule": self.rule})


@functools.cache
def seat(number: int) -> Message:
    """The player at a seat; whoever words it may put the player's name instead."""
    return Message("seat", {"seat": int(number)})


def _jsonable(value: Any) -> Any:
    if isinstance(value, Message):
        return value.as_json()
    if isinstance(value, (list, tuple)):
        return [_jsonable(item) for item in value]
    return value


def _from_jsonable(value: Any) -> Any:
    if isinstance(value, Mapping):
        return Message.from_json(value)
    if isinstance(value, list):
        return [_from_jsonable(item) for item in value]
    return value


@dataclass(frozen=True)
class Words:
    """One language's catalogue for one game."""

    language: str
    bundle: FluentBundle
    names: Mapping[int, str] = field(default_factory=dict)  # players by seat

    def say(self, message: Message) -> str:
        """The message as text; its message arguments are worded first, lists joined by commas."""
        if message.key == "seat" and message.args["seat"] in self.names:
            return self.names[int(str(message.args["seat"]))]
        arguments = {name: self._worded(value) for name, value in message.args.items()}
        pattern = self.bundle.get_message(message.key).value
        assert pattern is not None, message.key
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def text(self, key: str, **arguments: Any) -> str:
        """The same without making a message first."""
        return self.say(Message(key, arguments))

    def _worded(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, (list, tuple)):
            return self.text("comma").join(self.say(item) for item in value)
        return value


def catalogue_files(game_folder: Path | None, language: str) -> list[Path]:
    """The shared catalogue and the game's."""
    folders = [Path(__file__).parent, *([game_folder] if game_folder else [])]
    return [folder / f"words.{language}.ftl" for folder in folders]


@functools.cache
def _resource(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


def words(language: str, game_folder: Path | None = None, names: Iterable[tuple[str, str]] = ()) -> Words:
    """The catalogue of a language: shared messages, the game's, and the names that its edition brings along."""
    bundle = FluentBundle([language], use_isolating=False)
    for path in catalogue_files(game_folder, language):
        bundle.add_resource(_resource(path))
    brought = "\n".join(f'{key} = {{ "{name}" }}' for key, name in names)
    if brought:
        bundle.add_resource(FluentResource(brought))
    return Words(language, bundle)
