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

table-begun = la partie commence
table-seated = { $who } prend place
table-left = { $who } quitte la table ; un bot joue à sa place
table-returned = { $who } est de retour
table-late = temps écoulé : un bot joue pour { $who }
table-undo-asked = { $who } demande à reprendre son dernier coup
table-undo-accepted = { $who } accepte
table-undo-refused = { $who } préfère continuer
table-undone = { $who } reprend son dernier coup
table-rematched = une nouvelle partie commence à une autre table
table-stale = la table a avancé ; voici où elle en est
table-not-your-turn = patience : c’est à { $who } de jouer
table-not-free = cette place n’est pas libre, ou demande une invitation
table-has-begun = la partie a déjà commencé
table-has-not-begun = la partie n’a pas commencé
table-is-over = la partie est terminée
table-not-over = la partie n’est pas terminée
table-host-begins = c’est à la première personne assise de lancer la partie
table-undo-pending = quelqu’un a déjà demandé à reprendre un coup
table-nothing-to-undo = tu n’as aucun coup à reprendre
table-nothing-asked = personne n’attend ta réponse
table-emote-too-soon = une grimace à la fois : attends un instant
