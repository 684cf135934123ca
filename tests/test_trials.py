"""The short forms of what tries to break the server; the long ones are commands (`hantise trial`, `hantise bench`)."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets import Close

from databases import new_database
from hantise.games import names
from hantise.server.trials import bench, crash, fuzz
from hantise.server.trials.outside import people, server_outside
from in_loop import in_loop
from online import Person


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    lines: list[str] = []
    assert crash.run(3, 6, 0, database, lines.append) == []
    assert len(lines) == 3
    assert int(lines[-1].split()[2]) > 0


def test_random_messages_break_nothing() -> None:
    assert fuzz.run(5000, 1, print) == []


def test_the_benchmark_of_the_server_reports(capsys: pytest.CaptureFixture[str]) -> None:
    del capsys
    report = bench.run(None, 4, 1.5, 40, None)
    assert "seat moves/s" in report
    assert "p99" in report


def test_several_workers_serve_one_database(tmp_path: Path) -> None:
    with server_outside(new_database("postgresql", tmp_path), workers=2, bot_pause=0) as outside:
        tables = [outside.open_table(names()[0], people(names()[0]))[0] for _ in range(6)]
        for table in tables * 3:
            assert outside.ask(f"/api/tables/{table}")["phase"] == "playing"
        assert outside.stop() == []


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
@in_loop
async def test_a_server_that_is_asked_to_stop_says_so_and_lets_long_polls_go(tmp_path: Path, kind: str, workers: int) -> None:
    with server_outside(new_database(kind, tmp_path), workers=workers) as outside:
        assert outside.process is not None
        table, tokens = outside.open_table(names()[0], people(names()[0]))
        person = await Person.arrives(outside.url, table, tokens[:1])
        spectator = f"/api/tables/{table}/state"
        poll = f"{spectator}?wait=20&since={outside.ask(spectator)['version']}"
        polling = asyncio.create_task(asyncio.to_thread(outside.ask, poll))
        await asyncio.sleep(0.5)
        outside.process.terminate()
        assert await person.hears_the_end() == Close(1001, "the server stops; come back in a moment")
        assert (await polling)["type"] == "state"


def test_several_workers_need_postgresql() -> None:
    command = [sys.executable, "-m", "hantise", "serve", "--port=0", "--workers=2"]
    ended = subprocess.run([*command, "--database=sqlite:///nowhere.db"], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "several workers need PostgreSQL" in ended.stderr


def test_help_is_quick_and_a_wrong_setting_is_named() -> None:
    command = [sys.executable, "-m", "hantise", "serve"]
    ended = subprocess.run([*command, "--set=nonsense=1"], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "nonsense" in ended.stderr
    heavy = "import sys; from hantise.cli import main; main(['--help'], standalone_mode=False); "
    heavy += "print([name for name in sys.modules if name in ('numba', 'fastapi', 'sqlalchemy')])"
    shown = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True)
    assert shown.stdout.splitlines()[-1] == "[]"


def test_the_http_api_is_what_its_description_says() -> None:
    """Schemathesis: whatever is asked, no error of the server's own, and every answer is as OpenAPI describes it."""
    with server_outside(bot_pause=0) as outside:
        table, tokens = outside.open_table(names()[0], people(names()[0]), public=True)
        schema = schemathesis.openapi.from_url(f"{outside.url}/api/openapi.json")
        asked: list[str] = []
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]

            @settings(max_examples=30, suppress_health_check=list(HealthCheck), deadline=None)
            @given(operation.as_strategy(), st.booleans())
            def check(case: Case[Any], is_real: bool) -> None:
                if is_real and "table_id" in (case.path_parameters or {}):
                    case.path_parameters["table_id"] = table
                    case.headers["Authorization"] = f"Bearer {tokens[0]}"
                if "wait" in (case.query or {}):
                    case.query["wait"] = 0
                # A schema cannot say which games, names or positions there are, so what fits it may still be refused.
                case.call_and_validate(excluded_checks=[positive_data_acceptance])

            check()
            asked.append(operation.label)
        assert len(asked) == 11, asked
        assert outside.stop() == []
