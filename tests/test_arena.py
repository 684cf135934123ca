"""The arena: fair pairings, honest intervals, runs that can be interrupted, reports."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from hantise import records
from hantise.arena import ratings, report, tables
from hantise.arena.matches import Arena
from hantise.arena.results import results, won
from hantise.arena.runs import Run, save
from hantise.arena.tuner import spelled
from hantise.bots.player import find
from hantise.bots.tuning import Search
from hantise.mistakes import Mistake

SHORT = {"rounds": 1}


def arena(*bots: str, players: int = 2, games: int = 8, **more: Any) -> Arena:
    return Arena("ghosts", bots, players, games, options=SHORT, **more)


def run(plan: Arena, folder: Path | None = None, jobs: int = 1) -> Run:
    made = Run(plan, folder)
    for _ in made.go_on(jobs):
        pass
    return made


def told(played: list[dict[str, Any]]) -> list[tuple[int, Any, Any]]:
    """What must not depend on how a run was cut or shared."""
    return sorted((record["arena"]["number"], record["arena"]["bots"], record["moves"]) for record in played)


def test_every_deal_is_played_by_all_line_ups_in_all_seats() -> None:
    matches = list(arena("random", "policy", "ghost", games=12).matches())
    assert len(matches) == 12
    for deal in (0, 1):
        tables = [match.bots for match in matches if match.deal == deal]
        assert Counter(tables) == Counter(
            {("random", "policy"): 1, ("policy", "random"): 1, ("random", "ghost"): 1,
             ("ghost", "random"): 1, ("policy", "ghost"): 1, ("ghost", "policy"): 1}
        )  # fmt: skip


def test_a_started_deal_is_finished_and_a_repeated_name_sits_twice() -> None:
    matches = list(arena("policy", "random", "random", players=3, games=4).matches())
    assert len(matches) == 6
    assert {match.bots for match in matches} == {
        ("policy", "random", "random"), ("random", "policy", "random"), ("random", "random", "policy"),
    }  # fmt: skip


def test_too_few_or_unknown_bots_are_refused() -> None:
    with pytest.raises(Mistake, match="bots"):
        arena("random")
    with pytest.raises(Mistake, match="no bot"):
        arena("random", "nobody")


def test_games_of_a_deal_have_the_same_luck_and_deals_differ() -> None:
    played = run(arena("random", "policy", games=6)).played
    dealt = [(record["arena"]["deal"], tuple(record["moves"][:10])) for record in played]
    assert all(move.startswith("draw") for _, hands in dealt for move in hands)
    assert len(set(dealt)) == len({deal for deal, _ in dealt}) == 3


def test_records_replay_and_results_add_up() -> None:
    made = run(arena("random", "policy", games=20))
    for record in made.played:
        records.replay(record)
    found = made.results()
    assert found["games"] == 20
    assert found["bots"]["random"]["value"] + found["bots"]["policy"]["value"] == pytest.approx(1)
    assert found["bots"]["policy"]["low"] > 0.5
    assert found["ratings"]["policy"]["low"] > found["ratings"]["random"]["high"]
    assert sum(found["lengths"].values()) == 20
    assert sum(seat["value"] for seat in found["seats"]) == pytest.approx(1)


def test_a_game_that_nobody_wins_is_shared_by_all() -> None:
    at_dawn = run(Arena("ghooost", ("policy", "random", "random"), 3, 6, options={"dawn": 1}))
    assert any(record["winners"] == [] for record in at_dawn.played)
    assert all(sum(won(record)) == pytest.approx(1) for record in at_dawn.played)


def test_a_team_has_its_win_whole_and_no_rating() -> None:
    teams = run(Arena("treasure", ("policy", "random"), 2, 12))
    found = results(teams.arena, teams.played)
    assert [line_up["bots"] for line_up in found["line_ups"]] == [["policy", "policy"], ["random", "random"]]
    by_policy = [record for record in teams.played if record["arena"]["bots"] == ["policy", "policy"]]
    wins = [record["scores"] == [1, 1] for record in by_policy]
    assert 0 < sum(wins) < len(wins)
    assert found["bots"]["policy"]["value"] == pytest.approx(sum(wins) / len(wins))
    assert (found["cooperative"], found["equal_share"], found["ratings"]) == (True, None, {})
    by_random = len(teams.played) - len(by_policy)
    assert found["bots"]["random"]["value"] == 0
    assert found["bots"]["random"]["high"] == pytest.approx(1.96**2 / (by_random + 1.96**2)), "a team's game is one try, not two"


def test_a_run_that_was_cut_goes_on_and_ends_as_if_it_had_not(tmp_path: Path) -> None:
    plan = arena("random", "policy", games=8)
    cut = Run(plan, tmp_path)
    playing = cut.go_on()
    for _ in range(3):
        next(playing)
    path = tmp_path / "records.jsonl"
    with path.open("a", encoding="utf-8") as lines:
        lines.write('{"game": "ghosts", "torn')
    again = Run(plan, tmp_path)
    assert [match.number for match in again.to_play] == [3, 4, 5, 6, 7]
    whole = run(plan, tmp_path)
    assert told(whole.played) == told(run(plan).played)
    assert len(path.read_text(encoding="utf-8").splitlines()) == 8
    assert Run(plan, tmp_path).to_play == []
    assert len(Run(arena("random", "policy", games=10), tmp_path).to_play) == 2, "more games go on where these stopped"


def test_a_folder_belongs_to_one_arena(tmp_path: Path) -> None:
    run(arena("random", "policy", games=2), tmp_path)
    with pytest.raises(Mistake, match="another arena"):
        Run(arena("random", "policy", games=2, seed=1), tmp_path)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    plan = arena("random", "policy", games=6)
    assert told(run(plan, tmp_path, jobs=2).played) == told(run(plan).played)


def test_an_interrupted_command_stops_at_once_and_can_be_repeated(tmp_path: Path) -> None:
    def command(games: int) -> list[str]:
        return [
            sys.executable, "-m", "hantise", "arena", "ghosts", "--bots", "random,search:2000",
            "--games", str(games), "--jobs", "2", "--option", "rounds=1", "--out", str(tmp_path),
        ]  # fmt: skip

    process = subprocess.Popen(command(5000), start_new_session=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    path = tmp_path / "records.jsonl"
    deadline = time.monotonic() + 300
    while not (path.exists() and path.read_text(encoding="utf-8")) and time.monotonic() < deadline:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    assert process.communicate(timeout=60) is not None
    assert process.returncode != 0
    played = len(path.read_text(encoding="utf-8").splitlines())
    assert 0 < played < 5000
    subprocess.run(command(played), check=True, capture_output=True)
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["games"] >= played


def test_faults_are_counted_and_told() -> None:
    made = run(arena("strange_bots:Cheats", "policy", games=2))
    cheat = made.results()["bots"]["strange_bots:Cheats"]
    assert cheat["faults"] == cheat["moves"] > 0
    assert "illegal move: 'win'" in report.text(made.results())
    assert made.results()["bots"]["policy"]["faults"] == 0


def test_a_bot_that_ends_its_process_is_a_mistake_not_a_hang() -> None:
    with pytest.raises(Mistake, match="ended its whole process"):
        run(arena("strange_bots:Quits", "policy", games=2), jobs=2)


def test_the_report_is_one_page_with_every_plot(tmp_path: Path) -> None:
    found = run(arena("random", "policy", "strange_bots:First", games=6)).results()
    save(found, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8"))["games"] == 6
    assert not re.search(r"https?://|src=|href=|@import|url\(", page)
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == 5
    for drawing in drawings:
        assert ElementTree.fromstring(drawing).get("aria-label")
    for name in found["bots"]:
        assert name in page
        assert name in report.text(found)


def test_names_are_escaped_in_the_page() -> None:
    found = results(arena("random", "policy"), run(arena("random", "policy", games=2)).played)
    found["bots"]["<script>"] = found["bots"].pop("random")
    found["scores"]["<script>"] = 0.0
    assert "<script>" not in report.page(found)


def test_a_share_has_wilsons_interval_for_what_its_deals_are_worth() -> None:
    independent = ratings.share([1, 0] * 50, [1] * 100)
    assert independent.value == 0.5
    assert (independent.low, independent.high) == pytest.approx((0.404, 0.596), abs=0.001)
    same_twice = ratings.share([2, 0] * 25, [2] * 50)  # two games that always end alike are one
    assert same_twice.high - same_twice.low > 1.35 * (independent.high - independent.low)
    never = ratings.share([0] * 50, [1] * 50)
    assert (never.low, round(never.high, 3)) == (0, 0.071)


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Three wins of four are odds of three to one: 191 points, with a little pull to the middle."""
    deals = 200
    wins = np.zeros((deals, 1, 2))
    wins[:, 0, 0] = np.arange(deals) % 4 > 0
    wins[:, 0, 1] = 1 - wins[:, 0, 0]
    strong, weak = ratings.ratings(np.array([[1.0, 1.0]]), wins, np.ones((deals, 1)))
    assert strong.value - weak.value == pytest.approx(191, abs=3)
    assert strong.value + weak.value == pytest.approx(0, abs=1e-6)
    assert strong.low < strong.value < strong.high
    assert strong.low > weak.high


