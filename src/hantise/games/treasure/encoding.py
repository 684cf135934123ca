"""A view of Treasure Hunters as numbers for learning. Hunters are told from the mover on, in turn order."""

import numpy as np

from hantise.contract import rule
from hantise.games.treasure.rules import carries, hidden_numbers, holds, is_haunted, may_deliver, spirits
from hantise.games.treasure.state import DIE, FACE_DOWN, HUNTERS, JEWELS, KINDS, NO_JEWEL, PLACES, ROOM, ROOMS

LAYOUT = (
    ("phase", 7, "one-hot: roll, card, move, jewel, pick, fight, over"),
    ("mine", HUNTERS, "1 for each hunter of the viewer's seat; none of a spectator"),
    ("die", DIE + 1, "one-hot: the number rolled, 0 before"),
    ("places", HUNTERS * PLACES, "one-hot for each hunter: out, rooms a to l, corridor squares"),
    ("carries", HUNTERS, "1 for each hunter with a jewel"),
    ("may_deliver", HUNTERS, "1 for each hunter with a jewel that may go out"),
    ("numbers", HUNTERS, "the number each hunter carries / jewels, 0 if none is known"),
    ("jewels", ROOMS, "1 for each room with a jewel"),
    ("face_down", ROOMS, "1 for each room with a jewel whose number is hidden or not used"),
    ("shown", ROOMS, "the number shown in each room / jewels"),
    ("hidden", JEWELS, "1 for each number still face down (advanced)"),
    ("ghosts", ROOMS, "ghosts in each room / those that become a spirit"),
    ("haunted", ROOMS, "1 for each room with a spirit"),
    ("pile", KINDS, "copies of each card in the pile"),
    ("closed", 3, "one-hot: no doors, blue, green"),
    ("draws", 1, "cards still to be turned over / 3"),
    ("delivered", 1, "jewels delivered / jewels"),
    ("spirits", 1, "spirits on the board / those that lose"),
    ("turns", 2, "finished turns / 100, turns left / 100"),
    ("advanced", 1, "1 in the advanced game"),
)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    out[view.phase] = 1
    at = encode_hunters(view, out, 7)
    at = encode_rooms(view, out, at)
    for card in range(KINDS):
        out[at + card] = view.box.deck[card] - view.discard[card]
    at += KINDS
    out[at + np.int64(view.closed)] = 1
    at += 3
    out[at] = view.draws / 3
    out[at + 1] = view.delivered / view.box.jewels
    out[at + 2] = spirits(view) / view.box.spirits
    out[at + 3] = view.turns / 100
    out[at + 4] = (view.box.limit - view.turns) / 100
    out[at + 5] = view.box.advanced


@rule
def encode_hunters(view, out, at):
    """The die and everything about hunters; where the next numbers go."""
    die = at + HUNTERS
    places = die + DIE + 1
    bags = places + HUNTERS * PLACES
    out[die + np.int64(view.die)] = 1
    for step in range(view.box.hunters):
        hunter = (view.hunter + step) % view.box.hunters
        out[at + step] = hunter % view.seats == view.viewer
        out[places + step * PLACES + np.int64(view.places[hunter])] = 1
        if carries(view, hunter):
            out[bags + step] = 1
            out[bags + HUNTERS + step] = may_deliver(view, hunter)
            out[bags + 2 * HUNTERS + step] = max(view.carry[hunter], NO_JEWEL) / view.box.jewels
    return bags + 3 * HUNTERS


@rule
def encode_rooms(view, out, at):
    """Jewels, ghosts and spirits; where the next numbers go."""
    hidden = at + 3 * ROOMS
    ghosts = hidden + JEWELS
    for room in range(ROOMS):
        out[at + room] = view.jewels[room] != NO_JEWEL
        out[at + ROOMS + room] = view.jewels[room] == FACE_DOWN
        out[at + 2 * ROOMS + room] = max(view.jewels[room], NO_JEWEL) / view.box.jewels
        out[ghosts + room] = view.ghosts[room] / view.box.haunting
        out[ghosts + ROOMS + room] = is_haunted(view, ROOM + room)
    if view.box.advanced:
        numbers = hidden_numbers(view)
        for number in range(1, view.box.jewels + 1):
            out[hidden + number - 1] = holds(numbers, number)
    return ghosts + 2 * ROOMS
