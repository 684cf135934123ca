"""The rules of Treasure Hunters. Numbers are paragraphs of the rules."""

import numpy as np

from hantise.contract import CHANCE, EVERYTHING, OVER, rule
from hantise.games.treasure.sets import as_set, holds, neighbours, size_of
from hantise.games.treasure.state import (
    BLUE,
    CARD,
    CARD_DRAWN,
    CORRIDOR,
    DIE,
    FACE_DOWN,
    FIGHT,
    FIGHTING,
    FIGHTS,
    FINISHED,
    FIRST_DIE,
    GHOST_FACE,
    JEWEL,
    KINDS,
    LEAVE,
    LIMIT,
    MOVE,
    MOVING,
    NO_DIE,
    NO_JEWEL,
    ONE_DIE,
    OUT,
    PICK,
    PICKING,
    REVEALING,
    ROLL,
    ROLLING,
    ROOM,
    ROOMS,
    SECOND_DIE,
    SHUFFLE,
    SPIRIT_FACE,
    SPIRITS,
    STUCK,
    UNDECIDED,
    WON,
)


@rule
def begin(state):
    """3.1–3.6 All hunters stand outside with empty bags, ghosts and jewels in their rooms; hunter 0 has the first turn."""
    state.places[:] = OUT
    state.carry[:] = NO_JEWEL
    for room in range(ROOMS):
        state.ghosts[room] = state.box.ghost_rooms[room]
        state.jewels[room] = FACE_DOWN if state.box.jewel_rooms[room] else NO_JEWEL
    state.haunted = 0
    state.delivered = 0
    state.result = UNDECIDED
    state.turns = 0
    state.draws = 0
    shuffle(state)
    begin_turn(state)


@rule
def begin_turn(state):
    """3.5 The mover is the hunter whose number is finished turns mod number of hunters; it rolls."""
    state.hunter = state.turns % state.box.hunters
    state.die = 0
    state.phase = ROLLING
    state.actor = CHANCE


@rule
def place_of(state):
    """Where the mover stands."""
    return np.int64(state.places[state.hunter])


@rule
def is_room(place):
    """2.1 Places are outside, rooms and corridor squares."""
    return ROOM <= place < CORRIDOR


@rule
def is_haunted(state, place):
    """1.1 A room with a spirit is haunted."""
    return holds(state.haunted, place)


@rule
def carries(state, hunter):
    """2.3 Is there a jewel in the hunter's bag?"""
    return state.carry[hunter] != NO_JEWEL


@rule
def legal(state, actions):
    """4.3, 4.5 Every destination; or to pick the jewel up, or leave it."""
    if state.phase == PICKING:
        actions[0] = PICK
        actions[1] = LEAVE
        return 2
    reachable = destinations(state)
    count = 0
    for place in range(state.box.places):
        actions[count] = MOVE + place  # written over unless it is reachable: quicker than a branch that nobody can predict
        count += holds(reachable, place)
    return count


@rule
def destinations(state):
    """6.1 The places where the mover may end its move: within as many links as the die shows, its own among them."""
    return spread(state, np.int64(state.closed), stopping(state), barred(state)) & ~occupied(state)


@rule
def spread(state, closed, stopping, barred):
    """6.1–6.4 The places that the mover gets to: closed doors hold, `stopping` places are entered and not left."""
    reached = as_set(place_of(state))
    edge = reached
    for _ in range(state.die):
        edge = neighbours(state, closed, edge & ~stopping) & ~reached & ~barred
        if edge == 0:
            break
        reached |= edge
    return reached


@rule
def stopping(state):
    """6.3, 6.6 A haunted room stops a mover with a jewel, be it on its way or standing there already; nobody else."""
    return np.int64(state.haunted) if carries(state, state.hunter) else np.int64(0)


@rule
def barred(state):
    """6.7 A mover with a jewel that is not the next to be delivered may not go out."""
    return np.int64(0) if may_deliver(state, state.hunter) else as_set(OUT)


