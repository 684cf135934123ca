title = Ghooost!
teaser = Chase the ghosts out of your Manor before dawn: each must frighten the one beneath.

edition-iello-2013 = IELLO, 2013
edition-rulebook-hint = 2 Miss Copy and 4 Kitty
option-first = the seat that begins the first round (0 is the first seat)
option-twist = several Twists at once: play turns round once a play, or once a card
option-twist-play = once a play
option-twist-card = once a card
option-dawn = seat moves after midnight at which the round ends
option-curfew = seat moves before midnight after which only a gamble is left
option-match = several rounds with points and Boo tokens (three players or more)
option-last-bonus = points in a match for the last to get out
option-max-rounds = the last round of a match

group = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
group-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} with { $copies ->
    [one] { $copy }
   *[other] { $copies } × { $copy }
}

move-play = play { $group }
move-replay = play { $group }: and play again
move-clear = play { $group }: the Cemetery is discarded, and play again
move-turn = play { $group }: and play turns round
move-replay-turn = play { $group }: play turns round, and play again
move-clear-turn = play { $group }: the Cemetery is discarded, play turns round, and play again
move-kitty = play { $group }: the next player is passed over
move-gamble = gamble: reveal a card of the Crypt
move-manor = reveal a card of your Manor
move-take = take the Cemetery ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
})
move-pass = pass: only Miss Copies, and nothing to take
move-draw = draw { $card }
move-draw-hidden = draw a card

refused-spelling = “{ $move }” is not a move here; write “play 5 5”, “play 5 x”, “play k”, “gamble”, “manor”, “take” or “pass”
refused-card = “{ $move }”: there is no card “{ $card }”; ghosts are written as their value, Miss Copy x, Kitty k
refused-draw-many = “{ $move }”: one card is drawn at a time
refused-kitty-alone = “{ $move }”: Kitty is played alone, one at a time
refused-copy-alone = “{ $move }”: Miss Copy is played only together with a ghost that she copies
refused-mixed = “{ $move }”: the ghosts of one play have one value
refused-order = “{ $move }”: write the ghosts first, the Miss Copies after them
refused-too-many = “{ $move }”: the deck holds only { $copies } × { $card }
refused-over = the game is over
refused-seat-acts = no card is drawn now: it is the turn of { $who }
refused-chance-acts = a card is being drawn; { $who } comes after
refused-not-unseen = no { $card } is left among the unseen cards
refused-curfew = { $who } can only gamble: it is past the curfew, and midnight must come
refused-not-in-hand = { $who } does not hold { $group }
refused-too-low = { $who } cannot play { $group } on { $top }: an equal or higher ghost, a fearless one or a quartet of { $quartet } must follow
refused-on-scary = { $who } cannot play { $group } on { $top }: on this scary ghost only { $followers } or a quartet of { $quartet } may follow
refused-nothing-to-take = { $who } cannot take: the Cemetery is empty
refused-gamble-late = { $who } cannot gamble: it is after midnight, the Crypt is empty
refused-manor-early = { $who } cannot open the Manor before midnight: until then, play, gamble or take the Cemetery
refused-manor = { $who } cannot open the Manor while holding cards: the hand must be empty first
refused-pass-early = { $who } cannot pass before midnight: a gamble is always possible
refused-pass = { $who } cannot pass: that is only for a hand of nothing but Miss Copies when the Cemetery is empty

told-play = { $who } plays { $group }
told-gamble = { $who } gambles
told-manor = { $who } opens the Manor
told-take = { $who } takes the Cemetery: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
told-pass = { $who } holds only Miss Copies and passes
told-draw = { $who } draws { $card }
told-draw-hidden = { $who } draws a card
told-gambled = { $who } reveals { $card } from the Crypt
told-from-manor = { $who } reveals { $card } from the Manor
told-failed = { $card } fails: { $who } takes it and { $cards ->
    [0] finds no other card to take
    [one] 1 card of the Cemetery
   *[other] { $cards } cards of the Cemetery
}
told-cleared = the Cemetery is discarded
told-clockwise = play turns round: clockwise now
told-anticlockwise = play turns round: anticlockwise now
told-skip = { $who } is passed over
told-replay = { $who } plays again
told-out = { $who } has no ghost left and is out
told-midnight = it strikes midnight: the Crypt is empty
told-loser = { $who } is the last one with ghosts and loses the round
told-dawn = day breaks: { $who } still have ghosts and lose the round
told-round-end = round { $round } ends
told-points = { $who } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} and has { $sum }
told-boo = { $who } gets a Boo token, the { $boos ->
    [1] first
    [2] second
    [3] third
   *[other] { $boos }th
}
told-round-begin = round { $round } begins with { $who }

