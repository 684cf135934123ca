"""The state of a game of Ghooost!, its sizes and its action numbers."""

import numpy as np

from hantise.contract import header, record

SEATS = 6  # the most that an edition may seat
NATURALS = 16  # the most ghosts with a value of their own
KINDS = NATURALS + 2  # these, Miss Copy and Kitty
COPIES = 6  # the most copies of one card in a deck
CARDS = KINDS * COPIES
COPIED = 32  # on the pile: a Miss Copy who stands for a ghost is written COPIED + that ghost

COMMON, FEARLESS, SCARY, SPECIAL = range(4)
FAMILIES = ("common", "fearless", "scary", "special")
NO_POWER, REVERSE, CLEAR, COPY, SKIP = range(5)
POWERS = ("", "reverse", "clear", "copy", "skip")

NO_REVEAL, FROM_CRYPT, FROM_MANOR = range(3)
REVEALS = ("", "gamble", "manor")

PLAY = 0  # + (ghost · COPIES + naturals − 1) · (COPIES + 1) + Miss Copies
PLAY_KITTY = PLAY + NATURALS * COPIES * (COPIES + 1)
GAMBLE = PLAY_KITTY + 1
MANOR = GAMBLE + 1
TAKE = MANOR + 1
PASS = TAKE + 1
DRAW = PASS + 1  # + card
DRAW_HIDDEN = DRAW + KINDS
ACTIONS = DRAW_HIDDEN + 1
MOST = PLAY_KITTY + 3  # every group, Kitty, a gamble and taking

BOX = record(
    [
        ("kinds", np.int8),  # kinds of card, numbered in the order of 2.3: so ghosts compare as their values do
        ("naturals", np.int8),  # the first of these have a value of their own
        ("miss_copy", np.int8),  # the card that copies
        ("kitty", np.int8),  # the card that skips
        ("value", np.int8, (KINDS,)),  # printed on each card; 0 for Miss Copy and Kitty
        ("family", np.int8, (KINDS,)),  # COMMON, FEARLESS, SCARY or SPECIAL
        ("power", np.int8, (KINDS,)),  # NO_POWER, REVERSE, CLEAR, COPY or SKIP
        ("copies", np.int8, (KINDS,)),
        ("cards", np.int8),  # in all
        ("hand", np.int8),  # cards dealt, and refilled to before midnight
        ("manor", np.int8),  # cards in each Manor at this number of players
        ("replay", np.int16),  # ghosts from the hand that earn a replay
        ("quartet", np.int16),  # identical ghosts that clear the Cemetery
        ("boo_limit", np.int32),  # Boo tokens that end a match
        ("shed", np.int32),  # points for getting out
        ("first_bonus", np.int32),  # points for getting out first
        ("first", np.int8),  # option
        ("twist_by_card", np.int8),  # option `twist`: 0 or 1
        ("dawn", np.int32),  # option
        ("curfew", np.int32),  # option
        ("match", np.int8),  # option: 0 or 1
        ("last_bonus", np.int8),  # option
        ("max_rounds", np.int32),  # option
    ]
)

STATE = record(
    [
        *header(BOX),
        ("turn", np.int8),  # whose turn it is; who reveals; who acts after a refill
        ("direction", np.int8),  # 1 clockwise, -1 the other way
        ("reveal", np.int8),  # pending: NO_REVEAL, FROM_CRYPT or FROM_MANOR
        ("clock", np.int32),  # seat moves in this half of the round
        ("hands", np.int8, (SEATS, KINDS)),  # copies of each card; zeros where the viewer cannot see
        ("hand_sizes", np.int8, (SEATS,)),
        ("known", np.int8, (SEATS, KINDS)),  # cards that everybody can tell to be in the hand
        ("manors", np.int8, (SEATS,)),  # cards in each
        ("crypt", np.int8),  # cards in it
        ("unseen", np.int8, (KINDS,)),  # cards of Crypt and Manors; zeros in a view
        ("pile", np.int8, (CARDS,)),  # the Cemetery from bottom to top: a ghost, or COPIED + ghost
        ("pile_size", np.int8),
        ("beside", np.int8),  # Kitties beside the pile
        ("discard", np.int8, (KINDS,)),
        ("out", np.int8, (SEATS,)),  # seats in the order in which they got out
        ("out_count", np.int8),
        ("round_number", np.int32),  # from 1
        ("points", np.int64, (SEATS,)),
        ("boos", np.int32, (SEATS,)),
    ]
)
