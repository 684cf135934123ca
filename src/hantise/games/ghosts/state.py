"""The state of a game of Ghosts, its sizes and its action numbers."""

import numpy as np

from hantise.contract import header, record

SEATS = 6  # the most that an edition may seat
KINDS = 33  # the most kinds of card: 32 ghosts and mist
CARDS = 160  # the most cards in a box

DEAL, TURN, REFILL, FINISHED = range(4)
PHASES = ("deal", "turn", "refill", "over")

NO_CARD = -1
NO_FAMILY = -1

PLAY = 0  # + card
TAKE = PLAY + KINDS
DRAW = TAKE + 1  # + card
DRAW_HIDDEN = DRAW + KINDS
ACTIONS = DRAW_HIDDEN + 1
MOST = KINDS + 1

BOX = record(
    [
        ("kinds", np.int16),  # kinds of card in this edition; cards are numbered in the order of 2.3
        ("mist", np.int16),  # the card that is mist: the last
        ("family", np.int16, (KINDS,)),  # of each card; NO_FAMILY for mist
        ("level", np.int32, (KINDS,)),  # printed on each card; 0 for mist
        ("copies", np.int16, (KINDS,)),
        ("cards", np.int16),  # in all
        ("hand", np.int16),  # hand size
        ("limit", np.int32),  # highest level of a pile
        ("start", np.int32),  # fear points at the start
        ("pile_points", np.int32),  # fear points for taking a pile
        ("bonus", np.int32),  # most points given back after a round without a pile
        ("letters", np.uint8, (KINDS,)),  # the family's letter on each card (ASCII), for spelling
        ("rounds", np.int16),  # option
        ("first", np.int8),  # option
        ("redeals", np.int16),  # option
    ]
)

STATE = record(
    [
        *header(BOX),
        ("phase", np.int8),
        ("round_number", np.int16),  # from 1
        ("first", np.int8),  # first seat of this round
        ("turn", np.int8),  # whose turn it is; who draws; who gets the next card; who could not play
        ("direction", np.int8),  # 1 clockwise, -1 anticlockwise
        ("hands", np.int16, (SEATS, KINDS)),  # copies of each card; zeros where the viewer cannot see
        ("hand_sizes", np.int16, (SEATS,)),
        ("deck", np.int16, (KINDS,)),  # zeros in a view
        ("deck_size", np.int16),
        ("pile", np.int16, (CARDS,)),  # the centre in the order played, mist in its place
        ("pile_size", np.int16),
        ("last_ghost", np.int16),  # the ghost card played last on this pile, or NO_CARD
        ("level", np.int32),  # of the pile
        ("gone", np.int16, (KINDS,)),  # cards of the piles taken this round
        ("fear", np.int64, (SEATS,)),
        ("taken", np.int32, (SEATS,)),  # piles taken this round
        ("known_mist", np.int16, (SEATS,)),  # mist that all know the seat to hold
        ("redeals", np.int16),  # hands of only mist dealt anew in this deal
    ]
)
