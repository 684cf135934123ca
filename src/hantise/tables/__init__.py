"""Tables of players without any web: what happens at one, how it is kept, who is shown what."""
