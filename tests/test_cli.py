"""The command line, as a user meets it: real processes, real files."""

import json
import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner

import hantise
from hantise.cli import main
from hantise.server import serve

HANTISE = Path(sys.executable).parent / "hantise"
SCENARIOS = Path(hantise.__file__).parent / "games" / "ghosts" / "tests" / "scenarios"

pytestmark = pytest.mark.xdist_group("ghosts")


def run(*arguments: str | Path, code: int = 0, stdin: str = "") -> subprocess.CompletedProcess[str]:
    done = subprocess.run([HANTISE, *arguments], capture_output=True, text=True, input=stdin, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done


def complaint(*arguments: str | Path) -> str:
    """The one line on stderr with which a mistake is answered."""
    done = run(*arguments, code=2)
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_version_and_help_are_quick() -> None:
    assert run("--version").stdout.split()[-1] == hantise.__version__
    times = []
    for command in (["--help"], ["record", "--help"], ["bench", "ghosts", "--help"], ["play", "--help"]):
        started = time.perf_counter()
        assert "Usage" in run(*command).stdout
        times.append(time.perf_counter() - started)
    assert min(times) < 0.4


@pytest.mark.parametrize("command", [[], ["bench"], ["trial"]])
def test_no_line_of_a_list_of_commands_is_cut(command: list[str]) -> None:
    _, listed = run(*command, "--help").stdout.split("Commands:")
    assert listed.strip()
    assert "..." not in listed


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8420/"),
        ("example.org", "http://example.org:8420/"),
        ("::1", "http://[::1]:8420/"),
        ("0.0.0.0", "http://localhost:8420/"),
        ("::", "http://localhost:8420/"),
    ],
)
def test_the_address_that_is_told_can_be_opened(host: str, address: str) -> None:
    assert serve.address_here(host, 8420) == address


def test_whoever_serves_on_all_addresses_is_told_one_that_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", lambda *_: None)
    told = CliRunner().invoke(main, ["serve", "--host", "0.0.0.0", "--port", "0", "--database", "sqlite://"]).stdout
    assert re.fullmatch(r"Hantise is at http://localhost:\d+/\n", told)


def test_a_port_that_is_taken_is_told_without_pythons_words() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = complaint("serve", "--port", str(port))
    assert told == f"hantise: port: cannot serve on 127.0.0.1:{port}: Address already in use; --port 0 takes any that is free\n"


def test_check_runs_scenarios_and_counts_failures(tmp_path: Path) -> None:
    assert run("check", SCENARIOS).stdout.endswith("48 passed, 0 failed\n")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text('game = "ghosts"\nplayers = 3\n[[step]]\nforbids = ["draw w1"]\n')
    told = run("check", wrong, SCENARIOS / "01-set-up.toml", code=1).stdout
    assert "wrong.toml: step 1: 'draw w1' should be refused" in told
    assert told.endswith("1 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("game = ", "Invalid value"),
        ('game = "ghosts"', "players"),
        ('game = "ghosts"\nplayers = 3\nmood = "sad"', "mood"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nby = 0', "by 0, but 'chance' is to move"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nmove = "take"', "'take' is refused"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nexpect = { fear = [1, 1, 2] }', "fear is [1, 1, 1], not [1, 1, 2]"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nexpect = { deck = { w9 = 1 } }', "there is no deck.w9"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nlegal = []', "legal are"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nallows = ["take"]', "'take' should be allowed"),
        ('game = "ghosts"\nplayers = 3\n[[step]]\nchances = { "draw m" = 1 }', "chances are"),
        ('game = "ghosts"\nplayers = 3\nrefused = "hands"', "should be refused naming hands, but loads"),
        ('game = "ghosts"\nplayers = 3\nrefused = "hands"\n[position]\nround = 9', "should be refused naming hands, but: round"),
    ],
)
def test_a_scenario_that_does_not_hold_says_why(tmp_path: Path, text: str, reason: str) -> None:
    path = tmp_path / "a.toml"
    path.write_text(text)
    told = run("check", path, code=1).stdout
    assert reason in told
    assert told.endswith("0 passed, 1 failed\n")


