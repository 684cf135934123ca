title = The Attic
teaser = Something walks about up there. Stay, or flee?

edition-first = first edition
option-prize = points for the bravest of those who stay
option-nights = number of nights

move-stay = stay
move-flee = flee: one point
move-draw = draw { $card }
move-draw-hidden = draw a card

refused-spelling = “{ $move }” is not a move here; write “stay” or “flee”
refused-over = the game is over
refused-chosen = no card is dealt now: it is the turn of { $who }
refused-dealing = { $who } is being dealt a card; nobody can choose before
refused-dealt = somebody holds { $card } already

told-draw = { $who } draws { $card }
told-draw-hidden = { $who } draws a card
told-stay = { $who } stays
told-flee = { $who } flees
told-morning = night { $night } is over
told-points = { $who } gets { $points ->
    [one] one point
   *[other] { $points } points
}

draw-night = Night { $night } of { $nights }
draw-seat = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, card { $card }, { $choice }
draw-no-card = –
draw-undecided = undecided
draw-stay = stays
draw-flee = flees

board-end-scores = The points of all nights. The most win; a tie is shared.
board-field-played = nights over
board-seat-cards = card
board-seat-chosen = choice
board-seat-points = points
board-value-undecided = undecided
board-value-stay = stays
board-value-flee = flees
