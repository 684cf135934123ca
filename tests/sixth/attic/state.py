"""The state of a game of The Attic, its sizes and its action numbers."""

import numpy as np

from hantise.contract import header, record

SEATS = 4  # the most that an edition may seat
CARDS = 12  # the most cards in a box

UNDECIDED, STAYED, FLED = range(3)
CHOICES = ("undecided", "stay", "flee")

STAY, FLEE = range(2)
DRAW = 2  # + card − 1
DRAW_HIDDEN = DRAW + CARDS
ACTIONS = DRAW_HIDDEN + 1
MOST = CARDS

BOX = record(
    [
        ("cards", np.int8),  # numbered from 1, one of each
        ("prize", np.int32),  # option
        ("nights", np.int16),  # option
    ]
)

STATE = record(
    [
        *header(BOX),
        ("played", np.int16),  # nights that are over
        ("turn", np.int8),  # who is dealt a card, or chooses
        ("dealt", np.int8),  # cards dealt tonight
        ("cards", np.int8, (SEATS,)),  # 0 for none, or where the viewer cannot see
        ("chosen", np.int8, (SEATS,)),
        ("points", np.int32, (SEATS,)),
    ]
)
