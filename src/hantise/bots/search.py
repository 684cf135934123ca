"""Information-set Monte Carlo tree search, compiled once for all games.

Every iteration guesses what the searching seat cannot know, walks down one tree, adds a decision to it, plays on by the
game's policy and takes the result of every seat back up. A node stands for what the searching seat has seen, so what is
hidden from it never splits the tree. Only moves that the guess at hand allows are compared, each by how often it could
have been chosen (Cowling, Powley and Whitehouse 2012).
"""

import math
from typing import Any, NamedTuple

import numpy as np

from hantise import kernels
from hantise.contract import (
    CHANCE,
    NOTHING,
    OVER,
    apply,
    evaluate,
    handful,
    imagine,
    is_open,
    legal,
    most,
    prefer,
    recall,
    record,
    roomy_rule,
    rule,
    seen,
    utility,
)

ROOT = 0
NONE = -1  # as a node: there is none
TO_THE_END = 0  # as `cut_off`: rollouts are played to the end of the game
MANY = 100  # children of a node: to compare them all takes longer than the rest of an iteration
COMPARED = 16  # visits of such a node after which they are all compared again
LONGEST = 512  # decisions and draws from the root to a leaf; beyond that it is all rollout

NODE = record(
    [
        ("sight", np.int32),  # what the searching seat saw of the action that leads here
        ("eldest", np.int32),  # the first child, or NONE
        ("sibling", np.int32),  # the parent's next child, or NONE
        ("visits", np.int32),
        ("offered", np.int32),  # visits of the parent in which this child could have been chosen
        # and where nothing is hidden:
        ("children", np.int32),
        ("is_full", np.int32),  # no legal move is without a child
        ("favourite", np.int32),  # the child that had the highest bound when all were compared, or NONE
        ("second", np.float32),  # the next highest bound then
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


class Tree(NamedTuple):
    """The memory of a search: flat arrays, used from the front."""

    nodes: Any  # NODE
    totals: Any  # [node, seat]: the results of all visits
    progress: Any  # one PROGRESS
    marks: Any  # by sight: the tick at which it was last on offer and new


class Desk(NamedTuple):
    """Room to work on, for one call."""

    actions: Any
    some: Any  # of the actions
    sights: Any  # of the actions
    weights: Any
    path: Any  # nodes from the root to the leaf
    result: Any  # of each seat


@rule
def plant(tree):
    """Begin a tree: the root alone."""
    progress = tree.progress[0]
    progress.nodes = 0
    progress.iterations = 0
    progress.moves = 0
    add_child(tree, NONE, NOTHING)


@rule
def add_child(tree, parent, sight):
    """A new node, put before its siblings; NONE if there is no room."""
    if not has_room(tree):
        return NONE
    child = tree.progress[0].nodes
    tree.progress[0].nodes += 1
    node = tree.nodes[child]
    node.sight = sight
    node.eldest = NONE
    node.sibling = NONE
    node.visits = 0
    node.offered = 1
    node.children = 0
    node.is_full = False
    node.favourite = NONE
    tree.totals[child, :] = 0.0
    if parent != NONE:
        above = tree.nodes[parent]
        node.sibling = above.eldest
        above.eldest = child
        above.children += 1
        above.favourite = NONE  # not before the new one was compared
    return child


@rule
def has_room(tree):
    """May the tree still grow?"""
    return tree.progress[0].nodes < tree.nodes.shape[0]


@roomy_rule
def grow(views, candidates, tree, settings, rng, iterations):
    """Search on for so many iterations; `candidates` are the searching seat's moves at the root."""
    states = views.copy()
    room = most(states[0])
    desk = Desk(
        np.empty(room, np.int32),
        np.empty(room, np.int32),
        np.empty(room, np.int32),
        np.empty(room, np.int64),
        np.empty(LONGEST, np.int32),
        np.zeros(tree.totals.shape[1], np.float64),
    )
    iterate(states, views, candidates, tree, desk, settings, rng, iterations)


@rule
def iterate(states, views, candidates, tree, desk, settings, rng, iterations):
    """The same, at a desk."""
    for _ in range(iterations):
        recall(states, views)
        imagine(states[0], rng)
        length = descend(states[0], views[0].viewer, candidates, tree, desk, settings[0], rng)
        tree.progress[0].moves += roll_out(states[0], settings[0].cut_off, desk, rng)
        back_up(tree, desk, length)
        tree.progress[0].iterations += 1


@rule
def descend(state, seat, candidates, tree, desk, settings, rng):
    """Walk down from the root, up to and including a decision that is new to the tree; how long the path is."""
    node = ROOT
    desk.path[0] = ROOT
    length = 1
    is_new = False
    while state.actor != OVER and not is_new and length < LONGEST:
        by_chance = state.actor == CHANCE
        if by_chance:
            action = kernels.draw(state, rng, desk.actions, desk.weights)
            sight = seen(state, action, seat)
            child = NONE if sight == NOTHING else find_child(tree.nodes, node, sight)
        else:
            action, sight, child = decide(state, seat, node, candidates, tree, desk, settings, rng)
        apply(state, action)
        tree.progress[0].moves += 1
        if sight == NOTHING:
            continue  # nothing that the searching seat could notice: it knows what it knew
        if child == NONE:
            child = add_child(tree, node, sight)
            is_new = not by_chance
        if child == NONE:
            break  # the tree is as large as it may become
        node = child
        desk.path[length] = node
        length += 1
    return length


@rule
def list_choices(state, node, candidates, actions):
    """The moves to choose from: at the root those that were asked about, elsewhere all that are legal."""
    if node != ROOT:
        return legal(state, actions)
    for i in range(candidates.shape[0]):
        actions[i] = candidates[i]
    return candidates.shape[0]


@rule
def find_child(nodes, node, sight):
    """The child to which what was seen leads, or NONE."""
    child = nodes[node].eldest
    while child != NONE and nodes[child].sight != sight:
        child = nodes[child].sibling
    return child


@rule
def decide(state, seat, node, candidates, tree, desk, settings, rng):
    """A seat's action, what is seen of it, and the child it leads to, or NONE.

    It goes unnoticed if the seat would rather; it is new while the node widens; and else it is the most promising.
    """
    wanted = width(settings, tree.nodes[node].visits) if has_room(tree) else 1.0
    if is_open(state):
        action, child = decide_openly(state, node, candidates, tree, desk, settings, wanted, rng)
        return action, action, child
    count = list_choices(state, node, candidates, desk.actions)
    if look(state, seat, desk, count) > 0:
        action = prefer(state, desk.actions, count, rng)
        if seen(state, action, seat) == NOTHING:
            return action, NOTHING, NONE
    mark(tree, desk, count)
    known, best = most_promising(state, node, tree, settings.exploration)
    if known < wanted:
        fresh = gather(tree, node, desk, count)
        if fresh > 0:
            action = prefer(state, desk.some, fresh, rng)
            return action, seen(state, action, seat), NONE
    sight = tree.nodes[best].sight
    return one_that_shows(state, sight, desk, count, rng), sight, best


@rule
def decide_openly(state, node, candidates, tree, desk, settings, wanted, rng):
    """The same where nothing is hidden: what is legal follows from the node, so it is listed as seldom as can be."""
    here = tree.nodes[node]
    if here.children < wanted and not here.is_full:
        fresh = 0 if node == ROOT else gather_new(tree, node, desk, handful(state, desk.actions, rng))
        if fresh == 0:
            fresh = gather_new(tree, node, desk, list_choices(state, node, candidates, desk.actions))
        if fresh > 0:
            return prefer(state, desk.some, fresh, rng), NONE
        here.is_full = True
    best = favourite(tree, node, state.actor, settings.exploration)
    return tree.nodes[best].sight, best


@rule
def favourite(tree, node, seat, exploration):
    """Where nothing is hidden, the child with the highest bound.

    Of many, the last one found is still it while it stays above what was second then: the others' bounds grow with the
    logarithm of the visits only, so it is enough to compare them all now and then.
    """
    here = tree.nodes[node]
    curiosity = exploration * math.sqrt(math.log(max(here.visits, 1)))
    may_stay = here.children > MANY and here.favourite != NONE and here.visits % COMPARED != 0
    if may_stay and bound_of(tree, here.favourite, seat, curiosity) > here.second:
        return here.favourite
    best, highest, second = NONE, -1.0, -1.0
    child = here.eldest
    while child != NONE:
        bound = bound_of(tree, child, seat, curiosity)
        if bound > highest:
            best, highest, second = child, bound, highest
        elif bound > second:
            second = bound
        child = tree.nodes[child].sibling
    here.favourite = best
    here.second = second
    return best


@rule
def bound_of(tree, child, seat, curiosity):
    """How good it may be for the seat: its mean so far, and more, the less it was tried."""
    visits = max(tree.nodes[child].visits, 1)
    return tree.totals[child, seat] / visits + curiosity / math.sqrt(visits)


@rule
def gather_new(tree, node, desk, count):
    """Write the actions that have no child yet; how many."""
    tree.progress[0].tick += 1
    child = tree.nodes[node].eldest
    while child != NONE:
        tree.marks[tree.nodes[child].sight] = tree.progress[0].tick
        child = tree.nodes[child].sibling
    found = 0
    for i in range(count):
        if tree.marks[desk.actions[i]] != tree.progress[0].tick:
            desk.some[found] = desk.actions[i]
            found += 1
    return found


@rule
def look(state, seat, desk, count):
    """Write what the searching seat would see of each action; how many it would not notice."""
    secrets = 0
    for i in range(count):
        action = desk.actions[i]
        desk.sights[i] = action if state.actor == seat else seen(state, action, seat)
        secrets += desk.sights[i] == NOTHING
    return secrets


@rule
def mark(tree, desk, count):
    """A new decision: mark what is on offer."""
    tree.progress[0].tick += 1
    for i in range(count):
        if desk.sights[i] != NOTHING:
            tree.marks[desk.sights[i]] = tree.progress[0].tick


@rule
def most_promising(state, node, tree, exploration):
    """Of the children on offer, how many there are and the one with the highest bound; all were offered once more."""
    known, best, highest = 0, NONE, -1.0
    child = tree.nodes[node].eldest
    while child != NONE:
        here = tree.nodes[child]
        if tree.marks[here.sight] == tree.progress[0].tick:
            here.offered += 1
            bound = bound_of(tree, child, state.actor, exploration * math.sqrt(math.log(here.offered)))
            known += 1
            if bound > highest:
                best, highest = child, bound
        child = here.sibling
    return known, best


@rule
def width(settings, visits):
    """How many moves a node compares: more, the more often it is visited."""
    return settings.first + settings.growth * math.sqrt(visits)


@rule
def gather(tree, node, desk, count):
    """Write the actions on offer that are new to the tree; how many."""
    child = tree.nodes[node].eldest
    while child != NONE:
        tree.marks[tree.nodes[child].sight] = 0
        child = tree.nodes[child].sibling
    found = 0
    for i in range(count):
        if desk.sights[i] != NOTHING and tree.marks[desk.sights[i]] == tree.progress[0].tick:
            desk.some[found] = desk.actions[i]
            found += 1
    return found


@rule
def one_that_shows(state, sight, desk, count, rng):
    """An action that looks like this; where several do, the one that its seat would rather make."""
    found = 0
    for i in range(count):
        if desk.sights[i] == sight:
            desk.some[found] = desk.actions[i]
            found += 1
    return desk.some[0] if found == 1 else prefer(state, desk.some, found, rng)


@rule
def lead(tree):
    """By how many visits the favourite at the root is ahead of the next."""
    first, second = 0, 0
    child = tree.nodes[ROOT].eldest
    while child != NONE:
        visits = tree.nodes[child].visits
        if visits > first:
            first, second = visits, first
        elif visits > second:
            second = visits
        child = tree.nodes[child].sibling
    return first - second


@rule
def roll_out(state, cut_off, desk, rng):
    """Play on by the policy to the end, or to the cut-off and an evaluation; how many moves."""
    moves = 0
    while state.actor != OVER:
        if moves == cut_off and cut_off != TO_THE_END:
            evaluate(state, desk.result)
            return moves
        if state.actor == CHANCE:
            apply(state, kernels.draw(state, rng, desk.actions, desk.weights))
        else:
            apply(state, kernels.act(state, rng, desk.actions, True))
        moves += 1
    utility(state, desk.result)
    return moves


@rule
def back_up(tree, desk, length):
    """Every node on the path was visited once more, with this result for every seat."""
    for place in range(length):
        node = desk.path[place]
        tree.nodes[node].visits += 1
        for seat in range(desk.result.shape[0]):
            tree.totals[node, seat] += desk.result[seat]