def test_who_wins_every_game_has_a_rating_that_is_not_sure() -> None:
    """Twenty of twenty may be luck: deals that do not differ say nothing about how often one will be lost."""
    for deals in (1, 20):
        wins = np.tile(np.array([[[20 / deals, 0.0]]]), (deals, 1, 1))
        strong, weak = ratings.ratings(np.array([[1.0, 1.0]]), wins, np.full((deals, 1), 20 / deals))
        assert strong.value - weak.value == pytest.approx(400 * np.log10(20.5 / 0.5), abs=1)
        assert strong.high - strong.low > 300
        assert strong.low > weak.high


def test_ratings_count_deals_and_not_games() -> None:
    """Where both games of a deal always end alike they are one, so the interval is wider by the root of two."""

    def width(deals: np.ndarray[tuple[int], np.dtype[np.float64]], games: int) -> float:
        wins = np.stack([deals, games - deals], axis=1)[:, None, :]
        strong, _ = ratings.ratings(np.array([[1.0, 1.0]]), wins, np.full((len(deals), 1), float(games)))
        return strong.high - strong.low

    alone = width(np.tile([1.0, 0.0], 100), 1)
    assert width(np.tile([2.0, 0.0], 50), 2) == pytest.approx(alone * np.sqrt(2), rel=0.03)


