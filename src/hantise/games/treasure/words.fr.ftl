title = Chasseurs de trésors
teaser = Avec les autres, sors les joyaux de la maison hantée et ramène tout le monde dehors.

edition-mattel-2013 = Mattel, 2013
option-advanced = la partie avancée : joyaux numérotés, portes closes, cartes Piocher
option-spirits = nombre de pièces hantées à la fois qui fait perdre la partie
option-jewel-rooms = où sont les joyaux : les pièces marquées de rouge, ou celles où aucun fantôme ne commence
option-jewel-rooms-red = les pièces marquées de rouge
option-jewel-rooms-quiet = les pièces où aucun fantôme ne commence
option-limit = nombre de tours de chasseur après lequel la partie est perdue

who = { $player } ({ $colour })
place-out = dehors
place-room = pièce { $room }
place-square = { $square }
card-letter = lettre { $room }
card-shuffle = mélanger
card-draw2 = piocher 2
card-draw3 = piocher 3
card-blue = portes bleues
card-green = portes vertes
doors-blue = les portes bleues
doors-green = les portes vertes
jewel-unknown = joyau
jewel-number = joyau { $number }
spirit-here = ESPRIT
ghosts-here = { $count ->
    [one] { $count } fantôme
   *[other] { $count } fantômes
}
face-ghost = fantôme
face-spirit = esprit
face-blank = vide

move-roll = le dé donne { $die }
move-card = retourner { $card }
move-go = aller : { $place }
move-go-where = aller : { $place } ({ $found })
move-stay = rester : { $place }
move-stay-where = rester : { $place } ({ $found })
move-go-out = sortir de la maison
move-stay-out = rester dehors
move-deliver = sortir et livrer le joyau
move-jewel = c’est le numéro { $number }
move-pick = ramasser : { $jewel }
move-leave = laisser le joyau
move-fight = les dés donnent { $faces }

refused-spelling = « { $move } » n’est pas un coup ici ; écris « move h5 », « move a », « move out », « pick » ou « leave »
refused-no-place = il n’y a pas de lieu « { $place } » dans cette maison ; il y a out, les pièces a à l et les cases h1 à { $last }
refused-over = la partie est terminée
refused-now-roll = d’abord, { $who } lance le dé de déplacement
refused-now-card = d’abord, une carte est retournée pour { $who }
refused-now-move = c’est à { $who } de se déplacer : dis où, rester compris
refused-now-jewel = d’abord, le joyau de la pièce où est { $who } est retourné
refused-now-pick = { $who } est près d’un joyau : « pick » ou « leave »
refused-now-fight = d’abord, { $who } combat les fantômes
refused-not-in-deck = cette partie n’a pas de carte « { $card } »
refused-not-in-pile = la carte « { $card } » n’est pas dans la pioche : elle a été retournée depuis le dernier mélange
refused-number-seen = le joyau ne peut pas être le numéro { $number } : ce numéro est déjà connu
refused-dice = { $who } lance ici { $dice ->
    [one] { $dice } dé de combat
   *[other] { $dice } dés de combat
}
refused-face = les dés de combat n’ont pas ces faces
refused-occupied = { $who } ne peut pas s’arrêter en { $place } : un autre chasseur s’y trouve ; dépasse-le, ou arrête-toi avant
refused-later-jewel = { $who } ne peut pas sortir avec le joyau { $number } : le joyau { $next } sort d’abord
refused-held = { $who } ne peut pas quitter une pièce hantée avec un joyau tant que l’esprit n’est pas chassé
refused-spirit-stops = { $who } ne peut pas atteindre ce lieu ({ $place }) : avec un joyau, une pièce hantée sur le chemin met fin au déplacement
refused-closed = { $who } ne peut pas atteindre ce lieu ({ $place }) tant que { $doors } sont closes
refused-too-far = { $who } ne peut pas atteindre ce lieu ({ $place }) en { $die } pas

