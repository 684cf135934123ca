"""The guard at the door: headers, origins, sizes, rates, names, secrets."""

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from databases import new_database
from hantise.games import names
from hantise.server import logs
from hantise.server.limits import Bucket, Places
from hantise.server.trials.outside import people
from hantise.tables import tokens
from in_loop import in_loop
from online import Person, server_at

GAME = names()[0]


@pytest.fixture
def file(tmp_path: Path) -> str:
    return new_database("sqlite", tmp_path)


def test_a_secret_has_128_random_bits_and_only_its_hash_is_kept() -> None:
    import base64

    secret = tokens.new()
    assert len(base64.urlsafe_b64decode(secret + "==")) * 8 == 128
    assert tokens.matches(secret, tokens.hashed(secret))
    assert not tokens.matches(tokens.new(), tokens.hashed(secret))
    assert secret not in tokens.hashed(secret)


@in_loop
async def test_every_answer_carries_the_headers(file: str) -> None:
    async with server_at(file) as server:
        for path in ("/", "/api/games", "/nowhere", "/healthz", "/api/tables/none", "/metrics"):
            headers = (await server.http.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers


@in_loop
async def test_a_page_of_another_site_cannot_open_a_socket(file: str) -> None:
    async with server_at(file, origins=["https://friend.example"]) as server:
        url = server.url.replace("http", "ws") + "/api/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type]
                pass
        for origin in (server.url, "https://friend.example"):
            async with connect(url, origin=origin) as socket:  # type: ignore[arg-type]
                assert socket.response is not None


@in_loop
async def test_errors_are_problems_without_internals(file: str) -> None:
    async with server_at(file) as server:
        for method, path, status in (
            ("GET", "/nowhere", 404),
            ("GET", "/api/tables/none", 404),
            ("GET", "/api/tables/UPPER", 422),
            ("DELETE", "/api/tables", 405),
            ("POST", "/api/tables", 422),
        ):
            answer = await server.http.request(method, path)
            assert answer.status_code == status
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["status"] == status
            assert "Traceback" not in answer.text
            assert "hantise/" not in answer.text


@in_loop
async def test_what_cannot_be_used_is_refused_by_its_name(file: str) -> None:
    async with server_at(file) as server:
        right: dict[str, Any] = {"game": GAME, "seats": people(GAME)}
        for change, field in (
            ({"game": "goosts"}, "game"),
            ({"edition": "/etc/passwd.toml"}, "edition"),
            ({"edition": "nothing"}, "edition"),
            ({"options": {"nonsense": 1}}, "options"),
            ({"seats": people(GAME) * 9}, "seats"),
            ({"seats": people(GAME)[:1] * 12}, "players"),
            ({"position": {"nonsense": 1}}, "nonsense"),
            ({"clock": 1}, "clock"),
            ({"extra": 1}, "extra"),
            ({"public": "yes"}, "public"),
        ):
            answer = await server.http.post("/api/tables", json=right | change)
            assert answer.status_code == 422, answer.text
            assert field in answer.json()["fields"], answer.text


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a\nb", "a\u200bb", "\x00", "\ue000", "a\u2028b", "\ud800"])
@in_loop
async def test_names_are_short_and_visible(name: str, file: str) -> None:
    async with server_at(file) as server:
        seats = [{"kind": "me", "name": name}, *people(GAME)[1:]]
        answer = await server.http.post(
            "/api/tables", content=json.dumps({"game": GAME, "seats": seats}), headers={"content-type": "application/json"}
        )
        assert answer.status_code == 422


@in_loop
async def test_names_may_be_anybodys(file: str) -> None:
    async with server_at(file) as server:
        for name in ("Zoé", "<b>Ann</b>", "李雷", "O'Neil 🎃", "  Ann  "):
            opened = await server.open(GAME, [{"kind": "me", "name": name}, *people(GAME)[1:]])
            shown = (await server.http.get(f"/api/tables/{opened['table']}")).json()
            assert shown["seats"][0]["name"] == name.strip()


@in_loop
async def test_large_requests_and_messages_are_refused_with_a_reason(file: str) -> None:
    async with server_at(file, message_size=2000) as server:
        answer = await server.http.post("/api/tables", content=b"x" * 3000)
        assert answer.status_code == 413
        opened = await server.open(GAME)
        person = await server.sit(opened, 0)
        await person.socket.send("x" * 3000)
        assert (await person.hears_the_end()).code == 1009


@in_loop
async def test_one_address_can_ask_only_so_much(file: str) -> None:
    async with server_at(file, address_rate=20, burst=1) as server:
        answers = await asyncio.gather(*(server.http.get("/api/games") for _ in range(40)))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert refused
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        assert (await server.http.get("/healthz")).status_code == 200


@in_loop
async def test_one_address_opens_only_so_many_tables_and_sockets(file: str) -> None:
    async with server_at(file, tables_per_hour=2, sockets_per_address=1) as server:
        opened = await server.open(GAME)
        await server.open(GAME)
        third = await server.http.post("/api/tables", json={"game": GAME, "seats": people(GAME)})
        assert third.status_code == 429
        await server.sit(opened, 0)
        with pytest.raises(ConnectionClosed) as closed:
            await server.sit(opened, 0)
        assert closed.value.rcvd is not None
        assert "too many connections" in closed.value.rcvd.reason


@in_loop
async def test_a_seat_that_talks_too_fast_is_slowed_down_but_answered(file: str) -> None:
    async with server_at(file, seat_rate=20, burst=0.5) as server:
        person = await server.sit(await server.open(GAME), 0)
        loop = asyncio.get_running_loop()
        began = loop.time()
        for _ in range(20):
            assert (await person.says("explain", move="x"))["type"] == "refused"
        assert loop.time() - began > 0.4


@in_loop
async def test_no_token_move_or_hash_is_logged_and_none_is_in_an_address(file: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with server_at(file) as server:
        opened = await server.open(GAME)
        person = await server.sit(opened, *range(len(people(GAME))))
        seat = next(seat for seat, state in person.states.items() if state["moves"])
        await person.moves(seat)
        await person.says("leave", 0)
    ours = [record for record in caplog.records if record.name.startswith(("hantise", "uvicorn"))]
    text = "\n".join(logs.JsonLines().format(record) for record in ours if record.levelno >= logging.INFO)
    assert '"what": "opened"' in text
    for held in opened["seats"]:
        assert held["token"] not in text
        assert tokens.hashed(held["token"]) not in text
    assert opened["invitation"] not in text
    assert "draw " not in text
    schema = (await openapi(file))["paths"]
    addresses = [
        parameter["name"] for path in schema.values() for method in path.values() for parameter in method.get("parameters", [])
    ]
    assert not {"token", "invitation"} & set(addresses)


async def openapi(file: str) -> Any:
    async with server_at(file) as server:
        return (await server.http.get("/api/openapi.json")).json()


@in_loop
async def test_a_token_of_another_table_opens_nothing(file: str) -> None:
    async with server_at(file) as server:
        one, other = await server.open(GAME), await server.open(GAME)
        key = {"Authorization": f"Bearer {one['seats'][0]['token']}"}
        assert (await server.http.get(f"/api/tables/{other['table']}/state", headers=key)).status_code == 401
        with pytest.raises(ConnectionClosed):
            await Person.arrives(server.url, other["table"], [one["seats"][0]["token"]])


def test_a_bucket_gives_so_many_a_second() -> None:
    bucket = Bucket(rate=10, burst=0.5)
    waits = [bucket.take("one") for _ in range(7)]
    assert waits[:5] == [0.0] * 5
    assert 0 < waits[5] <= 0.1
    assert bucket.take("other") == 0.0


def test_places_are_counted_by_address() -> None:
    places = Places(1)
    assert places.enter("one")
    assert not places.enter("one")
    assert places.enter("other")
    places.leave("one")
    assert places.enter("one")
