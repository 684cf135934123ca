"""A view of Ghosts as numbers for learning. Seats are told from the viewer round the table; a spectator sits at seat 0."""

from hantise.contract import MANY, Numbers, places, rule
from hantise.games.ghosts.state import CARDS, KINDS, NO_CARD, SEATS

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("phase", 4, "one-hot: deal, turn, refill, over"),
    Numbers("turn", SEATS, "one-hot: the seat whose turn it is"),
    Numbers("first", SEATS, "one-hot: the first seat of this round"),
    Numbers("direction", 1, "1 clockwise, -1 anticlockwise", low=-1),
    Numbers("hand", KINDS, "copies of each card in one's own hand", CARDS),
    Numbers("hand_sizes", SEATS, "cards in each hand / hand size"),
    Numbers("level", 1, "level of the pile / limit"),
    Numbers("last_ghost", KINDS, "one-hot: the last ghost of the pile"),
    Numbers("pile", KINDS, "copies of each card in the centre", CARDS),
    Numbers("gone", KINDS, "copies of each card in piles taken this round", CARDS),
    Numbers("pool", KINDS, "copies of each card that the viewer has not seen", CARDS),
    Numbers("deck_size", 1, "cards in the deck / all cards"),
    Numbers("fear", SEATS, "fear points of each seat / 10", MANY),
    Numbers("taken", SEATS, "piles each seat took this round / 10", CARDS),
    Numbers("known_mist", SEATS, "mist that all know each seat to hold", CARDS),
    Numbers("rounds", 2, "rounds begun / 10, rounds in all / 10", MANY),
    Numbers("redeals", 1, "redeals in this deal / 10", MANY),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(view.viewer, 0)
    out[AT.phase + view.phase] = 1
    out[AT.turn + (view.turn - me) % view.seats] = 1
    out[AT.first + (view.first - me) % view.seats] = 1
    out[AT.direction] = view.direction
    encode_cards(view, out)
    encode_seats(view, out, me)
    out[AT.deck_size] = view.deck_size / view.box.cards
    out[AT.rounds] = view.round_number / 10
    out[AT.rounds + 1] = view.box.rounds / 10
    out[AT.redeals] = view.redeals / 10


@rule
def encode_cards(view, out):
    """The own hand, the centre, what is gone and, as `unseen` counts it, what the viewer has not seen."""
    hand, pile = out[AT.hand : AT.hand + KINDS], out[AT.pile : AT.pile + KINDS]  # slices let the compiler use vectors
    gone, pool = out[AT.gone : AT.gone + KINDS], out[AT.pool : AT.pool + KINDS]
    for place in range(view.pile_size):
        pile[view.pile[place]] += 1
    if view.viewer >= 0:
        own = view.hands[view.viewer]
        for card in range(KINDS):
            hand[card] = own[card]
    copies, taken = view.box.copies, view.gone
    for card in range(KINDS):
        gone[card] = taken[card]
        pool[card] = copies[card] - taken[card] - pile[card] - hand[card]
    out[AT.level] = view.level / view.box.limit
    if view.last_ghost != NO_CARD:
        out[AT.last_ghost + view.last_ghost] = 1


@rule
def encode_seats(view, out, me):
    """What everybody sees of each seat."""
    seat = me
    for step in range(view.seats):
        out[AT.hand_sizes + step] = view.hand_sizes[seat] / view.box.hand
        out[AT.fear + step] = view.fear[seat] / 10
        out[AT.taken + step] = view.taken[seat] / 10
        out[AT.known_mist + step] = view.known_mist[seat]
        seat = seat + 1 if seat + 1 < view.seats else 0  # quicker than a remainder