def test_record_gives_the_same_bytes_and_replays(tmp_path: Path) -> None:
    for players in ("2", "6"):
        first, second = (tmp_path / f"{players}-{name}.jsonl" for name in "ab")
        for path in (first, second):
            run("record", "ghosts", "--players", players, "--games", "20", "--seed", "1", "--legal", "--out", path)
        assert first.read_bytes() == second.read_bytes()
        assert run("replay", first).stdout == "20 passed, 0 failed\n"
        assert len(set(first.read_text().splitlines())) == 20


def test_records_say_what_formats_promise() -> None:
    record = json.loads(run("record", "ghosts", "--players", "3", "--option", "rounds=1", "--bot", "policy", "--legal").stdout)
    assert list(record) == ["game", "edition", "players", "options", "moves", "scores", "winners", "legal", "actors"]
    assert record["options"] == {"rounds": 1}
    assert len(record["moves"]) == len(record["legal"]) == len(record["actors"])
    assert record["actors"][0] == "chance"
    assert record["moves"][0] in record["legal"][0]
    seats = [
        (move, legal)
        for move, legal, actor in zip(record["moves"], record["legal"], record["actors"], strict=True)
        if actor != "chance"
    ]
    assert all(move in legal and legal == sorted(legal) for move, legal in seats)


def test_replay_names_line_and_move_of_a_tampered_record(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run("record", "ghosts", "--games", "3", "--out", path)
    lines = path.read_text().splitlines()
    second = json.loads(lines[1])
    second["moves"][30] = "draw ?"
    path.write_text("\n".join([lines[0], json.dumps(second), lines[2][:200], "[]", ""]))
    told = run("replay", path, code=1).stdout
    assert re.search(r"line 2: moves: move 31 'draw \?': .*rule 9\.1", told)
    assert "line 3: not a JSON object" in told
    assert "line 4: not a JSON object" in told
    assert told.endswith("1 passed, 3 failed\n")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "goosts"}, {"players": "3"}, {"players": 9}, {"moves": None}, {"moves": [7]}, {"options": {"rounds": 0}},
        {"options": []}, {"edition": "mine"}, {"edition": 7}, {"position": {"smell": 1}}, {"position": 7}, {"legal": []},
        {"actors": [0]}, {"winners": [1, 2]},
    ],
)  # fmt: skip
def test_replay_refuses_records_that_cannot_be(tmp_path: Path, change: dict[str, object]) -> None:
    path = tmp_path / "games.jsonl"
    record = json.loads(run("record", "ghosts", "--players", "3").stdout)
    path.write_text(json.dumps(record | change))
    assert run("replay", path, code=1).stdout.endswith("0 passed, 1 failed\n")


def test_mistakes_are_one_line(tmp_path: Path) -> None:
    assert "did you mean ghosts?" in complaint("record", "goosts")
    assert "2 to 6 players, not 9" in complaint("record", "ghosts", "--players", "9")
    assert "no option 'speed'" in complaint("record", "ghosts", "--option", "speed=3")
    assert "rounds is 1–100, not 'many'" in complaint("record", "ghosts", "--option", "rounds=many")
    assert "NAME=VALUE" in complaint("record", "ghosts", "--option", "rounds")
    assert "no edition 'mine'" in complaint("record", "ghosts", "--edition", "mine")
    assert "missing.toml" in complaint("record", "ghosts", "--edition", str(tmp_path / "missing.toml"))
    assert "no bot 'clever'" in complaint("record", "ghosts", "--bot", "clever")
    assert "no such file" in complaint("check", tmp_path / "nothing")
    assert "nothing.jsonl" in complaint("replay", tmp_path / "nothing.jsonl")
    assert "[Errno" not in complaint("replay", tmp_path / "nothing.jsonl")
    assert "'de' is not one of 'en', 'fr' (hantise play --help)" in complaint("play", "--lang", "de")
    assert "'--fast'" in complaint("--fast")
    assert "no setting 'bot_paws'; there are address, origins, bot_pause" in complaint("serve", "--set", "bot_paws=1")
    assert "bot_pause cannot be 'long'" in complaint("serve", "--set", "bot_pause=long")
    assert "http://localhost:1 cannot be reached: Connection refused" in complaint("watch", "http://localhost:1/#/table/a")
    (tmp_path / "cut.toml").write_text("game = [")
    assert "cut.toml" in complaint("record", "ghosts", "--edition", str(tmp_path / "cut.toml"))