@rule
def may_deliver(state, hunter):
    """7.7 In the advanced game jewels leave the house in rising order; an empty bag holds nobody back."""
    return not state.box.advanced or not carries(state, hunter) or state.carry[hunter] == state.delivered + 1


@rule
def occupied(state):
    """6.5 A corridor square where another hunter stands is not the end of a move."""
    squares = np.int64(0)
    for hunter in range(state.box.hunters):
        if hunter != state.hunter and state.places[hunter] >= CORRIDOR:
            squares |= as_set(state.places[hunter])
    return squares


@rule
def weights(state, actions, weights):
    """4.1–4.6 What chance decides in this phase."""
    if state.phase == ROLLING:
        return weigh_faces(state, actions, weights)
    if state.phase == CARD_DRAWN:
        return weigh_cards(state, actions, weights)
    if state.phase == REVEALING:
        return weigh_numbers(state, actions, weights)
    return weigh_fights(state, actions, weights)


@rule
def weigh_faces(state, actions, weights):
    """4.1 A number of the movement die weighs the faces that show it."""
    count = 0
    for face in range(1, DIE + 1):
        if state.box.die[face] > 0:
            actions[count] = ROLL + face
            weights[count] = state.box.die[face]
            count += 1
    return count


@rule
def weigh_cards(state, actions, weights):
    """4.2, 5.1 A card weighs its copies in the pile: the whole deck minus the discard pile."""
    count = 0
    for card in range(KINDS):
        left = state.box.deck[card] - state.discard[card]
        if left > 0:
            actions[count] = CARD + card
            weights[count] = left
            count += 1
    return count


@rule
def weigh_numbers(state, actions, weights):
    """7.6 Each number that is still face down weighs one."""
    hidden = hidden_numbers(state)
    count = 0
    for number in range(1, state.box.jewels + 1):
        if holds(hidden, number):
            actions[count] = JEWEL + number
            weights[count] = 1
            count += 1
    return count


@rule
def hidden_numbers(state):
    """12.3 The set of all numbers without those delivered, carried or shown."""
    seen = np.int64(0)
    for hunter in range(state.box.hunters):
        seen |= as_set(max(state.carry[hunter], NO_JEWEL))
    for room in range(ROOMS):
        seen |= as_set(max(state.jewels[room], NO_JEWEL))
    below_next = as_set(state.delivered + 1) - 1
    return (as_set(state.box.jewels + 1) - 1) & ~(seen | below_next)


@rule
def weigh_fights(state, actions, weights):
    """8.4 What one or two battle dice may show, useful or not."""
    count = 0
    two = fight_dice(state) == 2
    for shown in range(ONE_DIE if two else 0, len(FIGHTS) if two else ONE_DIE):
        weight = fight_weight(state, shown)
        if weight > 0:
            actions[count] = FIGHT + shown
            weights[count] = weight
            count += 1
    return count


@rule
def fight_weight(state, shown):
    """8.4 In how many ways the dice show this."""
    first, second = FIRST_DIE[shown], SECOND_DIE[shown]
    weight = np.int64(state.box.battle[first])
    if second == NO_DIE:
        return weight
    weight *= np.int64(state.box.battle[second])
    return weight if first == second else 2 * weight


@rule
def apply(state, action):
    """4 One move of the turn."""
    if action < CARD:
        roll(state, action - ROLL)
    elif action < MOVE:
        turn_over(state, action - CARD)
    elif action < JEWEL:
        move(state, action - MOVE)
    elif action < PICK:
        reveal(state, action - JEWEL)
    elif action == PICK:
        pick_up(state)
    elif action == LEAVE:
        fight_or_end_turn(state)
    else:
        fight(state, action - FIGHT)


@rule
def roll(state, face):
    """4.1 A face with a ghost has a card turned over; otherwise the mover moves."""
    state.die = face
    if state.box.ghost_on[face]:
        state.phase = CARD_DRAWN
    else:
        ask(state, MOVING)


