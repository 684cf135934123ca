"""Play where text goes."""
