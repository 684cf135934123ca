"""The rules of Ghooost! Numbers are paragraphs of the rules."""

import numpy as np

from hantise.chance import draw_from
from hantise.contract import CHANCE, EVERYTHING, OVER, roomy_rule, rule
from hantise.games.ghooost.state import (
    CLEAR,
    COPIED,
    COPIES,
    DRAW,
    DRAW_HIDDEN,
    FEARLESS,
    FROM_CRYPT,
    FROM_MANOR,
    GAMBLE,
    KINDS,
    MANOR,
    NO_REVEAL,
    PASS,
    PLAY,
    PLAY_KITTY,
    REVERSE,
    SCARY,
    TAKE,
)


@rule
def begin(state):
    """3.3 The first round starts with the seat that the option names."""
    state.round_number = 1
    state.points[:] = 0
    state.boos[:] = 0
    state.turn = state.box.first
    begin_round(state)


@roomy_rule
def begin_round(state):
    """3.3 Every Manor is full, all other cards are the Crypt, nothing lies on the table, play goes clockwise; chance deals."""
    state.hands[:] = 0
    state.hand_sizes[:] = 0
    state.known[:] = 0
    state.manors[:] = 0
    state.manors[: state.seats] = state.box.manor
    state.crypt = state.box.cards - state.seats * state.box.manor
    state.unseen[:] = state.box.copies
    clear_cemetery(state)
    state.discard[:] = 0
    state.out[:] = 0
    state.out_count = 0
    state.direction = 1
    state.reveal = NO_REVEAL
    state.clock = 0
    state.actor = CHANCE


@rule
def clear_cemetery(state):
    """No card lies on the pile or beside it any more."""
    for place in range(state.pile_size):
        state.pile[place] = 0
    state.pile_size = 0
    state.beside = 0


@rule
def legal(state, actions):
    """4.3, 4.4 What the seat may do in this half of the round; 4.8 at the curfew only a gamble."""
    if is_curfew(state):
        actions[0] = GAMBLE
        return 1
    count = list_plays(state, actions)
    if is_before_midnight(state):
        actions[count] = GAMBLE
        count += 1
    elif may_open_manor(state):
        actions[count] = MANOR
        count += 1
    if may_take(state):
        actions[count] = TAKE
        count += 1
    if count == 0:
        actions[0] = PASS
        count = 1
    return count


@rule
def is_before_midnight(state):
    """4.1 It is before midnight while the Crypt holds a card."""
    return state.crypt > 0


@rule
def is_curfew(state):
    """4.8 Before midnight a time comes when nothing but a gamble is legal."""
    return is_before_midnight(state) and state.clock >= state.box.curfew


@rule
def list_plays(state, actions):
    """5.3 Any number of one's ghosts of one value with any number of Miss Copies, where that is valid; 7.6 or a Kitty."""
    hand = state.hands[state.turn]
    held_copies = hand[state.box.miss_copy]
    count = 0
    for card in range(state.box.naturals):
        if hand[card] > 0:
            fewest = fewest_valid(state, card)
            for naturals in range(1, hand[card] + 1):
                for copies in range(max(0, fewest - naturals), held_copies + 1):
                    actions[count] = group_action(card, naturals, copies)
                    count += 1
    if hand[state.box.kitty] > 0:
        actions[count] = PLAY_KITTY
        count += 1
    return count


@rule
def group_action(card, naturals, copies):
    """10.1 The number of the action that plays this group."""
    return PLAY + (card * COPIES + naturals - 1) * (COPIES + 1) + copies


@rule
def group_of(action):
    """5.3 The ghost that such an action plays, how many of it, and how many Miss Copies."""
    number = action - PLAY
    return number // (COPIES + 1) // COPIES, number // (COPIES + 1) % COPIES + 1, number % (COPIES + 1)


@rule
def fewest_valid(state, card):
    """5.2 How many of these are needed: one if it may follow, otherwise as many as make a quartet."""
    return 1 if may_follow(state, card) else np.int64(state.box.quartet)


@rule
def may_follow(state, card):
    """5.2 a, c, d, e: on an empty pile, fearless, or at least as high as the top; on a scary top only if scary too."""
    if state.pile_size == 0 or is_fearless(state, card):
        return True
    return card >= top(state) and (is_scary(state, card) or not is_scary(state, top(state)))


@rule
def is_fearless(state, card):
    """2.2 Scooty and Kitty fear nothing."""
    return state.box.family[card] == FEARLESS


