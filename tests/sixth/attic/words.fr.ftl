title = Le Grenier
teaser = Quelque chose marche là-haut. Rester ou fuir ?

edition-first = première édition
option-prize = points pour le plus brave de ceux qui restent
option-nights = nombre de nuits

move-stay = rester
move-flee = fuir : un point
move-draw = piocher { $card }
move-draw-hidden = piocher une carte

refused-spelling = « { $move } » n’est pas un coup ici ; écris « stay » ou « flee »
refused-over = la partie est terminée
refused-chosen = on ne distribue pas de carte maintenant : c’est le tour de { $who }
refused-dealing = { $who } reçoit une carte ; personne ne peut choisir avant
refused-dealt = quelqu’un a déjà { $card }

told-draw = { $who } pioche { $card }
told-draw-hidden = { $who } pioche une carte
told-stay = { $who } reste
told-flee = { $who } fuit
told-morning = la nuit { $night } est passée
told-points = { $who } reçoit { $points ->
    [one] un point
   *[other] { $points } points
}

draw-night = Nuit { $night } sur { $nights }
draw-seat = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, carte { $card }, { $choice }
draw-no-card = –
draw-undecided = hésite
draw-stay = reste
draw-flee = fuit

board-end-scores = Les points de toutes les nuits. Le plus de points gagne ; une égalité se partage.
board-field-played = nuits passées
board-seat-cards = carte
board-seat-chosen = choix
board-seat-points = points
board-value-undecided = hésite
board-value-stay = reste
board-value-flee = fuit
