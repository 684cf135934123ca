"""9 What each seat is sure of, how it fades when characters change hands, and what it leaves to guess. Compiled."""

# mypy: allow-untyped-defs, allow-untyped-calls, no-check-untyped-defs

import numpy as np

from hantise.chance import below, draw_from
from hantise.contract import roomy_rule, rule
from hantise.games.halloween.state import CHARACTERS, NO_CARD, OUT


@rule
def depart(state, giver, receiver, card, open_to_all):
    """9.3 a The card leaves its giver in everybody's memory; the seats that are sure which card it was, as bits."""
    sure = 1 << giver
    for observer in range(state.seats):
        if observer == giver:
            continue
        if open_to_all or observer == receiver or knows_any_card(state, observer, giver):
            sure |= 1 << observer
            if state.known[observer, giver, card] > 0:
                state.known[observer, giver, card] -= 1
        else:
            forget_one_of_each(state, observer, giver)
    return sure


@rule
def knows_any_card(state, observer, giver):
    """9.3 All the giver's characters are known, and they carry only one value, so whichever moves is known."""
    for card in range(state.box.values):
        if state.known[observer, giver, card] > 0:
            return state.known[observer, giver, card] == state.hand_sizes[giver]
    return False


@rule
def forget_one_of_each(state, observer, giver):
    """9.3 a Any one of the known values may be the one that left."""
    for card in range(state.box.values):
        if state.known[observer, giver, card] > 0:
            state.known[observer, giver, card] -= 1


@rule
def arrive(state, receiver, card, sure):
    """9.3 b Whoever is sure of the card knows its new holder to have it."""
    for observer in range(state.seats):
        if observer != receiver and sure & (1 << observer):
            state.known[observer, receiver, card] += 1


@rule
def move_character(state, character, receiver, open_to_all):
    """5.3 g, 6.7 A character goes to a seat or to the discard with its point card, which may be shown to all."""
    giver = state.holder[character]
    card = state.card[character]
    sure = depart(state, giver, receiver, card, open_to_all)
    state.holder[character] = receiver
    state.hand_sizes[giver] -= 1
    state.hand_sizes[receiver] += 1
    arrive(state, receiver, card, sure)
    if open_to_all:
        state.shown[card] += 1


@rule
def exchange_characters(state, one, other):
    """6.5 d Two characters change places; 9.3 c both departures are reckoned first, then both arrivals."""
    here, there = state.holder[one], state.holder[other]
    sure_of_one = depart(state, here, there, state.card[one], False)
    sure_of_other = depart(state, there, here, state.card[other], False)
    state.holder[one], state.holder[other] = there, here
    arrive(state, there, state.card[one], sure_of_one)
    arrive(state, here, state.card[other], sure_of_other)


@rule
def unmask_all_but(state, hidden):
    """6.10 The values of all the mover's other characters are shown; 9.3 d what was known before is kept."""
    for character in range(1, state.box.characters + 1):
        if state.holder[character] == state.mover and character != hidden:
            state.shown[state.card[character]] += 1
    for observer in range(state.seats):
        if observer != state.mover:
            for card in range(state.box.values):
                before = state.known[observer, state.mover, card]
                state.known[observer, state.mover, card] = max(before, state.shown[card])


@rule
def unseen(view, observer, pool):
    """9.5 Write how many copies of each card the observer cannot place; how many cards in all.

    A spectator, seat NOBODY, can place none.
    """
    for card in range(view.box.values):
        pool[card] = view.box.copies[card]
    if observer >= 0:
        for character in range(1, view.box.characters + 1):
            if view.holder[character] == observer:
                pool[view.card[character]] -= 1
        for holder in range(OUT + 1):
            for card in range(view.box.values):
                pool[card] -= view.known[observer, holder, card]
    total = 0
    for card in range(view.box.values):
        total += pool[card]
    return total


@roomy_rule
def deal_unseen(view, rng):
    """9.5 Deal the cards that the viewer cannot place evenly to the others' characters, the discard and the stump."""
    pool = view.left
    cards = np.empty(CHARACTERS, np.int8)
    total = unseen(view, view.viewer, pool)
    for holder in range(OUT + 1):
        if holder == view.viewer:
            continue
        size = gather_known(view, holder, cards)
        for place in range(size, view.hand_sizes[holder]):
            cards[place] = draw_from(rng, pool, total)
            total -= 1
        clip_evenly(view, holder, cards, rng)


@rule
def gather_known(view, holder, cards):
    """Write the cards that the viewer is sure the holder has; how many."""
    count = 0
    if view.viewer >= 0:
        for card in range(view.box.values):
            for _ in range(view.known[view.viewer, holder, card]):
                cards[count] = card
                count += 1
    return count


@rule
def clip_evenly(view, holder, cards, rng):
    """9.5 Any pairing of a holder's cards with its characters is as likely as any other."""
    left = view.hand_sizes[holder]
    for character in range(1, view.box.characters + 1):
        if view.holder[character] == holder:
            place = below(rng, left)
            left -= 1
            view.card[character] = cards[place]
            cards[place] = cards[left]


@rule
def share_knowledge(view):
    """What the viewer is sure of about third parties it takes the others to be sure of too; about itself, of nothing."""
    for observer in range(view.seats):
        for holder in range(OUT + 1):
            if observer != view.viewer and holder != observer and holder != view.viewer:  # noqa: PLR1714 — compiled
                for card in range(view.box.values):
                    view.known[observer, holder, card] = view.known[view.viewer, holder, card]


@rule
def erase_secrets(state, seat):
    """9.2 A view holds the cards of one's own characters and one's own knowledge."""
    for character in range(1, state.box.characters + 1):
        if state.holder[character] != seat:
            state.card[character] = NO_CARD
    for observer in range(state.seats):
        if observer != seat:
            state.known[observer, :, :] = 0
    for card in range(state.box.values):
        state.left[card] = 0