def test_ratings_of_a_table_of_three_are_the_odds_of_winning_it() -> None:
    wins = np.tile(np.array([[[0.5, 0.25, 0.25]]]), (100, 1, 1))
    first, second, third = ratings.ratings(np.ones((1, 3)), wins, np.ones((100, 1)))
    assert first.value - second.value == pytest.approx(400 * np.log10(2), abs=3)
    assert second.value == pytest.approx(third.value, abs=1e-6)


def test_a_tried_setting_has_a_name_that_finds_it() -> None:
    assert spelled(Search(), 20) == "search:20ms:exploration=0.7:first=8:growth=1:cut_off=0"
    find(spelled(Search(cut_off=12), 5))


def test_what_was_measured_is_put_into_the_page(tmp_path: Path) -> None:
    run_and_save(arena("random", "policy", games=4), tmp_path)
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- measured ghosts -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    for _ in range(2):
        tables.main(str(page), str(tmp_path))
    written = page.read_text(encoding="utf-8")
    assert "old" not in written
    assert written.startswith("before\n<!-- measured ghosts -->\n| bot |")
    assert written.endswith("<!-- end -->\nafter\n")
    assert written.count("hantise arena ghosts --bots random,policy --players 2 --option rounds=1 --games 4 --seed 0") == 2
    for bots, games in ((("random", "strange_bots:First"), 2), (("random", "policy"), 6)):
        folder = tmp_path / str(games)
        run_and_save(arena(*bots, games=games), folder)
        tables.main(str(page), str(folder))
    told = [line.split("|")[1:6:4] for line in page.read_text(encoding="utf-8").splitlines() if "hantise arena" in line]
    assert told == [[" policy ", " 6 "], [" random ", " 6 "], [" random ", " 2 "], [" strange_bots:First ", " 2 "]]
    with pytest.raises(Mistake, match="measured ghosts: the page has no place"):
        tables.filled("nothing here", [run(arena("random", "policy", games=2)).results()])


def run_and_save(plan: Arena, folder: Path) -> None:
    save(run(plan, folder).results(), folder)
