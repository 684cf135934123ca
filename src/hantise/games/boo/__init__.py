"""Boo, by Chris Handy: ghosts in a graveyard that frighten what they see."""