@rule
def ask(state, phase):
    """2.3 It is up to the mover's seat: hunter i belongs to seat i mod players."""
    state.phase = phase
    state.actor = state.hunter % state.seats


@rule
def turn_over(state, card):
    """4.2 The card goes to the discard pile and takes effect; the move follows unless more cards are to come."""
    state.discard[card] += 1
    if state.draws > 0:
        turn_over_further(state, card)
    elif card == SHUFFLE:
        shuffle(state)
    elif state.box.further[card] > 0:
        state.draws = state.box.further[card]
    else:
        take_effect(state, card)
    if state.actor != OVER and state.draws == 0:
        ask(state, MOVING)


@rule
def turn_over_further(state, card):
    """5.6 Letters and door cards take effect and count; after the last one, or the last of the pile, all is shuffled."""
    if card != SHUFFLE and state.box.further[card] == 0:
        state.draws -= 1
        take_effect(state, card)
        if state.actor == OVER:
            return
    if state.draws == 0 or is_pile_empty(state):
        state.draws = 0
        shuffle(state)


@rule
def is_pile_empty(state):
    """5.1 The pile is the whole deck minus the discard pile."""
    left = 0
    for card in range(KINDS):
        left += state.box.deck[card] - state.discard[card]
    return left == 0


@rule
def shuffle(state):
    """5.5, 5.6 All cards form the pile again; closed doors reopen."""
    state.discard[:] = 0
    state.closed = 0


@rule
def take_effect(state, card):
    """5.2 A letter places a ghost; 5.7 a door card closes the doors of its colour and opens the others."""
    if card < SHUFFLE:
        place_ghost(state, card)
    else:
        state.closed = 1 + card - BLUE


@rule
def place_ghost(state, letter):
    """5.2, 5.3 A ghost comes into the room, or the next in the alphabet that is not haunted; 5.4 three become a spirit."""
    room = letter
    while is_haunted(state, ROOM + room):
        room = (room + 1) % ROOMS
    state.ghosts[room] += 1
    if state.ghosts[room] == state.box.haunting:
        state.ghosts[room] = 0
        haunt(state, room)


@rule
def haunt(state, room):
    """5.4 The room is haunted; 9.2 too many spirits lose at once, and else 9.3 everybody being stuck does."""
    state.haunted |= as_set(ROOM + room)
    if spirits(state) == state.box.spirits:
        end(state, SPIRITS)
    elif everybody_is_stuck(state):
        end(state, STUCK)


@rule
def spirits(state):
    """How many spirits stand on the board."""
    return size_of(np.int64(state.haunted))


@rule
def everybody_is_stuck(state):
    """9.3 Every hunter carries a jewel and stands in a haunted room with no other hunter in it."""
    for hunter in range(state.box.hunters):
        place = state.places[hunter]
        if not (carries(state, hunter) and is_haunted(state, place) and hunters_on(state, place) == 1):
            return False
    return True


@rule
def hunters_on(state, place):
    """How many hunters stand there."""
    count = 0
    for hunter in range(state.box.hunters):
        if state.places[hunter] == place:
            count += 1
    return count


@rule
def move(state, place):
    """4.3 The mover stands there now; delivery, the end, a revelation, a pick-up, a fight, in this order."""
    state.places[state.hunter] = place
    if place == OUT and carries(state, state.hunter):
        deliver(state)
    if is_won(state):
        end(state, WON)
    elif everybody_is_stuck(state):
        end(state, STUCK)
    elif must_reveal(state):
        state.phase = REVEALING
        state.actor = CHANCE
    else:
        offer_jewel(state)


@rule
def deliver(state):
    """7.5 A hunter that ends its move outside with a jewel delivers it."""
    state.carry[state.hunter] = NO_JEWEL
    state.delivered += 1


@rule
def is_won(state):
    """9.1 All jewels are delivered and every hunter is outside."""
    return state.delivered == state.box.jewels and hunters_on(state, OUT) == state.box.hunters


