seat = seat { $seat }
comma = ,{" "}
refused = { $reason } (rule { $rule })

not-a-move = “{ $move }” is not a move: moves are short, in plain letters, numbers and spaces
won-by = won by { $winners }
won-by-nobody = nobody wins
score-line = { $who }: { $score }

you = seat { $seat } (you)
play-prompt = your move, by number or as written (q to quit):{" "}
play-quit = the game is left here

table-begun = the game begins
table-seated = { $who } sits down
table-left = { $who } leaves; a bot plays on
table-returned = { $who } is back
table-late = time is up: a bot moves for { $who }
table-undo-asked = { $who } asks to take back the last move
table-undo-accepted = { $who } agrees
table-undo-refused = { $who } would rather play on
table-undone = { $who } takes back the last move
table-rematched = a new game begins at another table
table-stale = the table has moved on; here is how it stands
table-not-your-turn = wait: { $who } is to move
table-not-free = this seat is not free, or needs an invitation
table-has-begun = the game has begun already
table-has-not-begun = the game has not begun
table-is-over = the game is over
table-not-over = the game is not over yet
table-host-begins = whoever sat down first begins
table-undo-pending = somebody has asked to take back a move already
table-nothing-to-undo = you have made no move that could be taken back
table-nothing-asked = nobody is waiting for your answer
table-emote-too-soon = one face at a time: wait a moment
