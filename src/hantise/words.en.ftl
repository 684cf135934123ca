seat = seat { $seat }
comma = ,{" "}
chance = chance
refused = { $reason } (rule { $rule })
hidden = a hidden card

not-ascii = “{ $move }” is not a move: moves are written in plain letters, numbers and spaces
whose-turn = { $who } to move
game-over = the game is over
won-by = won by { $winners }
won-by-nobody = nobody wins
score-line = { $who }: { $score }