draw-round = Round { $round } · { $half }
draw-before-midnight = Before midnight · Crypt: { $crypt ->
    [one] 1 card
   *[other] { $crypt } cards
}
draw-after-midnight = After midnight · { $left ->
    [one] 1 move
   *[other] { $left } moves
} to dawn
draw-cemetery = Cemetery: { $pile }
draw-beneath = ({ $cards } beneath) { $row }
draw-anything = Any ghost may be laid.
draw-to-beat = On { $ghost }: an equal or higher ghost, a fearless one, or a quartet.
draw-scary = On { $ghost }, scary: only { $followers }, or a quartet.
draw-discard = Discard: { $cards }
draw-empty = –
draw-clockwise = Play goes clockwise (seat numbers rising)
draw-anticlockwise = Play goes anticlockwise (seat numbers falling)
draw-seat = { $who }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $manor } in the Manor
draw-out = { $who }: out, number { $place }
draw-points = {" "}· { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $boos ->
    [one] 1 Boo
   *[other] { $boos } Boos
}
draw-known = known: { $cards }
draw-holds = holds: { $cards }
draw-hand = Your hand: { $hand }

board-described = { $card }, { $family }
board-copy-of = { $copy } as { $card }
board-family-fearless = fearless
board-family-special = special
board-family-scary = scary
board-name-2 = Hankie
board-name-4 = Nightcap
board-name-5 = Infusion
board-name-6 = Brolly
board-name-7 = Grimoire
board-name-9 = Clank
board-name-10 = Helm
board-name-13 = Countess
board-name-14 = Colossus
board-card = { $card }. { $number } of { $count }.
board-card-playable = { $card }. Playable. { $number } of { $count }.
board-card-refused = { $card }. Not playable: { $reason }.
board-over = The game is over
board-end-scores = Whoever gets rid of all ghosts first scores most, the last one with ghosts nothing. In a match the points of all rounds add up, and two Boo tokens lose it.
board-your-turn = Your turn on { $card }
board-your-opening = Your turn: lay any ghost
board-turn-of = { $who } to play
board-nothing-hint = None of your cards may follow.
board-scary-hint = { $card } is scary: only the lit cards dare to follow.
board-lit-hint = The lit cards may follow. Equal ghosts can be played together.
board-choose = Choose a lit card
board-choose-copied = Now the ghost that she copies
board-choose-none = No card fits
board-play = Play { $group }
board-again = You play again
board-clears = The Cemetery is discarded, and you play again
board-skips = The next player is passed over
board-turns = Play turns round
board-again-turns = Play turns round, and you play again
board-clears-turns = The Cemetery is discarded, play turns round, and you play again
board-gamble = Gamble
board-gamble-detail = reveal a card of the Crypt
board-manor = Open the Manor
board-manor-detail = reveal one of its cards
board-pass = Pass
board-take = { $cards ->
    [0] Take the Cemetery
    [one] Take 1 ghost
   *[other] Take { $cards } ghosts
}
board-take-detail = the whole Cemetery
board-before-midnight = Before midnight
board-after-midnight = After midnight
board-round = Round { $round }
board-clockwise = clockwise
board-anticlockwise = anticlockwise
board-out = out, number { $place }
board-boos = { $boos ->
    [one] 1 Boo
   *[other] { $boos } Boos
}
board-plays-next = plays next
board-in-hand = in hand
board-in-manor = Manor
board-free = rid of all ghosts
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-key-card = card
board-key-space = Space
board-key-choose = choose
board-key-gamble = gamble
board-key-manor = Manor
board-key-take = take
board-crypt = Crypt · { $cards }
board-crypt-empty = its ghosts are about
board-to-midnight = { $cards ->
    [one] 1 card to midnight
   *[other] { $cards } cards to midnight
}
board-cemetery = Cemetery · { $cards }
board-to-beat = to beat: { $card }
board-no-cemetery = The Cemetery is empty
board-kitties = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} beside the Cemetery
board-beside = beside it
board-discard = Discard · { $cards }
board-discard-detail = out of the round
board-reveal-holds = { $who } is lucky
board-reveal-fails = Too bad for { $who }!
board-midnight = Midnight!
board-midnight-detail = The Manors open
board-own-manor = Your Manor · { $cards }
board-manor-locked = opens at midnight
board-manor-open = once your hand is empty
board-hand = Your hand
board-hand-empty = Your hand is empty
board-seen = Seen by everybody
board-all-hands = All hands

lesson-1 = Get rid of all your ghosts: first those of your hand, after midnight those of your Manor too. The last one with ghosts loses.
lesson-2 = Lay a ghost at least as frightening as the one on top of the Cemetery. Lit cards may follow; touch a card in the mist and it tells you why it must wait.
lesson-3 = Equal ghosts can be played together, with Miss Copy as one more: two or three let you play again, four discard the whole Cemetery.
lesson-4 = Nothing fits? Gamble on the Crypt, or take the Cemetery: a big hand makes doubles. When the Crypt is empty, midnight strikes and the Manors open.
