"""Players: the interface, the search, the levels."""

import asyncio
import doctest
import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import hantise
import strange_bots
from every_game import walk
from hantise import records
from hantise.bots import levels, player, tuning
from hantise.bots.player import NO_CLOCK, ask, find
from hantise.bots.seated import Seated
from hantise.bots.thinking import Thinker, Thought, children, warm_up
from hantise.chance import seeded
from hantise.cli import main
from hantise.game import Setup, State
from hantise.games import load, names
from hantise.games.ghosts.state import DRAW_HIDDEN
from hantise.mistakes import Mistake
from hantise.tables.bots import THINKING, Level, bot_move
from hantise.tables.warm import bots_warmed

HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


def smallest(name: str) -> Setup:
    game = load(name)
    return game.setup(game.edition().players[0])


def decisions(setup: Setup, seed: int, every: int = 1) -> Iterator[State]:
    """States in which a seat has a choice."""
    number = 0
    for state in walk(setup, seed, sensible=True):
        if state.actor >= 0 and len(state.actions()) > 1:
            if number % every == 0:
                yield state.copy()
            number += 1


def some_view(name: str, number: int = 5) -> State:
    for count, state in enumerate(decisions(smallest(name), seed=1)):
        if count == number:
            return state.view(state.actor)
    raise AssertionError("the game is too short")


def thought(view: State, *seed: int, **budget: Any) -> Thought:
    return Thinker(view.setup.game, view.players).think(view, *seed, **budget)


