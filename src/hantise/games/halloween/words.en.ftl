title = Phantoms of Halloween
teaser = Friends in disguise or real ghosts? Buy, swap and bluff, and leave the pumpkin when you are ahead.

character = { $name } ({ $number })

kind-green = green, receive { $amount }
kind-red = red, pay { $amount }
kind-auction = auction
kind-draw = draw a character for { $amount }
kind-exchange = exchange
kind-sell = sell by auction
kind-phew = phew!
kind-black = black
kind-halloween = Halloween
kind-unmask = unmask

edition-fantaisies-1999 = Fantaisies, 1999
edition-short-24 = shorter lap
option-start-characters = characters that each seat has at the start; 3 is the accelerated game
option-first = the seat that draws, places and moves first (0 is the first seat)
option-limit = turns, of all seats together, after which points are counted

move-points = a character with { $points }
move-roll = roll { $number }
move-place = start on square { $square } ({ $kind })
move-go = roll and move on
move-stay = stay ({ $kind })
move-try = try to leave the pumpkin
move-wait = rest here
move-move = advance by { $distance } to square { $square } ({ $kind })
move-target = choose { $target }
move-swap = exchange the cards of { $low } and { $high }
move-done = leave the cards as they are now
move-name = name { $character }
move-bid = bid { $number }
move-pass = pass
move-discard = throw away { $character }, { $points }
move-keep = keep all
move-hide = keep secret { $character }, { $points }

asked-place = a green square to start on (place)
asked-turn = go on, or stay, rest or try to leave
asked-move = how far to move (move)
asked-target = which seat (target)
asked-repair = rearranging cards (swap, done)
asked-name = which character (name)
asked-bid = a bid or a pass (bid, pass)
asked-discard = which character to throw away, if any (discard, keep)
asked-hide = which character to keep secret (hide)

refused-spelling = “{ $move }” is not a move here; write for instance “go”, “stay”, “bid 4”, “name 3” or “swap 2 7”
refused-number = “{ $move }”: there is no such number in this edition
refused-no-card = there is no point card of { $points } in this edition
refused-swap-order = “{ $move }”: name two different characters, the lower number first
refused-over = the game is over
refused-die = the die of { $who } is rolling; nobody can decide anything before
refused-draw = { $who } is drawing a character; nobody can decide anything before
refused-no-card-left = no point card of { $points } is left to be drawn
refused-phase = { $who } has something else to decide now: { $asked }
refused-not-green = { $who } cannot start on square { $square }: it is not green
refused-not-on-black = { $who } can only stay or go: one rests or leaves on a black square once the stump is empty
refused-on-black = { $who } can only try to leave, rest or go: one stays on green and red squares
refused-distance = { $who } cannot advance by { $distance }: only by the roll of { $roll }, or to a black square before it
refused-target = { $who } cannot choose { $target }: it must be another seat with at least one character
refused-swaps = { $who } has made { $swaps ->
    [one] one swap
   *[other] { $swaps } swaps
}, which is enough for every arrangement; only “done” is left
refused-not-held = { $who } does not have { $character }
refused-name = { $who } cannot name { $character }: { $owner } does not have it
refused-bid-low = { $who } must bid more than { $bid }, or pass
refused-bid-high = { $who } has only { $cash ->
    [one] one pumpkin
   *[other] { $cash } pumpkins
}

told-draw = { $who } receives { $character } with { $points }
told-draw-hidden = { $who } receives { $character }
told-place = { $who } starts on square { $square }
told-go = { $who } moves on
told-stay = { $who } stays
told-roll = { $who } rolls { $face }
told-stop = { $who } advances by { $distance }
told-land = { $who } lands on square { $square }: { $kind }
told-receive = { $who } receives { $pumpkins ->
    [one] one pumpkin
   *[other] { $pumpkins } pumpkins
}
told-pay = { $who } pays { $pumpkins ->
    [one] one pumpkin
   *[other] { $pumpkins } pumpkins
}
told-miss = { $who } misses a turn
told-try = { $who } tries to leave
told-fail = { $who } rolls { $face } and does not get out
told-leave = { $who } rolls { $face } and leaves the pumpkin: the game is over
told-wait = { $who } rests
told-target = { $who } chooses { $target }
told-swap = { $who } exchanges the cards of { $low } and { $high }
told-done = { $who } has finished rearranging
told-name = { $who } names { $character }
told-bid = { $who } bids { $pumpkins }
told-pass = { $who } passes
told-sold = { $who } gets { $character } for { $pumpkins }
told-sold-seen = { $who } gets { $character } for { $pumpkins }: { $points }
told-unsold = nobody buys { $character }
told-hand = { $giver } hands { $character } to { $taker }
told-hand-seen = { $giver } hands { $character } to { $taker }: { $points }
told-discard = { $who } throws { $character } away
told-discard-seen = { $who } throws { $character } away: { $points }
told-keep = { $who } keeps everybody
told-hide = { $who } keeps { $character } secret and unmasks the others: { $points }
told-limit = { $turns } turns are over, and points are counted

ring-green = +{ $amount }
ring-red = −{ $amount }
ring-auction = bids
ring-draw = buy{ $amount }
ring-exchange = swap
ring-sell = sell
ring-phew = phew
ring-black = ■■■■
ring-halloween = Hall
ring-unmask = mask

