"""The rules of Ghosts. Numbers are paragraphs of the rules."""

import numpy as np

from hantise.chance import at_place, below, draw_from
from hantise.contract import CHANCE, EVERYTHING, OVER, roomy_rule, rule
from hantise.games.ghosts.state import (
    DEAL,
    DRAW,
    DRAW_HIDDEN,
    FINISHED,
    KINDS,
    NO_CARD,
    PLAY,
    REFILL,
    TAKE,
    TURN,
)


@rule
def begin(state):
    """3.1 Each seat starts with the edition's points; round 1 begins with the seat that the option names."""
    for seat in range(state.seats):
        state.fear[seat] = state.box.start
    state.round_number = 1
    state.first = state.box.first
    begin_round(state)


@roomy_rule
def begin_round(state):
    """3.2 All cards form the deck; hands and pile are empty, no pile is taken, play goes clockwise, and chance deals."""
    state.hands[:] = 0
    state.hand_sizes[:] = 0
    state.deck[:] = state.box.copies
    state.deck_size = state.box.cards
    clear_centre(state)
    state.gone[:] = 0
    state.taken[:] = 0
    state.known_mist[:] = 0
    state.redeals = 0
    state.direction = 1
    state.turn = state.first
    state.phase = DEAL
    state.actor = CHANCE


@rule
def clear_centre(state):
    """No card lies in the centre any more."""
    state.pile[: state.pile_size] = 0
    state.pile_size = 0
    state.last_ghost = NO_CARD
    state.level = 0


@rule
def legal(state, actions):
    """4.2, 4.3 The cards that the seat may play, and taking the pile."""
    count = 0
    for held in range(list_hand(state, actions)):
        card = actions[held]
        if may_play(state, card):
            actions[count] = PLAY + card
            count += 1
    if may_take(state):
        actions[count] = TAKE
        count += 1
    return count


@rule
def list_hand(state, cards):
    """The different cards in the hand of the seat whose turn it is; how many."""
    hand = state.hands[state.turn]
    count = 0
    for card in range(state.box.kinds):
        cards[count] = card  # written over unless it is held: quicker than a branch that nobody can predict
        count += hand[card] > 0
    return count


@rule
def may_play(state, card):
    """4.2, 4.3 A seat opens or follows."""
    return may_follow(state, card) if has_pile(state) else may_open(state, card)


@rule
def has_pile(state):
    """5.6 A centre with only mist is no pile."""
    return state.last_ghost != NO_CARD


@rule
def may_open(state, card):
    """4.2 A pile is opened with any ghost card; only a hand without one plays mist, as a pass."""
    return not is_mist(state, card) or holds_only_mist(state, state.turn)


@rule
def may_follow(state, card):
    """4.3 Mirror and mist go at any level; another family must keep the level within the limit (5.5)."""
    return is_mist(state, card) or is_mirror(state, card) or state.level + state.box.level[card] <= state.box.limit


@rule
def is_mist(state, card):
    """2.2 Mist has no family and no level."""
    return card == state.box.mist


@rule
def is_mirror(state, card):
    """5.3 A ghost of the same family as the last ghost mirrors."""
    return has_pile(state) and state.box.family[card] == state.box.family[state.last_ghost]


@rule
def holds_only_mist(state, seat):
    """3.4, 4.2 The hand holds no ghost card."""
    return state.hands[seat, state.box.mist] == state.hand_sizes[seat]


@rule
def may_take(state):
    """4.4 A pile may always be taken, even by a seat that could play."""
    return has_pile(state)


@rule
def weights(state, actions, weights):
    """8.6 A card is drawn as often as the deck holds copies of it."""
    count = 0
    for card in range(state.box.kinds):
        if state.deck[card] > 0:
            actions[count] = DRAW + card
            weights[count] = state.deck[card]
            count += 1
    return count


@rule
def chance(state, rng, _actions, _weight):
    """8.6 One of the deck's cards, found without listing them."""
    return DRAW + at_place(state.deck, below(rng, state.deck_size))


@rule
def apply(state, action):
    """4.1 Play a card, take the pile, or draw."""
    if action == TAKE:
        take(state)
    elif action < TAKE:
        play(state, action - PLAY)
    elif state.phase == DEAL:
        deal(state, action - DRAW)
    else:
        draw(state, action - DRAW)
        pass_on(state)


@rule
def draw(state, card):
    """3.3, 4.5 A card goes from the deck to the hand of the seat whose turn it is."""
    state.deck[card] -= 1
    state.deck_size -= 1
    state.hands[state.turn, card] += 1
    state.hand_sizes[state.turn] += 1


@rule
def deal(state, card):
    """3.3 Each card goes to the first seat, from the round's first, that is short; 3.4, 3.5 then the round begins."""
    draw(state, card)
    for step in range(state.seats):
        seat = (state.first + step) % state.seats
        if state.hand_sizes[seat] < state.box.hand:
            state.turn = seat
            return
    if state.redeals < state.box.redeals:
        for step in range(state.seats):
            seat = (state.first + step) % state.seats
            if holds_only_mist(state, seat):
                return_hand(state, seat)
                return
    state.redeals = 0
    state.phase = TURN
    state.turn = state.first
    state.actor = state.turn


