"""The rules of Boo. Numbers are paragraphs of the rules."""

import numpy as np

from hantise.bits import lowest_bit
from hantise.chance import at_place, below
from hantise.contract import CHANCE, EVERYTHING, OVER, rule
from hantise.games.boo.state import (
    BLACK,
    FINISHED,
    FREE,
    FRONT,
    HEIGHT,
    MARGIN,
    NO_CARD,
    NO_SEAT,
    NOBODY,
    NOWHERE,
    OCCUPIED,
    PART,
    PLACE_CARD,
    REVEAL,
    REVEAL_TOP,
    SCARE,
    SCARE_ONE,
    SETUP,
    SHOWN,
    SPAN,
    SQUARES,
    STEPS,
    TOMBSTONE,
    TURNED,
    WIDTH,
    WORD,
    E,
    S,
    W,
)

NO_CELL = np.uint64(0)  # as bits of cells
EVERY = ~NO_CELL
INNER = np.uint64(((1 << SPAN) - 1) << 1)  # where a row of three may begin: the cells beside it are in the word, too


@rule
def begin(state):
    """3.2 The gate lies in its places, front up; 3.3 the decks are face down, and chance reveals the Oya's hand card."""
    clear(state)
    for card in range(state.box.gate):
        lay_gate_card(state, card, FRONT)
    state.phase = SETUP
    state.turn = state.box.first
    state.actor = CHANCE


@rule
def clear(state):
    """An empty table, and every card of the decks unrevealed."""
    state.table[:] = FREE
    state.occupied[:] = 0
    state.left, state.right, state.top, state.bottom = WIDTH, -1, HEIGHT, -1
    state.lies[:] = NOWHERE
    state.ghosts[:] = 0
    for seat in range(2):
        for card in range(state.box.deck):
            state.unseen[seat, card] = 1
        state.unseen_left[seat] = state.box.deck


@rule
def lay_gate_card(state, card, face):
    """2.2 A gate card has a fixed place."""
    box = state.box
    lay(state, box.gate_fronts[card], np.int64(box.gate_cells[card]), box.gate_directions[card], face)


@rule
def lay_deck_card(state, seat, number, cell, direction, face):
    """2.6 A seat's card lies with its first square on the cell, front or back up."""
    lay(state, state.box.decks[seat, number - 1], cell, direction, face)
    state.lies[seat, number - 1] = cell


@rule
def lay(state, front, cell, direction, face):
    """2.6 Put a card's squares on the table."""
    show(state, front, cell, direction, face)
    step = STEPS[direction]
    for part in range(PART):
        occupy(state, cell + part * step)
        count_ghost(state, cell + part * step, 1)


@rule
def show(state, front, cell, direction, face):
    """2.6 Write the card's squares into their cells."""
    for part in range(PART):
        square = square_lying(front[part], direction, face)
        code = OCCUPIED + square + SQUARES * (part + PART * (direction + 4 * np.int64(face)))
        state.table[cell + part * STEPS[direction]] = code


@rule
def square_lying(square, direction, face):
    """2.4, 2.6 Gazes turn with the card; the back shows the other colour and the opposite gaze."""
    if not is_ghost(square):
        return np.int64(square)
    return 4 * (colour_of(square) ^ face) + (gaze_of(square) + direction + 2 * face) % 4


