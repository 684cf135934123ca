"""The state of a game of Treasure Hunters, its sizes, its places and its action numbers."""

import numpy as np

from hantise.contract import header, record

SEATS = 6  # the most that an edition may seat
HUNTERS = 6  # the most on the board
ROOMS = 12  # a to l
PLACES = 63  # a set of places is a 64-bit number
DOORS = 64  # the most doors of a house, the front door among them
JEWELS = ROOMS  # the most: one a room
DIE = 9  # the highest face of the movement die

ROLLING, CARD_DRAWN, MOVING, REVEALING, PICKING, FIGHTING, FINISHED = range(7)
PHASES = ("roll", "card", "move", "jewel", "pick", "fight", "over")

UNDECIDED, WON, SPIRITS, STUCK, LIMIT = range(5)
RESULTS = ("none", "win", "spirits", "stuck", "limit")

OUT = 0  # the place in front of the front door
ROOM = 1  # + room: the places that are rooms
CORRIDOR = ROOM + ROOMS  # + n − 1: corridor square n
SQUARES = PLACES - CORRIDOR  # the most corridor squares

NO_JEWEL = 0  # in a bag or a room; otherwise the jewel's number, or
FACE_DOWN = -1  # a jewel whose number is hidden (advanced) or not used (classic)

SHUFFLE = ROOMS  # the cards below are the letters
DRAW2, DRAW3, BLUE, GREEN = range(SHUFFLE + 1, SHUFFLE + 5)
CARDS = (*"abcdefghijkl", "shuffle", "draw2", "draw3", "blue", "green")
KINDS = len(CARDS)

COLOURS = ("none", "blue", "green")  # of closed doors; a door that never closes has colour 0

GHOST_FACE, SPIRIT_FACE, BLANK_FACE, NO_DIE = range(4)
FACES = "gs-"  # of a battle die
FIGHTS = ("g", "s", "-", "g g", "g s", "g -", "s s", "s -", "- -")  # what the dice of a fight may show
FIRST_DIE = (0, 1, 2, 0, 0, 0, 1, 1, 2)
SECOND_DIE = (3, 3, 3, 0, 1, 2, 1, 2, 2)  # NO_DIE where one die is rolled
ONE_DIE = 3  # so many of them are of one die

ROLL = 0  # + the face
CARD = ROLL + DIE + 1  # + card
MOVE = CARD + KINDS  # + place
JEWEL = MOVE + PLACES  # + number
PICK = JEWEL + JEWELS + 1
LEAVE = PICK + 1
FIGHT = LEAVE + 1  # + index in FIGHTS
ACTIONS = FIGHT + len(FIGHTS)
MOST = PLACES

BOX = record(
    [
        ("hunters", np.int8),
        ("jewels", np.int8),  # numbered from 1
        ("deck", np.int8, (KINDS,)),  # copies of each card in the game chosen
        ("further", np.int8, (KINDS,)),  # cards that a drawing card makes one turn over; 0 for the others
        ("die", np.int8, (DIE + 1,)),  # faces of the movement die that show each number
        ("ghost_on", np.int8, (DIE + 1,)),  # 1 where they also show a ghost
        ("battle", np.int8, (len(FACES),)),  # faces of each kind on a battle die
        ("dice_alone", np.int8),
        ("dice_together", np.int8),
        ("haunting", np.int8),  # so many ghosts in a room become a spirit
        ("ghost_rooms", np.int8, (ROOMS,)),  # 1 where a ghost stands at the start
        ("jewel_rooms", np.int8, (ROOMS,)),  # 1 where a jewel lies at the start; follows the option
        ("links", np.int64, (len(COLOURS), PLACES)),  # places one step away while doors of that colour are closed
        ("places", np.int8),  # out, the rooms and the corridor squares
        ("advanced", np.int8),  # option
        ("spirits", np.int8),  # option: so many haunted rooms lose
        ("limit", np.int16),  # option: turns
        ("width", np.int8),  # of the floor plan, in cells
        ("height", np.int8),
        ("plan", np.int8, (PLACES, 4)),  # x, y, width and height of each place on it
        ("doors", np.int8, (DOORS, 5)),  # the two cells between which each door lies, x and y, and its colour
        ("door_count", np.int8),
    ]
)

STATE = record(
    [
        *header(BOX),
        ("phase", np.int8),
        ("result", np.int8),  # UNDECIDED until the game is over
        ("turns", np.int16),  # finished
        ("hunter", np.int8),  # the mover
        ("die", np.int8),  # what it rolled in this turn; 0 before, and when the game is over
        ("draws", np.int8),  # cards still to be turned over for a drawing card
        ("places", np.int8, (HUNTERS,)),  # where each hunter stands
        ("carry", np.int8, (HUNTERS,)),  # each hunter's jewel, or NO_JEWEL
        ("jewels", np.int8, (ROOMS,)),  # in each room
        ("delivered", np.int8),
        ("ghosts", np.int8, (ROOMS,)),
        ("haunted", np.int64),  # the set of places with a spirit: bit `place`
        ("discard", np.int8, (KINDS,)),  # copies of each card turned over since the last shuffle
        ("closed", np.int8),  # index in COLOURS
    ]
)