@every_game
@pytest.mark.parametrize("level", levels.LEVELS)
def test_a_level_chooses_the_same_whatever_it_cannot_know(name: str, level: str) -> None:
    """The swap test: the same seed, view and iterations give the same choice."""
    for number, state in enumerate(decisions(smallest(name), seed=2, every=17)):
        if number == 3:
            break
        view = state.view(state.actor)
        swapped = view.imagine(seeded(number)).view(state.actor)
        chosen = [find(level)(7).choose(given, given.moves(), NO_CLOCK) for given in (view, swapped)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in view.moves()


@every_game
def test_the_same_seed_and_iterations_give_the_same_thought_however_the_time_is_cut(name: str) -> None:
    view = some_view(name)
    alone = thought(view, 3, iterations=150)
    assert thought(view, 3, iterations=150) == alone
    assert thought(view, 3, iterations=150, milliseconds=60_000) == alone
    assert thought(view, 4, iterations=150) != alone
    assert 75 < alone.iterations <= 150, "it stops once the favourite cannot be overtaken"
    thinker = Thinker(view.setup.game, view.players)
    thinker.think(view, 9, iterations=40)
    assert thinker.think(view, 3, iterations=150) == alone, "what was thought before leaves no trace"


@every_game
def test_a_thought_tells_shares_results_and_a_line(name: str) -> None:
    view = some_view(name)
    found = thought(view, 1, iterations=400)
    assert found.action in view.actions()
    assert set(found.shares) <= set(view.actions())
    assert sum(found.shares.values()) == pytest.approx(1)
    assert found.shares[found.action] == max(found.shares.values())
    assert len(found.results) == view.players
    assert all(0 <= result <= 1 for result in found.results)
    assert found.line[0] == found.action
    assert all(view.setup.spell(action) for action in found.line)
    assert found.moves >= found.iterations


@every_game
def test_threads_share_the_iterations_and_stay_reproducible(name: str) -> None:
    view = some_view(name)
    thinker = Thinker(view.setup.game, view.players, threads=2)
    found = thinker.think(view, 1, iterations=101)
    assert found.iterations == 101
    assert thinker.think(view, 1, iterations=101) == found


@every_game
def test_compiled_and_uncompiled_searches_agree(name: str, uncompiled: dict[str, str]) -> None:
    def told(environment: dict[str, str] | None) -> str:
        command = [sys.executable, "-W", "error", str(HERE / "thought.py"), name]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    compiled = told(None)
    assert compiled == told(uncompiled)
    assert json.loads(compiled)


@every_game
def test_a_tree_keeps_within_its_room_and_goes_on_searching(name: str) -> None:
    view = some_view(name)
    thinker = Thinker(view.setup.game, view.players, room=60)
    found = thinker.think(view, 1, iterations=500)
    assert found.nodes == 60
    assert found.iterations > 250, "the tree is full long before"


@every_game
def test_a_budget_of_milliseconds_is_kept(name: str) -> None:
    warm_up(load(name))
    view = some_view(name)
    thinker = Thinker(view.setup.game, view.players)
    for milliseconds in (10, 50, 200):
        most = milliseconds + max(5, milliseconds / 10)
        tries = (timed(thinker, view, milliseconds) for _ in range(20))  # other programs may hold up most of them
        took = next((took for took in tries if took <= most), None)
        assert took is not None
        assert took >= milliseconds - max(5, milliseconds / 10)


def timed(thinker: Thinker, view: State, milliseconds: float) -> float:
    start = time.perf_counter()
    thinker.think(view, 1, milliseconds=milliseconds)
    return (time.perf_counter() - start) * 1000


@every_game
def test_a_level_keeps_to_a_clock_that_is_shorter_than_its_time(name: str) -> None:
    warm_up(load(name))
    view = some_view(name)
    bot = find("poltergeist")(1)

    def milliseconds() -> float:
        start = time.perf_counter()
        assert bot.choose(view, view.moves(), 60) in view.moves()
        return (time.perf_counter() - start) * 1000

    assert any(milliseconds() < 100 for _ in range(20))


@every_game
def test_many_searches_neither_leak_nor_slow_down(name: str) -> None:
    view = some_view(name)
    thinker = Thinker(view.setup.game, view.players)

    def seconds(searches: int) -> float:
        start = time.process_time()
        for seed in range(searches):
            thinker.think(view, seed, iterations=50)
        return time.process_time() - start

    early = min(seconds(20) for _ in range(5))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    seconds(800)
    late = min(seconds(20) for _ in range(5))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 4_000  # kilobytes
    assert late < 2 * early


@every_game
def test_a_quick_level_beats_random_play(name: str) -> None:
    setup = smallest(name)
    if setup.game.is_cooperative:
        assert team_wins(setup, "ghost") >= team_wins(setup, "random")
        return
    won = 0.0
    for deal in range(10):
        seat = deal % setup.players
        makers = [find("ghost" if other == seat else "random") for other in range(setup.players)]
        record = records.play(setup, Seated(makers, 5, deal).choose)
        won += (seat in record["winners"]) / max(1, len(record["winners"]))
    assert won > 5


def team_wins(setup: Setup, bot: str) -> int:
    games = [records.play(setup, Seated([find(bot)] * setup.players, 5, deal).choose) for deal in range(4)]
    return sum(bool(record["winners"]) for record in games)


def endgame(hand: list[str]) -> State:
    """Ghosts, level 6, the last cards: 1 closes the pile for an opponent who holds the other 1."""
    position = {
        "hands": [hand, ["g1"]], "pile": ["r3", "b3"], "deck": {}, "taken": [1, 1], "fear": [2, 2], "actor": 0,
        "first": 0, "round": 1,
    }  # fmt: skip
    return hantise.from_position("ghosts", 2, position, {"rounds": 1})


def test_a_forced_win_is_found_and_known_to_be_one() -> None:
    view = endgame(["w1", "b3"]).view(0)
    found = thought(view, 1, iterations=300)
    assert view.setup.spell(found.action) == "play w1"
    assert found.results[0] > 0.9
    assert [view.setup.spell(action) for action in found.line][:2] == ["play w1", "take"]


def test_only_the_moves_asked_about_are_weighed() -> None:
    view = endgame(["w1", "b3"]).view(0)
    losing = [action for action in view.actions() if view.setup.spell(action) != "play w1"]
    found = thought(view, 1, iterations=300, candidates=losing)
    assert set(found.shares) == set(losing)
    assert found.results[0] < 0.1


def test_cards_that_others_draw_do_not_split_the_tree() -> None:
    view = some_view("ghosts")
    thinker = Thinker(view.setup.game, view.players)
    thinker.think(view, 1, iterations=3000)
    tree = thinker.trees[0]
    drawn: list[set[int]] = []
    for node in range(int(tree.progress["nodes"][0])):
        sights = {int(tree.nodes["sight"][child]) for child in children(tree, node)}
        if DRAW_HIDDEN in sights:
            drawn.append(sights)
    assert drawn
    assert all(sights == {DRAW_HIDDEN} for sights in drawn)


def test_only_the_view_of_the_seat_to_move_can_be_thought_about() -> None:
    state = next(decisions(smallest("ghosts"), seed=1))
    for unfit in (state, state.view(None), state.view(1 - state.actor)):
        with pytest.raises(Mistake, match="view"):
            thought(unfit, 1, iterations=1)
    with pytest.raises(Mistake, match="budget"):
        thought(state.view(state.actor), 1)


def test_a_wisp_overlooks_some_moves_but_never_all() -> None:
    kept = [levels.noticed([1, 2, 3, 4], 35, (seed,)) for seed in range(500)]
    assert all(kept)
    assert 0.55 < sum(map(len, kept)) / 2000 < 0.75
    assert levels.noticed([1, 2], 100, (1,)) in ([1], [2])
    assert levels.noticed([1, 2], 0, (1,)) == [1, 2]


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Raises", "raised RuntimeError: no idea"),
        ("Cheats", "illegal move: 'win'"),
        ("Mumbles", "illegal move: None"),
        ("Late", "late: "),
        ("Unmade", "raised RuntimeError: ('cannot be made'"),
    ],
)
def test_a_faulty_bot_is_told_and_the_policy_plays_for_it(bot: str, fault: str) -> None:
    setup = load("ghosts").setup(2, {"rounds": 1})
    table = Seated([find(f"strange_bots:{bot}"), find("policy")], 1, 0, clock=1.0 if bot == "Late" else 1000.0)
    record = records.play(setup, table.choose)
    records.replay(record)
    faulty, sound = table.seats
    assert len(faulty.faults) == faulty.moves > 0
    assert fault in faulty.faults[0]
    assert sound.faults == []


