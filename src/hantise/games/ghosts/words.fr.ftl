title = Ghosts
teaser = Fais peur jusqu’à sept ; le miroir renvoie, la brume laisse passer.

card-ghost = { $family } { $level }
card-mist = brume

edition-asyncron-2015 = Asyncron, 2015
edition-amigo-2022 = Amigo, 2022
edition-no-mist = sans brume
option-rounds = nombre de manches
option-first = la place qui commence la première manche (0 : la première place)
option-redeals = combien de fois, par manche, une main de brume seule est redistribuée

move-play = jouer { $card } : frayeur { $level }
move-play-mirror = jouer { $card } : miroir, le sens s’inverse
move-play-mist = jouer { $card }
move-take = prendre la pile : de la peur, puis en ouvrir une autre
move-draw = piocher { $card }
move-draw-hidden = piocher une carte

refused-spelling = « { $move } » n’est pas un coup ici ; écris « play w1 », « play m » ou « take »
refused-card = « { $move } » : il n’y a pas de carte « { $card } » ; une carte est la lettre de sa famille et son degré, comme w1, ou m pour la brume
refused-over = la partie est terminée
refused-seat-acts = on ne pioche pas maintenant : c’est le tour de { $who }
refused-chance-acts = { $who } pioche une carte ; personne ne peut jouer avant
refused-not-in-deck = la pioche n’a plus de { $card }
refused-no-pile = { $who } ne peut pas prendre : sans fantôme au centre, il n’y a pas de pile
refused-not-in-hand = { $who } n’a pas { $card } en main
refused-mist-opens = { $who } ne peut pas ouvrir avec { $card } tant qu’il lui reste un fantôme : une pile commence par un fantôme
refused-limit = { $who } ne peut pas jouer { $card } : { $level } deviendrait { $sum }, au-delà de la limite { $limit } ; seuls la même famille, la brume ou un fantôme plus faible peuvent suivre

told-play = { $who } joue { $card } : frayeur { $level }
told-mirror = { $who } joue { $card }, un miroir : le sens s’inverse, la frayeur reste à { $level }
told-mist = { $who } joue { $card }
told-pass = { $who } n’a que de la brume et passe avec { $card }
told-take = { $who } prend la pile et a maintenant { $points ->
    [one] { $points } point de peur
   *[other] { $points } points de peur
}
told-draw = { $who } pioche { $card }
told-draw-hidden = { $who } pioche une carte
told-redeal = { $who } n’avait que de la brume : sa main est redistribuée
told-round-end = fin de la manche { $round }
told-bonus = { $who } n’a pris aucune pile et rend { $points ->
    [one] { $points } point de peur
   *[other] { $points } points de peur
}
told-round-begin = la manche { $round } commence avec { $who }

draw-round = Manche { $round } sur { $rounds } · { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
draw-level = Frayeur { $meter } { $level }/{ $limit } · dernier fantôme : { $ghost }
draw-pile = Centre : { $pile }
draw-empty = –
draw-clockwise = On joue dans le sens horaire (numéros croissants)
draw-anticlockwise = On joue dans le sens antihoraire (numéros décroissants)
draw-seat = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, peur { $fear }, { $taken ->
    [one] { $taken } pile
   *[other] { $taken } piles
} cette manche
draw-known-mist = (dont { $count ->
    [one] { $count } brume
   *[other] { $count } brumes
})
draw-hand = Ta main : { $hand }

board-card = { $card }. { $number } sur { $count }.
board-card-playable = { $card }. Annonce : { $says }. { $number } sur { $count }.
board-card-refused = { $card }. Pas jouable : { $reason }.
board-cards = cartes
board-says-mirror = { $level }, miroir
board-says-mist = { $level }, brume
board-over = La partie est terminée
board-end-scores = Points de peur de toutes les manches, moins ceux qui ont été rendus. Qui en a le moins gagne ; une égalité se partage.
board-your-turn = À toi, frayeur { $level }
board-your-opening = À toi d’ouvrir une pile
board-turn-of = À { $who } de jouer
board-fearless-hint = Manche sans peur pour l’instant : si tu ne prends aucune pile, tu rendras jusqu’à { $points } points de peur.
board-piles-hint = { $piles ->
    [one] Tu as pris { $piles } pile cette manche.
   *[other] Tu as pris { $piles } piles cette manche.
}
board-choose = Choisis une carte éclairée
board-take = Prendre la pile
board-take-detail = +{ $points } de peur, puis tu ouvres
board-plays-next = joue ensuite
board-fear = peur { $points }
board-piles = { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
}
board-fearless = sans peur
board-round = Manche { $round } sur { $rounds }
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
board-key-card = carte
board-key-play = jouer
board-key-take = prendre
board-deck = Pioche · { $cards }
board-mist-count = { $count ->
    [one] { $count } brume sur la pile
   *[other] { $count } brumes sur la pile
}
board-pile = Pile · { $cards }
board-last = dernier fantôme : { $card }
board-no-pile = Pas encore de pile
board-level = frayeur
board-limit = { $limit } au plus
board-hand = Ta main

lesson-1 = Chacun ajoute une carte à la même pile. Un fantôme augmente la frayeur de son nombre, mais elle ne dépasse jamais la limite du cadran.
lesson-2 = Un fantôme de la même famille que le dernier est un miroir : la frayeur ne bouge pas et le sens s’inverse. La brume passe toujours, sans rien changer.
lesson-3 = Les cartes éclairées sont jouables ; la bulle dit ce que tu annoncerais. Touche une carte dans la brume : elle te dit pourquoi elle attend.
lesson-4 = Si tu ne peux ou ne veux pas jouer, prends la pile : un point de peur. Moins tu en as à la fin, mieux c’est ; une manche sans pile en fait rendre.
