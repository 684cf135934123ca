"""The Attic: a tiny game of courage, in which one stays or flees."""
