"""A view of The Attic as numbers for learning. Seats are told from the viewer round the table; a spectator sits at seat 0."""

from hantise.contract import MANY, Numbers, places, rule
from hantise.games.attic.state import CARDS, FLED, SEATS, STAYED

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("turn", SEATS, "one-hot: who is dealt a card, or chooses"),
    Numbers("dealt", 1, "cards dealt tonight / seats"),
    Numbers("card", CARDS, "one-hot: one's own card"),
    Numbers("stayed", SEATS, "1 for each seat that stayed tonight"),
    Numbers("fled", SEATS, "1 for each seat that fled tonight"),
    Numbers("points", SEATS, "points of each seat / 10", MANY),
    Numbers("nights", 2, "nights that are over / 10, nights in all / 10", MANY),
    Numbers("prize", 1, "points for the bravest / 10", MANY),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    me = max(view.viewer, 0)
    out[AT.turn + (view.turn - me) % view.seats] = 1
    out[AT.dealt] = view.dealt / view.seats
    if view.viewer >= 0 and view.cards[view.viewer] > 0:
        out[AT.card + view.cards[view.viewer] - 1] = 1
    for step in range(view.seats):
        seat = (me + step) % view.seats
        out[AT.stayed + step] = view.chosen[seat] == STAYED
        out[AT.fled + step] = view.chosen[seat] == FLED
        out[AT.points + step] = view.points[seat] / 10
    out[AT.nights] = view.played / 10
    out[AT.nights + 1] = view.box.nights / 10
    out[AT.prize] = view.box.prize / 10
