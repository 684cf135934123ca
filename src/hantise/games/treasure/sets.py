"""Sets of places, as the bits of one number."""

import numpy as np

from hantise.bits import lowest_bit
from hantise.contract import rule


@rule
def as_set(place):
    """The set of this place alone."""
    return np.int64(1) << np.int64(place)


@rule
def holds(places, place):
    """Is the place in the set?"""
    return (places >> np.int64(place)) & 1 != 0


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
        found |= state.box.links[closed, lowest_bit(places)]
        places &= places - 1
    return found