@rule
def occupy(state, cell):
    """5.2 Nothing else can lie here; and the bounds of what is occupied are kept, for a look goes no further."""
    column, row = cell % WIDTH, cell // WIDTH
    at = column + MARGIN
    state.occupied[row + MARGIN, at // WORD] |= np.uint64(1) << np.uint64(at % WORD)
    state.left = min(state.left, column)
    state.right = max(state.right, column)
    state.top = min(state.top, row)
    state.bottom = max(state.bottom, row)


@rule
def count_ghost(state, cell, change):
    """7.2 A ghost counts for the seat of its colour."""
    square = SHOWN[state.table[cell]]
    if is_ghost(square):
        state.ghosts[seat_of(state, colour_of(square))] += change


@rule
def is_ghost(square):
    """2.3 A square is a ghost, a tombstone or a fence."""
    return square < TOMBSTONE


@rule
def colour_of(ghost):
    """2.3 Black or white."""
    return np.int64(ghost) // 4


@rule
def gaze_of(ghost):
    """2.3 The direction in which it looks."""
    return np.int64(ghost) % 4


@rule
def seat_of(state, colour):
    """3.1 The seat that plays this colour."""
    return np.int64(state.box.black) if colour == BLACK else 1 - np.int64(state.box.black)


@rule
def legal(state, actions):
    """4.1 Place the hand card, or choose the ghost that acts next."""
    return list_scares(state, actions) if state.phase == SCARE_ONE else list_placements(state, actions)


@rule
def list_scares(state, actions):
    """6.3 c Every waiting square may be chosen, also one whose ghost has no victim now."""
    count = 0
    for square in range(PART):
        if state.waiting[square]:
            actions[count] = SCARE + square
            count += 1
    return count


@rule
def list_placements(state, actions):
    """5.2 Every free row of three cells with one that touches a card, and every way of lying there that looks different."""
    rows = list_rows(state, actions)
    ways = ways_to_lie(state)
    count = 0
    for way in range(4):
        count += rows * (ways >> way & 1)
    end = count
    for i in range(rows - 1, -1, -1):  # from the last, for the list takes the place of that of the rows
        row = actions[i]
        for way in range(3, -1, -1):
            if ways >> way & 1:
                end -= 1
                actions[end] = lying(row, way)
    return count


@rule
def list_rows(state, rows):
    """5.2 Every free row of three cells with one that touches a card, told by its first placement; how many.

    The cells of a span of columns are the bits of a word. Going south, the free cells and those that touch a card are
    known for the row of the table at hand and the two below it.
    """
    count = 0
    for west in range(state.left - MARGIN, state.right + 1, SPAN):
        free, free_below = EVERY, EVERY
        touching, touching_below = NO_CELL, NO_CELL
        above, here = NO_CELL, NO_CELL
        for y in range(state.top - PART, state.bottom + 2):
            below = span(state, y + PART, west)
            free_last = ~here
            touching_last = free_last & (above | below | here << 1 | here >> 1)
            across = free & free >> 1 & free >> 2 & (touching | touching >> 1 | touching >> 2) & INNER
            down = free & free_below & free_last & (touching | touching_below | touching_last) & INNER
            count = write_rows(rows, count, across, y * WIDTH + west, E)
            count = write_rows(rows, count, down, y * WIDTH + west, S)
            free, free_below = free_below, free_last
            touching, touching_below = touching_below, touching_last
            above, here = here, below
    return count


@rule
def span(state, y, west):
    """Which cells of a row are occupied, from a column on eastwards: the westmost is the lowest bit."""
    word, bit = (west + MARGIN) // WORD, (west + MARGIN) % WORD
    occupied, row = state.occupied, y + MARGIN
    return occupied[row, word] >> np.uint64(bit) | occupied[row, word + 1] << 1 << np.uint64(WORD - 1 - bit)


@rule
def write_rows(rows, count, firsts, cell, axis):
    """Add the rows that begin at the cells whose bits are set, the lowest being this cell; how many there are now."""
    while firsts:
        rows[count] = 8 * (cell + lowest_bit(firsts)) + 2 * axis
        firsts &= firsts - np.uint64(1)
        count += 1
    return count


@rule
def lying(row, way):
    """5.4 The ways to lie on a row, in order: eastwards (southwards) front, back, westwards (northwards) front, back."""
    backwards = 16 * STEPS[row >> 1 & 1] + 4  # the first square two cells further, and the direction opposite
    return row + (backwards if way & 2 else 0) + (way & 1)


@rule
def ways_to_lie(state):
    """5.4 In which the hand card may be placed: a bit for each of the four."""
    return np.int64(state.box.ways[state.turn, state.hands[state.turn] - 1])


@rule
def different_ways(front):
    """5.4 Of ways that look the same only the first is legal: a bit for each of the four."""
    different = 0
    for way in range(4):
        is_new = True
        for earlier in range(way):
            if different >> earlier & 1 and look_alike(front, earlier, way):
                is_new = False
        if is_new:
            different |= 1 << way
    return different


@rule
def look_alike(front, one, other):
    """5.4 Do both ways put the same squares on the same cells?"""
    different = 0
    for place in range(PART):
        different += square_in_row(front, place, one) != square_in_row(front, place, other)
    return different == 0


@rule
def square_in_row(front, place, way):
    """5.4 What a card lying this way shows on a place of its row: half-turned its ends change places."""
    backwards = way // 2
    return square_lying(front[PART - 1 - place if backwards else place], 2 * backwards, way % 2)


@rule
def pick(state, rng, actions):
    """5.2 Any legal move, all equally likely: every row has equally many ways."""
    if state.phase == SCARE_ONE:
        return actions[below(rng, list_scares(state, actions))]
    row = actions[below(rng, list_rows(state, actions))]
    return lying(row, any_way(state, rng))


@rule
def any_way(state, rng):
    """5.4 One of the different ways to lie."""
    ways = ways_to_lie(state)
    while True:
        way = below(rng, 4)
        if ways >> way & 1:
            return way


@rule
def touches(state, cell):
    """2.5 Is a card beside this cell?"""
    column, row = cell % WIDTH, cell // WIDTH
    found = False
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        x, y = column + dx, row + dy
        found |= 0 <= x < WIDTH and 0 <= y < HEIGHT and state.table[y * WIDTH + x] >= OCCUPIED
    return found


@rule
def weights(state, actions, weights):
    """3.3, 4.4 Each card of the seat's deck that is not yet revealed is equally likely."""
    count = 0
    for card in range(state.box.deck):
        if state.unseen[state.turn, card]:
            actions[count] = REVEAL + card
            weights[count] = 1
            count += 1
    return count


@rule
def chance(state, rng, _actions, _weight):
    """3.3, 4.4 One of them, found without listing them."""
    return REVEAL + at_place(state.unseen[state.turn], below(rng, state.unseen_left[state.turn]))


@rule
def apply(state, action):
    """4.1 Place a card, let a ghost act, or reveal."""
    if action < REVEAL:
        place(state, action)
        go_on(state)
    elif action >= SCARE:
        act(state, action - SCARE)
        go_on(state)
    else:
        reveal(state, action - REVEAL + 1)


@rule
def reveal(state, number):
    """3.3 Hand cards first, then pile tops, in turns from the Oya; 4.4 later each a new top."""
    seat = state.turn
    state.unseen[seat, number - 1] = 0
    state.unseen_left[seat] -= 1
    if state.phase == SETUP and state.hands[seat] == NO_CARD:
        state.hands[seat] = number
    else:
        state.tops[seat] = number
    if state.phase == SETUP and state.tops[1 - state.box.first] == NO_CARD:
        state.turn = 1 - seat
    else:
        pass_on(state)


@rule
def place(state, action):
    """5 The hand card is laid, and 6.1 all its ghosts wait to act."""
    seat = state.turn
    number = state.hands[seat]
    lay_deck_card(state, seat, number, action // 8, action // 2 % 4, action % 2)
    state.hands[seat] = NO_CARD
    state.placed = number
    for square in range(PART):
        state.waiting[square] = is_ghost(state.box.decks[seat, number - 1, square])


@rule
def go_on(state):
    """6.3 Without a victim all are done; a last ghost acts at once; otherwise the seat chooses."""
    if not has_any_victim(state):
        end_turn(state)
    elif waiting_count(state) == 1:
        act(state, last_waiting(state))
        end_turn(state)
    else:
        state.phase = SCARE_ONE
        state.actor = state.turn


@rule
def has_any_victim(state):
    """6.3 a Does any waiting ghost have a victim now?"""
    found = False
    for square in range(PART):
        if not found and state.waiting[square]:
            found = victim_of(state, cell_of(state, square)) != NOBODY
    return found


@rule
def waiting_count(state):
    """6.3 How many ghosts of the placed card have not acted."""
    return np.int64(state.waiting[0]) + state.waiting[1] + state.waiting[2]


@rule
def last_waiting(state):
    """6.3 b The waiting square with the highest number."""
    square = PART - 1
    while not state.waiting[square]:
        square -= 1
    return square


@rule
def cell_of(state, square):
    """2.6 The cell on which a square of the placed card lies."""
    first = np.int64(state.lies[state.turn, state.placed - 1])
    return first + square * STEPS[direction_at(state, first)]


@rule
def direction_at(state, cell):
    """How the card on this cell lies."""
    return (np.int64(state.table[cell]) - OCCUPIED) // (SQUARES * PART) % 4


@rule
def face_at(state, cell):
    """The face that the card on this cell shows."""
    return (np.int64(state.table[cell]) - OCCUPIED) // (SQUARES * PART * 4)


@rule
def first_cell_at(state, cell):
    """The cell of the first square of the card on this cell."""
    part = (np.int64(state.table[cell]) - OCCUPIED) // SQUARES % PART
    return cell - part * STEPS[direction_at(state, cell)]


@rule
def act(state, square):
    """6.2 The ghost frightens its victim, if there is one, and is done; the victim's cell."""
    victim = victim_of(state, cell_of(state, square))
    if victim != NOBODY:
        turn_card(state, victim)
    state.waiting[square] = 0
    return victim


@rule
def count_every_order(state, least_and_most):
    """6.3 The fewest and the most ghosts that the seat may have once all have acted; the table is left as it was."""
    if not has_any_victim(state):
        least_and_most[0] = min(least_and_most[0], state.ghosts[state.turn])
        least_and_most[1] = max(least_and_most[1], state.ghosts[state.turn])
        return
    for square in range(PART):
        if state.waiting[square]:
            victim = act(state, square)
            count_every_order(state, least_and_most)
            if victim != NOBODY:
                turn_card(state, victim)
            state.waiting[square] = 1


@rule
def victim_of(state, cell):
    """6.6 The seen ghost is the victim unless it stares back."""
    ghost = SHOWN[state.table[cell]]
    seen_cell = sees(state, cell, ghost)
    if seen_cell == NOBODY or stares_back(state, cell, ghost, seen_cell):
        return NOBODY
    return seen_cell


@rule
def sees(state, cell, ghost):
    """6.4 The ghost of the other colour at which the look ends, unless a tombstone stops it."""
    end = look_ends(state, cell, ghost)
    return NOBODY if end == NOBODY or SHOWN[state.table[end]] == TOMBSTONE else end


@rule
def look_ends(state, cell, ghost):
    """6.4 The first tombstone or ghost of the other colour along the gaze; all else is looked through."""
    gaze, colour = gaze_of(ghost), colour_of(ghost)
    for _ in range(cells_ahead(state, cell, gaze)):
        cell += STEPS[gaze]
        square = SHOWN[state.table[cell]]
        if square == TOMBSTONE or (is_ghost(square) and colour_of(square) != colour):
            return cell
    return NOBODY


@rule
def cells_ahead(state, cell, gaze):
    """6.4 How far a look goes until no occupied cell is left in that direction."""
    if gaze == E:
        return state.right - cell % WIDTH
    if gaze == W:
        return cell % WIDTH - state.left
    return state.bottom - cell // WIDTH if gaze == S else cell // WIDTH - state.top


@rule
def stares_back(state, cell, ghost, seen_cell):
    """6.5 The seen ghost's gaze is opposite; with the option it must also see the looking ghost."""
    other = SHOWN[state.table[seen_cell]]
    if gaze_of(other) != (gaze_of(ghost) + 2) % 4:
        return False
    return not state.box.stare_needs_sight or sees(state, seen_cell, other) == cell


@rule
def turn_card(state, cell):
    """6.7 The card on this cell is turned over in place: the other face, the same cells and direction."""
    first = first_cell_at(state, cell)
    step = STEPS[direction_at(state, cell)]
    for part in range(PART):
        here = first + part * step
        count_ghost(state, here, -1)
        state.table[here] = TURNED[state.table[here]]
        count_ghost(state, here, 1)


@rule
def end_turn(state):
    """4.3 The seat takes its pile's top card; 4.4 then the next top is revealed, if there is one."""
    seat = state.turn
    state.placed = NO_CARD
    state.waiting[:] = 0
    state.hands[seat] = state.tops[seat]
    state.tops[seat] = NO_CARD
    if state.unseen_left[seat] > 0:
        state.phase = REVEAL_TOP
        state.actor = CHANCE
    else:
        pass_on(state)


@rule
def pass_on(state):
    """4.5 It is the other seat's turn; 7.1 without a card to place, the game is over."""
    other = 1 - state.turn
    if state.hands[other] == NO_CARD:
        state.phase = FINISHED
        state.turn = NO_SEAT
        state.actor = OVER
    else:
        state.phase = PLACE_CARD
        state.turn = other
        state.actor = other


@rule
def scores(state, out):
    """7.2 The ghosts showing in each seat's colour, whoever placed the card."""
    for seat in range(2):
        out[seat] = state.ghosts[seat]


@rule
def winner(state):
    """7.3 The seat with more ghosts; on a tie, the Oya."""
    if state.ghosts[0] == state.ghosts[1]:
        return np.int64(state.box.first)
    return 0 if state.ghosts[0] > state.ghosts[1] else 1


@rule
def utility(state, out):
    """7.3 There is always one winner."""
    for seat in range(2):
        out[seat] = 1.0 if seat == winner(state) else 0.0


@rule
def seen(_state, action, _seat):
    """10.1 Everything is public."""
    return action


@rule
def hide(state, seat):
    """10.1 All views are equal: the order of the unrevealed cards does not exist before they are revealed."""
    state.viewer = seat


@rule
def imagine(view, _rng):
    """10.2 Nothing is missing; each reveal draws evenly from the unrevealed cards."""
    view.viewer = EVERYTHING
