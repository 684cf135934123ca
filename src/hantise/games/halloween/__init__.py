"""Phantoms of Halloween: guests in a pumpkin buy, swap and unmask each other; leave when you are ahead."""