@rule
def return_hand(state, seat):
    """3.4 A hand of only mist goes back into the deck and is dealt anew."""
    state.deck[state.box.mist] += state.hand_sizes[seat]
    state.deck_size += state.hand_sizes[seat]
    state.hands[seat, state.box.mist] = 0
    state.hand_sizes[seat] = 0
    state.redeals += 1
    state.turn = seat


@rule
def play(state, card):
    """5 The card takes effect in the centre; 4.5 then the seat draws a card, if there is one."""
    seat = state.turn
    state.hands[seat, card] -= 1
    state.hand_sizes[seat] -= 1
    if is_mist(state, card):
        remember_mist(state, seat)
    else:
        frighten(state, card)
    state.pile[state.pile_size] = card
    state.pile_size += 1
    if state.deck_size > 0:
        state.phase = REFILL
        state.actor = CHANCE
    else:
        pass_on(state)


@rule
def frighten(state, card):
    """5.1 The first ghost sets the level; 5.3 a mirror turns the direction; 5.2 another family adds its level."""
    if not has_pile(state):
        state.level = state.box.level[card]
    elif is_mirror(state, card):
        state.direction = -state.direction
    else:
        state.level += state.box.level[card]
    state.last_ghost = card


@rule
def remember_mist(state, seat):
    """8.4 An opening pass shows a hand of mist; any other mist played is one of those known."""
    if not has_pile(state):
        state.known_mist[seat] = state.hand_sizes[seat]
    elif state.known_mist[seat] > 0:
        state.known_mist[seat] -= 1


@rule
def take(state):
    """4.4 The pile is gone for the round and costs points; direction and turn stay."""
    for place in range(state.pile_size):
        state.gone[state.pile[place]] += 1
    clear_centre(state)
    state.fear[state.turn] += state.box.pile_points
    state.taken[state.turn] += 1


@rule
def pass_on(state):
    """4.6 The neighbour in the direction of play begins its turn; 6.1 with an empty hand that ends the round."""
    state.turn = (state.turn + state.direction) % state.seats
    if state.hand_sizes[state.turn] == 0:
        end_round(state)
    else:
        state.phase = TURN
        state.actor = state.turn


@rule
def end_round(state):
    """6.2 Seats without a pile give points back; 6.3 the next round begins, or 7.1 the game is over."""
    for seat in range(state.seats):
        if state.taken[seat] == 0:
            state.fear[seat] -= min(np.int64(state.box.bonus), state.fear[seat])
    if state.round_number == state.box.rounds:
        state.phase = FINISHED
        state.actor = OVER
    else:
        state.round_number += 1
        state.first = (state.first + 1) % state.seats
        begin_round(state)


@rule
def scores(state, out):
    """7.2 The fear points; lower is better."""
    for seat in range(state.seats):
        out[seat] = state.fear[seat]


@rule
def fewest(state):
    """7.2 The fewest fear points of a seat."""
    least = state.fear[0]
    for seat in range(1, state.seats):
        least = min(least, state.fear[seat])
    return least


@rule
def utility(state, out):
    """The win, shared among those who tie."""
    least = fewest(state)
    tied = 0
    for seat in range(state.seats):
        if state.fear[seat] == least:
            tied += 1
    for seat in range(state.seats):
        out[seat] = 1.0 / tied if state.fear[seat] == least else 0.0


@rule
def seen(state, action, seat):
    """8.2 Only the seat that draws sees the card."""
    if action >= DRAW and seat != state.turn:
        return DRAW_HIDDEN
    return action


@rule
def hide(state, seat):
    """8.2 A view holds one's own hand; the other hands and the deck keep only their sizes."""
    for other in range(state.seats):
        if other != seat:
            state.hands[other, :] = 0
    state.deck[:] = 0
    state.viewer = seat


@rule
def unseen(view, pool):
    """8.3 Write how many copies of each card the viewer has not seen: the other hands and the deck together."""
    for card in range(KINDS):
        pool[card] = view.box.copies[card] - view.gone[card]
        if view.viewer >= 0:
            pool[card] -= view.hands[view.viewer, card]
    for place in range(view.pile_size):
        pool[view.pile[place]] -= 1


@rule
def unseen_in(views, pool):
    """The same for a view as Python hands it over."""
    unseen(views[0], pool)


@rule
def imagine(view, rng):
    """8.5 Give each other seat its known mist, fill the hands evenly from the unseen cards; the rest is the deck."""
    pool = view.deck
    unseen(view, pool)
    viewer = view.viewer
    left = 0
    for seat in range(view.seats):
        if seat != viewer:
            view.hands[seat, view.box.mist] = view.known_mist[seat]
            pool[view.box.mist] -= view.known_mist[seat]
    for card in range(view.box.kinds):
        left += pool[card]
    for seat in range(view.seats):
        if seat != viewer:
            for _ in range(view.hand_sizes[seat] - view.known_mist[seat]):
                view.hands[seat, draw_from(rng, pool, left)] += 1
                left -= 1
    view.viewer = EVERYTHING
