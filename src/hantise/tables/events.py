"""What can happen at a table. A table is what its events add up to; they are stored as JSON and never change."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

import orjson
from pydantic import Discriminator, TypeAdapter

from hantise.tables.bots import Level


@dataclass(frozen=True, slots=True)
class Place:
    """Who may sit on a seat: a person with the table's invitation, anybody, or a bot."""

    kind: Literal["invited", "open", "bot"]
    level: str | None = None  # of a bot; at a table of one's own also the name of a bot that the player brought along


@dataclass(frozen=True, slots=True)
class Opened:
    """A table is set up; nothing else comes before."""

    game: str
    edition: str
    options: dict[str, Any]
    places: tuple[Place, ...]
    public: bool
    clock: int | None  # seconds a turn
    level: Level  # of the bots that stand in for people
    invitation: str  # the hash of what opens the invited seats
    position: dict[str, Any] | None = None  # where the game begins, if not with its set-up
    event: Literal["opened"] = "opened"


@dataclass(frozen=True, slots=True)
class Seated:
    """A person takes a seat for good."""

    seat: int
    name: str
    token: str  # the hash of what holds the seat
    event: Literal["seated"] = "seated"


@dataclass(frozen=True, slots=True)
class Begun:
    """The game begins; bots stand in on seats that nobody has taken."""

    event: Literal["begun"] = "begun"


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat or chance makes a move."""

    by: int  # a seat or CHANCE
    move: str
    id: str | None = None  # the client's name for it, so that sending it twice is harmless
    hand: Literal["own", "bot", "clock"] = "own"  # who moved for the seat: its player, a bot, a bot because time ran out
    event: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True)
class UndoAsked:
    """A seat asks the others to go back to before its last move."""

    seat: int
    id: str | None = None  # as of a move
    event: Literal["undo-asked"] = "undo-asked"


@dataclass(frozen=True, slots=True)
class UndoAnswered:
    """Another person accepts or refuses; the asker's own refusal withdraws the request."""

    seat: int
    accepts: bool
    event: Literal["undo-answered"] = "undo-answered"


@dataclass(frozen=True, slots=True)
class Undone:
    """The game goes back for a seat, so that this many moves remain."""

    seat: int
    kept: int
    id: str | None = None  # as of a move, if nobody had to be asked
    event: Literal["undone"] = "undone"


@dataclass(frozen=True, slots=True)
class Left:
    """A person leaves; a bot plays on the seat until its owner returns."""

    seat: int
    event: Literal["left"] = "left"


@dataclass(frozen=True, slots=True)
class Returned:
    """The owner of a left seat is back."""

    seat: int
    event: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people go on at another table."""

    table: str
    event: Literal["rematched"] = "rematched"


Event = Opened | Seated | Begun | Moved | UndoAsked | UndoAnswered | Undone | Left | Returned | Rematched

_EVENTS: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Discriminator("event")])


def to_json(event: Event) -> str:
    """The event as it is stored."""
    return orjson.dumps(event).decode()


def from_json(text: str) -> Event:
    """The event that was stored."""
    return _EVENTS.validate_json(text)


def told_openly(event: Event) -> Mapping[str, Any] | None:
    """What a structured log may say of an event: neither hashes nor moves."""
    if isinstance(event, Moved):
        return None
    kept = {"seat", "kept", "accepts", "game", "edition", "public", "clock", "table"}
    return {name: getattr(event, name) for name in type(event).__dataclass_fields__ if name in kept}
