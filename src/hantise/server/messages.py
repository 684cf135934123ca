"""What goes over the wire, defined once: what clients send, and what they are sent."""

import unicodedata
from typing import Annotated, Any, Literal, cast

from pydantic import AfterValidator, BaseModel, ConfigDict, Discriminator, Field, TypeAdapter
from typing_extensions import TypedDict

from hantise.tables.bots import Level
from hantise.words import Message

NAME_LENGTH = 24
MOVE_LENGTH = 200  # letters; no move comes near
MOST_SEATS = 16

# How names and tokens are written, be it in a message, a path, a header or a link.
GAME = r"[a-z][a-z0-9_]{0,31}"
EDITION = r"[a-z0-9][a-z0-9-]{0,63}"
TABLE = r"[a-z0-9]{1,32}"
TOKEN = r"[A-Za-z0-9_-]{16,64}"


def _presentable(name: str) -> str:
    """A name is one line of printable characters: nothing invisible, nothing that turns the text round."""
    name = " ".join(filter(None, unicodedata.normalize("NFC", name).split(" ")))
    if not 1 <= len(name) <= NAME_LENGTH:
        raise ValueError(f"a name has 1 to {NAME_LENGTH} characters")
    if any(unicodedata.category(character) in _INVISIBLE for character in name):
        raise ValueError("a name has printable characters only")
    return name


_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}

Name = Annotated[str, Field(max_length=4 * NAME_LENGTH), AfterValidator(_presentable)]
Secret = Annotated[str, Field(pattern=f"^{TOKEN}$")]
Id = Annotated[str, Field(pattern=r"^[A-Za-z0-9_.-]{1,64}$")]
TableId = Annotated[str, Field(pattern=f"^{TABLE}$")]
Seat = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Version = Annotated[int, Field(ge=0, le=2**31)]
Language = Literal["en", "fr"]
MoveText = Annotated[str, Field(min_length=1, max_length=MOVE_LENGTH)]


Face = Literal["boo", "laugh", "wow", "love", "cry", "think"]


class Sent(BaseModel):
    """Something a client sends: nothing in it is unknown, nothing is silently converted."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Hello(Sent):
    """The first message of a socket: the table, and the tokens of the seats held. No token: a spectator."""

    type: Literal["hello"]
    id: Id
    table: TableId
    tokens: Annotated[list[Secret], Field(max_length=MOST_SEATS)] = []
    seen: dict[Annotated[str, Field(pattern=r"^[0-9]{1,2}$")], Version] = {}  # the version already known, by seat
    drawing: Language | None = None  # draw every view in text too, worded in this language


class Move(Sent):
    """Make a move. `version` is that of the state it answers; the same `id` again is the same move."""

    type: Literal["move"]
    id: Id
    seat: Seat
    version: Version
    move: MoveText


class Explain(Sent):
    """Ask what a move would do, or why it cannot be made."""

    type: Literal["explain"]
    id: Id
    seat: Seat
    move: MoveText


class Undo(Sent):
    """Take back one's last move, or ask the others to."""

    type: Literal["undo"]
    id: Id
    seat: Seat


class Answer(Sent):
    """Accept or refuse somebody's wish to go back; refusing one's own withdraws it."""

    type: Literal["answer"]
    id: Id
    seat: Seat
    accept: bool


class Begin(Sent):
    """Begin before all seats are taken; bots stand in."""

    type: Literal["begin"]
    id: Id
    seat: Seat


class Leave(Sent):
    """Leave the seat to a bot."""

    type: Literal["leave"]
    id: Id
    seat: Seat


class Return(Sent):
    """Take the seat back. A hello with its token does the same."""

    type: Literal["return"]
    id: Id
    seat: Seat


class Rematch(Sent):
    """Play again with the seats kept."""

    type: Literal["rematch"]
    id: Id
    seat: Seat


class Emote(Sent):
    """Pull a face that everybody at the table sees for a moment; it is not recorded."""

    type: Literal["emote"]
    id: Id
    seat: Seat
    emote: Face


class Ping(Sent):
    """Ask whether the connection lives."""

    type: Literal["ping"]
    id: Id


Command = Annotated[Move | Explain | Undo | Answer | Begin | Leave | Return | Rematch, Discriminator("type")]
AnyClientMessage = Hello | Move | Explain | Undo | Answer | Begin | Leave | Return | Rematch | Emote | Ping
ClientMessage = Annotated[AnyClientMessage, Discriminator("type")]
CLIENT_MESSAGE: TypeAdapter[AnyClientMessage] = TypeAdapter(ClientMessage)


class Me(Sent):
    """A seat for whoever opens the table; several are a hot seat."""

    kind: Literal["me"]
    name: Name


class Invited(Sent):
    """A seat for a person with the invitation."""

    kind: Literal["invited"]


class Open(Sent):
    """A seat for anybody."""

    kind: Literal["open"]


class Bot(Sent):
    """A seat for a bot."""

    kind: Literal["bot"]
    level: Level


class NewTable(Sent):
    """A table to be opened."""

    game: Annotated[str, Field(pattern=f"^{GAME}$")]
    edition: Annotated[str, Field(pattern=f"^{EDITION}$")] | None = None
    options: dict[Annotated[str, Field(max_length=64)], bool | int | Annotated[str, Field(max_length=64)]] = {}
    seats: Annotated[
        list[Annotated[Me | Invited | Open | Bot, Discriminator("kind")]], Field(min_length=1, max_length=MOST_SEATS)
    ]
    public: bool = False
    clock: Annotated[int, Field(ge=5, le=86_400)] | None = None
    level: Level = "ghost"
    position: dict[str, Any] | None = None


