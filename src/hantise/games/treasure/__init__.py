"""Ghost Fightin' Treasure Hunters, by Brian Yu."""
