"""Ghosts, by Reiner Knizia: frighten up to seven, with mirror and mist."""
