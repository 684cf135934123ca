"""The rules of Phantoms of Halloween, in the order of a game. Numbers are paragraphs of the rules."""

import numpy as np

from hantise.chance import below
from hantise.contract import EVERYTHING, NOTHING, OVER, rule
from hantise.games.halloween import choices, knowledge
from hantise.games.halloween.state import (
    AUCTION,
    AUCTION_SQUARE,
    BID,
    BLACK_SQUARE,
    CARD_DRAWN,
    CARD_HIDDEN,
    CHARACTERS,
    DISCARD,
    DISCARDED,
    DONE,
    DRAW,
    DRAW_SQUARE,
    EXCHANGE,
    EXCHANGE_SQUARE,
    GO,
    GREEN_SQUARE,
    HALLOWEEN,
    HALLOWEEN_SQUARE,
    HIDDEN,
    HIDE,
    KEEP,
    LEAVE,
    MOVE,
    MOVED,
    NAME,
    NAMED,
    NO_CHARACTER,
    NO_EVENT,
    NOBODY,
    NOT_PLACED,
    OFFERED,
    OUT,
    PASS,
    PHEW,
    PHEW_SQUARE,
    PLACE,
    PLACED,
    POINTS,
    RED,
    RED_SQUARE,
    REPAIR,
    ROLL,
    ROLLED,
    SELL,
    SELL_SQUARE,
    SETUP,
    STAY,
    SWAPPED,
    TARGET,
    TARGETED,
    TRY,
    TURN,
    UNMASK,
)
from hantise.games.halloween.steps import (
    ask,
    close_auction,
    fill_stump,
    finish,
    give_from_stump,
    let_chance,
    pay,
    rest,
    settle,
    top_of_stump,
)


@rule
def begin(state):
    """2.5, 3.1 Everybody has the edition's pumpkins and no square; all characters are on the stump."""
    for seat in range(state.seats):
        state.cash[seat] = state.box.start_cash
        state.squares[seat] = NOT_PLACED
    fill_stump(state)
    rest(state)
    state.mover = state.box.first
    begin_setup(state)


@rule
def begin_setup(state):
    """3.1 The seat that is set up receives its first character."""
    state.event = SETUP
    give_from_stump(state, state.mover)


@rule
def legal(state, actions):
    """4.7 The moves of the seat that decides."""
    phase = state.phase
    if phase == BID:
        return choices.list_bids(state, actions)
    if phase == REPAIR:
        return choices.list_swaps(state, actions)
    if phase == NAME:
        return choices.list_characters(state, choices.owner(state), NAMED, actions)
    if phase == TURN:
        return choices.list_turn(state, actions)
    if phase == TARGET:
        return choices.list_targets(state, actions)
    if phase == MOVE:
        return choices.list_distances(state, actions)
    if phase == PLACE:
        return choices.list_places(state, actions)
    if phase == HIDE:
        return choices.list_characters(state, state.mover, HIDDEN, actions)
    actions[0] = KEEP
    return 1 + choices.list_characters(state, state.mover, DISCARDED, actions[1:])


@rule
def pick(state, rng, actions):
    """Any legal move, all equally likely; bids and swaps without listing them."""
    if state.phase == BID:
        step = below(rng, state.cash[state.actor] - state.bid + 1)
        return PASS if step == 0 else OFFERED + state.bid + step
    if state.phase == REPAIR:
        return choices.pick_swap(state, rng)
    return actions[below(rng, legal(state, actions))]


@rule
def weights(state, actions, weights):
    """5.1 Point cards weigh as many as are left; 4.2 each side of the die weighs the same."""
    if state.phase == POINTS:
        count = 0
        for card in range(state.box.values):
            if state.left[card] > 0:
                actions[count] = CARD_DRAWN + card
                weights[count] = state.left[card]
                count += 1
        return count
    for face in range(state.box.faces):
        actions[face] = ROLLED + state.box.face[face]
        weights[face] = state.box.face_weight[face]
    return state.box.faces


