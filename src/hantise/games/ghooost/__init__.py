"""Ghooost!, by Richard Garfield: shed the ghosts of your hand and Manor before daybreak."""
