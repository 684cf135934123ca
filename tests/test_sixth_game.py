"""A game is one folder: a sixth one, put beside the others, is played everywhere with no other file changed."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from planting import GAME, ROOT, planted

pytestmark = pytest.mark.xdist_group("sixth")  # compiled once

ENVIRONMENTS = f"""
import gymnasium, pyspiel
import hantise.envs.gymnasium, hantise.envs.open_spiel
from hantise.envs import batch, pettingzoo

games = batch("{GAME}", size=16, players=3, seed=1)
ended = 0
while ended < 50:
    games.step(games.sample())
    ended += int(games.ended.sum())
alone = gymnasium.make("Hantise/Attic-v1", players=2, opponents="policy", disable_env_checker=True)
observation, _ = alone.reset(seed=1)
assert observation["action_mask"].sum() == 2
together = pettingzoo.env("{GAME}", players=4)
together.reset(seed=1)
assert together.agent_selection == "seat_0"
state = pyspiel.load_game("hantise_{GAME}(players=2,nights=1)").new_initial_state()
assert state.is_chance_node() and len(state.chance_outcomes()) == 6
print("all four")
"""


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return planted(tmp_path_factory.mktemp("sixth"))


def run(environment: dict[str, str], *arguments: str | Path, stdin: str = "") -> str:
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, input=stdin, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def hantise(environment: dict[str, str], *arguments: str, stdin: str = "") -> str:
    return run(environment, "-m", "hantise", *arguments, stdin=stdin)


def test_it_passes_what_every_game_passes_and_its_own_tests(environment: dict[str, str]) -> None:
    folder = Path(environment["PYTHONPATH"]) / "hantise" / "games" / GAME
    suites = [ROOT / "tests" / "test_every_game.py", folder / "tests"]
    settings = ["-p", "no:cacheprovider", f"--rootdir={ROOT}", f"-c{ROOT / 'pyproject.toml'}"]
    told = run(environment, "-m", "pytest", *settings, *suites)
    assert " passed" in told
    assert " skipped" not in told


def test_it_is_played_in_the_terminal(environment: dict[str, str]) -> None:
    assert [game["game"] for game in json.loads(hantise(environment, "games", "--json"))["games"]] == [GAME]
    typed = "règles 5.2\nflee\nstay\n1\n"
    told = hantise(environment, "play", GAME, "--plain", "--new", "--lang=fr", stdin=typed)
    assert "5.2 Qui a fui reçoit un point" in told
    assert "la nuit 3 est passée" in told


def test_bots_play_it_in_the_arena_and_its_records_replay(environment: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "arena"
    told = hantise(environment, "arena", GAME, "--bots=wisp,random", "--games=20", "--jobs=1", f"--out={out}")
    assert "wisp" in told
    assert (out / "report.html").is_file()
    records = tmp_path / "records.jsonl"
    hantise(environment, "record", GAME, "--players=4", "--games=5", f"--out={records}")
    assert hantise(environment, "replay", str(records)).endswith("5 passed, 0 failed\n")


def test_every_environment_has_it(environment: dict[str, str]) -> None:
    assert run(environment, "-c", ENVIRONMENTS).endswith("all four\n")
