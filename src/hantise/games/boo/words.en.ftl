title = Boo
teaser = Lay ghosts round the graveyard gate; whoever is seen from behind takes fright and changes sides.

option-first = the seat that is the Oya and begins
option-black = the seat that plays the black deck
option-stare = when two ghosts stare at each other: facing along the line, or only if both see each other

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
refused-alike = { $card } looks the same there as with “{ $move }”: that is the one spelling of this move

told-place = { $who } places { $card } on { $cell } { $direction }, { $face }
told-scare = square { $square } of { $card } frightens the ghost on { $cell }: { $victim } is turned
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
