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
