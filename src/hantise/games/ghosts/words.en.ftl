title = Ghosts
teaser = Frighten up to seven; a mirror turns it round, mist lets it pass.

card-ghost = { $family } { $level }
card-mist = mist

edition-asyncron-2015 = Asyncron, 2015
edition-amigo-2022 = Amigo, 2022
edition-no-mist = without mist
option-rounds = number of rounds
option-first = the seat that begins the first round (0 is the first seat)
option-redeals = how often a hand of only mist is dealt anew in one round

move-play = play { $card }: level { $level }
move-play-mirror = play { $card }: mirror, play turns round
move-play-mist = play { $card }
move-take = take the pile: fear, and open a new one
move-draw = draw { $card }
move-draw-hidden = draw a card

refused-spelling = “{ $move }” is not a move here; write “play w1”, “play m” or “take”
refused-card = “{ $move }”: there is no card “{ $card }”; a card is a family’s letter and its level, as in w1, or m for mist
refused-over = the game is over
refused-seat-acts = no card is drawn now: it is the turn of { $who }
refused-chance-acts = { $who } is drawing a card; nobody can play before
refused-not-in-deck = the deck holds no { $card } any more
refused-no-pile = { $who } cannot take: no ghost lies in the centre, so there is no pile
refused-not-in-hand = { $who } does not hold { $card }
refused-mist-opens = { $who } cannot open with { $card } while holding a ghost: a pile begins with a ghost card
refused-limit = { $who } cannot play { $card }: { $level } would become { $sum }, above the limit { $limit }; only the same family, mist or a smaller ghost may follow

told-play = { $who } plays { $card }: level { $level }
told-mirror = { $who } plays { $card }, a mirror: play turns round, the level stays { $level }
told-mist = { $who } plays { $card }
told-pass = { $who } holds only mist and passes with { $card }
told-take = { $who } takes the pile and has { $points ->
    [one] one fear point
   *[other] { $points } fear points
} now
told-draw = { $who } draws { $card }
told-draw-hidden = { $who } draws a card
told-redeal = { $who } held only mist: the hand is dealt anew
told-round-end = round { $round } ends
told-bonus = { $who } took no pile and gives { $points ->
    [one] one fear point
   *[other] { $points } fear points
} back
told-round-begin = round { $round } begins with { $who }

draw-round = Round { $round } of { $rounds } · { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck
draw-level = Fright { $meter } { $level }/{ $limit } · last ghost: { $ghost }
draw-pile = Centre: { $pile }
draw-empty = –
draw-clockwise = Play goes clockwise (seat numbers rising)
draw-anticlockwise = Play goes anticlockwise (seat numbers falling)
draw-seat = { $who }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $fear } fear, { $taken ->
    [one] 1 pile
   *[other] { $taken } piles
} this round
draw-known-mist = ({ $count } of them mist)
draw-hand = Your hand: { $hand }

board-card = { $card }. { $number } of { $count }.
board-card-playable = { $card }. You say: { $says }. { $number } of { $count }.
board-card-refused = { $card }. Not playable: { $reason }.
board-cards = cards
board-says-mirror = { $level }, mirror
board-says-mist = { $level }, mist
board-over = The game is over
board-end-scores = Fear points of all rounds, less those that were given back. The fewest win; a tie is shared.
board-your-turn = Your turn at { $level }
board-your-opening = Your turn: open a pile
board-turn-of = { $who } to play
board-fearless-hint = No pile taken this round: if it stays so you give back up to { $points } fear points.
board-piles-hint = { $piles ->
    [one] You have taken one pile this round.
   *[other] You have taken { $piles } piles this round.
}
board-choose = Choose a lit card
board-take = Take the pile
board-take-detail = +{ $points } fear, then you open
board-plays-next = plays next
board-fear = { $points } fear
board-piles = { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
}
board-fearless = fearless
board-round = Round { $round } of { $rounds }
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-key-card = card
board-key-play = play
board-key-take = take
board-deck = Deck · { $cards }
board-mist-count = { $count ->
    [one] 1 mist card on the pile
   *[other] { $count } mist cards on the pile
}
board-pile = Pile · { $cards }
board-last = last ghost: { $card }
board-no-pile = No pile yet
board-level = fright level
board-limit = { $limit } at most
board-hand = Your hand

lesson-1 = Everybody adds cards to one pile. A ghost raises the fright by its number, but the fright may never go above the limit on the meter.
lesson-2 = A ghost of the same family as the last one is a mirror: it costs nothing, and play turns round. Mist always fits and changes nothing.
lesson-3 = Lit cards may be played; the bubble above each says what you would announce. Touch a card in the mist and it tells you why it must wait.
lesson-4 = If you cannot or will not play, take the pile: one fear point. The fewest fear points win, and a round without a pile gives some back.