class Join(Sent):
    """Take a seat: this one, or any that is free."""

    name: Name
    seat: Seat | None = None
    invitation: Secret | None = None


class Shown(BaseModel):
    """Something a client is sent."""

    model_config = ConfigDict(frozen=True)


class Text(TypedDict):
    """A text before it is worded: a key of the catalogues, and arguments: numbers, texts, texts of this kind, lists of them."""

    key: str
    args: dict[str, Any]


def text(message: Message) -> Text:
    """A message for the wire."""
    return cast(Text, message.as_json())


class HeldSeat(Shown):
    """A seat and the token that holds it."""

    seat: int
    token: str


class NewTableAnswer(Shown):
    """An opened table, the seats taken by whoever opened it, the invitation to pass on, and the server's address for others."""

    table: str
    seats: list[HeldSeat]
    invitation: str
    address: str | None


class SeatShown(TypedDict):
    """A seat as everybody sees it."""

    kind: Literal["invited", "open", "bot"]
    level: str | None  # a Level wherever a server shows it
    name: str | None
    player: Literal["person", "bot", "nobody"]  # who plays there now


class RequestShown(TypedDict):
    """Somebody's wish to go back, and whose answer is missing."""

    seat: int
    waiting: list[int]


class TableShown(Shown):
    """A table as everybody sees it, without the game's state."""

    id: str
    game: str
    edition: str
    options: dict[str, Any]  # all of them, those that nobody chose too
    public: bool
    clock: int | None
    level: Level
    phase: Literal["waiting", "playing", "over"]
    host: int | None
    seats: list[SeatShown]
    request: RequestShown | None
    rematch: str | None  # the table where the same people play on
    deadline: float | None  # seconds since 1970
    thinking: int | None  # the seat where a bot is to move


class LogEntry(TypedDict):
    """What was told at a version; it may be nothing. Of a move, who made it and which it was, as far as the viewer saw it."""

    version: int
    by: int | None  # the seat that moved; null for chance and for what is no move
    move: str | None
    lines: list[Text]


class State(Shown):
    """The whole table as a seat, or a spectator (null), sees it, and the log after the version `since`."""

    type: Literal["state"] = "state"
    seat: int | None
    version: int
    since: int
    table: TableShown
    view: dict[str, Any] | None  # the game's position as this seat sees it; null before the game begins
    moves: list[str]  # what this seat may do now
    labels: dict[str, Text] | None  # what each move does; null where there are too many: explain tells it
    undo: Literal["free", "ask"] | None
    log: list[LogEntry]
    drawing: str | None  # the view in text, for clients that asked for it


class Welcome(Shown):
    """The answer to a hello: the seats that the tokens hold."""

    type: Literal["welcome"] = "welcome"
    id: str
    seats: list[int]


class Done(Shown):
    """It is done and recorded, now or when the same message came before."""

    type: Literal["done"] = "done"
    id: str
    seat: int
    version: int


class Refusal(Shown):
    """It cannot be done: a code for programs, a reason for people, and the paragraph of the rules if one says so."""

    type: Literal["refused"] = "refused"
    id: str
    code: Literal["stale", "turn", "rules", "table", "seat"]
    reason: Text
    rule: str | None


class Explained(Shown):
    """What a move would do; if it cannot be made, `refused` comes instead."""

    type: Literal["explained"] = "explained"
    id: str
    label: Text


class Presence(Shown):
    """The seats whose people are connected."""

    type: Literal["presence"] = "presence"
    connected: list[int]


class Emoted(Shown):
    """Somebody pulls a face."""

    type: Literal["emoted"] = "emoted"
    seat: int
    emote: Face


class Pong(Shown):
    """The connection lives."""

    type: Literal["pong"] = "pong"
    id: str


class Malformed(Shown):
    """A message that could not be understood. Nothing was done."""

    type: Literal["malformed"] = "malformed"
    detail: str


Reply = Welcome | Done | Refusal | Explained | Pong | Malformed
AnyServerMessage = State | Welcome | Done | Refusal | Explained | Presence | Emoted | Pong | Malformed
ServerMessage = Annotated[AnyServerMessage, Discriminator("type")]
SERVER_MESSAGE: TypeAdapter[AnyServerMessage] = TypeAdapter(ServerMessage)
SERVER_FRAME: TypeAdapter[list[AnyServerMessage]] = TypeAdapter(list[ServerMessage])  # what comes over a socket at once


class CommandAnswer(Shown):
    """What became of a command sent over HTTP, and how the table stands then."""

    answer: Done | Refusal | Explained
    state: State


class TableListed(Shown):
    """A public table in the list."""

    table: str
    game: str
    edition: str
    phase: Literal["waiting", "playing", "over"]
    clock: int | None
    seats: list[dict[str, Any]]


class ReplayStep(Shown):
    """One step of a game, from a perspective: who moved, the view after it, and what was told."""

    by: int | None  # the seat that moved; null for chance and for the table before any move
    move: str | None  # as seen from the perspective; null if it went unnoticed there
    view: dict[str, Any]
    lines: list[Text]


class Replayed(ReplayStep):
    """One step of a finished game among all that there are."""

    step: int
    steps: int


class Problem(Shown):
    """An error as RFC 9457 describes it."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str | None = None
    fields: list[str] = []  # what was wrong in the request
    reason: Text | None = None  # the same for people, in a client's own language
