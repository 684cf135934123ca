"""A view of Boo as numbers for learning. Own things come first, then the other seat's; a spectator sits at seat 0.

Where each deck card lies is told card by card, so nothing is lost; the squares round the gate are also told as planes.
"""

from hantise.contract import Numbers, places, rule
from hantise.games.boo.rules import colour_of, direction_at, face_at, gaze_of, is_ghost, seat_of
from hantise.games.boo.state import CARDS, DECK, GATE, HEIGHT, NO_CARD, NO_SEAT, NOWHERE, OCCUPIED, PART, SHOWN, SQUARES, WIDTH

SIDE = 33  # of the window round the middle of the gate

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("phase", 5, "one-hot: setup, place, scare, reveal, over"),
    Numbers("turn", 2, "one-hot: whose turn it is"),
    Numbers("oya", 1, "1 if one's own seat is the Oya"),
    Numbers("colour", 1, "1 if one's own colour is black"),
    Numbers("stare", 1, "1 if staring back needs sight"),
    Numbers("ghosts", 2, "ghosts showing in each seat's colour / 36", 3 * CARDS / 36),
    Numbers("placed", DECK, "one-hot: the card whose ghosts are acting"),
    Numbers("waiting", PART, "1 for each waiting square"),
    Numbers("hands", 2 * DECK, "for each seat, one-hot: its hand card"),
    Numbers("tops", 2 * DECK, "for each seat, one-hot: its pile top"),
    Numbers("unseen", 2 * DECK, "1 for each card not yet revealed"),
    Numbers(
        "cards",
        2 * DECK * 8,
        "each deck card: 1 if laid, columns and rows from the reach's middle / 36, one-hot e s w n, 1 if back up",
        high=WIDTH / 36,
        low=-WIDTH / 36,
    ),
    Numbers("gate", GATE, "1 for each gate card that is back up"),
    Numbers("window", SQUARES * SIDE * SIDE, "planes of rows: own ghosts looking e s w n, the other's, tombstones, fences"),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(view.viewer, 0)
    encode_turn(view, out, me)
    for step in range(2):
        encode_cards(view, out, (me + step) % 2, step)
    for card in range(view.box.gate):
        out[AT.gate + card] = face_at(view, view.box.gate_cells[card])
    encode_window(view, out, me)


@rule
def encode_turn(view, out, me):
    """The phase, the turn, the options, the ghosts and what is waiting."""
    out[AT.phase + view.phase] = 1
    if view.turn != NO_SEAT:
        out[AT.turn + (view.turn - me) % 2] = 1
    out[AT.oya] = view.box.first == me
    out[AT.colour] = view.box.black == me
    out[AT.stare] = view.box.stare_needs_sight
    out[AT.ghosts] = view.ghosts[me] / 36
    out[AT.ghosts + 1] = view.ghosts[1 - me] / 36
    if view.placed != NO_CARD:
        out[AT.placed + view.placed - 1] = 1
    for square in range(PART):
        out[AT.waiting + square] = view.waiting[square]


@rule
def encode_cards(view, out, seat, step):
    """One seat's hand card, top, unrevealed cards and laid cards."""
    if view.hands[seat] != NO_CARD:
        out[AT.hands + step * DECK + view.hands[seat] - 1] = 1
    if view.tops[seat] != NO_CARD:
        out[AT.tops + step * DECK + view.tops[seat] - 1] = 1
    for card in range(DECK):
        out[AT.unseen + step * DECK + card] = view.unseen[seat, card]
        cell = int(view.lies[seat, card])
        if cell != NOWHERE:
            to = AT.cards + 8 * (step * DECK + card)
            out[to] = 1
            out[to + 1] = (cell % WIDTH - view.box.wide // 2) / 36
            out[to + 2] = (cell // WIDTH - view.box.high // 2) / 36
            out[to + 3 + direction_at(view, cell)] = 1
            out[to + 7] = face_at(view, cell)


@rule
def encode_window(view, out, me):
    """The squares round the middle of the gate, a plane for each kind."""
    for row in range(SIDE):
        for column in range(SIDE):
            x = view.box.wide // 2 - SIDE // 2 + column
            y = view.box.high // 2 - SIDE // 2 + row
            if 0 <= x < WIDTH and 0 <= y < HEIGHT and view.table[y * WIDTH + x] >= OCCUPIED:
                square = int(SHOWN[view.table[y * WIDTH + x]])
                if is_ghost(square):
                    square = 4 * (seat_of(view, colour_of(square)) ^ me) + gaze_of(square)
                out[AT.window + (square * SIDE + row) * SIDE + column] = 1