@rule
def jewel_here(state):
    """The jewel in the mover's room, or NO_JEWEL."""
    place = place_of(state)
    return np.int64(state.jewels[place - ROOM]) if is_room(place) else np.int64(NO_JEWEL)


@rule
def must_reveal(state):
    """4.3 c, 7.6 In the advanced game a face-down jewel is turned up when a hunter ends its move in the room."""
    return state.box.advanced and jewel_here(state) == FACE_DOWN


@rule
def may_pick(state):
    """4.3 d, 7.1 A hunter with an empty bag may pick up the jewel of the room."""
    return jewel_here(state) != NO_JEWEL and not carries(state, state.hunter)


@rule
def reveal(state, number):
    """4.4 The jewel in the mover's room shows its number from now on."""
    state.jewels[place_of(state) - ROOM] = number
    offer_jewel(state)


@rule
def offer_jewel(state):
    """4.3 d The jewel may be picked up; 4.3 e otherwise a fight follows, or the end of the turn."""
    if may_pick(state):
        ask(state, PICKING)
    else:
        fight_or_end_turn(state)


@rule
def pick_up(state):
    """4.5 The jewel goes into the mover's bag; everybody may be stuck by that; a fight still follows."""
    room = place_of(state) - ROOM
    state.carry[state.hunter] = state.jewels[room]
    state.jewels[room] = NO_JEWEL
    if everybody_is_stuck(state):
        end(state, STUCK)
    else:
        fight_or_end_turn(state)


@rule
def fight_or_end_turn(state):
    """4.3 e, f A fight is compulsory; without one the turn ends."""
    if fight_dice(state) > 0:
        state.phase = FIGHTING
        state.actor = CHANCE
    else:
        end_turn(state)


@rule
def fight_dice(state):
    """8.1 How many battle dice the mover rolls; none against nobody, or alone against a spirit."""
    place = place_of(state)
    if not is_room(place):
        return 0
    alone = hunters_on(state, place) == 1
    if is_haunted(state, place):
        return 0 if alone else np.int64(state.box.dice_together)
    if state.ghosts[place - ROOM] == 0:
        return 0
    return np.int64(state.box.dice_alone if alone else state.box.dice_together)


@rule
def fight(state, shown):
    """4.6 The dice do their work and the turn ends."""
    place = place_of(state)
    if not is_haunted(state, place):
        beaten = min(dice_showing(shown, GHOST_FACE), np.int64(state.ghosts[place - ROOM]))
        state.ghosts[place - ROOM] -= beaten
    elif dice_showing(shown, SPIRIT_FACE) > 0:
        state.haunted &= ~as_set(place)
    end_turn(state)


@rule
def dice_showing(shown, face):
    """8.2, 8.3 How many dice show the face: each ghost beats one, a single spirit drives the spirit out."""
    return np.int64(FIRST_DIE[shown] == face) + np.int64(SECOND_DIE[shown] == face)


@rule
def end_turn(state):
    """4.7 One more turn is finished; 9.4 the limit loses, otherwise the next hunter rolls."""
    state.turns += 1
    begin_turn(state)
    if state.turns == state.box.limit:
        end(state, LIMIT)


@rule
def end(state, result):
    """14.3 The game is over: die and draws are cleared, everything else stays as it is."""
    state.result = result
    state.phase = FINISHED
    state.actor = OVER
    state.die = 0
    state.draws = 0


@rule
def scores(state, out):
    """9.5 One for every seat after a win, nothing after a loss."""
    for seat in range(state.seats):
        out[seat] = 1 if state.result == WON else 0


@rule
def utility(state, out):
    """1.2 All win together or lose together."""
    scores(state, out)


@rule
def seen(_state, action, _seat):
    """12.1 Everything on the table is public."""
    return action


@rule
def hide(state, seat):
    """12.1 No seat knows anything that another does not: every view is the whole state."""
    state.viewer = seat


@rule
def imagine(view, _rng):
    """12.2, 12.3 What nobody knows is not in the state: there is nothing to guess."""
    view.viewer = EVERYTHING
