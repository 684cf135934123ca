"""What clients need to draw a game without knowing its rules: editions with their names, and any record as steps to look at."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import Field

from hantise import records
from hantise.games import load, names
from hantise.mistakes import BadEdition
from hantise.server.messages import EDITION, GAME, ReplayStep, Seat, Sent, Shown
from hantise.server.problems import DESCRIBED, Trouble
from hantise.server.replays import Eyes, steps
from hantise.words import LANGUAGES

ROUTER = APIRouter(prefix="/api", responses=DESCRIBED)

GameName = Annotated[str, Path(pattern=f"^{GAME}$")]
EditionName = Annotated[str, Path(pattern=f"^{EDITION}$")]


class EditionShown(Shown):
    """An edition's components as its file tells them, the names it brings along, and the options by number of players."""

    edition: dict[str, Any]
    open: bool  # nobody knows more than the others: people at one device need no curtain
    names: dict[str, dict[str, str]]  # by language: message key to name
    options: dict[int, list[dict[str, Any]]]


class Recorded(Sent):
    """A record to look at, and through whose eyes; nobody's: everything is shown."""

    record: dict[str, Any]
    seat: Seat | None = None
    everything: bool = True


class Replay(Shown):
    """A whole game in steps; the first is the table before any move."""

    game: str
    edition: str
    players: int
    options: dict[str, Any]
    steps: Annotated[list[ReplayStep], Field(min_length=1)]


@ROUTER.get("/games/{game}/editions/{edition}")
def edition(game: GameName, edition: EditionName) -> EditionShown:
    """What is in a box."""
    if game not in names():
        raise Trouble(404, "no such game")
    loaded = load(game)
    try:
        found = loaded.edition(edition)
    except BadEdition:
        raise Trouble(404, "no such edition") from None
    return EditionShown(
        edition=found.model_dump(mode="json"),
        open=loaded.is_open,
        names={language: dict(loaded.box.names(found, language)) for language in LANGUAGES},
        options={
            players: [
                {
                    "name": option.name,
                    "default": option.default,
                    "values": option.choices or None,
                    "low": option.low,
                    "high": option.high,
                }
                for option in loaded.box.options(found, players)
            ]
            for players in found.players
        },
    )


@ROUTER.post("/replay")
async def replay(wish: Recorded) -> Replay:
    """A record in steps, each move checked: as a seat or a spectator saw the game, or with everything shown."""
    return await asyncio.to_thread(_replayed, wish)


def _replayed(wish: Recorded) -> Replay:
    final = records.replay(wish.record)
    setup = final.setup
    if wish.seat is not None and wish.seat >= setup.players:
        raise Trouble(404, "no such seat")
    state = setup.load(wish.record["position"]) if "position" in wish.record else setup.start()
    eyes = Eyes(wish.seat, wish.everything and wish.seat is None)
    return Replay.model_construct(
        game=setup.game.name,
        edition=setup.edition.edition,
        players=setup.players,
        options=setup.options,
        steps=list(steps(state, final.history, eyes)),
    )
