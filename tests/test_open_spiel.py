"""Every game as OpenSpiel sees it."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from hantise.chance import seeded
from hantise.envs import open_spiel
from hantise.game import State
from hantise.games import load, names
from hantise.mistakes import IllegalMove, Mistake

every_game = pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.xdist_group(name)) for name in names()])


def loaded(name: str) -> Any:
    return pyspiel.load_game(f"hantise_{name}")


def sampler(seed: int) -> Any:
    return np.random.RandomState(seed).uniform


def act(state: Any, rng: np.random.RandomState) -> None:
    actions = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
    state.apply_action(rng.choice(actions))


@every_game
def test_open_spiels_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_open_spiels_search_plays_a_whole_game(name: str) -> None:
    game = loaded(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Quick(), 1.4, max_simulations=5, random_state=rng)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            act(state, rng)
        else:
            asked += 1
            state.apply_action(bot.step(state))
    assert asked > 10
    assert len(state.returns()) == game.num_players()
    assert all(0 <= value <= 1 for value in state.returns())


class Quick(mcts.Evaluator):  # type: ignore[misc]
    """Judges a state as worth the same to all, so that the test searches and does not wait for rollouts."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 0.5)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


@every_game
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    game = loaded(name)
    rng = np.random.RandomState(2)
    state = game.new_initial_state()
    hidden = set()
    for move in range(160):
        if state.is_terminal():
            break
        if move % 5 == 0:
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, sampler(move))
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                if state.current_player() == seat:
                    assert other.legal_actions() == state.legal_actions()
                hidden.add(str(other) == str(state))
        act(state, rng)
    secrets = load(name).functions["seen"].__doc__ or ""
    assert (False in hidden) == ("public." not in secrets), "where there are secrets, the guess differs from the truth"


@every_game
def test_an_information_state_forgets_nothing(name: str) -> None:
    """What a seat knew before is the beginning of what it knows now; and whoever knows the same sees the same."""
    game = loaded(name)
    views: dict[str, str] = {}
    for seed in (3, 4):
        rng = np.random.RandomState(seed)
        state = game.new_initial_state()
        before = [""] * game.num_players()
        for _ in range(60):
            if state.is_terminal():
                break
            act(state, rng)
            for seat in range(game.num_players()):
                known = state.information_state_string(seat)
                moves, _, _ = known.partition(" #")
                assert moves.startswith(before[seat])
                before[seat] = moves
                assert views.setdefault(known, state.observation_string(seat)) == state.observation_string(seat)


def test_what_was_shown_for_a_moment_is_kept_for_good() -> None:
    """Two pasts that look alike now, told apart by a view that one seat once had."""
    table = open_spiel.Table.new(load("ghosts").setup(2))
    other = open_spiel.Table.new(load("ghosts").setup(2))
    rng = seeded(1)
    while table.state.actor < 0:
        action = table.state.choose(rng)
        table.apply(action)
        other.apply(action)
    assert str(table.recalled(0)) == str(other.recalled(0))
    own = table.recalled(0)
    changed = own.after("take", table.state.view(0))
    assert str(changed) != str(own.after("take", table.state.view(1)))


def test_a_seat_does_not_recall_what_another_drew() -> None:
    game = pyspiel.load_game("hantise_ghosts(players=3)")
    one, two = game.new_initial_state(), game.new_initial_state()
    first, second = (action for action, _ in one.chance_outcomes()[:2])
    one.apply_action(first)
    two.apply_action(second)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert one.information_state_string(1) == two.information_state_string(1)
    assert "draw ?" in one.information_state_string(1)


@every_game
def test_states_are_copied_and_serialised_whole(name: str) -> None:
    game = loaded(name)
    rng = np.random.RandomState(5)
    state = game.new_initial_state()
    for _ in range(40):
        if not state.is_terminal():
            act(state, rng)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    copy = state.clone()
    pickled: open_spiel.Table = pickle.loads(pickle.dumps(state.table))
    assert pickled.state.array.tobytes() == state.table.state.array.tobytes()
    before = str(state), state.information_state_string(0)
    for other in (again, copy):
        assert (str(other), other.information_state_string(0)) == before
        if not other.is_terminal():
            act(other, rng)
        assert (str(state), state.information_state_string(0)) == before


def test_chances_are_those_of_the_rules() -> None:
    state = pyspiel.load_game("hantise_treasure").new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    ours: State = state.table.state
    weights = ours.chances()
    total = sum(weights.values())
    assert {ours.setup.spell(action): chance for action, chance in outcomes.items()} == pytest.approx(
        {move: weight / total for move, weight in weights.items()}
    )


def test_observers_tell_views_by_the_names_of_the_layout() -> None:
    game = pyspiel.load_game("hantise_ghosts(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    own = game.make_py_observer()
    own.set_from(state, 1)
    assert own.dict["hand"].sum() == 5
    assert own.tensor.tolist() == state.observation_tensor(1)
    public = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE))
    public.set_from(state, 1)
    assert public.dict["hand"].sum() == 0
    assert "draw w1" not in public.string_from(state, 1)


def test_parameters_are_the_games_options() -> None:
    game = pyspiel.load_game("hantise_ghosts(players=5,rounds=2)")
    assert game.num_players() == 5
    assert game.setup.options["rounds"] == 2
    for wrong, said in (("players=9", "2 to 6 players"), ("rounds=-1", "rounds")):
        with pytest.raises(Mistake, match=said):
            pyspiel.load_game(f"hantise_ghosts({wrong})")
    with pytest.raises(pyspiel.SpielError, match=r"Unknown parameter 'laps'.*rounds"):
        pyspiel.load_game("hantise_ghosts(laps=2)")


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    state = pyspiel.load_game("hantise_ghosts").new_initial_state()
    with pytest.raises(IllegalMove, match="rule"):
        state.apply_action(0)


@every_game
def test_nothing_is_played_after_the_end(name: str) -> None:
    state = loaded(name).new_initial_state()
    rng = np.random.RandomState(6)
    while not state.is_terminal():
        act(state, rng)
    assert state.legal_actions() == []
    with pytest.raises(IllegalMove, match="rule"):
        state.apply_action(state.history()[-1])