told-roll = { $who } fait { $die } : pas de carte
told-roll-ghost = { $who } fait { $die } et un fantôme : une carte est retournée
told-ghost = { $card } : un fantôme arrive ({ $place })
told-ghost-moves-on = { $card } : déjà hantée, le fantôme passe plus loin ({ $place })
told-spirit = les fantômes se changent en esprit ({ $place }) : { $count } sur { $limit }
told-doors = { $card } : { $doors } se ferment, les autres sont ouvertes
told-ignored = { $card } : sans effet
told-shuffle = { $card } : toutes les cartes reforment la pioche, toutes les portes sont ouvertes
told-draws = { $card } : { $count } autres cartes sont retournées
told-reshuffled = toutes les cartes reforment la pioche, toutes les portes sont ouvertes
told-move = { $who } se déplace : { $place }
told-move-out = { $who } sort de la maison
told-stay = { $who } reste sur place : { $place }
told-stay-out = { $who } reste dehors
told-deliver = { $who } sort un trésor : { $jewel }. Livrés : { $count } sur { $all }
told-jewel = le joyau est le numéro { $number } ({ $place })
told-pick = { $who } ramasse : { $jewel }
told-leave = { $who } laisse : { $jewel }
told-missed = { $who } se bat en vain ({ $place }) : { $faces }
told-ghosts-beaten = { $who } se bat ({ $place }) : { $faces }. { $count ->
    [one] { $count } fantôme est vaincu
   *[other] { $count } fantômes sont vaincus
}
told-spirit-beaten = { $who } se bat ({ $place }) : { $faces }. L’esprit est chassé !
told-win = tous les joyaux et tous les chasseurs sont dehors : c’est gagné !
told-spirits = trop de pièces sont hantées : la maison a gagné
told-stuck = chaque chasseur est retenu, seul, par un esprit : la maison a gagné
told-limit = la nuit est finie : la maison a gagné

draw-goal = Livrés { $delivered }/{ $jewels } · pièces hantées { $spirits }/{ $losing } · tours { $turns }/{ $limit }
draw-open = Toutes les portes sont ouvertes
draw-closed = Closes : { $doors }
draw-door-blue = b
draw-door-green = v
draw-legend = b porte bleue · v porte verte · × porte close · ◆ porte un joyau
draw-hunter = { $hunter } { $colour }, { $who } : { $place }
draw-die = dé { $die }
draw-pile = Pioche ({ $count }) : { $letters }
draw-numbers = Joyaux encore cachés : { $numbers }

board-end-won = La maison est vide : on gagne tous ensemble !
board-end-lost = La maison a gagné
board-turn-of = { $who } déplace { $colour }
board-your-move = À toi, { $colour } : { $die } pas au plus
board-your-pick = Ramasser le joyau ?
board-move-hint = Les lieux éclairés sont à ta portée. Une pièce compte un pas, une case de couloir aussi.
board-pick-hint = On porte un seul joyau à la fois, et on ne quitte pas une pièce hantée avec lui.
board-choose = Choisis un lieu éclairé
board-stay = Rester ici
board-classic = partie classique
board-advanced = partie avancée
board-turn = Tour { $turn }
board-jewels = Joyaux dehors
board-haunted-rooms = Pièces hantées
board-of = { $count } sur { $all }
board-pile = Pioche : { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
board-drawn = Tirées depuis le mélange : { $letters }
board-house = La maison
board-front-door = Porte d’entrée
board-haunted = hantée
board-hunter-here = chasseur { $colour }
board-carries = porte un joyau
board-in-reach = à portée
board-out-of-reach = hors de portée
board-destinations = Où tu peux aller
board-key-room = vers une pièce
board-key-out = dehors
board-key-stay = rester
board-key-jewel = ramasser, laisser

lesson-1 = On gagne ou on perd ensemble : il faut sortir tous les joyaux de la maison, et tout le monde avec. Trop de pièces hantées à la fois, et la maison gagne.
lesson-2 = Un tour commence par le dé. S’il montre un fantôme, une carte est retournée et un fantôme entre dans cette pièce. Au troisième fantôme, la pièce est hantée.
lesson-3 = Ensuite, déplace ton chasseur vers un lieu éclairé. Traverser une pièce ne fait rien ; s’y arrêter, c’est ramasser un joyau si tu veux, puis combattre ce qui s’y trouve.
lesson-4 = À deux dans une pièce, on lance deux dés, et seulement ensemble on chasse un esprit. Avec un joyau dans le sac, une pièce hantée te retient : reste en bonne compagnie.
