seat = place { $seat }
comma = ,{" "}
refused = { $reason } (règle { $rule })

not-a-move = « { $move } » n’est pas un coup : un coup est court, en lettres simples, chiffres et espaces
won-by = victoire : { $winners }
won-by-nobody = personne ne gagne
score-line = { $who } : { $score }

you = place { $seat } (vous)
play-prompt = votre coup, par son numéro ou en toutes lettres (q pour quitter) :{" "}
play-quit = la partie s’arrête ici
