"""Information-set Monte Carlo tree search, compiled once for all games.

Every iteration guesses what the searching seat cannot know, walks down one tree, adds a decision to it, plays on by the
game's policy and takes the result of every seat back up. A node stands for what the searching seat has seen, so what is
hidden from it never splits the tree. Only moves that the guess at hand allows are compared, each by how often it could
have been chosen (Cowling, Powley and Whitehouse 2012).
"""

import math

import numpy as np

from hantise import kernels
from hantise.contract import CHANCE, NOTHING, OVER, apply, evaluate, imagine, legal, most, prefer, record, rule, seen, utility

ROOT = 0
NONE = -1  # as a node: there is none
TO_THE_END = 0  # as `cut_off`: rollouts are played to the end of the game
LONGEST = 512  # decisions and draws from the root to a leaf; beyond that it is all rollout

NODE = record(
    [
        ("sight", np.int32),  # what the searching seat saw of the action that leads here
        ("eldest", np.int32),  # the first child, or NONE
        ("sibling", np.int32),  # the parent's next child, or NONE
        ("visits", np.int32),
        ("offered", np.int32),  # visits of the parent in which this child could have been chosen
    ]
)

# Where a search stands, between calls.
PROGRESS = record(
    [
        ("nodes", np.int64),  # in use
        ("iterations", np.int64),  # made so far
        ("moves", np.int64),  # made in the tree and in rollouts, chance included
        ("tick", np.int64),  # decisions looked at; marks what is on offer in the present one
    ]
)

# How to search, per game.
SETTINGS = record(
    [
        ("exploration", np.float64),  # weight of curiosity against success so far
        ("first", np.int64),  # moves that a node considers from the beginning
        ("growth", np.float64),  # and how many more, times the square root of its visits
        ("cut_off", np.int64),  # moves of a rollout before it is evaluated, or TO_THE_END
    ]
)


@rule
def plant(nodes, totals, progress):
    """Begin a tree: the root alone."""
    progress[0].nodes = 0
    progress[0].iterations = 0
    progress[0].moves = 0
    add_child(nodes, totals, progress[0], NONE, NOTHING)


@rule
def add_child(nodes, totals, progress, parent, sight):
    """A new node, put before its siblings; NONE if there is no room."""
    if progress.nodes == nodes.shape[0]:
        return NONE
    child = progress.nodes
    progress.nodes += 1
    node = nodes[child]
    node.sight = sight
    node.eldest = NONE
    node.sibling = NONE
    node.visits = 0
    node.offered = 1
    totals[child, :] = 0.0
    if parent != NONE:
        node.sibling = nodes[parent].eldest
        nodes[parent].eldest = child
    return child


@rule
def grow(views, candidates, nodes, totals, progress, marks, settings, rng, iterations):
    """Search on for so many iterations; `candidates` are the searching seat's moves at the root."""
    states = views.copy()
    room = most(states[0])
    actions, some = np.empty(room, np.int32), np.empty(room, np.int32)
    sights, weight = np.empty(room, np.int32), np.empty(room, np.int64)
    path = np.empty(LONGEST, np.int32)
    result = np.zeros(totals.shape[1], np.float64)
    for _ in range(iterations):
        states[0] = views[0]
        imagine(states[0], rng)
        length = descend(
            states[0], views[0].viewer, candidates, nodes, totals, progress[0], marks, settings[0], rng,
            actions, some, sights, weight, path,
        )  # fmt: skip
        progress[0].moves += roll_out(states[0], settings[0].cut_off, rng, actions, weight, result)
        back_up(nodes, totals, path, length, result)
        progress[0].iterations += 1


@rule
def descend(state, seat, candidates, nodes, totals, progress, marks, settings, rng, actions, some, sights, weight, path):
    """Walk down from the root, up to and including a decision that is new to the tree; how long the path is."""
    node = ROOT
    path[0] = ROOT
    length = 1
    is_new = False
    while state.actor != OVER and not is_new and length < LONGEST:
        if state.actor == CHANCE:
            action = kernels.draw(state, rng, actions, weight)
            sight = seen(state, action, seat)
        else:
            count = list_choices(state, node, candidates, actions)
            action, sight = decide(
                state, seat, node, nodes, totals, progress, marks, settings, rng, actions, count, some, sights
            )  # fmt: skip
        decided = state.actor
        apply(state, action)
        progress.moves += 1
        if sight == NOTHING:
            continue  # nothing that the searching seat could notice: it knows what it knew
        child = find_child(nodes, node, sight)
        if child == NONE:
            child = add_child(nodes, totals, progress, node, sight)
            is_new = decided != CHANCE
        if child == NONE:
            break  # the tree is as large as it may become
        node = child
        path[length] = node
        length += 1
    return length


