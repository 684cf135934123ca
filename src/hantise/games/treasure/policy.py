"""Sensible play for rollouts and easy bots."""

from hantise.chance import below
from hantise.contract import rule


@rule
def prefer(state, actions, count, rng):
    """Any."""
    return actions[below(rng, count)]
