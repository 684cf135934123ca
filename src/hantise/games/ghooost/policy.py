"""Sensible play."""

from hantise.contract import rule


@rule
def prefer(state, actions, count, rng):
    """First."""
    return actions[0]