@rule
def is_scary(state, card):
    """2.2 Cerberus and Igor are scary."""
    return state.box.family[card] == SCARY


@rule
def top(state):
    """5.1, 7.5 The ghost on top of the pile; a Miss Copy is the ghost that she copies. There must be one."""
    return np.int64(state.pile[state.pile_size - 1]) % COPIED


@rule
def may_take(state):
    """5.7 Taking needs a card there; a lone Kitty is enough."""
    return state.pile_size > 0 or state.beside > 0


@rule
def may_open_manor(state):
    """4.4 A Manor is opened after midnight with an empty hand; it then holds a card, or its seat would be out."""
    return not is_before_midnight(state) and state.hand_sizes[state.turn] == 0


@rule
def weights(state, actions, weights):
    """3.5 A card is drawn as often as there are unseen copies of it."""
    count = 0
    for card in range(state.box.kinds):
        if state.unseen[card] > 0:
            actions[count] = DRAW + card
            weights[count] = state.unseen[card]
            count += 1
    return count


@rule
def apply(state, action):
    """4.2 A seat's move or a drawn card; 4.9 each seat move is counted."""
    if action >= DRAW:
        draw(state, action - DRAW)
        return
    state.clock += 1
    if action < PLAY_KITTY:
        play_group(state, action)
    elif action == PLAY_KITTY:
        play_kitty(state)
    elif action == TAKE:
        take(state)
        finish(state, False, False)
    elif action == PASS:
        show_hand(state)
        finish(state, False, False)
    else:
        state.reveal = FROM_CRYPT if action == GAMBLE else FROM_MANOR
        state.actor = CHANCE


@rule
def show_hand(state):
    """9.4 Who passes holds nothing but Miss Copies, and everybody knows."""
    for card in range(KINDS):
        state.known[state.turn, card] = state.hands[state.turn, card]


@rule
def draw(state, card):
    """3.5 One of the unseen cards is revealed, or goes to a hand."""
    state.unseen[card] -= 1
    if state.reveal == FROM_MANOR:
        state.manors[state.turn] -= 1
    else:
        leave_crypt(state)
    if state.reveal == NO_REVEAL:
        refill(state, card)
    else:
        state.reveal = NO_REVEAL
        try_card(state, card)


@rule
def leave_crypt(state):
    """4.1, 4.9 With the last card of the Crypt midnight strikes, and the clock starts anew."""
    state.crypt -= 1
    if state.crypt == 0:
        state.clock = 0


@rule
def refill(state, card):
    """4.7 The first short seat clockwise from the turn gets the card."""
    seat = short_seat(state)
    state.hands[seat, card] += 1
    state.hand_sizes[seat] += 1
    state.actor = next_actor(state)


@rule
def short_seat(state):
    """4.7 The first seat clockwise from the turn that holds too few cards; −1 if there is none."""
    seat = np.int64(state.turn)
    for _ in range(state.seats):
        if state.hand_sizes[seat] < state.box.hand:
            return seat
        seat += 1
        if seat == state.seats:
            seat = 0
    return -1


@rule
def next_actor(state):
    """4.2 Chance while a reveal is pending or, before midnight, a hand is short; otherwise the seat whose turn it is."""
    if state.reveal != NO_REVEAL or (is_before_midnight(state) and short_seat(state) >= 0):
        return CHANCE
    return np.int64(state.turn)


@rule
def play_group(state, action):
    """5.3 Ghosts of one value leave the hand with Miss Copies; 6.2 two or more earn a replay."""
    card, naturals, copies = group_of(action)
    leave_hand(state, card, naturals)
    leave_hand(state, state.box.miss_copy, copies)
    cleared = lay(state, card, naturals, copies)
    finish(state, cleared or naturals + copies >= state.box.replay, False)


@rule
def play_kitty(state):
    """7.6 Kitty leaves the hand and lies beside the pile; the next player is passed over."""
    leave_hand(state, state.box.kitty, 1)
    state.beside += 1
    finish(state, False, True)


@rule
def leave_hand(state, card, count):
    """9.4 A played card is counted as a known one if possible."""
    seat = state.turn
    state.hands[seat, card] -= count
    state.hand_sizes[seat] -= count
    state.known[seat, card] -= min(count, np.int64(state.known[seat, card]))


