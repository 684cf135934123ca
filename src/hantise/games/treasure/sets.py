"""Sets of places, as the bits of one number."""

import numpy as np

from hantise.contract import rule
from hantise.games.treasure.state import PLACES

# The powers of two leave different remainders modulo 67, which tell the only place of a set without counting up to it.
_REMAINDERS = 67
_PLACE_BY_REMAINDER = np.zeros(_REMAINDERS, np.int64)
for _place in range(PLACES):
    _PLACE_BY_REMAINDER[(1 << _place) % _REMAINDERS] = _place


@rule
def as_set(place):
    """The set of this place alone."""
    return np.int64(1) << np.int64(place)


@rule
def holds(places, place):
    """Is the place in the set?"""
    return (places >> np.int64(place)) & 1 != 0


@rule
def first_of(places):
    """The place with the lowest number in a set that is not empty."""
    return _PLACE_BY_REMAINDER[(places & -places) % _REMAINDERS]


@rule
def size_of(places):
    """How many places the set has."""
    count = 0
    while places:
        places &= places - 1
        count += 1
    return count


@rule
def neighbours(state, closed, places):
    """2.1 The places that one link joins to any of these."""
    found = np.int64(0)
    while places:
        found |= state.box.links[closed, first_of(places)]
        places &= places - 1
    return found
