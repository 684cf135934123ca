"""Trials of the server from outside, over real sockets: how fast it is, and whether it can be broken."""
