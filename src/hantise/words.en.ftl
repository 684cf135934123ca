seat = seat { $seat }
comma = ,{" "}
refused = { $reason } (rule { $rule })

not-a-move = “{ $move }” is not a move: moves are short, in plain letters, numbers and spaces
won-by = won by { $winners }
won-by-nobody = nobody wins
score-line = { $who }: { $score }

level-wisp = Wisp
level-ghost = Ghost
level-phantom = Phantom
level-poltergeist = Poltergeist

player-you = seat { $seat } (you)
player-named = seat { $seat } ({ $name })
player-named-you = seat { $seat } ({ $name }, you)

command-help = help
command-view = view
command-moves = moves
command-why = why
command-hint = hint
command-rules = rules
command-log = log
command-undo = undo
command-yes = yes
command-no = no
command-begin = begin
command-quit = quit

help-move = Type a move as it is written, or its number in the list. Besides moves:
help-help = help            these lines
help-view = view            the table once more
help-moves = moves [TEXT]    your moves, or those in which the text is found
help-why = why MOVE        what a move would do, or why it cannot be made
help-hint = hint            what a strong bot would do
help-rules = rules [NUMBER]  the rules, a chapter (5) or a paragraph (5.2)
help-log = log             what has happened so far
help-undo = undo            take back your last move, or ask the others to
help-yes = yes             agree that somebody takes back a move
help-no = no              do not agree, or withdraw your own request
help-begin = begin           begin before all seats are taken (at an online table)
help-quit = quit            leave; a game of your own is saved

play-prompt = Your move (a number, a move as written, or help):
play-many = { $count } moves are possible: “moves” lists them, “moves TEXT” those in which the text is found.
play-no-such-move = none of your moves is like that
play-no-such-rule = there is no paragraph { $rule } in the rules
play-hint = a strong bot would play: { $move } ({ $label })
play-no-hint = there is no hint now
play-spectator = you are watching; only somebody with a seat can do that
play-request = { $who } would like to take back their last move: yes or no?
play-curtain = Now { $who } looks, and nobody else: press Enter.
play-waiting = { $host ->
    [1] Seats are still free. “begin” starts at once, with bots on them.
   *[other] Seats are still free; the game begins when they are taken.
}
play-bot-failed = { $fault ->
    [illegal] { $who } named no legal move
    [late] { $who } took too long
   *[raised] { $who } failed with an error
}: a sensible move was made for it
play-kept = the game is saved: “{ $command }” carries on
save-exists = a game was left unfinished ({ $path }): --resume carries on with the latest
save-none = there is no saved game
save-damaged = the saved game { $path } is damaged and cannot be carried on; the file is left as it is (--new begins another game)
save-other-version = the saved game { $path } comes from another version of Hantise and cannot be carried on; the file is left as it is (--new begins another game)

online-unreachable = { $server } cannot be reached: { $reason }
online-lost = the connection to { $server } is lost; trying again…
online-back = connected again
online-refused = { $server } refuses: { $reason }
online-left = “{ $command }” brings you back

app-choose = ↑ ↓ choose · Enter takes it · Esc goes back
app-reading = ↑ ↓ PgUp PgDn scroll · Esc goes back
app-game = What shall we play?
app-carry-on = Carry on: { $game } ({ $when })
app-new = New game: { $game } — { $teaser }
app-players = { $players } players
app-level = How well shall the bots play?
app-level-wisp = Wisp: overlooks things
app-level-ghost = Ghost: a good opponent
app-level-phantom = Phantom: a strong one
app-level-poltergeist = Poltergeist: thinks for a whole second
app-preparing = { $game } is getting ready. The first time, its rules are compiled: a minute or so, once.
app-type = type a move or a part of it, or pick one by ↑ ↓ (PgUp PgDn scroll the board)
app-your-turn = your turn
app-turn-of = it is the turn of { $who }
app-thinks = { $who } thinks…
app-thinking = a strong bot thinks about it…
app-request = { $who } would like to take back their last move. Do you agree?

key-rules = rules
key-hint = hint
key-undo = undo
key-story = log
key-zoom = board
key-begin = begin
key-again = play again
key-leave = leave

table-begun = the game begins
table-seated = { $who } sits down
table-left = { $who } leaves; a bot plays on
table-returned = { $who } is back
table-late = time is up: a bot moves for { $who }
table-undo-asked = { $who } asks to take back their last move
table-undo-accepted = { $who } agrees
table-undo-refused = { $who } would rather play on
table-undone = { $who } takes back their last move
table-rematched = a new game begins at another table
table-stale = the table has moved on; here is how it stands
table-not-your-turn = wait: { $who } is to move
table-unknown = there is no such table; ask for the link once more
table-not-free = this seat is not free, or needs an invitation
table-has-begun = the game has begun already
table-has-not-begun = the game has not begun yet
table-is-over = the game is over
table-not-over = the game is not over yet
table-host-begins = only the host can begin: whoever sat down first
table-undo-pending = somebody has asked to take back a move already
table-nothing-to-undo = you have made no move that could be taken back
table-nothing-asked = nobody is waiting for your answer
table-emote-too-soon = one reaction at a time: wait a moment
