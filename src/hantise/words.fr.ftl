seat = place { $seat }
comma = ,{" "}
chance = le hasard
refused = { $reason } (règle { $rule })
hidden = une carte cachée

not-ascii = « { $move } » n’est pas un coup : on l’écrit en lettres simples, chiffres et espaces
whose-turn = à { $who } de jouer
game-over = la partie est terminée
won-by = victoire : { $winners }
won-by-nobody = personne ne gagne
score-line = { $who } : { $score }
