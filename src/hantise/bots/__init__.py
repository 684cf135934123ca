"""Players that are programs: the interface, the search, the levels."""