@rule
def try_card(state, card):
    """5.5 A revealed Kitty is valid, a Miss Copy never, another card as a group of one; 5.6 a failure goes to the hand."""
    if card == state.box.kitty:
        state.beside += 1
        finish(state, False, True)
    elif card < state.box.naturals and may_follow(state, card):
        finish(state, lay(state, card, 1, 0), False)
    else:
        add_to_hand(state, card, 1)
        take(state)
        finish(state, False, False)


@rule
def lay(state, card, naturals, copies):
    """5.4 Naturals first, then Miss Copies; 7.3 Twist turns play round. Is the Cemetery discarded (6.4, 7.4)?"""
    group = naturals + copies
    clears = is_cleared_by(state, card, group)
    for _ in range(naturals):
        push(state, card)
    for _ in range(copies):
        push(state, card + COPIED)
    if is_turned_by(state, card, group):
        state.direction = -state.direction
    if clears:
        discard_cemetery(state)
    return clears


@rule
def is_turned_by(state, card, group):
    """7.3 Twist turns play round once, however many are laid; by option once for each card."""
    return state.box.power[card] == REVERSE and (group % 2 == 1 or not state.box.twist_by_card)


@rule
def is_cleared_by(state, card, group):
    """6.3 A quartet, from the hand alone or with the run on top, discards the Cemetery; 7.4 so does any Skeletum."""
    return state.box.power[card] == CLEAR or group + run_on_top(state, card) >= state.box.quartet


@rule
def push(state, card):
    """A card is laid on the pile."""
    state.pile[state.pile_size] = card
    state.pile_size += 1


@rule
def run_on_top(state, card):
    """6.3 How many cards on top of the pile, unbroken, have this value."""
    run = 0
    while run < state.pile_size and state.pile[state.pile_size - 1 - run] % COPIED == card:
        run += 1
    return run


@rule
def plain(state, laid):
    """7.5 Off the pile, a Miss Copy is a Miss Copy again."""
    return np.int64(state.box.miss_copy if laid >= COPIED else laid)


@rule
def discard_cemetery(state):
    """6.4, 7.4 The whole pile and all Kitties beside it are out of the round."""
    for place in range(state.pile_size):
        state.discard[plain(state, state.pile[place])] += 1
    state.discard[state.box.kitty] += state.beside
    clear_cemetery(state)


@rule
def take(state):
    """5.7 The whole pile and all Kitties beside it go to the hand."""
    for place in range(state.pile_size):
        add_to_hand(state, plain(state, state.pile[place]), 1)
    add_to_hand(state, state.box.kitty, state.beside)
    clear_cemetery(state)


@rule
def add_to_hand(state, card, count):
    """9.4 Everybody sees what is picked up."""
    seat = state.turn
    state.hands[seat, card] += count
    state.known[seat, card] += count
    state.hand_sizes[seat] += count


@rule
def finish(state, replay, skip):
    """4.5 The end of an action, in this order: going out, the end of the round, the next turn, dawn, refills."""
    went_out = not is_in(state, state.turn)
    if went_out:
        state.out[state.out_count] = state.turn
        state.out_count += 1
    if went_out and state.out_count == state.seats - 1:
        state.turn = next_in(state, state.turn)
        end_round(state, False)
        return
    if went_out or not replay:
        state.turn = next_in(state, state.turn)
        if skip:
            state.turn = next_in(state, state.turn)
    if is_dawn(state):
        end_round(state, True)
    else:
        state.actor = next_actor(state)


@rule
def is_in(state, seat):
    """1.1, 4.5 After midnight a seat with neither hand nor Manor is out."""
    return state.hand_sizes[seat] > 0 or state.manors[seat] > 0 or is_before_midnight(state)


@rule
def next_in(state, seat):
    """4.6 The nearest seat in the current direction that is in."""
    seat = np.int64(seat)
    while True:
        seat += state.direction
        if seat < 0:
            seat = state.seats - 1
        elif seat == state.seats:
            seat = 0
        if is_in(state, seat):
            return seat


@rule
def is_dawn(state):
    """8.2 After midnight, dawn comes when the clock has reached it."""
    return not is_before_midnight(state) and state.clock >= state.box.dawn


@rule
def end_round(state, by_dawn):
    """8.3 Without a match the game is over; 8.4 – 8.8 in a match the round is entered, and another may begin."""
    if not state.box.match:
        state.actor = OVER
        return
    enter_round(state, by_dawn)
    if is_match_over(state):
        state.actor = OVER
    else:
        state.round_number += 1
        begin_round(state)


