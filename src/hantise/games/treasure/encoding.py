"""A view of Treasure Hunters as numbers for learning. Hunters are told from the mover on, in turn order."""

import numpy as np

from hantise.contract import MANY, Numbers, places, rule
from hantise.games.treasure.rules import carries, hidden_numbers, is_haunted, may_deliver, spirits
from hantise.games.treasure.sets import holds
from hantise.games.treasure.state import DIE, FACE_DOWN, HUNTERS, JEWELS, KINDS, NO_JEWEL, PLACES, ROOM, ROOMS

VERSION = 1  # of the layout and its numbers: one more whenever either changes

LAYOUT = (
    Numbers("phase", 7, "one-hot: roll, card, move, jewel, pick, fight, over"),
    Numbers("mine", HUNTERS, "1 for each hunter of the viewer's seat; none of a spectator"),
    Numbers("die", DIE + 1, "one-hot: the number rolled, 0 before"),
    Numbers("places", HUNTERS * PLACES, "one-hot for each hunter: out, rooms a to l, corridor squares"),
    Numbers("carries", HUNTERS, "1 for each hunter with a jewel"),
    Numbers("may_deliver", HUNTERS, "1 for each hunter with a jewel that may go out"),
    Numbers("numbers", HUNTERS, "the number each hunter carries / jewels, 0 if none is known"),
    Numbers("jewels", ROOMS, "1 for each room with a jewel"),
    Numbers("face_down", ROOMS, "1 for each room with a jewel whose number is hidden or not used"),
    Numbers("shown", ROOMS, "the number shown in each room / jewels"),
    Numbers("hidden", JEWELS, "1 for each number still face down (advanced)"),
    Numbers("ghosts", ROOMS, "ghosts in each room / those that become a spirit"),
    Numbers("haunted", ROOMS, "1 for each room with a spirit"),
    Numbers("pile", KINDS, "copies of each card in the pile", MANY),
    Numbers("closed", 3, "one-hot: no doors, blue, green"),
    Numbers("draws", 1, "cards still to be turned over / 3", MANY),
    Numbers("delivered", 1, "jewels delivered / jewels"),
    Numbers("spirits", 1, "spirits on the board / those that lose"),
    Numbers("turns", 2, "finished turns / 100, turns left / 100", MANY),
    Numbers("advanced", 1, "1 in the advanced game"),
)
AT = places(LAYOUT)


@rule
def encode(view, out):
    """Write the numbers in the order of LAYOUT."""
    out[:] = 0
    out[AT.phase + view.phase] = 1
    out[AT.die + np.int64(view.die)] = 1
    encode_hunters(view, out)
    encode_rooms(view, out)
    for card in range(KINDS):
        out[AT.pile + card] = view.box.deck[card] - view.discard[card]
    out[AT.closed + np.int64(view.closed)] = 1
    out[AT.draws] = view.draws / 3
    out[AT.delivered] = view.delivered / view.box.jewels
    out[AT.spirits] = spirits(view) / view.box.spirits
    out[AT.turns] = view.turns / 100
    out[AT.turns + 1] = (view.box.limit - view.turns) / 100
    out[AT.advanced] = view.box.advanced


@rule
def encode_hunters(view, out):
    """Everything about hunters, from the mover on."""
    hunter = np.int64(view.hunter)
    for step in range(view.box.hunters):
        out[AT.mine + step] = hunter % view.seats == view.viewer
        out[AT.places + step * PLACES + np.int64(view.places[hunter])] = 1
        if carries(view, hunter):
            out[AT.carries + step] = 1
            out[AT.may_deliver + step] = may_deliver(view, hunter)
            out[AT.numbers + step] = max(view.carry[hunter], NO_JEWEL) / view.box.jewels
        hunter = hunter + 1 if hunter + 1 < view.box.hunters else 0  # quicker than a remainder


@rule
def encode_rooms(view, out):
    """Jewels, ghosts and spirits."""
    for room in range(ROOMS):
        out[AT.jewels + room] = view.jewels[room] != NO_JEWEL
        out[AT.face_down + room] = view.jewels[room] == FACE_DOWN
        out[AT.shown + room] = max(view.jewels[room], NO_JEWEL) / view.box.jewels
        out[AT.ghosts + room] = view.ghosts[room] / view.box.haunting
        out[AT.haunted + room] = is_haunted(view, ROOM + room)
    if view.box.advanced:
        numbers = hidden_numbers(view)
        for number in range(1, view.box.jewels + 1):
            out[AT.hidden + number - 1] = holds(numbers, number)
