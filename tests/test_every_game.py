"""What holds for every game, at every number of players, in every variant and edition."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import hantise
from every_game import made, setups, viewers, walk
from hantise import kernels, records, scenarios
from hantise.chance import seeded
from hantise.contract import SPECTATOR
from hantise.game import State, label, tell
from hantise.games import load, names
from hantise.mistakes import IllegalMove, Mistake
from hantise.words import LANGUAGES

HERE = Path(__file__).parent
every_setup = pytest.mark.parametrize("parameters", setups())
every_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


@every_setup
@pytest.mark.parametrize("sensible", [False, True], ids=["random", "policy"])
def test_every_game_ends_with_a_result(parameters: Any, sensible: bool) -> None:
    setup = made(parameters)
    *_, last = walk(setup, seed=1, most=100_000, sensible=sensible)
    assert last.is_over
    assert last.moves() == []
    assert last.scores is not None
    assert last.utilities is not None
    assert last.winners is not None
    assert len(last.scores) == setup.players
    assert all(0 <= value <= 1 for value in last.utilities)
    assert last.winners == sorted(set(last.winners))
    assert set(last.winners) <= set(range(setup.players))
    assert last.position()["scores"] == last.scores
    assert last.position()["winners"] == last.winners


@every_setup
def test_moves_are_unique_sorted_and_spelled_one_way(parameters: Any) -> None:
    setup = made(parameters)
    for state in walk(setup, seed=2, most=400):
        moves = state.moves()
        assert moves == sorted(set(moves))
        assert bool(moves) != state.is_over
        assert [setup.spell(setup.parse(move)) for move in moves] == moves  # type: ignore[arg-type]
        assert set(map(setup.parse, moves)) == set(state.actions())
        assert len(moves) <= setup.game.most
        for move in moves[:3]:
            assert setup.parse(f"  {move.upper().replace(' ', '   ')} ") == setup.parse(move)


@every_setup
def test_every_chance_has_a_positive_weight_without_a_common_divisor(parameters: Any) -> None:
    for state in walk(made(parameters), seed=3, most=400):
        chances = state.chances()
        assert bool(chances) == (state.actor == hantise.CHANCE)
        if chances:
            assert list(chances) == state.moves()
            assert min(chances.values()) > 0
            assert np.gcd.reduce(list(chances.values())) == 1


@every_setup
def test_a_position_loads_and_plays_on_as_the_original(parameters: Any) -> None:
    """Loading checks every total, so this also shows that no card is lost or doubled at any step."""
    setup = made(parameters)
    for number, state in enumerate(walk(setup, seed=4, most=300)):
        table = json.loads(json.dumps(state.position()))
        loaded = setup.load(table)
        assert loaded.position() == table
        assert loaded.moves() == state.moves()
        assert loaded.chances() == state.chances()
        if number % 10 == 0:
            for viewer in viewers(setup):
                assert loaded.view(viewer).position() == state.view(viewer).position()
                assert np.array_equal(loaded.view(viewer).encoded(), state.view(viewer).encoded())
            rng, same = seeded(number), seeded(number)
            original = state.copy()
            for _ in range(20):
                if not original.is_over:
                    original.apply(original.choose(rng))
                    loaded.apply(loaded.choose(same))
            assert loaded.position() == original.position()


@every_setup
def test_a_record_replays_to_the_same_state(parameters: Any) -> None:
    setup = made(parameters)
    record = json.loads(json.dumps(records.played(setup, seed=5, number=0, sensible=True, legal=True)))
    replayed = records.replay(record, parameters[3])
    assert replayed.is_over
    assert replayed.record() == {key: value for key, value in record.items() if key not in ("legal", "actors")}
    assert json.dumps(records.played(setup, seed=5, number=0, sensible=True, legal=True)) == json.dumps(record)


@every_setup
def test_a_tampered_record_is_refused(parameters: Any) -> None:
    record = records.played(made(parameters), seed=5, number=1, sensible=True, legal=False)
    for change in (
        {"moves": record["moves"][:-1]},
        {"moves": [*record["moves"][:3], "nonsense", *record["moves"][4:]]},
        {"moves": [record["moves"][0].upper(), *record["moves"][1:]]},
        {"scores": [score + 1 for score in record["scores"]]},
        {"moves": [*record["moves"], record["moves"][-1]]},
    ):
        with pytest.raises(Mistake):
            records.replay(record | change, parameters[3])


@every_setup
def test_old_states_keep_their_values(parameters: Any) -> None:
    kept: list[tuple[State, bytes]] = []
    for state in walk(made(parameters), seed=6, most=200):
        copy = state.copy()
        kept.append((copy, copy.array.tobytes()))
        kept.append((view := state.view(0), view.array.tobytes()))
        assert not np.shares_memory(copy.array, state.array)
        assert copy.array.tobytes() == state.array.tobytes()
    assert all(state.array.tobytes() == before for state, before in kept)


@every_setup
def test_a_state_is_recalled_whatever_was_played_from_it(parameters: Any) -> None:
    setup = made(parameters)
    played = [state.array.copy() for state in walk(setup, seed=5, most=300)]
    for later in range(0, len(played), 7):
        for earlier in {0, max(0, later - 10)}:
            recalled = played[later].copy()
            setup.game.functions["recall"](recalled, played[earlier])
            assert recalled.tobytes() == played[earlier].tobytes()


@every_setup
def test_wrong_moves_are_refused_with_reason_and_rule_and_change_nothing(parameters: Any) -> None:
    setup = made(parameters)
    tried = {move for state in walk(setup, seed=7, most=300) for move in state.moves()}
    for number, state in enumerate(walk(setup, seed=8, most=150)):
        before = state.array.tobytes()
        legal = set(state.moves())
        for move in sorted(tried - legal)[number % 7 :: 7]:
            with pytest.raises(IllegalMove) as refused:
                state.play(move)
            assert f"(rule {refused.value.rule})" in str(refused.value)
            assert f"(règle {refused.value.rule})" in str(state.why_not(move, "fr"))
        assert state.array.tobytes() == before
        assert set(state.moves()) == legal


@every_game
def test_any_action_number_is_made_or_refused(name: str) -> None:
    setup = load(name).setup(load(name).edition().players[0])
    numbers = np.random.default_rng(0).integers(-5, setup.game.actions + 5, 300)
    for state in walk(setup, seed=9, most=30):
        legal = state.actions()
        for action in {*map(int, numbers)} - set(legal):
            with pytest.raises(Mistake):
                state.apply(action)
        assert state.actions() == legal


@every_game
def test_garbage_is_refused_with_nothing_changed(name: str) -> None:
    setup = load(name).setup(load(name).edition().players[0])
    states = [state.copy() for state in walk(setup, seed=10, most=60)]
    moves = sorted({move for state in states for move in state.moves()})

    @given(st.sampled_from(states), st.one_of(st.text(max_size=30), mutated(moves)))
    def refused(state: State, text: str) -> None:
        before = state.array.tobytes()
        if setup.parse(text) not in state.actions():
            with pytest.raises(IllegalMove):
                state.play(text)
            assert state.array.tobytes() == before

    refused()
    for long in ("x" * 5000, moves[0] + " " * 5000):
        with pytest.raises(IllegalMove):
            states[0].play(long)


def mutated(moves: list[str]) -> st.SearchStrategy[str]:
    """Moves with a word dropped, doubled or put in from another move."""
    words = sorted({word for move in moves for word in move.split()} | {"-0", "007", "+1", "99999999999999999999", "K"})
    return st.lists(st.sampled_from(words), max_size=6).map(" ".join)


@every_setup
def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(parameters: Any) -> None:
    """The swap test: exchange the hidden things for others that fit the view, and nothing that is shown changes."""
    setup = made(parameters)
    rng = seeded(11)
    for number, state in enumerate(walk(setup, seed=11, most=240)):
        if number % 3:
            continue
        for viewer in viewers(setup):
            view = state.view(viewer)
            swapped = view.imagine(rng)
            assert shown(state, viewer) == shown(swapped, viewer)
            if not state.is_over:
                assert_both_go_on_alike(state, swapped, viewer)


def shown(state: State, viewer: int | None) -> list[Any]:
    """Everything that leaves for a viewer."""
    view = state.view(viewer)
    return [
        view.array.tobytes(), view.position(), view.encoded().tobytes(), view.moves(), view.chances(), repr(view),
        *(view.drawing(language) for language in LANGUAGES),
        *(say(view, label(view, action)) for action in view.actions()),
        view.choose(seeded(1), sensible=True) if view.actor == viewer else None,
    ]  # fmt: skip


def say(view: State, message: Any) -> list[str]:
    return [view.setup.words(language).say(message) for language in LANGUAGES]


def assert_both_go_on_alike(state: State, swapped: State, viewer: int | None) -> None:
    """After an action that looks the same to the viewer, both states look the same to it, and are told alike."""
    action = state.choose(seeded(12))
    seen = state.seen_by(action, viewer)
    twins = [other for other in swapped.actions() if swapped.seen_by(other, viewer) == seen]
    if not twins:
        return  # in the other world nobody could have done what was seen
    one, other = state.copy(), swapped.copy()
    one.apply(action)
    other.apply(twins[0])
    views = [(state.view(viewer), one.view(viewer)), (swapped.view(viewer), other.view(viewer))]
    told = [[say(after, line) for line in tell(before, seen, after)] if seen is not None else [] for before, after in views]
    if views[0][1].array.tobytes() != views[1][1].array.tobytes():
        kept = views[0][1].position() != views[1][1].position()  # otherwise it was laid open for a moment only
        assert kept or told[0] != told[1], "a difference that is not shown must not be kept"
        assert differs_by_right(seen, viewer, state), f"{setup_of(state)}: after {seen} the views differ"
    else:
        assert told[0] == told[1]


def differs_by_right(seen: int | None, viewer: int | None, state: State) -> bool:
    """A game may show more by an action than the action itself: `position.shows(state, action, viewer)` says so."""
    shows = getattr(state.setup.game.positions, "shows", None)
    return bool(shows and shows(state.fields, seen, SPECTATOR if viewer is None else viewer))


def setup_of(state: State) -> str:
    return f"{state.setup.game.name} with {state.players}"


@every_setup
def test_a_seat_sees_its_own_moves_and_the_policy_plays_from_the_view(parameters: Any) -> None:
    setup = made(parameters)
    for state in walk(setup, seed=13, most=200):
        if state.actor < 0:
            continue
        view = state.view(state.actor)
        assert view.moves() == state.moves()
        assert all(state.seen_by(action, state.actor) == action for action in state.actions()[:50])
        chosen = view.choose(seeded(13), sensible=True)
        assert chosen == state.choose(seeded(13), sensible=True)
        assert chosen in state.actions()


@every_setup
def test_a_view_of_another_seat_tells_no_moves_and_cannot_be_played_on(parameters: Any) -> None:
    setup = made(parameters)
    for state in walk(setup, seed=14, most=60):
        for viewer in viewers(setup):
            view = state.view(viewer)
            assert view.is_view
            assert view.seat == viewer
            assert view.position()["seat"] == viewer
            assert view.chances() == {}
            if viewer != state.actor:
                assert view.moves() == []
            for move in state.moves()[:1]:
                with pytest.raises(Mistake, match="view"):
                    view.play(move)
                with pytest.raises(Mistake, match="view"):
                    view.apply(state.actions()[0])


@every_setup
def test_the_log_tells_every_move_in_both_languages(parameters: Any) -> None:
    setup = made(parameters)
    *_, state = walk(setup, seed=15, most=250)
    for viewer in viewers(setup):
        lines = state.log(viewer)
        masked = state.masked_record(viewer)["moves"]
        assert len(masked) <= len(state.history)
        assert lines
        for line in lines:
            json.dumps(line.as_json())
            assert all(say(state, line))
    assert state.masked_record(None)["seat"] is None


@every_setup
def test_a_masked_record_begins_where_its_seat_saw_the_game_begin(parameters: Any) -> None:
    setup = made(parameters)
    for state in walk(setup, seed=16, most=40):
        begun = setup.load(state.position())
        for viewer in viewers(setup):
            assert begun.masked_record(viewer)["position"] == begun.view(viewer).position()


@every_setup
def test_an_encoding_is_complete_and_finite(parameters: Any) -> None:
    setup = made(parameters)
    for state in walk(setup, seed=16, most=100):
        for viewer in viewers(setup):
            view = state.view(viewer)
            out = np.full(setup.game.encoded_size, np.nan, np.float32)
            kernels.encode(view.array, out)
            assert np.isfinite(out).all()


@every_game
def test_compiled_and_uncompiled_rules_agree_move_by_move(name: str, uncompiled: dict[str, str]) -> None:
    def traced(environment: dict[str, str] | None) -> str:
        command = [sys.executable, "-W", "error", str(HERE / "traced.py"), name]
        return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout

    compiled = traced(None)
    assert compiled == traced(uncompiled)
    assert len(compiled.splitlines()) > 20


@every_game
def test_editions_used_in_turn_do_not_disturb_each_other(name: str) -> None:
    game = load(name)

    def played(edition: str) -> dict[str, Any]:
        return records.played(game.setup(game.edition(edition).players[0], {}, edition), 17, 0, sensible=False, legal=True)

    alone = {edition: played(edition) for edition in game.edition_names}
    in_turn = {edition: [] for edition in game.edition_names}  # type: ignore[var-annotated]
    states = {edition: game.setup(game.edition(edition).players[0], {}, edition).start() for edition in game.edition_names}
    rngs = {edition: seeded(17, 0) for edition in game.edition_names}
    while not all(state.is_over for state in states.values()):
        for edition, state in states.items():
            if not state.is_over:
                in_turn[edition].append(state.chances() or state.moves())
                state.apply(state.choose(rngs[edition]))
    assert in_turn == {edition: record["legal"] for edition, record in alone.items()}


@every_game
def test_the_games_scenarios_pass(name: str) -> None:
    files = list(scenarios.files([load(name).folder / "tests" / "scenarios"]))
    assert files
    assert [f"{path.name}: {reason}" for path in files if (reason := scenarios.check(path))] == []


@every_game
def test_the_golden_playthrough_is_unchanged(name: str) -> None:
    """A change of behaviour shows as a change of this file; `python tests/playthrough.py` writes it anew."""
    from playthrough import golden_path, playthrough

    assert golden_path(name).read_text(encoding="utf-8") == playthrough(name)


def test_a_setup_is_checked() -> None:
    for name in names():
        with pytest.raises(Mistake, match="players"):
            load(name).setup(99)
        with pytest.raises(Mistake, match="options"):
            load(name).setup(load(name).edition().players[0], {"nonsense": 1})
        for option in load(name).setup(load(name).edition().players[0]).available:
            with pytest.raises(Mistake, match=option.name):
                load(name).setup(load(name).edition().players[0], {option.name: -7})
