title = Treasure Hunters
teaser = Fetch the jewels from the haunted house together, and get everybody out again.

edition-mattel-2013 = Mattel, 2013
option-advanced = the advanced game: numbered jewels, closing doors, drawing cards
option-spirits = so many haunted rooms at once lose the game
option-jewel-rooms = where the jewels lie: the rooms marked red, or the rooms in which no ghost starts
option-jewel-rooms-red = the rooms marked red
option-jewel-rooms-quiet = the rooms in which no ghost starts
option-limit = turns of hunters after which the game is lost

who = { $player } ({ $colour })
place-out = outside
place-room = room { $room }
place-square = { $square }
card-letter = letter { $room }
card-shuffle = shuffle
card-draw2 = draw 2
card-draw3 = draw 3
card-blue = blue doors
card-green = green doors
doors-blue = the blue doors
doors-green = the green doors
jewel-unknown = jewel
jewel-number = jewel { $number }
spirit-here = SPIRIT
ghosts-here = { $count ->
    [one] 1 ghost
   *[other] { $count } ghosts
}
face-ghost = ghost
face-spirit = spirit
face-blank = blank

move-roll = roll { $die }
move-card = turn over { $card }
move-go = go to { $place }
move-go-where = go to { $place }: { $found }
move-stay = stay in { $place }
move-stay-where = stay in { $place }: { $found }
move-go-out = go out of the house
move-stay-out = stay outside
move-deliver = go out and deliver the jewel
move-jewel = it is number { $number }
move-pick = pick up: { $jewel }
move-leave = leave the jewel
move-fight = roll { $faces }

refused-spelling = “{ $move }” is not a move here; write “move h5”, “move a”, “move out”, “pick” or “leave”
refused-no-place = there is no place “{ $place }” in this house; there are out, the rooms a to l and the corridor squares h1 to { $last }
refused-over = the game is over
refused-now-roll = first { $who } rolls the movement die
refused-now-card = first a card is turned over for { $who }
refused-now-move = { $who } is to move: say where to, staying included
refused-now-jewel = first the jewel in the room of { $who } is turned up
refused-now-pick = { $who } stands by a jewel: “pick” or “leave”
refused-now-fight = first { $who } fights
refused-not-in-deck = the deck of this game has no card “{ $card }”
refused-not-in-pile = the card “{ $card }” is not in the pile: it has been turned over since the last shuffle
refused-number-seen = the jewel cannot be number { $number }: that number is known already
refused-dice = { $who } rolls { $dice ->
    [one] one battle die
   *[other] { $dice } battle dice
} here
refused-face = the battle dice have no such faces
refused-occupied = { $who } cannot stop on { $place }: another hunter stands there; pass it, or stop before it
refused-later-jewel = { $who } cannot go out with jewel { $number }: jewel { $next } leaves the house first
refused-held = { $who } cannot leave a haunted room with a jewel before the spirit is driven out
refused-spirit-stops = { $who } cannot get to { $place }: with a jewel, a haunted room on the way is the end of the move
refused-closed = { $who } cannot get to { $place } while { $doors } are closed
refused-too-far = { $who } cannot get to { $place } with { $die ->
    [one] one step
   *[other] { $die } steps
}

told-roll = { $who } rolls { $die }: no card
told-roll-ghost = { $who } rolls { $die } and a ghost: a card is turned over
told-ghost = { $card }: a ghost comes into { $place }
told-ghost-moves-on = { $card }: haunted already, the ghost goes on to { $place }
told-spirit = the ghosts in { $place } turn into a spirit: { $count } of { $limit }
told-doors = { $card }: { $doors } close, the others are open
told-ignored = { $card }: ignored
told-shuffle = { $card }: all cards form the pile again, all doors are open
told-draws = { $card }: { $count } more cards are turned over
told-reshuffled = all cards form the pile again, all doors are open
told-move = { $who } goes to { $place }
told-move-out = { $who } goes out of the house
told-stay = { $who } stays in { $place }
told-stay-out = { $who } stays outside
told-deliver = { $who } brings a treasure out: { $jewel }. Delivered: { $count } of { $all }
told-jewel = the jewel in { $place } is number { $number }
told-pick = { $who } picks up: { $jewel }
told-leave = { $who } leaves it: { $jewel }
told-missed = { $who } fights in { $place } and misses: { $faces }
told-ghosts-beaten = { $who } fights in { $place }: { $faces }. { $count ->
    [one] One ghost is beaten
   *[other] { $count } ghosts are beaten
}
told-spirit-beaten = { $who } fights in { $place }: { $faces }. The spirit is driven out!
told-win = every jewel and every hunter is out of the house: you win!
told-spirits = too many rooms are haunted: the house has won
told-stuck = every hunter is held by a spirit, alone: the house has won
told-limit = the night is over: the house has won

draw-goal = Delivered { $delivered }/{ $jewels } · haunted rooms { $spirits }/{ $losing } · turns { $turns }/{ $limit }
draw-open = All doors are open
draw-closed = Closed: { $doors }
draw-door-blue = b
draw-door-green = g
draw-legend = b blue door · g green door · × closed door · ◆ carries a jewel
draw-hunter = { $hunter } { $colour }, { $who }: { $place }
draw-die = die { $die }
draw-pile = Pile ({ $count }): { $letters }
draw-numbers = Jewels still face down: { $numbers }

board-end-won = The house is empty: you win together!
board-end-lost = The house has won
board-turn-of = { $who } moves { $colour }
board-your-move = Move { $colour }: up to { $die }
board-your-pick = Pick up the jewel?
board-move-hint = Lit places are in reach. A room counts as one step, a corridor square too.
board-pick-hint = A hunter carries one jewel at most, and cannot leave a haunted room with it.
board-choose = Choose a lit place
board-stay = Stay here
board-classic = classic game
board-advanced = advanced game
board-turn = Turn { $turn }
board-jewels = Jewels outside
board-haunted-rooms = Haunted rooms
board-of = { $count } of { $all }
board-pile = Pile: { $cards ->
    [one] { $cards } card.
   *[other] { $cards } cards.
}
board-drawn = Drawn since the shuffle: { $letters }
board-house = The house
board-front-door = Front door
board-haunted = haunted
board-hunter-here = { $colour } hunter
board-carries = carries a jewel
board-in-reach = in reach
board-out-of-reach = out of reach
board-destinations = Where you may go
board-key-room = to a room
board-key-out = out
board-key-stay = stay
board-key-jewel = pick up or leave

lesson-1 = You all win or lose together: bring every jewel out of the house, and every hunter too. Too many haunted rooms at once, and the house wins.
lesson-2 = A turn begins with the die. With a ghost on it, a card is turned over and a ghost comes into that room. The third ghost in a room makes it haunted.
lesson-3 = Then move your hunter to a lit place. Passing through a room does nothing; stopping there means picking up a jewel if you like, and fighting whatever is in it.
lesson-4 = Two hunters in a room fight with two dice, and only together can they drive out a spirit. With a jewel in the bag a haunted room holds you fast: keep company.