def test_a_bot_cannot_change_the_game_by_what_it_is_given() -> None:
    state = next(decisions(smallest("ghosts"), seed=3))
    view = state.view(state.actor)
    before, moves = view.array.tobytes(), view.moves()
    choice = ask(find("strange_bots:Meddles")(1), view, NO_CLOCK, seeded(1))
    assert view.array.tobytes() == before
    assert view.setup.spell(choice.action) == moves[-1]


def test_bots_are_found_by_name_module_or_entry_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(player.built_in()) == ["random", "policy", "wisp", "ghost", "phantom", "poltergeist"]
    assert find("strange_bots:First") is strange_bots.First
    installed = tmp_path / "some_bots-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[hantise.bots]\ncasper = strange_bots:First\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert find("casper") is find("strange_bots:First")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("poltergeit", "did you mean poltergeist"),
        ("zzz", "there are random, policy, wisp"),
        ("nowhere.at_all:Bot", "No module named"),
        ("strange_bots:Nobody", "Nobody"),
        ("json:dumps", "method choose"),
        ("search:many", "search:ITERATIONS"),
        ("search:10:speed=3", "exploration, first, growth, cut_off, overlooks"),
        ("search:10:overlooks=101", "overlooks"),
    ],
)
def test_a_bot_that_is_not_there_is_a_mistake_that_says_why(name: str, reason: str) -> None:
    with pytest.raises(Mistake, match=reason):
        find(name)


@every_game
def test_a_game_is_tuned_and_its_levels_grow(name: str) -> None:
    found = tuning.tuning(load(name))
    assert found.iterations.wisp < found.iterations.ghost < found.iterations.phantom < found.iterations.poltergeist
    assert found.overlooks.wisp > found.overlooks.ghost > found.overlooks.phantom >= found.overlooks.poltergeist == 0


def test_a_broken_tuning_file_is_a_mistake_that_names_it(tmp_path: Path) -> None:
    path = tmp_path / "bots.toml"
    path.write_text("[search]\nexploration = -1\n")
    with pytest.raises(Mistake, match=r"bots\.toml"):
        tuning.read(path)
    tuning.write(path, tuning.Tuning())
    assert tuning.read(path) == tuning.Tuning()


def test_the_command_records_games_of_a_level_with_the_same_bytes() -> None:
    def recorded(bot: str) -> str:
        arguments = ["record", "ghosts", "--players", "2", "--games", "2", "--seed", "3", "--option", "rounds=1", "--bot", bot]
        return CliRunner().invoke(main, arguments, catch_exceptions=False).output

    games = recorded("ghost")
    assert games == recorded("ghost")
    assert [len(json.loads(line)["winners"]) > 0 for line in games.splitlines()] == [True, True]
    assert games != recorded("wisp")


def test_the_examples_of_the_page_run() -> None:
    failures, tried = doctest.testfile(str(HERE.parent / "docs" / "bots.md"), module_relative=False)
    assert (failures, tried) == (0, 8)


@pytest.mark.xdist_group("boo")
def test_a_table_seats_a_level_that_thinks_once_its_search_is_compiled() -> None:
    THINKING.clear()
    assert 8 <= wins_at_a_table("ghost", games=48) <= 40, "before that it plays by the policy, as its opponent does"
    asyncio.run(bots_warmed("boo"))
    assert wins_at_a_table("ghost", games=8) >= 7


def wins_at_a_table(level: Level, games: int) -> int:
    """How many games of Boo a table's bot wins against the policy."""
    wins, rng = 0, seeded(5)
    for number in range(games):
        state = load("boo").setup(2).start()
        while not state.is_over:
            if state.actor == number % 2:
                state.play(bot_move(state.view(state.actor), level))
            else:
                state.apply(state.choose(rng, sensible=True))
        assert state.winners is not None
        wins += number % 2 in state.winners
    return wins
