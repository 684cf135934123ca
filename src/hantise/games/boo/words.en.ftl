title = Boo
teaser = Lay ghosts round the graveyard gate; whoever is seen from behind takes fright and changes sides.

edition-oya-2019 = Oya, 2019
edition-crossed = crossed looks, short game
edition-oya-2019-fences = Oya, a gate without ghosts
option-first = the seat that is the Oya and begins
option-black = the seat that plays the black deck
option-stare = when two ghosts stare at each other: facing along the line, or only if both see each other
option-first-0 = the first seat
option-first-1 = the second seat
option-black-0 = the first seat
option-black-1 = the second seat
option-stare-facing = facing along the line
option-stare-seen = only if both see each other

direction-e = eastwards
direction-s = southwards
direction-w = westwards
direction-n = northwards
face-front = front up
face-back = back up

move-place = place { $card } on { $cell } { $direction }, { $face } ({ $shown }): { $sights }; { $outcome }
move-scare = square { $square } ({ $ghost } on { $cell }) frightens { $victim } on { $at }; { $outcome }
move-scare-nobody = square { $square } ({ $ghost } on { $cell }) frightens nobody; { $outcome }
move-reveal = reveal { $card }
sight-scares = { $square } frightens { $victim } on { $at }
sight-tombstone = { $square } looks at the tombstone on { $at }
sight-stare = { $square } and the ghost on { $at } stare at each other
sight-nobody = { $square } sees nobody
sight-none = no ghost
outcome = { $ghosts ->
    [one] { $ghosts } ghost then
   *[other] { $ghosts } ghosts then
}
outcome-by-order = { $least } to { $most } ghosts then, as the order decides

refused-spelling = “{ $move }” is not a move here; write as in “place 7 0 e front” or “scare 1”
refused-place-spelling = “{ $move }”: write x, y, the direction e, s, w or n, and front or back, as in “place 7 -1 e front”
refused-square = “{ $move }”: a square is 1, 2 or 3, as in “scare 2”
refused-number = “{ $move }”: a card’s number is 1 to { $deck }, as in “reveal 2”
refused-reach = “{ $move }”: that cell is so far off that no card will ever touch it
refused-over = the game is over
refused-seat-acts = no card is revealed now: it is the turn of { $who }
refused-chance-acts = a card of { $who } is being revealed; nobody can move before
refused-revealed = { $card } is already revealed
refused-scare-first = { $who } cannot place a card now: ghosts of { $card } still wait to act; choose one, as in “scare 1”
refused-not-waiting = no ghost waits on square { $square } of { $card }
refused-place-first = { $who } has to place { $card } first
refused-occupied = { $card } cannot lie there: { $other } is on { $cell }
refused-alone = { $card } cannot lie there: none of its squares would share an edge with a card on the table
refused-alike = { $card } looks the same there as with “{ $move }”: write the move that way

cell = column { $column }, row { $row }
told-place = { $who } places { $card }, { $face }: { $cell }, { $direction }
told-scare = square { $square } of { $card } frightens a ghost of { $victim } ({ $cell }): that card is turned
told-nobody = square { $square } of { $card } frightens nobody
told-take = { $who } takes { $card }
told-reveal-hand = { $who } begins with { $card } in hand
told-reveal-top = { $who } has { $card } on top of the pile

draw-legend = b w ghosts, their gaze  ■ tombstone  # fence  · free, touching  e → s ↓ w ← n ↑
draw-joints = { $across } joins a square to its card’s next one on the right, { $down } to the one below
draw-strip = columns { $first } to { $last }
draw-black = black
draw-white = white
draw-oya = , Oya
draw-seat = { $who } ({ $colour }{ $oya }): { $ghosts ->
    [one] 1 ghost
   *[other] { $ghosts } ghosts
}
draw-hand = hand { $card }  front { $front }  back { $back }
draw-top = next { $card }  front { $front }  back { $back }
draw-unseen = still face down: { $cards }
draw-none = none
draw-acting = ghosts of { $card } wait to act:

board-over = All cards are laid
board-end-scores = Everybody counts the ghosts of their own colour that show on the whole table, gate included. A tie goes to whoever began.
board-your-turn = Your turn: lay your card
board-your-scare = Who acts next?
board-turn-of = { $who } to play
board-choose-hint = Choose a lit place. Turn the card as you like; it shows here whom it would frighten.
board-place-hint = Place it, or try another place or the other side first.
board-scare-hint = The order is yours: a card that turns may change what the next ghost sees.
board-choose = Choose a place
board-place = Place it
board-consequence = { $outcome } · { $count ->
    [0] frightens nobody
    [one] frightens { $count } ghost
   *[other] frightens { $count } ghosts
}
board-outcome = { $now } → { $then }
board-outcome-by-order = { $now } → { $least } to { $most }
board-rotate = Rotate
board-other-side = Other side
board-scare = Ghost { $square } turns a card
board-scare-nobody = Ghost { $square } frightens nobody
board-card-of = Card { $card } of { $cards }
board-you-black = you are black
board-you-white = you are white
board-left = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-score = { $black } black ghosts, { $white } white ghosts
board-graveyard = The graveyard
board-cards = { $cards } cards on the table
board-spots = Where your card may lie
board-spot = Column { $column }, row { $row }
board-in-hand = Your card
board-its-other-side = Its other side
board-what = What this does
board-sees-scares = frightens the ghost in column { $column }, row { $row }: its card turns
board-sees-tombstone = a tombstone blocks the view
board-sees-stare = the other ghost stares back
board-sees-nobody = sees nobody
board-next = Next cards
board-holds = { $who } holds
board-then = { $who }, then
board-then-yours = You, then
board-nearer = Come nearer
board-farther = Go farther
board-everything = Show everything
board-key-spot = place
board-key-rotate = rotate
board-key-side = side
board-key-order = order
board-key-zoom = zoom

lesson-1 = Lay your card so that it touches another one. Each of its ghosts then frightens the first ghost of the other colour that it sees.
lesson-2 = A ghost that looks back is not afraid. One that looks away is: its whole card turns over, and all its ghosts change sides and look the other way.
lesson-3 = Tombstones block the view; fences and friends do not. Choose a lit place and the lines show whom you would frighten. Rotate the card or use its other side.
lesson-4 = All ghosts of your card act, those of the other colour too. You choose the order. When all cards lie, whoever has more ghosts of their own colour wins; a tie goes to whoever began.
