"""Online play over real sockets and HTTP: games to the end, healing by itself, and who sees what."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from at_table import until
from databases import new_database
from hantise import records
from hantise.games import load, names
from hantise.server.trials.outside import people
from in_loop import in_loop
from online import Online, Person, server_at

GAME = names()[0]
every_game = pytest.mark.parametrize("game", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


@pytest.fixture
def file(tmp_path: Path) -> str:
    return new_database("sqlite", tmp_path)


async def arrived(server: Online, opened: dict[str, Any]) -> list[Person]:
    """Everybody with a seat, each with a socket of his own."""
    return [await server.sit(opened, held["seat"]) for held in opened["seats"]]


async def mover_of(persons: list[Person]) -> Person:
    """Whoever is to move, once everybody has seen it."""
    newest = max(person.state["version"] for person in persons)
    for person in persons:
        if not any(other.state["moves"] for other in persons):
            await person.sees(newest)
    return next(person for person in persons if person.state["moves"])


@every_game
@in_loop
async def test_people_play_a_game_to_its_end_over_sockets(game: str, file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(game)
        persons = await arrived(server, opened)
        table = await server.hall.table(opened["table"])
        while table.phase == "playing":
            seat = table.state.actor  # type: ignore[union-attr]
            person = persons[seat]
            await person.sees(table.story(seat).version)
            assert person.state["moves"] == table.state.moves()  # type: ignore[union-attr]
            move = table.setup.spell(table.state.choose(server_rng(table), sensible=True))  # type: ignore[union-attr]
            assert (await person.moves(move=move))["type"] == "done"
        for seat, person in enumerate(persons):
            last = await person.sees(table.story(seat).version)
            assert last["view"]["scores"] == table.state.scores  # type: ignore[union-attr]
            assert last["table"]["phase"] == "over"
            assert last["moves"] == []
        record = (await server.http.get(f"/api/tables/{table.id}/record")).json()
        assert records.replay(record).scores == table.state.scores  # type: ignore[union-attr]


def server_rng(table: Any) -> Any:
    from hantise.chance import seeded

    return seeded(table.version)


@in_loop
async def test_a_repeated_move_is_done_once_and_a_stale_one_gets_the_whole_view(file: str) -> None:
    async with server_at(file) as server:
        persons = await arrived(server, await server.open(GAME))
        person = await mover_of(persons)
        before = person.state
        move = {"id": "mine", "version": before["version"], "move": before["moves"][0]}
        first, again = await person.moves(**move), await person.moves(**move)
        assert first["type"] == again["type"] == "done"
        stale = await person.moves(**move | {"id": "other"})
        assert (stale["type"], stale["code"]) == ("refused", "stale")
        fresh = await person.hears("state")
        assert fresh["view"] == person.state["view"]
        assert fresh["version"] > before["version"]


@in_loop
async def test_two_tabs_of_one_seat_show_the_same_and_one_move_wins(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        persons = await arrived(server, opened)
        person = await mover_of(persons)
        tab = await server.sit(opened, person.state["seat"])
        assert tab.state["view"] == person.state["view"]
        answers = await asyncio.gather(person.moves(id="a"), tab.moves(id="b"))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
        version = (await server.hall.table(opened["table"])).story(person.seat).version
        assert (await person.sees(version))["view"] == (await tab.sees(version))["view"]


@in_loop
async def test_after_a_lost_connection_the_log_goes_on_where_it_was(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        persons = await arrived(server, opened)
        whole = [*persons[0].state["log"]]
        seen = persons[0].state["version"]
        await persons[0].close()
        mover = next((person for person in persons[1:] if person.state["moves"]), None)
        if mover is not None:
            await mover.moves()
        else:
            back = await server.sit(opened, 0)
            await back.moves()
            await back.close()
        token = next(held["token"] for held in opened["seats"] if held["seat"] == 0)
        client = await connected(server)
        await client.send({"type": "hello", "id": "h", "table": opened["table"], "tokens": [token], "seen": {"0": seen}})
        state = await client.hears("state")
        assert state["since"] == seen
        assert [entry["version"] for entry in whole + state["log"]] == list(range(1, state["version"] + 1))
        assert state["log"]


async def connected(server: Online) -> Person:
    """A socket that has said nothing yet."""
    from websockets.asyncio.client import connect

    return Person(await connect(server.url.replace("http", "ws") + "/api/socket", compression=None))


@in_loop
async def test_one_device_may_hold_several_seats_and_each_is_shown_its_own_view(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        seats = [held["seat"] for held in opened["seats"]]
        device = await server.sit(opened, *seats)
        table = await server.hall.table(opened["table"])
        for _ in range(6):
            for seat in seats:
                state = await device.sees(table.story(seat).version, seat)
                assert state["view"] == json.loads(json.dumps(table.state.view(seat).position()))  # type: ignore[union-attr]
            assert (await device.moves(table.state.actor))["type"] == "done"  # type: ignore[union-attr]
        refused = await device.says("move", 15, version=0, move="x")
        assert refused["type"] == "malformed"


@in_loop
async def test_a_spectator_sees_what_everybody_sees_and_can_do_nothing(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        spectator = await server.sit(opened)
        table = await server.hall.table(opened["table"])
        assert spectator.state["seat"] is None
        assert spectator.state["view"] == json.loads(json.dumps(table.state.view(None).position()))  # type: ignore[union-attr]
        assert spectator.state["moves"] == []
        assert spectator.state["undo"] is None
        assert (await spectator.says("move", 0, version=1, move="x"))["type"] == "malformed"
        for path in ("record", "replay"):
            assert (await server.http.get(f"/api/tables/{table.id}/{path}")).status_code == 409


@in_loop
async def test_who_may_not_come_in_is_told_why(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        hello = {"type": "hello", "id": "h", "table": opened["table"], "tokens": []}
        for message, reason in (
            (hello | {"tokens": ["x" * 22]}, "holds no seat"),
            (hello | {"table": "nowhere"}, "no such table"),
            ({"type": "ping", "id": "p"}, "first message is a hello"),
            ({"type": "nonsense"}, "first message is a hello"),
        ):
            person = await connected(server)
            await person.send(message)
            assert reason in (await person.hears_the_end()).reason


@in_loop
async def test_every_message_is_answered(file: str) -> None:
    async with server_at(file) as server:
        person = await mover_of(await arrived(server, await server.open(GAME)))
        assert (await person.says("ping"))["type"] == "pong"
        assert (await person.says("explain", move=person.state["moves"][0]))["type"] == "explained"
        refused = await person.says("explain", move="no such move")
        assert refused["rule"] == load(GAME).moves.SPELLING_RULE
        for kind in ("undo", "begin", "rematch"):
            assert (await person.says(kind))["type"] == "refused"
        assert (await person.says("answer", accept=True))["type"] == "refused"
        assert (await person.says("return"))["type"] == "done"
        for garbage in ("", "{", "[]", '"x"', json.dumps({"type": "move"}), "\x00", json.dumps({"type": "hello"}), "é" * 100):
            await person.socket.send(garbage)
            assert (await person.receive())["type"] in ("malformed", "presence")
        await person.socket.send(b"\xff\xfe")
        assert (await person.hears("malformed"))["detail"]


@in_loop
async def test_leaving_gives_the_seat_to_a_bot_and_coming_back_returns_it(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        persons = await arrived(server, opened)
        await persons[0].says("leave")
        await persons[0].close()
        state = await persons[1].hears("state")
        assert state["table"]["seats"][0]["player"] == "bot"
        await persons[1].hears("presence", connected=[held["seat"] for held in opened["seats"] if held["seat"]])
        table = await server.hall.table(opened["table"])
        await until(lambda: table.state.actor != 0)  # type: ignore[union-attr]
        back = await server.sit(opened, 0)
        assert back.state["table"]["seats"][0]["player"] == "person"
        assert "table-returned" in json.dumps(back.state["log"])


@in_loop
async def test_a_request_to_undo_is_shown_answered_and_logged(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        persons = await arrived(server, opened)
        table = await server.hall.table(opened["table"])
        asker = await mover_of(persons)
        while True:
            person = await mover_of(persons)
            await person.moves()
            for seat, other in enumerate(persons):
                await other.sees(table.story(seat).version)
            if asker.state["undo"] == "ask":
                break
        moves = len(table.moves)
        assert (await asker.says("undo"))["type"] == "done"
        for other in persons:
            if other is not asker:
                assert (await other.hears("state"))["table"]["request"]["seat"] == asker.seat
                assert (await other.says("answer", accept=True))["type"] == "done"
        state = await asker.sees(table.story(asker.seat).version)
        assert state["table"]["request"] is None
        assert len(table.moves) < moves
        assert state["moves"]
        assert [key for key in ("table-undo-asked", "table-undo-accepted", "table-undone") if key in json.dumps(state["log"])]


@in_loop
async def test_joining_by_invitation_beginning_and_rematch(file: str) -> None:
    async with server_at(file) as server:
        seats = [people(GAME)[0], *({"kind": "invited"} for _ in people(GAME)[1:])]
        opened = await server.open(GAME, seats, public=True)
        listed = (await server.http.get("/api/tables")).json()
        assert [table["table"] for table in listed] == [opened["table"]]
        path = f"/api/tables/{opened['table']}"
        refused = await server.http.post(f"{path}/join", json={"name": "Eve"})
        assert refused.status_code == 409
        assert refused.json()["reason"]["key"] == "table-not-free"
        host = await server.sit(opened, 0)
        for seat in range(1, len(seats)):
            answer = await server.http.post(f"{path}/join", json={"name": f"Léo {seat}", "invitation": opened["invitation"]})
            assert answer.status_code == 201, answer.text
            opened["seats"].append(answer.json())
        table = await server.hall.table(opened["table"])
        await host.sees(table.story(0).version)
        assert host.state["table"]["phase"] == "playing"
        for seat in range(1, len(seats)):
            await server.hall.act(table.id, lambda now, seat=seat: [*leave(now, seat)])  # type: ignore[misc]
        while table.phase != "over":
            if table.state.actor == 0:  # type: ignore[union-attr]
                await host.sees(table.story(0).version)
                await host.moves()
            else:
                await asyncio.sleep(0.01)
        await host.sees(table.story(0).version)
        assert (await host.says("rematch"))["type"] == "done"
        again = (await host.sees(table.story(0).version))["table"]["rematch"]
        player = await server.sit(opened | {"table": again}, 0)
        assert player.state["table"]["seats"][1]["name"] == "Léo 1"


def leave(table: Any, seat: int) -> Any:
    from hantise.tables.decisions import leave as leaving

    return leaving(table, seat)


@in_loop
async def test_a_finished_game_is_replayed_from_any_perspective_or_with_everything_shown(file: str) -> None:
    async with server_at(file) as server:
        bots = [{"kind": "bot", "level": "wisp"} for _ in people(GAME)]
        opened = await server.open(GAME, bots)
        table = await server.hall.table(opened["table"])
        await until(lambda: table.phase == "over", 60)
        path = f"/api/tables/{table.id}/replay"
        state = table.fresh()
        for step in range(0, len(table.moves) + 1, 7):
            while len(state.history) < step:
                state.play(table.moves[len(state.history)].move)
            for perspective, view in (("everything", state), ("spectator", state.view(None)), ("1", state.view(1))):
                frame = (await server.http.get(path, params={"perspective": perspective, "step": step})).json()
                assert frame["view"] == json.loads(json.dumps(view.position()))
                assert frame["steps"] == len(table.moves)
        assert (await server.http.get(path, params={"step": 10**6})).status_code == 404
        assert (await server.http.get(path, params={"perspective": "15"})).status_code == 404


@in_loop
async def test_a_simple_client_plays_over_http_alone(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        path = f"/api/tables/{opened['table']}"
        keys = [{"Authorization": f"Bearer {held['token']}"} for held in opened["seats"]]
        states = [(await server.http.get(f"{path}/state", headers=key)).json() for key in keys]
        mover = next(seat for seat, state in enumerate(states) if state["moves"])
        assert states[mover]["drawing"] is None
        drawn = (await server.http.get(f"{path}/state", headers=keys[mover], params={"drawing": "fr"})).json()["drawing"]
        assert f"▶ la place {mover} (Player {mover}, toi)" in drawn
        other = (mover + 1) % len(keys)
        since = {"since": states[other]["version"], "wait": 20}
        poll = asyncio.create_task(server.http.get(f"{path}/state", headers=keys[other], params=since))
        await asyncio.sleep(0.1)
        assert not poll.done()
        move = {"type": "move", "id": "1", "seat": mover, "version": states[mover]["version"], "move": states[mover]["moves"][0]}
        answer = (await server.http.post(f"{path}/commands", headers=keys[mover], json=move)).json()
        assert answer["answer"]["type"] == "done"
        assert answer["state"]["log"]
        fresh = (await asyncio.wait_for(poll, 10)).json()
        assert fresh["version"] > states[other]["version"]
        assert fresh["since"] == states[other]["version"]
        again = (await server.http.post(f"{path}/commands", headers=keys[mover], json=move)).json()
        assert again["answer"]["type"] == "done"
        forbidden = await server.http.post(f"{path}/commands", headers=keys[other], json=move)
        assert forbidden.status_code == 403
        nobody = await server.http.post(f"{path}/commands", json=move)
        assert nobody.status_code == 401
        quick = await server.http.get(f"{path}/state", params={"since": fresh["version"], "wait": 0.1})
        assert quick.status_code == 200


@in_loop
async def test_people_at_two_servers_play_at_one_table(tmp_path: Path) -> None:
    database = new_database("postgresql", tmp_path)
    async with server_at(database) as one, server_at(database) as other:
        opened = await one.open(GAME)
        here, there = await one.sit(opened, 0), await other.sit(opened, *range(1, len(people(GAME))))
        table = await one.hall.table(opened["table"])
        for _ in range(12):
            seat = table.state.actor  # type: ignore[union-attr]
            person = here if seat == 0 else there
            await person.sees(table.story(seat).version, seat)
            assert (await person.moves(seat))["type"] == "done"
            expected = person.states[seat]["version"]
            await until(lambda seat=seat, expected=expected: table.story(seat).version >= expected)  # type: ignore[misc]
            await here.sees(table.story(0).version, 0)
            await there.sees(table.story(1).version, 1)
        await until(lambda: one.hall.connected(table) == [*range(len(people(GAME)))])


@in_loop
async def test_health_metrics_and_the_page_without_the_web_app(file: str) -> None:
    async with server_at(file) as server:
        await (await mover_of(await arrived(server, await server.open(GAME)))).moves()
        health = (await server.http.get("/healthz")).json()
        assert health["status"] == "ok"
        assert health["ready"][GAME]
        metrics = (await server.http.get("/metrics")).text
        assert 'hantise_commands_total{kind="move",outcome="done"} 1.0' in metrics
        assert "hantise_tables 1.0" in metrics
        assert (await server.http.get("/")).status_code == 200
        games = (await server.http.get("/api/games")).json()
        assert [game["game"] for game in games] == names()


@in_loop
async def test_a_stopping_server_says_so_and_lets_long_polls_go(file: str) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        person = await server.sit(opened, 0)
        table = await server.hall.table(opened["table"])
        since = {"since": table.story(None).version, "wait": 20}
        poll = asyncio.create_task(server.http.get(f"/api/tables/{table.id}/state", params=since))
        await asyncio.sleep(0.1)
        server.app.state.context.stopping.set()
        assert (await asyncio.wait_for(poll, 5)).status_code == 200
        assert (await person.hears_the_end()).code == 1001


@in_loop
async def test_clients_that_vanish_leave_no_trouble_behind(file: str, caplog: pytest.LogCaptureFixture) -> None:
    async with server_at(file) as server:
        opened = await server.open(GAME)
        table = await server.hall.table(opened["table"])
        for number in range(20):
            person = await server.sit(opened, *range(len(people(GAME))))
            seat = table.state.actor  # type: ignore[union-attr]
            await person.sees(table.story(seat).version, seat)
            move = {"type": "move", "id": f"v{number}", "seat": seat, "version": person.states[seat]["version"]}
            for _ in range(3):
                await person.send(move | {"move": person.states[seat]["moves"][0]})
            await asyncio.sleep(0.002 * (number % 5))
            person.socket.transport.abort()
        await until(lambda: not server.hall.loaded[table.id].watchers)
        assert server.hall.connected(table) == []
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
