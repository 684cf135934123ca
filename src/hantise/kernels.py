"""The compiled loops over any game's rules: what Python calls on one state, and playouts."""

import numpy as np

from hantise import contract
from hantise.chance import at_place, below
from hantise.contract import CHANCE, EVERYTHING, OVER, apply, legal, most, pick, roomy_rule, rule, seen, short_rule, weights

# A one-element array of records crosses from Python six times as fast as a bare record, so that is what these take.


@rule
def begin(states):
    """Set the table."""
    contract.begin(states[0])


@roomy_rule
def list_actions(states, actions):
    """All actions of the actor, a seat's legal ones or those that chance can make; how many."""
    state = states[0]
    if state.actor == CHANCE:
        return weights(state, actions, np.empty(most(state), np.int64))
    return 0 if state.actor == OVER else legal(state, actions)


@rule
def list_chances(states, actions, weight):
    """The actions of chance and their weights; how many."""
    return weights(states[0], actions, weight)


UNLISTED = -1  # as a count: nobody has listed the actions yet
REFUSED = -2  # as a count: the action was not made


@short_rule
def apply_checked(states, actions, count, action):
    """Make the action if it is one of the actor's, and list the next seat's.

    Takes how many are listed now, or UNLISTED; gives how many follow, UNLISTED if they are chance's, or REFUSED.
    """
    state = states[0]
    if state.viewer == EVERYTHING:
        for i in range(list_actions(states, actions) if count == UNLISTED else count):
            if actions[i] == action:
                apply(state, action)
                return list_for_seat(states, actions)
    return REFUSED


@rule
def list_for_seat(states, actions):
    """The next seat's actions; what chance can do is listed when somebody asks, for it is mostly drawn without a list."""
    return UNLISTED if states[0].actor == CHANCE else list_actions(states, actions)


@short_rule
def draw_and_list(states, actions, rng):
    """Let chance make its move and list the next seat's actions; the action made, and a count as above."""
    state = states[0]
    if state.actor != CHANCE or state.viewer != EVERYTHING:
        return 0, REFUSED
    action = draw(state, rng, actions, np.empty(most(state), np.int64))
    apply(state, action)
    return action, list_for_seat(states, actions)


@rule
def seen_by(states, action, seat):
    """What the seat sees of an action about to be made."""
    return seen(states[0], action, seat)


@rule
def hide(states, seat):
    """Make the state this seat's view."""
    contract.hide(states[0], seat)


@rule
def imagine(states, rng):
    """Fill the gaps of a view with a guess."""
    contract.imagine(states[0], rng)


@rule
def encode(states, out):
    """Write the numbers for learning."""
    contract.encode(states[0], out)


@rule
def scores(states, out):
    """Write the result as people count it."""
    contract.scores(states[0], out)


@rule
def utility(states, out):
    """Write the result in [0, 1] for bots."""
    contract.utility(states[0], out)


@roomy_rule
def choose(states, rng, sensible):
    """An action for whoever is to move: by its weight for chance, sensible or evenly random for a seat."""
    state = states[0]
    actions = np.empty(most(state), np.int32)
    if state.actor == CHANCE:
        return draw(state, rng, actions, np.empty(most(state), np.int64))
    return act(state, rng, actions, sensible)


@rule
def draw(state, rng, actions, weight):
    """A chance action, each as likely as its weight says."""
    return contract.chance(state, rng, actions, weight)


@rule
def draw_by_weight(state, rng, actions, weight):
    """A chance action, each as likely as its weight says: what `chance` does in a game that has no quicker way."""
    count = weights(state, actions, weight)
    total = 0
    for i in range(count):
        total += weight[i]
    return actions[at_place(weight, below(rng, total))]


@rule
def act(state, rng, actions, sensible):
    """A seat's action."""
    if sensible:
        return contract.prefer(state, actions, contract.handful(state, actions, rng), rng)
    return pick(state, rng, actions)


@rule
def pick_from_list(state, rng, actions):
    """Any legal action, all equally likely: what `pick` does in a game that has no quicker way."""
    return actions[below(rng, legal(state, actions))]


@rule
def all_that_are_legal(state, actions, _rng):
    """What `handful` does in a game that has not too many."""
    return legal(state, actions)


@rule
def copy_all(states, others):
    """What `recall` does in a game whose states are not too large."""
    states[0] = others[0]


@rule
def play_out(state, rng, actions, weight, sensible):
    """Play to the end, and count the moves."""
    moves = 0
    while state.actor != OVER:
        action = draw(state, rng, actions, weight) if state.actor == CHANCE else act(state, rng, actions, sensible)
        apply(state, action)
        moves += 1
    return moves


@roomy_rule
def play_games(start, games, rng, sensible, totals):
    """Play that many games from the first of `start`; add up everybody's scores in `totals`, return the moves made."""
    states = start.copy()
    state = states[0]
    actions = np.empty(most(state), np.int32)
    weight = np.empty(most(state), np.int64)
    result = np.zeros(state.seats, np.float64)
    moves = 0
    for _ in range(games):
        states[0] = start[0]
        moves += play_out(state, rng, actions, weight, sensible)
        contract.scores(state, result)
        for seat in range(state.seats):
            totals[seat] += result[seat]
    return moves
