"""The state of a game of Boo, its sizes, its action numbers, and how a square on the table is written in one byte.

The table is an array of cells, counted row by row from the north-west corner of the reach (5.5): the gate's bounding box
with three cells more on every side for each card that will be laid. So no legal placement ever leaves the array.
"""

import numpy as np

from hantise.contract import header, record

WIDTH, HEIGHT = 151, 148  # 2.9 the widest and the highest reach of an edition
CELLS = WIDTH * HEIGHT
PART = 3  # squares of a card
DECK = 12  # the largest deck whose reach fits: even a single gate card is one cell wide, and 1 + 12 · 13 > 151
GATE = 101  # the most gate cards; with decks of 11 the reach leaves the gate 19 × 16 cells, room for exactly so many
CARDS = GATE + 2 * DECK

# Which cells are occupied is also kept as bits, a word for some columns of a row, so that free rows are found many at a time.
MARGIN = 4  # cells all round that stay free: whoever looks for a row of three, and for what it touches, looks past the edge
WORD = 64
WORDS = (WIDTH + 2 * MARGIN) // WORD + 2  # of a row; one more than its cells need, since words are read in pairs
SPAN = WORD - MARGIN  # columns in which a row of three is looked for at a time

E, S, W, N = range(4)  # directions and gazes, clockwise
DIRECTIONS = "eswn"
STEPS = (1, WIDTH, -1, -WIDTH)  # from a cell to the next one in each direction

FRONT, BACK = range(2)
FACES = ("front", "back")

BLACK, WHITE = range(2)
COLOURS = "bw"

# A square is a ghost (colour · 4 + gaze, 0–7), a tombstone or a fence.
TOMBSTONE = 8
FENCE = 9
SQUARES = 10

# What a cell of the table holds: nothing, or a square with all that its card needs to be turned and told: which of the
# three it is, how the card lies, and its face. All of it fits a byte.
FREE = 0
OCCUPIED = 1  # + square + 10 · (part + 3 · (direction + 4 · face))
CODES = OCCUPIED + SQUARES * PART * len(DIRECTIONS) * len(FACES)


def _square(code: int) -> int:
    return (code - OCCUPIED) % SQUARES


def _turned(code: int) -> int:
    """2.4 The other face: a ghost in the other colour with the opposite gaze; tombstones and fences stay."""
    square, rest = _square(code), (code - OCCUPIED) // SQUARES
    faces = SQUARES * PART * len(DIRECTIONS)
    other = square ^ 6 if square < TOMBSTONE else square  # bit 4 is the colour, bit 2 the half-turn of the gaze
    return OCCUPIED + other + (rest * SQUARES + faces) % (2 * faces)


SHOWN = np.array([FENCE] + [_square(code) for code in range(OCCUPIED, CODES)], np.uint8)  # free: looked through
TURNED = np.array([FREE] + [_turned(code) for code in range(OCCUPIED, CODES)], np.uint8)

SETUP, PLACE_CARD, SCARE_ONE, REVEAL_TOP, FINISHED = range(5)
PHASES = ("setup", "place", "scare", "reveal", "over")

NO_CARD = 0  # as a card's number: none
NOWHERE = CELLS  # as a card's cell: it is not on the table
NOBODY = -1  # as a cell: no ghost is seen, or none is frightened
NO_SEAT = -1  # whose turn it is once the game is over

PLACE = 0  # + 8 · cell of the first square + 2 · direction + face
REVEAL = PLACE + 8 * CELLS  # + card number - 1
SCARE = REVEAL + DECK  # + square of the card, 0–2
ACTIONS = SCARE + PART
MOST = 192 * (CARDS - 1)  # 5.5 a card touches eight cells, each in six rows of three, each with four ways to lie

BOX = record(
    [
        ("deck", np.int16),  # cards in each deck
        ("decks", np.uint8, (2, DECK, PART)),  # the fronts of each seat's cards, lying east
        ("ways", np.uint8, (2, DECK)),  # in which a card can lie on three cells and look different, a bit for each
        ("gate", np.int16),  # cards of the gate
        ("gate_cells", np.uint16, (GATE,)),  # where the first square of each lies
        ("gate_directions", np.uint8, (GATE,)),
        ("gate_fronts", np.uint8, (GATE, PART)),
        ("west", np.int32),  # x of the table's first column
        ("north", np.int32),  # y of its first row
        ("wide", np.int16),  # columns that this edition can reach
        ("high", np.int16),  # rows
        ("first", np.int8),  # option: the Oya
        ("black", np.int8),  # option: the seat of the black deck
        ("stare_needs_sight", np.int8),  # option stare: 1 for "seen"
    ]
)

STATE = record(
    [
        *header(BOX),
        ("phase", np.int8),
        ("turn", np.int8),  # who places or scares, or whose card is revealed; NO_SEAT when over
        ("table", np.uint8, (CELLS,)),  # FREE or a square
        ("occupied", np.uint64, (HEIGHT + 2 * MARGIN, WORDS)),  # a bit for each cell, MARGIN further east and south
        ("left", np.int16),  # the bounds of what is occupied: columns
        ("right", np.int16),
        ("top", np.int16),  # and rows
        ("bottom", np.int16),
        ("lies", np.uint16, (2, DECK)),  # cell of the first square of each seat's cards, or NOWHERE
        ("hands", np.int8, (2,)),  # card numbers from 1, or NO_CARD
        ("tops", np.int8, (2,)),
        ("unseen", np.int8, (2, DECK)),  # 1 for each card not yet revealed
        ("unseen_left", np.int8, (2,)),
        ("placed", np.int8),  # number of the card whose ghosts are acting, or NO_CARD
        ("waiting", np.int8, (PART,)),  # 1 for each of its squares whose ghost has not acted
        ("ghosts", np.int16, (2,)),  # showing in each seat's colour
    ]
)
