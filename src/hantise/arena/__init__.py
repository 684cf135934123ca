"""Matches between bots, measured: who wins how often, with intervals, and a report."""
