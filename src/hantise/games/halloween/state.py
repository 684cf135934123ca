"""The state of a game of Phantoms of Halloween, its sizes and its action numbers."""

import numpy as np

from hantise.contract import header, record

SEATS = 6  # the most that an edition may seat
CHARACTERS = 40  # the most characters, which are numbered from 1
VALUES = 16  # the most different values of point cards
SQUARES = 64  # the most squares of a ring
FACES = 12  # the most faces of a die
HIGHEST_FACE = 20
RICHEST = 9_999  # 2.5 the most pumpkins that a seat can have

POINTS, PLACE, TURN, ROLL, MOVE, TRY, TARGET, REPAIR, NAME, BID, DISCARD, HIDE, FINISHED = range(13)
PHASES = ("points", "place", "turn", "roll", "move", "try", "target", "repair", "name", "bid", "discard", "hide", "over")

NO_EVENT, SETUP, RED, AUCTION, DRAW, EXCHANGE, SELL, PHEW, HALLOWEEN, UNMASK = range(10)
EVENTS = ("", "setup", "red", "auction", "draw", "exchange", "sell", "phew", "halloween", "unmask")

KINDS = ("green", "red", "auction", "draw", "exchange", "sell", "phew", "black", "halloween", "unmask")
(
    GREEN_SQUARE,
    RED_SQUARE,
    AUCTION_SQUARE,
    DRAW_SQUARE,
    EXCHANGE_SQUARE,
    SELL_SQUARE,
    PHEW_SQUARE,
    BLACK_SQUARE,
    HALLOWEEN_SQUARE,
    UNMASK_SQUARE,
) = range(10)

NOBODY = -1  # as a seat: none
NOT_PLACED = -1  # as a square
NO_CHARACTER = 0
NO_CARD = -1  # as a point card: none yet, or one that the viewer cannot know
OUT = SEATS  # as a holder: the discard
STUMP = SEATS + 1  # as a holder
NOWHERE = SEATS + 2  # as a holder, of numbers beyond the cast

CARD_DRAWN = 0  # + point card
CARD_HIDDEN = CARD_DRAWN + VALUES
ROLLED = CARD_HIDDEN + 1  # + face
PLACED = ROLLED + HIGHEST_FACE + 1  # + square
GO = PLACED + SQUARES
STAY = GO + 1
LEAVE = GO + 2
WAIT = GO + 3
DONE = GO + 4
PASS = GO + 5
KEEP = GO + 6
MOVED = GO + 7  # + distance
TARGETED = MOVED + HIGHEST_FACE + 1  # + seat
NAMED = TARGETED + SEATS  # + character
DISCARDED = NAMED + CHARACTERS + 1  # + character
HIDDEN = DISCARDED + CHARACTERS + 1  # + character
SWAPPED = HIDDEN + CHARACTERS + 1  # + lower character × (CHARACTERS + 1) + higher character
OFFERED = SWAPPED + (CHARACTERS + 1) ** 2  # + pumpkins
ACTIONS = OFFERED + RICHEST + 1
MOST = RICHEST + 1  # all bids, and a pass

BOX = record(
    [
        ("characters", np.int16),  # in the cast
        ("values", np.int16),  # different point cards of this edition; rising, they are numbered from 0
        ("points", np.int16, (VALUES,)),  # on each point card
        ("copies", np.int16, (VALUES,)),  # of each point card
        ("squares", np.int16),  # of the ring
        ("kind", np.int8, (SQUARES,)),  # of each square
        ("amount", np.int16, (SQUARES,)),  # received on green, owed on red, the price of a draw
        ("faces", np.int16),  # different faces of the die
        ("face", np.int8, (FACES,)),  # rising
        ("face_weight", np.int16, (FACES,)),  # sides of the die that show it
        ("start_cash", np.int16),
        ("extra_stays", np.int16),  # further turns on a green or red square
        ("leave_face", np.int8),
        ("leave_tries", np.int16),
        ("start_characters", np.int8),  # option
        ("first", np.int8),  # option
        ("limit", np.int32),  # option: finished turns
    ]
)

STATE = record(
    [
        *header(BOX),
        ("phase", np.int8),
        ("event", np.int8),
        ("mover", np.int8),  # whose turn it is, or who is being set up
        ("turns", np.int32),  # finished turns
        ("squares", np.int16, (SEATS,)),  # of the pawns; NOT_PLACED in the set-up
        ("cash", np.int16, (SEATS,)),
        ("stays", np.int16, (SEATS,)),  # turns stayed on the present square
        ("miss", np.int8, (SEATS,)),  # 1: has to miss its next turn
        ("holder", np.int8, (CHARACTERS + 1,)),  # of each character: a seat, OUT, STUMP or NOWHERE
        ("card", np.int8, (CHARACTERS + 1,)),  # point card on each character, or NO_CARD
        ("hand_sizes", np.int16, (SEATS + 1,)),  # characters of each seat, and of the discard
        ("stump_size", np.int16),
        ("left", np.int16, (VALUES,)),  # point cards not drawn yet; zeros in a view
        ("known", np.int8, (SEATS, SEATS + 1, VALUES)),  # 9.3 observer, holder: cards it is sure of; in a view one's own
        ("shown", np.int8, (VALUES,)),  # cards that the last move showed to all
        ("receiver", np.int8),
        ("target", np.int8),
        ("named", np.int8),  # exchange: the target's character already named
        ("rolled", np.int8),
        ("tries", np.int16),
        ("swaps", np.int16),
        ("on_sale", np.int8),  # the character in the auction
        ("seller", np.int8),  # NOBODY: the stump
        ("bid", np.int16),
        ("bidder", np.int8),
        ("bidding", np.int8, (SEATS,)),  # 1: still in the auction
    ]
)