draw-legend = +n: receive · −n: pay · buyN: draw for N · bids: auction · Hall: Halloween · swap: exchange · mask: unmask · phew: throw away · ■■■■: black, the way out
draw-turn = Turn { $turn } of { $limit }: { $who }
draw-setup = Setting up: { $who }
draw-over = The game is over after { $turns } turns
draw-stump = { $count ->
    [0] The stump is empty: leave by a black square
    [one] One character on the stump
   *[other] { $count } characters on the stump
}
draw-rolled = Rolled: { $rolled }
draw-tries = Failed tries to leave: { $tries }
draw-target = Chosen: { $who }
draw-named = Already named: { $character }
draw-sale = On sale: { $character }
draw-bid = Bid { $bid } by { $who }
draw-no-bid = No bid yet
draw-in = Still in: { $who }
draw-seat = { $who }: { $cash ->
    [one] 1 pumpkin
   *[other] { $cash } pumpkins
}, square { $square }
draw-stays = stayed { $stays }
draw-miss = misses a turn
draw-characters = characters { $characters }
draw-none = no characters
draw-known = known { $points }
draw-discarded = Thrown away: { $characters }
draw-known-discard = known { $points }
draw-hand = Your characters: { $characters }
draw-total = together { $points }
draw-hand-empty = You have no characters

board-over = The party is over
board-end-scores = The points of each one’s characters, added up. Neither pumpkins nor leaving count; a tie is shared.
board-ask-place = Choose your first square
board-ask-turn = Your turn: what will you do?
board-ask-move = How far will you go?
board-ask-target = Whom do you choose?
board-ask-repair = Rearrange your points?
board-ask-name = Which character do you name?
board-ask-bid = Your bid?
board-ask-discard = Throw a character away?
board-ask-hide = Whom do you keep secret?
board-wait-place = { $who } chooses a first square
board-wait-turn = It is the turn of { $who }
board-wait-move = { $who } decides how far to go
board-wait-target = { $who } chooses somebody
board-wait-repair = { $who } rearranges the points
board-wait-name = { $who } names a character
board-wait-bid = { $who } thinks about a bid
board-wait-discard = { $who } may throw a character away
board-wait-hide = { $who } has to unmask
board-bid-range = Bid { $low } to { $high }, or pass. A pass is final.
board-repair-hint = Somebody is about to name one of your characters. Choose two to exchange their points; nobody sees it.
board-about-green = The bank pays { $amount }; you may stay for two more turns and be paid again.
board-about-red = You pay the bank { $amount }. After two more turns here you may throw a character away.
board-about-auction = The next character of the stump goes to the highest bidder.
board-about-draw = You pay { $amount } and get the next character of the stump.
board-about-exchange = You exchange a character with somebody: each names one of the other’s.
board-about-sell = The player to your right names one of your characters, who is sold to the highest bidder.
board-about-phew = You may throw a character away; everybody sees the points.
board-about-black = The way out. You miss a turn and bid for nothing; once the stump is empty you can try to leave from here.
board-about-halloween = You name a character of somebody else, who is sold to the highest bidder and unmasked.
board-about-unmask = You keep one character secret; everybody sees the points of your others.
board-square = Square { $square } ({ $kind }): { $about }
board-square-visited = { $about } Here: { $names }.
board-square-open = { $what } You can choose it.
board-track = The track in the pumpkin
board-pumpkins = pumpkins
board-guests = characters
board-known = known
board-bidding = Your bid
board-bid-less = one less
board-bid-more = one more
board-bid-all = All { $high }
board-bid = Bid { $amount }
board-squares = Squares to choose from
board-targets = Players to choose from
board-guest-count = { $count ->
    [0] no character
    [one] 1 character
   *[other] { $count } characters
}
board-guests-of = Characters of { $who }
board-own-guest = { $name }, { $points }
board-own-guests = Your characters
board-no-guests = No character has come to you yet
board-own-points = points, seen by you alone
board-cover = Cover
board-uncover = Show
board-choose = Choose what is lit
board-choose-two = Choose two characters
board-tag-bids = bids { $bid }
board-tag-sells = sells
board-tag-out = does not bid
board-tag-misses = misses a turn
board-stump = { $count ->
    [0] Stump empty
    [one] Stump · 1 character
   *[other] Stump · { $count } characters
}
board-turn = Turn { $turn }
board-key-bid = bid
board-key-pass = pass
board-key-track = track
board-key-cover = cover points
board-on-sale = On sale: { $name }
board-no-bid = No bid yet
board-bid-by = { $who } bids { $bid }
board-sold-by = from { $who }
board-rolled = Rolled: { $face }

lesson-1 = You are guests at a party in a pumpkin. Collect characters: some are friends with good points, some are ghosts with bad ones. Whoever has most points at the end wins; money counts for nothing.
lesson-2 = Your own points are seen by you alone. What the others hold is secret, but watch what they are glad to sell.
lesson-3 = Roll, land, and do what the square says: touch any square and it tells you. On green and red squares you may stay instead of rolling.
lesson-4 = In an auction set your bid with + and −, then bid or pass; a pass is final.
lesson-5 = When the stump is empty, go to a black square and try to leave with a 6. The first to leave ends the party, so leave when you think you are ahead.
