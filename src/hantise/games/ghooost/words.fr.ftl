title = Ghooost!
teaser = Chasse les revenants de ton Manoir avant l’aube : chacun doit effrayer celui du dessous.

edition-iello-2013 = IELLO, 2013
edition-rulebook-hint = 2 Miss Copy et 4 Kitty
option-first = la place qui commence la première manche (0 : la première place)
option-twist = plusieurs Twist à la fois : le sens change une fois par coup ou par carte
option-twist-play = une fois par coup
option-twist-card = une fois par carte
option-dawn = nombre de coups après minuit auquel la manche se termine
option-curfew = nombre de coups avant minuit après lequel on ne peut plus que tenter sa chance
option-match = plusieurs manches avec points et jetons Bouh ! (à partir de trois)
option-last-bonus = points, sur plusieurs manches, pour la dernière sortie
option-max-rounds = la dernière manche possible

group = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
}
group-copies = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} avec { $copies ->
    [one] { $copy }
   *[other] { $copies } × { $copy }
}

move-play = jouer { $group }
move-replay = jouer { $group } : et rejouer
move-clear = jouer { $group } : le Cimetière est défaussé, et rejouer
move-turn = jouer { $group } : et le sens s’inverse
move-replay-turn = jouer { $group } : le sens s’inverse, et rejouer
move-clear-turn = jouer { $group } : le Cimetière est défaussé, le sens s’inverse, et rejouer
move-kitty = jouer { $group } : le joueur suivant passe son tour
move-gamble = tenter sa chance : révéler une carte de la Crypte
move-manor = révéler une carte de son Manoir
move-take = récupérer le Cimetière ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
move-pass = passer : rien que des Miss Copy, et rien à récupérer
move-draw = piocher { $card }
move-draw-hidden = piocher une carte

refused-spelling = « { $move } » n’est pas un coup ici ; écris « play 5 5 », « play 5 x », « play k », « gamble », « manor », « take » ou « pass »
refused-card = « { $move } » : il n’y a pas de carte « { $card } » ; un fantôme s’écrit par sa valeur, Miss Copy x, Kitty k
refused-draw-many = « { $move } » : on pioche une carte à la fois
refused-kitty-alone = « { $move } » : Kitty se joue seule, une à la fois
refused-copy-alone = « { $move } » : Miss Copy ne se joue qu’avec un fantôme qu’elle copie
refused-mixed = « { $move } » : les fantômes d’un même coup ont la même valeur
refused-order = « { $move } » : écris d’abord les fantômes, puis les Miss Copy
refused-too-many = « { $move } » : le paquet ne contient que { $copies } × { $card }
refused-over = la partie est terminée
refused-seat-acts = on ne pioche pas maintenant : c’est le tour de { $who }
refused-chance-acts = on pioche une carte ; { $who } jouera ensuite
refused-not-unseen = il n’y a plus de { $card } parmi les cartes jamais vues
refused-curfew = { $who } ne peut que tenter sa chance : le couvre-feu est passé, minuit doit venir
refused-not-in-hand = { $who } n’a pas { $group } en main
refused-too-low = { $who } ne peut pas jouer { $group } sur { $top } : il faut un fantôme égal ou supérieur, un Sans-Peur ou un Quator de { $quartet }
refused-on-scary = { $who } ne peut pas jouer { $group } sur { $top } : sur cet Effrayant, seuls { $followers } ou un Quator de { $quartet } peuvent suivre
refused-nothing-to-take = { $who } ne peut rien récupérer : le Cimetière est vide
refused-gamble-late = { $who } ne peut pas tenter sa chance : il est plus de minuit, la Crypte est vide
refused-manor-early = { $who } ne peut pas ouvrir son Manoir avant minuit : d’ici là, on joue, on tente sa chance ou on récupère le Cimetière
refused-manor = { $who } ne peut pas ouvrir son Manoir avec des cartes en main : il faut d’abord vider sa main
refused-pass-early = { $who } ne peut pas passer avant minuit : on peut toujours tenter sa chance
refused-pass = { $who } ne peut pas passer : il faut n’avoir en main que des Miss Copy, et un Cimetière vide

told-play = { $who } joue { $group }
told-gamble = { $who } tente sa chance
told-manor = { $who } ouvre son Manoir
told-take = { $who } récupère le Cimetière : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
told-pass = { $who } n’a que des Miss Copy et passe
told-draw = { $who } pioche { $card }
told-draw-hidden = { $who } pioche une carte
told-gambled = { $who } révèle { $card } de la Crypte
told-from-manor = { $who } révèle { $card } de son Manoir
told-failed = { $card } échoue : { $who } prend la carte { $cards ->
    [0] et ne trouve rien d’autre à récupérer
    [one] et { $cards } carte du Cimetière
   *[other] et { $cards } cartes du Cimetière
}
told-cleared = le Cimetière est défaussé
told-clockwise = le sens s’inverse : horaire
told-anticlockwise = le sens s’inverse : antihoraire
told-skip = { $who } passe son tour
told-replay = { $who } rejoue
told-out = { $who } n’a plus de fantôme et sort
told-midnight = minuit sonne : la Crypte est vide
told-loser = { $who } garde des fantômes en dernier et perd la manche
told-dawn = le jour se lève : { $who } ont encore des fantômes et perdent la manche
told-round-end = fin de la manche { $round }
told-points = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sum } en tout
told-boo = { $who } reçoit un jeton Bouh !, le { $boos ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] { $boos }e
}
told-round-begin = la manche { $round } commence avec { $who }