def test_a_bot_in_the_folder_where_one_is_plays(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(
        "class Last:\n    def __init__(self, seed): pass\n    def choose(self, view, moves, clock): return moves[-1]\n"
    )
    command = [str(HANTISE), "record", "ghosts", "--bot", "mine:Last", "--option", "rounds=1"]
    played = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path).stdout)
    assert "take" in played["moves"], "the last move in the list, whenever it can be made"


def test_nothing_half_written_is_left(tmp_path: Path) -> None:
    missing = tmp_path / "no" / "games.jsonl"
    assert "cannot write" in complaint("record", "ghosts", "--out", missing)
    assert list(tmp_path.iterdir()) == []
    kept = tmp_path / "games.jsonl"
    kept.write_text("what was there\n")
    process = subprocess.Popen([HANTISE, "record", "ghosts", "--games", "1000000", "--out", kept])
    for _ in range(200):
        if any(path.name.startswith(".games") and path.stat().st_size for path in tmp_path.iterdir()):
            break
        time.sleep(0.1)
    process.send_signal(2)
    assert process.wait() != 0
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]
    assert kept.read_text() == "what was there\n"


def test_a_closed_pipe_ends_quietly() -> None:
    reader, writer = os.pipe()
    process = subprocess.Popen([HANTISE, "record", "ghosts", "--games", "500"], stdout=writer, stderr=subprocess.PIPE)
    os.close(writer)
    os.close(reader)
    _, errors = process.communicate()
    assert process.returncode == 0
    assert errors == b""


def test_an_edition_of_ones_own_is_played_and_replayed(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = (SCENARIOS.parent.parent / "editions" / "asyncron-2015.toml").read_text(encoding="utf-8")
    path.write_text(
        text.replace('edition = "asyncron-2015"', 'edition = "mine"').replace("size = 5", "size = 7"), encoding="utf-8"
    )
    games = tmp_path / "games.jsonl"
    run("record", "ghosts", "--edition", path, "--games", "3", "--out", games)
    assert json.loads(games.read_text().splitlines()[0])["edition"] == "mine"
    assert run("replay", games, "--edition", path).stdout == "3 passed, 0 failed\n"
    assert "no edition 'mine'" in run("replay", games, code=1).stdout


def test_games_lists_players_editions_and_options() -> None:
    ghosts = next(game for game in json.loads(run("games", "--json").stdout)["games"] if game["game"] == "ghosts")
    assert ghosts["players"] == [2, 3, 4, 5, 6]
    assert ghosts["editions"][0] == "asyncron-2015"
    assert {"name": "rounds", "default": 3, "range": "1–100", "low": 1, "high": 100, "meaning": "number of rounds"} in ghosts[
        "options"
    ]
    told = run("games").stdout
    assert "rounds  1–100, 3 if not said: number of rounds" in told
    assert "true, false, false if not said" in told


def test_bench_tells_its_figures() -> None:
    figures = json.loads(run("bench", "ghosts", "--seconds", "0.5", "--json").stdout)
    for name in (
        "playout_moves_per_s", "playout_games_per_s", "policy_games_per_s", "threads_speedup", "python_moves_per_s",
        "state_bytes", "cold_s", "cached_s",
    ):  # fmt: skip
        assert figures[name] > 0
    assert "cores" in figures["machine"]
