# What the pages say. Games bring their own words; messages of tables are in the shared catalogue.
ui-home = Hantise, to the lobby
ui-close = Close
ui-settings = Settings
ui-rules = Rules
ui-rule = Rule { $rule }
ui-log = Log
ui-rail = Turn and log
ui-table = Table
ui-actions = What you can do
ui-find-move = Find a move
ui-sound-on = Switch the sound on
ui-sound-off = Switch the sound off
ui-seconds = { $seconds } s
ui-over = The game is over
ui-your-turn = Your turn
ui-waiting-for = Waiting for { $name }
ui-key-enter = Enter
ui-key-why = why not
ui-key-undo = undo

ui-connection-online = Online
ui-connection-reconnecting = Reconnecting…
ui-undo-free = Undo
ui-undo-ask = Ask to undo
ui-undo-asked = { $name } would like to take back their last move.
ui-undo-waiting = The others have been asked.
ui-undo-accept = Accept
ui-undo-refuse = Refuse
ui-undo-withdraw = Withdraw

ui-seat-you = { $name } (you)
ui-seat-yours = your turn
ui-seat-thinking = thinking
ui-seat-reconnecting = reconnecting
ui-bot-0 = Sheet
ui-bot-1 = Shade
ui-bot-2 = Drip
ui-bot-3 = Ember
ui-bot-4 = Ooze
ui-bot-5 = Glow
ui-nobody = Free seat
ui-me = Guest

ui-emotes = Reactions
ui-emote-boo = Boo!
ui-emote-laugh = Ha ha
ui-emote-wow = Oh!
ui-emote-love = Bravo
ui-emote-cry = Sniff
ui-emote-think = Hmm

ui-setting-name = Your name
ui-setting-language = Language
ui-setting-theme = Theme
ui-setting-theme-system = System
ui-setting-theme-moonlit = Dark
ui-setting-theme-paper = Light
ui-setting-motion = Motion
ui-setting-motion-system = System
ui-setting-motion-lively = Lively
ui-setting-motion-calm = Calm
ui-setting-size = Text size
ui-setting-size-normal = A
ui-setting-size-large = A+
ui-setting-size-huge = A++
ui-setting-sound = Sounds
ui-setting-hints = Light up what can be done
ui-setting-letters = Single-letter keys
ui-setting-emotes = Show reactions

ui-rules-search = Search the rules
ui-rules-none = These rules have not been written yet.
ui-rules-not-found = Nothing about “{ $words }” in these rules.

ui-table-opening = The table is being set…
ui-table-trouble = This table cannot be opened: { $problem }
ui-to-lobby = To the lobby
ui-curtain = It is { $name }’s turn
ui-curtain-why = Pass the device on; nobody else looks.
ui-curtain-lift = I am { $name }: show my hand
ui-join-title = A seat is waiting for you
ui-join-with = { $game }, with { $names }
ui-join-name = Your name
ui-join = Sit down
ui-watch = Just watch
ui-waiting-title = Who plays
ui-waiting-host = The game begins as soon as everybody is here, or the host starts it.
ui-begin = Begin
ui-begin-bots = Bots take the seats that are still free.
ui-invite-title = Invite friends
ui-invite-link = Link for friends
ui-invite-here = This link works on this device only: the server is not on a network.
ui-copy = Copy
ui-copied = Copied
ui-qr = QR code of the link

ui-end-won = You win!
ui-end-won-by = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
ui-end-nobody = Nobody wins
ui-end-winner = winner
ui-end-noise = Make a terrifying ghost noise
ui-rematch = Play again
ui-replay = Replay
ui-download = Download the record

ui-lobby-title = What shall we play tonight?
ui-lobby-subtitle = Ghost games, with friends or against bots. No account.
ui-unreachable = the server cannot be reached
ui-not-known = the server does not know this table, or no longer knows your seat there; ask for the link once more
ui-lobby-trouble = Something went wrong: { $problem }
ui-players = { $players } players
ui-players-range = { $low }–{ $high } players
ui-play-now = Play now
ui-dealing = Dealing…
ui-set-up = Set up
ui-set-up-title = Your table: { $game }
ui-rules-of = Rules: { $game }
ui-player-number = Seat { $number }
ui-level = Level of the bot
ui-seat-kind = Who sits here
ui-seat-invited = A friend, by link
ui-seat-open = Anybody
ui-kind-me = this device
ui-kind-bot = bot
ui-kind-invited = friend by link
ui-kind-open = open seat
ui-seat-remove = Remove this seat
ui-seat-add = Add a seat
ui-seat-most = (up to { $most })
ui-options = Options
ui-option-fixed = no
ui-edition = Edition
ui-clock = Time for a turn
ui-clock-none = as long as you like
ui-clock-seconds = { $seconds } s, then a bot moves
ui-clock-soon = Soon a bot moves for you
ui-public = Listed for everybody
ui-open-table = Open the table
ui-players-wrong = This game is for { $players } players.
ui-resume-title = Carry on
ui-resume = Carry on
ui-forget = Remove from this list
ui-public-title = Public tables
ui-replay-file = Replay a game from a file

ui-replay-no-record = This is not a record of a game.
ui-replay-choose = Choose a record file
ui-replay-controls = Replay
ui-replay-eyes = Seen by
ui-replay-everything = Everything
ui-replay-spectator = A spectator
ui-replay-first = To the beginning
ui-replay-back = One step back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One step on
ui-replay-last = To the end
ui-replay-step = Step
ui-replay-of = { $step } of { $steps }
ui-reload = the server does not understand this page any more: reload it
ui-all-hands = All hands

ui-learn = Learn in two minutes: { $game }
ui-coach = Lesson
ui-coach-now = Now you can:
ui-coach-more = { $count ->
    [one] or one more
   *[other] or { $count } more
}
ui-coach-wait = Wait and watch: the log says what the others do.
ui-coach-next = Go on
ui-coach-stop = End the lesson
