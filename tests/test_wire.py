"""The swap test on the wire: what a seat or a spectator is sent does not depend on what it may not know.

Two servers hold the same table in two worlds that look alike to one viewer. The same things happen in both, as far as the
viewer can tell; every byte it is sent must be the same, and so must the number of messages.
"""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from at_table import fewest, opened, seated, token, until
from databases import new_database
from every_game import walk
from hantise.chance import seeded
from hantise.contract import CHANCE
from hantise.game import State
from hantise.games import load, names
from hantise.server.trials.outside import Client
from hantise.tables.events import Begun, Event, Left, Moved, Returned, Undone
from hantise.tables.store import Page
from in_loop import in_loop
from online import Online, server_at

STEPS = 12
every_game = pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


class World:
    """One server, one socket of the viewer, and everything it was sent."""

    def __init__(self, server: Online, state: State, table_id: str, viewer: int | None) -> None:
        self.server = server
        self.viewer = viewer
        self.state = state
        self.table_id = table_id
        self.version = 0
        self.heard: list[bytes] = []

    async def happen(self, *events: Event) -> None:
        """Let another worker record events, and this server notice."""
        await self.server.hall.store.append(Page(self.table_id, self.version, events, 1000.0))
        self.version += len(events)
        await self.server.hall.refresh(self.table_id)
        await until(self._is_told)  # one by one, so that no two changes are shown as one

    def _is_told(self) -> bool:
        if self.table_id not in self.server.hall.loaded:
            return False
        story = self.server.hall.loaded[self.table_id].table.story(self.viewer)
        states = [message for heard in self.heard for message in json.loads(heard) if message["type"] == "state"]
        return bool(states) and states[-1]["version"] == story.version

    async def move(self, action: int) -> None:
        by, move = self.state.actor, self.state.setup.spell(action)
        self.state.apply(action)
        await self.happen(Moved(by, move, None if by == CHANCE else f"id-{self.version}"))

    async def undo(self) -> None:
        """The last move is taken back."""
        kept = len(self.state.history) - 1
        by = (await self.server.hall.table(self.table_id)).moves[-1].by
        again = self.state.setup.load(self.state.record()["position"])
        for action in self.state.history[:kept]:
            again.apply(action)
        self.state = again
        await self.happen(Undone(by, kept))

    async def listen(self) -> asyncio.Task[None]:
        client = await Client.at(self.server.url, self.table_id, [] if self.viewer is None else [token(self.viewer)])

        async def write_down() -> None:
            while True:
                self.heard.append(await client.socket.recv(decode=False))

        listener = asyncio.create_task(write_down())
        await until(self._is_told)
        return listener


async def quiet(*worlds: World) -> None:
    """Until nothing more is sent."""
    before = None
    while before != [len(world.heard) for world in worlds]:
        before = [len(world.heard) for world in worlds]
        await asyncio.sleep(0.15)


@every_game
@in_loop
async def test_bytes_for_a_viewer_do_not_depend_on_what_it_may_not_know(game: str, tmp_path: Path) -> None:
    places = fewest(game)
    setup = load(game).setup(len(places))
    async with (
        server_at(new_database("sqlite", tmp_path, "one")) as one,
        server_at(new_database("sqlite", tmp_path, "two")) as two,
    ):
        compared = 0
        states = [state.copy() for state in walk(setup, seed=31, most=160, sensible=True)]
        for number, state in enumerate(states[3::23]):
            for viewer in (None, 0, len(places) - 1):
                if state.is_over:
                    continue
                table_id = f"t{number}{viewer}".lower()
                true = setup.load(state.position())
                other = setup.load(state.view(viewer).imagine(seeded(31, number)).position())
                compared += await compare(World(one, true, table_id, viewer), World(two, other, table_id, viewer), places)
        assert compared > 20


async def compare(true: World, other: World, places: str) -> int:
    worlds, viewer = (true, other), true.viewer
    for world in worlds:
        world.server.hall.loaded.pop(world.table_id, None)
        setting = opened(world.state.setup.game.name, places, position=world.state.position())
        await world.server.hall.store.append(Page(world.table_id, 0, [setting, *seated(len(places)), Begun()], 1000.0))
        world.version = 2 + len(places)
    listeners = [await world.listen() for world in worlds]
    steps = 0
    for step in range(STEPS):
        if true.state.is_over:
            break
        action = true.state.choose(seeded(step), sensible=True)
        seen = true.state.seen_by(action, viewer)
        twins = [twin for twin in other.state.actions() if other.state.seen_by(twin, viewer) == seen]
        if not twins or shows_more(true.state, seen, viewer):
            break  # in the other world nobody could have done what was seen
        by = true.state.actor
        await true.move(action)
        await other.move(twins[0])
        if true.state.view(viewer).array.tobytes() != other.state.view(viewer).array.tobytes():
            break  # the action showed the viewer more than itself: from here on the worlds differ by right
        steps += 1
        if by >= 0 and step % 4 == 1:
            for world in worlds:
                await world.undo()
                await world.happen(Left(by), Returned(by))
    await quiet(*worlds)
    for listener in listeners:
        listener.cancel()
    if steps:
        assert true.heard == other.heard, true.table_id
    return steps


def shows_more(state: State, seen: int | None, viewer: int | None) -> bool:
    shows: Any = getattr(state.setup.game.positions, "shows", None)
    return bool(shows and seen is not None and shows(state.fields, seen, -1 if viewer is None else viewer))


@in_loop
async def test_an_unnoticed_move_sends_nothing_and_counts_nothing(tmp_path: Path) -> None:
    """For games with such moves: found by playing until one comes."""
    tried = []
    for game in names():
        places = fewest(game)
        setup = load(game).setup(len(places))
        for state in walk(setup, seed=32, most=1500):
            if state.is_over or state.actor < 0:
                continue
            hidden = [action for action in state.actions() if state.seen_by(action, None) is None]
            if not hidden:
                continue
            async with server_at(new_database("sqlite", tmp_path, game)) as server:
                world = World(server, setup.load(state.position()), "quiet", None)
                setting = opened(game, places, position=state.position())
                await server.hall.store.append(Page("quiet", 0, [setting, *seated(len(places)), Begun()], 1000.0))
                world.version = 2 + len(places)
                listener = await world.listen()
                await quiet(world)
                before = list(world.heard)
                await world.move(hidden[0])
                await world.undo()
                await world.move(hidden[0])
                await quiet(world)
                assert world.heard == before
                listener.cancel()
            tried.append(game)
            break
    assert tried