@rule
def apply(state, action):
    """11 Make a seat's move or chance's."""
    state.shown[:] = 0
    if action >= OFFERED:
        offer(state, action - OFFERED)
    elif action >= SWAPPED:
        swap(state, (action - SWAPPED) // (CHARACTERS + 1), (action - SWAPPED) % (CHARACTERS + 1))
    elif action == PASS:
        state.bidding[state.actor] = False
        go_on_bidding(state)
    elif action < CARD_HIDDEN:
        receive(state, action - CARD_DRAWN)
    elif action < PLACED:
        roll(state, action - ROLLED)
    elif action < GO:
        place(state, action - PLACED)
    elif action < MOVED:
        decide(state, action)
    elif action < TARGETED:
        state.rolled = 0
        advance(state, action - MOVED)
    elif action < NAMED:
        state.target = action - TARGETED
        begin_naming(state)
    elif action < DISCARDED:
        name(state, action - NAMED)
    elif action < HIDDEN:
        discard(state, action - DISCARDED)
    else:
        knowledge.unmask_all_but(state, action - HIDDEN)
        end_turn(state)


@rule
def decide(state, action):
    """4.3, 4.5, 5.2, 6.7 The moves that are a single word."""
    if action == GO:
        let_chance(state, ROLL)
    elif action == STAY:
        state.stays[state.mover] += 1
        take_effect(state)
    elif action == LEAVE:
        let_chance(state, TRY)
    elif action == DONE:
        state.swaps = 0
        ask(state, NAME, choices.namer(state))
    else:
        end_turn(state)


@rule
def receive(state, card):
    """5.1 The receiver gets the top character with this point card."""
    character = top_of_stump(state)
    state.holder[character] = state.receiver
    state.card[character] = card
    state.left[card] -= 1
    state.stump_size -= 1
    state.hand_sizes[state.receiver] += 1
    if state.event != SETUP:
        end_turn(state)
    elif state.hand_sizes[state.mover] == state.box.start_characters:
        state.receiver = NOBODY
        ask(state, PLACE, state.mover)


@rule
def place(state, square):
    """3.1, 3.2 The pawn starts there, which pays nothing; 3.3 then the next seat, or the first turn."""
    state.squares[state.mover] = square
    state.mover = (state.mover + 1) % state.seats
    if state.mover == state.box.first:
        state.event = NO_EVENT
        begin_turn(state)
    else:
        begin_setup(state)


@rule
def begin_turn(state):
    """4.1 The limit, turns to be missed, a decision, or else the roll."""
    while state.turns < state.box.limit and state.miss[state.mover]:
        state.miss[state.mover] = False
        count_turn(state)
    if state.turns >= state.box.limit:
        finish(state)
    elif choices.may_stay(state) or choices.may_leave(state):
        ask(state, TURN, state.mover)
    else:
        let_chance(state, ROLL)


@rule
def count_turn(state):
    """4.6 One more turn is finished; below the limit the next seat clockwise is the mover."""
    state.turns += 1
    if state.turns < state.box.limit:
        state.mover = (state.mover + 1) % state.seats


@rule
def end_turn(state):
    """4.6 The turn is finished."""
    rest(state)
    count_turn(state)
    begin_turn(state)


@rule
def roll(state, face):
    """4.2 The pawn moves, unless 4.4 gives a choice; 4.5 a the leaving face ends the game, other tries fail."""
    if state.phase == TRY:
        attempt(state, face)
    elif choices.may_stop_short(state, face):
        state.rolled = face
        ask(state, MOVE, state.mover)
    else:
        advance(state, face)


@rule
def attempt(state, face):
    """4.5 a The leaving face ends the game at once; after the last failure the turn ends."""
    state.tries += 1
    if face == state.box.leave_face:
        rest(state)
        finish(state)
    elif state.tries == state.box.leave_tries:
        end_turn(state)


@rule
def advance(state, distance):
    """4.2 The pawn lands that far ahead, has not stayed there, and the square takes effect."""
    mover = state.mover
    state.squares[mover] = (np.int64(state.squares[mover]) + distance) % state.box.squares
    state.stays[mover] = 0
    take_effect(state)


@rule
def take_effect(state):
    """6 What happens on the mover's square."""
    kind = choices.kind_under(state, state.mover)
    if kind == GREEN_SQUARE:
        pay(state, state.mover, state.box.amount[state.squares[state.mover]])
        end_turn(state)
    elif kind == RED_SQUARE:
        owe(state)
    elif kind == AUCTION_SQUARE and state.stump_size > 0:
        auction_top(state, AUCTION)
    elif kind == DRAW_SQUARE:
        draw(state)
    elif kind == EXCHANGE_SQUARE:
        choose_target(state, EXCHANGE, state.hand_sizes[state.mover] > 0)
    elif kind == SELL_SQUARE:
        sell(state)
    elif kind == PHEW_SQUARE:
        offer_discard(state, PHEW)
    elif kind == BLACK_SQUARE:
        state.miss[state.mover] = True
        end_turn(state)
    elif kind in (AUCTION_SQUARE, HALLOWEEN_SQUARE):
        choose_target(state, HALLOWEEN, True)
    else:
        unmask(state)


@rule
def owe(state):
    """6.2 On red the mover pays, or 6.2 b one of his characters is named and sold."""
    if choices.can_pay(state):
        settle(state)
        end_red(state)
    elif state.hand_sizes[state.mover] > 0:
        state.event = RED
        begin_naming(state)
    else:
        end_red(state)


@rule
def end_red(state):
    """6.2 c After the last permitted stay the mover may discard; 6.2 d end of turn."""
    if state.stays[state.mover] == state.box.extra_stays:
        offer_discard(state, RED)
    else:
        end_turn(state)


@rule
def offer_discard(state, event):
    """6.2 c, 6.7 A mover with a character may discard one."""
    if state.hand_sizes[state.mover] > 0:
        state.event = event
        ask(state, DISCARD, state.mover)
    else:
        end_turn(state)


@rule
def discard(state, character):
    """6.2 c The value is not shown; 6.7 it is shown to all."""
    knowledge.move_character(state, character, OUT, state.event == PHEW)
    end_turn(state)


@rule
def draw(state):
    """6.4 Whoever can pay buys the top character, otherwise it is auctioned; an empty stump has no effect."""
    if state.stump_size == 0:
        end_turn(state)
    elif choices.can_pay(state):
        settle(state)
        state.event = DRAW
        give_from_stump(state, state.mover)
    else:
        auction_top(state, DRAW)


@rule
def choose_target(state, event, possible):
    """6.5 a, 6.9 a The mover chooses another seat with a character, where there is one."""
    if possible and choices.any_target(state):
        state.event = event
        ask(state, TARGET, state.mover)
    else:
        end_turn(state)


@rule
def sell(state):
    """6.6 A character of the mover is named and auctioned."""
    if state.hand_sizes[state.mover] > 0:
        state.event = SELL
        begin_naming(state)
    else:
        end_turn(state)


@rule
def unmask(state):
    """6.10 A mover with two characters or more keeps one secret."""
    if state.hand_sizes[state.mover] > 1:
        state.event = UNMASK
        ask(state, HIDE, state.mover)
    else:
        end_turn(state)


@rule
def begin_naming(state):
    """5.2 a An owner of two characters or more may re-pair first."""
    if state.hand_sizes[choices.owner(state)] > 1:
        ask(state, REPAIR, choices.owner(state))
    else:
        ask(state, NAME, choices.namer(state))


@rule
def swap(state, low, high):
    """5.2 a The two characters exchange their point cards."""
    state.card[low], state.card[high] = state.card[high], state.card[low]
    state.swaps += 1


@rule
def name(state, character):
    """6.5 b, c In an exchange first the target's and then the mover's; else 5.3 the character is auctioned."""
    if state.event != EXCHANGE:
        open_auction(state, character, choices.owner(state))
    elif state.named == NO_CHARACTER:
        state.named = character
        begin_naming(state)
    else:
        knowledge.exchange_characters(state, state.named, character)
        end_turn(state)


@rule
def auction_top(state, event):
    """6.3, 6.4 The top character of the stump is auctioned."""
    state.event = event
    open_auction(state, top_of_stump(state), NOBODY)


@rule
def open_auction(state, character, seller):
    """5.3 a, b All who take part and have money are in."""
    state.phase = BID
    state.on_sale = character
    state.seller = seller
    for seat in range(state.seats):
        state.bidding[seat] = choices.may_take_part(state, seat) and state.cash[seat] > 0
    go_on_bidding(state)


@rule
def offer(state, bid):
    """5.3 d The bid stands, and every other seat that cannot raise it drops out."""
    state.bid = bid
    state.bidder = state.actor
    for seat in range(state.seats):
        if seat != state.bidder and state.cash[seat] <= bid:
            state.bidding[seat] = False
    go_on_bidding(state)


@rule
def go_on_bidding(state):
    """5.3 e The next seat in speaks; when only the bidder is left he buys, when nobody is there is no sale."""
    speaker = choices.speaker(state)
    if speaker != NOBODY:
        state.actor = speaker
    elif state.bidder != NOBODY:
        buy(state)
    else:
        end_sale(state)


@rule
def buy(state):
    """5.3 f, g The buyer pays bank or seller and gets the character; 6.9 c on halloween its value is shown to all."""
    buyer, character, seller, price = state.bidder, state.on_sale, state.seller, state.bid
    state.cash[buyer] -= price
    if seller == NOBODY:
        close_auction(state)
        give_from_stump(state, buyer)
        return
    pay(state, seller, price)
    knowledge.move_character(state, character, buyer, state.event == HALLOWEEN)
    if state.event == RED:
        settle(state)
    end_sale(state)


@rule
def end_sale(state):
    """5.3 h, 6 After the sale, or without one, the turn ends; 6.2 c on red a discard may follow."""
    if state.event == RED:
        close_auction(state)
        end_red(state)
    else:
        end_turn(state)


@rule
def scores(state, out):
    """7.2 The points of the characters that each seat holds."""
    for seat in range(state.seats):
        out[seat] = 0
    for character in range(1, state.box.characters + 1):
        if state.holder[character] < state.seats:
            out[state.holder[character]] += state.box.points[state.card[character]]


@rule
def utility(state, out):
    """7.2 The win, shared among those who tie."""
    scores(state, out)
    best = out[0]
    for seat in range(1, state.seats):
        best = max(best, out[seat])
    tied = 0
    for seat in range(state.seats):
        tied += out[seat] == best
    for seat in range(state.seats):
        out[seat] = 1.0 / tied if out[seat] == best else 0.0


@rule
def seen(state, action, seat):
    """9.2 b Only the receiver sees the point card; 9.2 c only the owner notices a swap."""
    if action < CARD_HIDDEN and seat != state.receiver:
        return CARD_HIDDEN
    if SWAPPED <= action < OFFERED and seat != state.actor:
        return NOTHING
    return action


@rule
def hide(state, seat):
    """9.2 Erase what others hold and know, and another's count of swaps; 9.6 a finished game is public altogether."""
    state.viewer = seat
    if state.actor != OVER:
        knowledge.erase_secrets(state, seat)
        if seat != state.actor:
            state.swaps = 0


@rule
def imagine(view, rng):
    """9.5 Deal what the viewer cannot place; another seat that re-pairs has made no swap yet."""
    if view.actor != OVER:
        knowledge.deal_unseen(view, rng)
        if view.viewer >= 0:
            knowledge.share_knowledge(view)
    view.viewer = EVERYTHING