@rule
def enter_round(state, by_dawn):
    """8.4 Points for those who got out, more for the first and, unless dawn came, for the last; 8.5 a Boo for the others."""
    for seat in range(state.seats):
        state.boos[seat] += 1
    for place in range(state.out_count):
        seat = state.out[place]
        state.boos[seat] -= 1
        state.points[seat] += state.box.shed
    if state.out_count > 0:
        state.points[state.out[0]] += state.box.first_bonus
    if state.out_count > 0 and not by_dawn:
        state.points[state.out[state.out_count - 1]] += state.box.last_bonus


@rule
def is_match_over(state):
    """8.6 A match is decided; 8.8 or its last round has ended."""
    return is_decided(state) or state.round_number == state.box.max_rounds


@rule
def is_decided(state):
    """8.6 Somebody has two Boos or more, and there is exactly one leader."""
    leaders = 0
    somebody_has_two = False
    for seat in range(state.seats):
        leaders += is_leader(state, seat)
        somebody_has_two |= state.boos[seat] >= state.box.boo_limit
    return somebody_has_two and leaders == 1


@rule
def is_leader(state, seat):
    """8.6 Leaders are the eligible seats with the most points among the eligible."""
    most = np.int64(-1)
    for other in range(state.seats):
        if is_eligible(state, other):
            most = max(most, state.points[other])
    return is_eligible(state, seat) and state.points[seat] == most


@rule
def is_eligible(state, seat):
    """8.6 Eligible are the seats with fewer than two Boos or, if there are none, those with the fewest."""
    fewest = state.boos[0]
    for other in range(state.seats):
        fewest = min(fewest, state.boos[other])
    return state.boos[seat] < state.box.boo_limit or state.boos[seat] == fewest


@rule
def share_win(state, out):
    """8.6, 8.8 The leaders win; a shared win counts for each in part."""
    leaders = 0
    for seat in range(state.seats):
        leaders += is_leader(state, seat)
    for seat in range(state.seats):
        out[seat] = 1.0 / leaders if is_leader(state, seat) else 0.0


@rule
def scores(state, out):
    """8.3 Who went out as number i scores n − i, who is still in 0; 8.9 in a match the points."""
    for seat in range(state.seats):
        out[seat] = state.points[seat] if state.box.match else 0
    if not state.box.match:
        for place in range(state.out_count):
            out[state.out[place]] = state.seats - 1 - place


@rule
def utility(state, out):
    """In a match the win, shared among its winners; in a single round the score, so that getting out sooner is better."""
    if state.box.match:
        share_win(state, out)
        return
    scores(state, out)
    for seat in range(state.seats):
        out[seat] /= state.seats - 1


@rule
def seen(state, action, seat):
    """9.1 A revealed card is public; 9.2 a card dealt or refilled is seen only by the seat that gets it."""
    if action >= DRAW and state.reveal == NO_REVEAL and seat != short_seat(state):
        return DRAW_HIDDEN
    return action


@rule
def hide(state, seat):
    """9.6 A view holds one's own hand; the other hands keep their sizes, and the unseen cards are gone."""
    for other in range(state.seats):
        if other != seat:
            state.hands[other, :] = 0
    state.unseen[:] = 0
    state.viewer = seat


@rule
def find_pool(view, pool):
    """9.5 Write how many copies of each card are neither public nor in the viewer's hand."""
    for card in range(KINDS):
        pool[card] = view.box.copies[card] - view.discard[card]
        for seat in range(view.seats):
            pool[card] -= view.hands[seat, card] if seat == view.viewer else view.known[seat, card]
    for place in range(view.pile_size):
        pool[plain(view, view.pile[place])] -= 1
    pool[view.box.kitty] -= view.beside


@rule
def imagine(view, rng):
    """9.5 Each other seat holds its known cards and as many evenly from the pool as its size tells; the rest is unseen."""
    pool = view.unseen
    find_pool(view, pool)
    left = 0
    for card in range(view.box.kinds):
        left += pool[card]
    for seat in range(view.seats):
        if seat != view.viewer:
            unknown = np.int64(view.hand_sizes[seat])
            for card in range(view.box.kinds):
                view.hands[seat, card] = view.known[seat, card]
                unknown -= view.known[seat, card]
            for _ in range(unknown):
                view.hands[seat, draw_from(rng, pool, left)] += 1
                left -= 1
    view.viewer = EVERYTHING
