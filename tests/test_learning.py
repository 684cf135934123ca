"""The learning example learns, and the comparison with other libraries runs and tells ratios."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from hantise import peers
from hantise.bots import bench as searching
from hantise.cli import main

ROOT = Path(__file__).parent.parent


@pytest.fixture
def learn() -> Any:
    spec = importlib.util.spec_from_file_location("learn", ROOT / "examples" / "learn.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_beats_the_random_player(learn: Any) -> None:
    """Before learning it is the random player; twenty seconds are enough to be clearly better."""
    unlearned, margin = learn.measured(learn.Linear(*shapes(learn)), games=1500)
    assert unlearned == pytest.approx(0.25, abs=2 * margin)
    share, margin = learn.measured(learn.learn(seconds=20, size=256, rate=4.0), games=1500)
    assert share - margin > 0.35


def shapes(learn: Any) -> tuple[int, int]:
    from hantise.games import load

    game = load(learn.GAME)
    return game.encoded_size, game.actions


def test_peers_are_measured_and_written_into_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (peers, searching):  # one game of ours is enough to see that it runs
        monkeypatch.setattr(module, "names", lambda: ["ghosts"])
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- peers -->\nstale\n<!-- end -->\nafter\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["bench", "peers", "--seconds", "0.05", "--json", "--write", str(page)])
    assert result.exit_code == 0, result.output
    figures = json.loads(result.stdout)
    assert set(figures["driven"]) == set(figures["observed"])
    assert set(figures["agents"]) == {"hantise ghosts", "PettingZoo leduc_holdem_v4", "PettingZoo texas_holdem_v4"}
    assert min(*figures["driven"].values(), *figures["agents"].values()) > 0
    written = page.read_text(encoding="utf-8")
    assert "| hantise ghosts |" in written
    assert "stale" not in written
    head, first, *_ = peers.ratios({"hantise a": 30.0, "Peer b": 10.0})
    assert (head[2], first[2]) == ("× Peer b", "3.00")
