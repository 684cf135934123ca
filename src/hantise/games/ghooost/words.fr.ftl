title = Ghooost!
teaser = Chassez les revenants de votre Manoir avant l’aube : chacun doit effrayer celui du dessous.

option-first = la place qui commence la première manche
option-twist = plusieurs Twist à la fois : le sens change une fois par coup (play) ou par carte (card)
option-dawn = nombre de coups après minuit auquel la manche se termine
option-curfew = nombre de coups avant minuit après lequel on ne peut plus que tenter sa chance
option-match = plusieurs manches avec points et jetons Bouh ! (à partir de trois)
option-last-bonus = points, sur plusieurs manches, pour qui sort en dernier
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
move-replay = jouer { $group } : et rejouer
move-clear = jouer { $group } : le Cimetière est défaussé, et rejouer
move-kitty = jouer { $group } : le prochain joueur passe son tour
move-gamble = tenter sa chance : révéler une carte de la Crypte
move-manor = révéler une carte de son Manoir
move-take = récupérer le Cimetière ({ $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
})
move-pass = passer : rien que des Miss Copy, et rien à récupérer
move-draw = piocher { $card }
move-draw-hidden = piocher une carte

refused-spelling = « { $move } » n’est pas un coup ici ; écrivez « play 5 5 », « play 5 x », « play k », « gamble », « manor », « take » ou « pass »
refused-card = « { $move } » : il n’y a pas de carte « { $card } » ; un fantôme s’écrit par sa valeur, Miss Copy x, Kitty k
refused-draw-many = « { $move } » : on pioche une carte à la fois
refused-kitty-alone = « { $move } » : Kitty se joue seule, une à la fois
refused-copy-alone = « { $move } » : Miss Copy ne se joue qu’avec un fantôme qu’elle copie
refused-mixed = « { $move } » : les fantômes d’un même coup ont la même valeur
refused-order = « { $move } » : écrivez d’abord les fantômes, puis les Miss Copy
refused-too-many = « { $move } » : le paquet ne contient que { $copies } × { $card }
refused-over = la partie est terminée
refused-seat-acts = on ne pioche pas maintenant : c’est le tour de { $who }
refused-chance-acts = on pioche une carte ; { $who } jouera ensuite
refused-not-unseen = il n’y a plus de { $card } parmi les cartes jamais vues
refused-curfew = { $who } ne peut que tenter sa chance : le couvre-feu est passé, minuit doit venir
refused-not-in-hand = { $who } n’a pas { $group } en main
refused-too-low = { $who } ne peut pas jouer { $group } sur { $top } : il faut un fantôme égal ou supérieur, un Sans-Peur ou un Quator de { $quartet }
refused-on-scary = { $who } ne peut pas jouer { $group } sur { $top } : sur cet Effrayant, seuls { $followers } ou un Quator de { $quartet } peuvent suivre
refused-nothing-to-take = { $who } ne peut rien récupérer : le Cimetière est vide
refused-gamble-late = { $who } ne peut pas tenter sa chance : il est plus de minuit, la Crypte est vide
refused-manor-early = { $who } ne peut pas ouvrir son Manoir avant minuit
refused-manor = { $who } ne peut pas ouvrir son Manoir avec des cartes en main
refused-pass-early = { $who } ne peut pas passer avant minuit : on peut toujours tenter sa chance
refused-pass = { $who } ne peut pas passer : on ne perd son tour qu’avec rien que des Miss Copy devant un Cimetière vide

told-play = { $who } joue { $group }
told-gamble = { $who } tente sa chance
told-manor = { $who } ouvre son Manoir
told-take = { $who } récupère le Cimetière : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
told-pass = { $who } n’a que des Miss Copy et perd son tour
told-draw = { $who } pioche { $card }
told-draw-hidden = { $who } pioche une carte
told-gambled = { $who } révèle { $card } de la Crypte
told-from-manor = { $who } révèle { $card } de son Manoir
told-failed = { $card } échoue : { $who } prend la carte { $cards ->
    [0] et ne trouve rien d’autre à récupérer
    [one] et { $cards } carte du Cimetière
   *[other] et { $cards } cartes du Cimetière
}
told-cleared = le Cimetière est défaussé
told-clockwise = le jeu change de sens : horaire
told-anticlockwise = le jeu change de sens : antihoraire
told-skip = { $who } passe son tour
told-replay = { $who } rejoue
told-out = { $who } n’a plus de fantôme et sort
told-midnight = minuit sonne : la Crypte est vide
told-loser = { $who } est le dernier à avoir des fantômes et perd la manche
told-dawn = le jour se lève ; il reste des fantômes à { $who } : la manche est perdue pour eux
told-round-end = fin de la manche { $round }
told-points = { $who } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $sum } en tout
told-boo = { $who } reçoit un jeton Bouh !, le { $boos ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[other] { $boos }e
}
told-round-begin = la manche { $round } commence avec { $who }

draw-round = Manche { $round } · { $half }
draw-before-midnight = Avant minuit · Crypte : { $crypt ->
    [one] { $crypt } carte
   *[other] { $crypt } cartes
}
draw-after-midnight = Après minuit · { $left ->
    [one] { $left } coup
   *[other] { $left } coups
} avant l’aube
draw-cemetery = Cimetière : { $pile }
draw-beneath = ({ $cards } dessous) { $row }
draw-anything = On peut poser n’importe quel fantôme.
draw-to-beat = Sur { $ghost } : un fantôme égal ou supérieur, un Sans-Peur ou un Quator.
draw-scary = Sur { $ghost }, Effrayant : seulement { $followers } ou un Quator.
draw-discard = Défausse : { $cards }
draw-empty = –
draw-clockwise = On joue dans le sens horaire (numéros croissants)
draw-anticlockwise = On joue dans le sens antihoraire (numéros décroissants)
draw-seat = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $manor } dans le Manoir
draw-out = { $who } : sortie, numéro { $place }
draw-points = {" "}· { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $boos } Bouh !
draw-known = on sait : { $cards }
draw-holds = en main : { $cards }
draw-hand = Votre main : { $hand }