draw-round = Manche { $round } · { $half }
draw-before-midnight = Avant minuit · Crypte : { $crypt ->
    [one] { $crypt } carte
   *[other] { $crypt } cartes
}
draw-after-midnight = Après minuit · { $left ->
    [one] { $left } coup
   *[other] { $left } coups
} avant l’aube
draw-cemetery = Cimetière : { $pile }
draw-beneath = ({ $cards } dessous) { $row }
draw-anything = On peut poser n’importe quel fantôme.
draw-to-beat = Sur { $ghost } : un fantôme égal ou supérieur, un Sans-Peur ou un Quator.
draw-scary = Sur { $ghost }, Effrayant : seulement { $followers } ou un Quator.
draw-discard = Défausse : { $cards }
draw-empty = –
draw-clockwise = On joue dans le sens horaire (numéros croissants)
draw-anticlockwise = On joue dans le sens antihoraire (numéros décroissants)
draw-seat = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $manor } dans le Manoir
draw-out = { $who } : sortie, numéro { $place }
draw-points = {" "}· { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $boos } Bouh !
draw-known = connues : { $cards }
draw-holds = en main : { $cards }
draw-hand = Ta main : { $hand }

board-described = { $card }, { $family }
board-copy-of = { $copy }, copie de { $card }
board-family-fearless = Sans-Peur
board-family-special = Spécial
board-family-scary = Effrayant
board-name-2 = Mouchoir
board-name-4 = Bonnet
board-name-5 = Infusion
board-name-6 = Pépin
board-name-7 = Grimoire
board-name-9 = Boulet
board-name-10 = Heaume
board-name-13 = Comtesse
board-name-14 = Colosse
board-card = { $card }. { $number } sur { $count }.
board-card-playable = { $card }. Jouable. { $number } sur { $count }.
board-card-refused = { $card }. Pas jouable : { $reason }.
board-over = La partie est terminée
board-end-scores = Qui se débarrasse de tous ses fantômes en premier marque le plus, qui en garde en dernier ne marque rien. Sur plusieurs manches, les points s’ajoutent, et deux jetons Bouh ! font perdre la partie.
board-your-turn = À toi, sur { $card }
board-your-opening = À toi : pose un fantôme
board-turn-of = À { $who } de jouer
board-nothing-hint = Aucune de tes cartes ne passe.
board-scary-hint = { $card } est Effrayant : seules les cartes éclairées osent passer.
board-lit-hint = Les cartes éclairées passent. Des fantômes égaux se jouent ensemble.
board-choose = Choisis une carte éclairée
board-choose-copied = Et le fantôme qu’elle copie ?
board-choose-none = Aucune carte ne passe
board-play = Jouer { $group }
board-again = Tu rejoues
board-clears = Le Cimetière est défaussé, et tu rejoues
board-skips = Le joueur suivant passe son tour
board-turns = Le sens s’inverse
board-again-turns = Le sens s’inverse, et tu rejoues
board-clears-turns = Le Cimetière est défaussé, le sens s’inverse, et tu rejoues
board-gamble = Tenter ta chance
board-gamble-detail = révéler une carte de la Crypte
board-manor = Ouvrir le Manoir
board-manor-detail = en révéler une carte
board-pass = Passer
board-take = { $cards ->
    [0] Récupérer le Cimetière
    [one] Récupérer { $cards } fantôme
   *[other] Récupérer { $cards } fantômes
}
board-take-detail = tout le Cimetière
board-before-midnight = Avant minuit
board-after-midnight = Après minuit
board-round = Manche { $round }
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
board-out = sortie, n° { $place }
board-boos = { $boos } Bouh !
board-plays-next = joue ensuite
board-in-hand = main
board-in-manor = Manoir
board-free = plus un seul fantôme
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-key-card = carte
board-key-space = Espace
board-key-choose = choisir
board-key-gamble = chance
board-key-manor = Manoir
board-key-take = récupérer
board-crypt = Crypte · { $cards }
board-crypt-empty = ses fantômes rôdent
board-to-midnight = { $cards ->
    [one] encore { $cards } carte avant minuit
   *[other] encore { $cards } cartes avant minuit
}
board-cemetery = Cimetière · { $cards }
board-to-beat = à battre : { $card }
board-no-cemetery = Le Cimetière est vide
board-kitties = { $count ->
    [one] { $card }
   *[other] { $count } × { $card }
} à côté du Cimetière
board-beside = à côté
board-discard = Défausse · { $cards }
board-discard-detail = hors de la manche
board-reveal-holds = Bonne pioche pour { $who }
board-reveal-fails = Pas de chance pour { $who } !
board-midnight = Minuit !
board-midnight-detail = Les Manoirs s’ouvrent
board-own-manor = Ton Manoir · { $cards }
board-manor-locked = s’ouvre à minuit
board-manor-open = une fois la main vide
board-hand = Ta main
board-hand-empty = Ta main est vide
board-seen = Vu de tous
board-all-hands = Toutes les mains

lesson-1 = Débarrasse-toi de tous tes fantômes : d’abord ceux de ta main, après minuit ceux de ton Manoir aussi. Qui en garde en dernier perd.
lesson-2 = Pose un fantôme au moins aussi effrayant que celui du dessus du Cimetière. Les cartes éclairées passent ; touche une carte dans la brume : elle te dit pourquoi elle attend.
lesson-3 = Des fantômes égaux se jouent ensemble, et Miss Copy en fait un de plus : à deux ou trois tu rejoues, à quatre, tout le Cimetière est défaussé.
lesson-4 = Rien ne passe ? Tente ta chance avec la Crypte, ou récupère le Cimetière : une grande main fait des doubles. Quand la Crypte est vide, minuit sonne et les Manoirs s’ouvrent.
