title = Boo
teaser = Pose tes fantômes autour de la porte du cimetière ; qui se fait surprendre prend peur et change de camp.

edition-oya-2019 = Oya, 2019
edition-crossed = regards croisés, partie courte
edition-oya-2019-fences = Oya, porte sans fantômes
option-first = la place de l’Oya, qui commence
option-black = la place qui joue le paquet noir
option-stare = quand deux fantômes se fixent : face à face sur la ligne, ou seulement si chacun voit l’autre
option-first-0 = la première place
option-first-1 = la deuxième place
option-black-0 = la première place
option-black-1 = la deuxième place
option-stare-facing = face à face sur la ligne
option-stare-seen = seulement si chacun voit l’autre

direction-e = vers l’est
direction-s = vers le sud
direction-w = vers l’ouest
direction-n = vers le nord
face-front = recto visible
face-back = verso visible

move-place = poser { $card } en { $cell } { $direction }, { $face } ({ $shown }) : { $sights } ; { $outcome }
move-scare = le carré { $square } ({ $ghost } en { $cell }) effraie { $victim } en { $at } ; { $outcome }
move-scare-nobody = le carré { $square } ({ $ghost } en { $cell }) n’effraie personne ; { $outcome }
move-reveal = révéler { $card }
sight-scares = { $square } effraie { $victim } en { $at }
sight-tombstone = { $square } regarde la tombe en { $at }
sight-stare = { $square } et le fantôme en { $at } se fixent
sight-nobody = { $square } ne voit personne
sight-none = aucun fantôme
outcome = { $ghosts ->
    [one] alors { $ghosts } fantôme
   *[other] alors { $ghosts } fantômes
}
outcome-by-order = alors { $least } à { $most } fantômes, selon l’ordre

refused-spelling = « { $move } » n’est pas un coup ici ; écris par exemple « place 7 0 e front » ou « scare 1 »
refused-place-spelling = « { $move } » : écris x, y, la direction e, s, w ou n, puis front ou back, comme « place 7 -1 e front »
refused-square = « { $move } » : un carré est 1, 2 ou 3, comme « scare 2 »
refused-number = « { $move } » : le numéro d’une carte va de 1 à { $deck }, comme « reveal 2 »
refused-reach = « { $move } » : cette case est si loin qu’aucune carte ne la touchera jamais
refused-over = la partie est terminée
refused-seat-acts = on ne révèle pas de carte maintenant : c’est le tour de { $who }
refused-chance-acts = on révèle une carte de { $who } ; personne ne peut jouer avant
refused-revealed = { $card } est déjà révélée
refused-scare-first = { $who } ne peut pas poser maintenant : des fantômes de { $card } attendent d’agir ; choisis-en un, comme « scare 1 »
refused-not-waiting = aucun fantôme n’attend sur le carré { $square } de { $card }
refused-place-first = { $who } doit d’abord poser { $card }
refused-occupied = { $card } ne peut pas être posée là : { $other } est en { $cell }
refused-alone = { $card } ne peut pas être posée là : aucun de ses carrés n’aurait un côté commun avec une carte en jeu
refused-alike = { $card } montrerait la même chose qu’avec « { $move } » : écris ce coup ainsi

cell = colonne { $column }, ligne { $row }
told-place = { $who } pose { $card }, { $face } : { $cell }, { $direction }
told-scare = le carré { $square } de { $card } effraie un fantôme de { $victim } ({ $cell }) : cette carte est retournée
told-nobody = le carré { $square } de { $card } n’effraie personne
told-take = { $who } prend { $card }
told-reveal-hand = { $who } commence avec { $card } en main
told-reveal-top = { $who } a { $card } au sommet de sa pile

draw-legend = b w fantômes, leur regard  ■ tombe  # grille  · libre, touche  e → s ↓ w ← n ↑
draw-joints = { $across } joint un carré au suivant de sa carte, à droite ; { $down } à celui du dessous
draw-strip = colonnes { $first } à { $last }
draw-black = noir
draw-white = blanc
draw-oya = , Oya
draw-seat = { $who } ({ $colour }{ $oya }) : { $ghosts ->
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
}
draw-hand = main { $card }  recto { $front }  verso { $back }
draw-top = suite { $card }  recto { $front }  verso { $back }
draw-unseen = encore face cachée : { $cards }
draw-none = aucune
draw-acting = des fantômes de { $card } attendent d’agir :

board-over = Toutes les cartes sont posées
board-end-scores = Chacun compte les fantômes de sa couleur qui se voient sur toute la table, porte comprise. À égalité, qui a commencé l’emporte.
board-your-turn = À toi : pose ta carte
board-your-scare = Qui agit ensuite ?
board-turn-of = À { $who } de jouer
board-choose-hint = Choisis un endroit éclairé. Tourne la carte comme tu veux ; on voit ici qui elle effraierait.
board-place-hint = Pose-la, ou essaie d’abord un autre endroit ou l’autre face.
board-scare-hint = L’ordre t’appartient : une carte qui se retourne peut changer ce que voit le fantôme suivant.
board-choose = Choisis un endroit
board-place = Poser
board-consequence = { $outcome } · { $count ->
    [0] n’effraie personne
    [one] effraie { $count } fantôme
   *[other] effraie { $count } fantômes
}
board-outcome = { $now } → { $then }
board-outcome-by-order = { $now } → { $least } à { $most }
board-rotate = Tourner
board-other-side = Autre face
board-scare = Fantôme { $square } : une carte se retourne
board-scare-nobody = Fantôme { $square } : n’effraie personne
board-card-of = Carte { $card } sur { $cards }
board-you-black = tu as les noirs
board-you-white = tu as les blancs
board-left = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
board-score = fantômes noirs : { $black }, fantômes blancs : { $white }
board-graveyard = Le cimetière
board-cards = { $cards } cartes sur la table
board-spots = Où ta carte peut être posée
board-spot = Colonne { $column }, ligne { $row }
board-in-hand = Ta carte
board-its-other-side = Son autre face
board-what = Ce que cela fait
board-sees-scares = effraie le fantôme colonne { $column }, ligne { $row } : sa carte se retourne
board-sees-tombstone = une tombe bloque le regard
board-sees-stare = l’autre fantôme le fixe aussi
board-sees-nobody = ne voit personne
board-next = Prochaines cartes
board-holds = { $who } a en main
board-then = { $who }, ensuite
board-then-yours = Toi, ensuite
board-nearer = S’approcher
board-farther = S’éloigner
board-everything = Tout montrer
board-key-spot = endroit
board-key-rotate = tourner
board-key-side = face
board-key-order = ordre
board-key-zoom = zoom

lesson-1 = Pose ta carte contre une autre. Chacun de ses fantômes effraie alors le premier fantôme de l’autre couleur qu’il voit.
lesson-2 = Un fantôme qui regarde en face n’a pas peur. S’il regarde ailleurs, toute sa carte se retourne : ses fantômes changent de camp et regardent de l’autre côté.
lesson-3 = Les tombes bloquent le regard, les grilles et les amis non. Choisis un endroit éclairé : les lignes montrent qui tu effraierais. Tourne la carte ou prends son autre face.
lesson-4 = Tous les fantômes de ta carte agissent, ceux de l’autre couleur aussi ; l’ordre t’appartient. À la fin, la couleur qui montre le plus de fantômes gagne ; à égalité, qui a commencé l’emporte.