@rule
def list_choices(state, node, candidates, actions):
    """The moves to choose from: at the root those that were asked about, elsewhere all that are legal."""
    if node != ROOT:
        return legal(state, actions)
    actions[: candidates.shape[0]] = candidates
    return candidates.shape[0]


@rule
def find_child(nodes, node, sight):
    """The child to which what was seen leads, or NONE."""
    child = nodes[node].eldest
    while child != NONE and nodes[child].sight != sight:
        child = nodes[child].sibling
    return child


@rule
def decide(state, seat, node, nodes, totals, progress, marks, settings, rng, actions, count, some, sights):
    """A seat's action and what is seen of it: unnoticed if it would rather, new while the node widens, else the best."""
    secrets = look(state, seat, actions, count, sights)
    if secrets > 0:
        action = prefer(state, actions, count, rng)
        if seen(state, action, seat) == NOTHING or secrets == count:
            return action, NOTHING
    progress.tick += 1
    for i in range(count):
        if sights[i] != NOTHING:
            marks[sights[i]] = progress.tick
    known, best = most_promising(state.actor, node, nodes, totals, marks, progress.tick, settings.exploration)
    if known == 0 or (progress.nodes < nodes.shape[0] and known < width(settings, nodes[node].visits)):
        fresh = gather(actions, count, sights, marks, progress.tick, some)
        if fresh > 0:
            action = prefer(state, some, fresh, rng)
            return action, seen(state, action, seat)
    sight = nodes[best].sight
    return one_that_shows(state, sight, actions, count, sights, some, rng), sight


@rule
def width(settings, visits):
    """How many moves a node compares: more, the more often it is visited."""
    return settings.first + settings.growth * math.sqrt(visits)


@rule
def look(state, seat, actions, count, sights):
    """Write what the searching seat would see of each action; how many it would not notice."""
    secrets = 0
    for i in range(count):
        sights[i] = actions[i] if state.actor == seat else seen(state, actions[i], seat)
        secrets += sights[i] == NOTHING
    return secrets


@rule
def most_promising(actor, node, nodes, totals, marks, tick, exploration):
    """Of the children on offer, how many there are and the one with the highest bound; all were offered once more.

    Their marks are wiped, so that what stays marked is new to the tree.
    """
    known, best, highest = 0, NONE, -1.0
    child = nodes[node].eldest
    while child != NONE:
        if marks[nodes[child].sight] == tick:
            marks[nodes[child].sight] = 0
            nodes[child].offered += 1
            visits = max(nodes[child].visits, 1)
            bound = totals[child, actor] / visits + exploration * math.sqrt(math.log(nodes[child].offered) / visits)
            known += 1
            if bound > highest:
                best, highest = child, bound
        child = nodes[child].sibling
    return known, best


@rule
def gather(actions, count, sights, marks, tick, some):
    """Write the actions whose sight is still marked; how many."""
    found = 0
    for i in range(count):
        if sights[i] != NOTHING and marks[sights[i]] == tick:
            some[found] = actions[i]
            found += 1
    return found


@rule
def one_that_shows(state, sight, actions, count, sights, some, rng):
    """An action that looks like this; where several do, the one that its seat would rather make."""
    found = 0
    for i in range(count):
        if sights[i] == sight:
            some[found] = actions[i]
            found += 1
    return some[0] if found == 1 else prefer(state, some, found, rng)


@rule
def roll_out(state, cut_off, rng, actions, weight, result):
    """Play on by the policy to the end, or to the cut-off and an evaluation; how many moves."""
    moves = 0
    while state.actor != OVER:
        if moves == cut_off and cut_off != TO_THE_END:
            evaluate(state, result)
            return moves
        if state.actor == CHANCE:
            apply(state, kernels.draw(state, rng, actions, weight))
        else:
            apply(state, kernels.act(state, rng, actions, True))
        moves += 1
    utility(state, result)
    return moves


@rule
def back_up(nodes, totals, path, length, result):
    """Every node on the path was visited once more, with this result for every seat."""
    for place in range(length):
        node = path[place]
        nodes[node].visits += 1
        for seat in range(result.shape[0]):
            totals[node, seat] += result[seat]
