"""Online tables in the terminal: a seat taken by its link, looking on, and connections that are lost."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from at_terminal import HANTISE, SHORT, environment
from databases import new_database
from hantise.mistakes import Mistake
from hantise.server.messages import Done, HeldSeat, Refusal
from hantise.terminal.app import HantiseApp
from hantise.terminal.online import Address, Online, take_seat
from hantise.terminal.seated import Seated
from hantise.terminal.visit import Reply
from in_loop import in_loop
from online import Online as Server
from online import server_at

pytestmark = pytest.mark.xdist_group("ghosts")


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@asynccontextmanager
async def a_table(folder: Path, *others: dict[str, str]) -> AsyncIterator[tuple[Server, str, str]]:
    """A server with a table of one seat by invitation and others; its link, with and without the invitation."""
    async with server_at(new_database("sqlite", folder)) as server:
        opened = await server.open("ghosts", [{"kind": "invited"}, *others], options=SHORT["ghosts"])
        link = f"{server.url}/#/table/{opened['table']}"
        yield server, link, f"{link}/{opened['invitation']}"


BOT = {"kind": "bot", "level": "wisp"}


@asynccontextmanager
async def hantise(home: Path, *arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        *HANTISE, *arguments, stdin=pipe, stdout=pipe, stderr=pipe, env=environment(home), limit=2**20
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def told(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    assert line, await process.communicate()
    heard: dict[str, Any] = json.loads(line)
    return heard


@in_loop
async def test_a_seat_is_taken_by_its_link_and_a_whole_game_is_played_while_another_looks_on(tmp_path: Path) -> None:
    async with (
        a_table(tmp_path, BOT) as (_server, link, invitation),
        hantise(tmp_path, "watch", link, "--plain", "--lang=fr") as watching,
        hantise(tmp_path, "join", invitation, "--name=Ana", "--json", "--lang=en") as playing,
    ):
        assert playing.stdin is not None
        assert watching.stdout is not None
        state = await told(playing)
        while state["phase"] == "playing":
            assert state["players"]["0"] == "seat 0 (Ana, you)"
            assert "Your hand" in state["drawing"]
            playing.stdin.write(f"{next(iter(state['moves']))}\n".encode())
            state = await told(playing)
        assert state["view"]["winners"]
        assert await playing.wait() == 0
        seen = (await watching.stdout.read()).decode()
        assert await watching.wait() == 0
        assert "la place 0 (Ana) pioche une carte" in seen
        assert "Ta main" not in seen
        assert "victoire" in seen.splitlines()[-1]


@in_loop
async def test_whoever_leaves_comes_back_to_the_same_seat(tmp_path: Path) -> None:
    async with a_table(tmp_path, BOT) as (_server, link, invitation):
        for address in (invitation, link):  # the second time without the invitation
            async with hantise(tmp_path, "join", address, "--name=Ana", "--plain", "--lang=en") as playing:
                out, err = await playing.communicate(b"quit\n")
                assert (playing.returncode, err) == (0, b"")
                assert b"seat 0 (Ana, you)" in out
                assert f"hantise join {link}" in out.decode()
        (kept,) = (tmp_path / "hantise" / "seats").iterdir()
        assert kept.stat().st_mode & 0o077 == 0, "nobody else can read the token"


@asynccontextmanager
async def ana_at_a_table(folder: Path) -> AsyncIterator[tuple[Server, Online, HeldSeat]]:
    async with a_table(folder, BOT) as (server, link, invitation):
        held = await asyncio.to_thread(take_seat, Address.read(invitation), "Ana", None, "en")
        visit = Online(Address.read(link), held, "en")
        await visit.start()
        try:
            yield server, visit, held
        finally:
            await visit.close()


async def move_while_the_connection_breaks(visit: Online) -> Reply:
    while visit.turn is None:
        await visit.changed()
    assert visit.socket is not None
    visit.socket.transport.abort()
    async with asyncio.timeout(30):
        return await visit.move(0, visit.states[0].moves[0])


@in_loop
async def test_a_seat_that_is_held_no_more_is_told_of_and_nobody_waits_for_an_answer(tmp_path: Path) -> None:
    async with ana_at_a_table(tmp_path) as (_server, visit, held):
        visit._held = held.model_copy(update={"token": "A" * 22})  # as if the server had forgotten it
        assert isinstance(await move_while_the_connection_breaks(visit), Refusal)
        assert visit.is_closed
        assert "a token holds no seat at this table" in str(visit.trouble)


@in_loop
async def test_a_lost_connection_heals_and_what_was_said_meanwhile_is_said_again(tmp_path: Path) -> None:
    async with ana_at_a_table(tmp_path) as (server, visit, _held):
        for _ in range(3):
            version = visit.states[0].version
            assert isinstance(await move_while_the_connection_breaks(visit), Done)
            assert visit.states[0].version > version
        moves = [moved for moved in (await server.hall.table(visit.table.table.id)).moves if moved.by == 0]
        assert len(moves) == 3, "none is made twice"
        told = [line.key for line in visit.logs[0]]
        assert told.count("table-begun") == 1, "nothing is told twice"


@in_loop
async def test_whoever_waits_for_an_answer_is_told_that_the_connection_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        a_table(tmp_path, BOT) as (server, _link, invitation),
        hantise(tmp_path, "join", invitation, "--name=Ana", "--json", "--lang=fr") as playing,
        asyncio.timeout(30),
    ):
        state = await told(playing)
        stopping = server.app.state.context.stopping

        async def stop(*_: Any) -> None:
            monkeypatch.undo()
            stopping.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(server.hall, "act", stop)
        assert playing.stdin is not None
        playing.stdin.write(f"{next(iter(state['moves']))}\n".encode())
        assert (await told(playing))["text"] == f"la connexion avec {server.url} est perdue\u202f; nouvel essai…"
        stopping.clear()
        assert (await told(playing))["text"] == "la connexion est revenue"
        assert (await told(playing))["type"] == "state"


@in_loop
async def test_the_server_may_stop_and_start_again(tmp_path: Path) -> None:
    async with a_table(tmp_path, BOT) as (server, link, invitation):
        held = await asyncio.to_thread(take_seat, Address.read(invitation), "Ana", None, "fr")
        visit = Online(Address.read(link), held, "fr")
        await visit.start()
        await server.hall.refresh(visit.table.table.id)
        server.app.state.context.stopping.set()  # tells every socket that it stops
        async with asyncio.timeout(20):
            while visit.trouble is None:
                await visit.changed()
        assert "la connexion avec" in visit.trouble
        server.app.state.context.stopping.clear()
        async with asyncio.timeout(20):
            while visit.trouble is not None:
                await visit.changed()
        await visit.close()


@in_loop
async def test_what_cannot_be_joined_is_refused_in_ones_language(tmp_path: Path) -> None:
    async with a_table(tmp_path, BOT) as (server, link, invitation):
        with pytest.raises(Mistake, match="cette place n’est pas libre"):
            await asyncio.to_thread(take_seat, Address.read(link), "Ana", None, "fr")
        with pytest.raises(Mistake, match="cette table n’existe pas"):
            await asyncio.to_thread(take_seat, Address.read(f"{server.url}/#/table/nothere"), "Ana", None, "fr")
        with pytest.raises(Mistake, match="no such table"):
            await Online(Address.read(f"{server.url}/#/table/nothere"), None, "en").start()
    with pytest.raises(Mistake, match="cannot be reached"):
        await asyncio.to_thread(take_seat, Address.read(invitation), "Ana", None, "en")
    for link in ("ghosts", "ftp://x/#/table/1", "http://localhost:8420/", "http://x/#/table/UP"):
        with pytest.raises(Mistake, match="expected a link"):
            Address.read(link)


@in_loop
async def test_the_app_takes_a_seat_too_and_the_host_begins(tmp_path: Path) -> None:
    async with a_table(tmp_path, {"kind": "open"}, BOT) as (_server, link, invitation):
        held = await asyncio.to_thread(take_seat, Address.read(invitation), "Ana", None, "en")
        app = HantiseApp("en", Online(Address.read(link), held, "en"))
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(60):
            while not isinstance(app.screen, Seated):
                await pilot.pause(0.02)
            screen = app.screen
            assert screen.visit.table.table.phase == "waiting"
            await pilot.press("f6")
            while screen.visit.turn is None:
                await pilot.pause(0.02)
            log = len(screen.visit.logs[0])
            await pilot.press("down", "enter")
            while len(screen.visit.logs[0]) == log:
                await pilot.pause(0.02)
            await pilot.press("f10")
            await pilot.pause()
        assert app.return_value is not None
        assert f"hantise join {link}" in app.return_value
