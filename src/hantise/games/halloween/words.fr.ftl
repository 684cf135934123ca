title = Les Fantômes d’Halloween
teaser = Amis déguisés ou vrais fantômes ? Achetez, échangez, bluffez, et quittez la citrouille quand vous menez.

character = { $number } { $name }

kind-green = verte, recevez { $amount }
kind-red = rouge, payez { $amount }
kind-auction = enchères
kind-draw = tirez un personnage pour { $amount }
kind-exchange = échanges
kind-sell = vendez aux enchères
kind-phew = ouf !
kind-black = noire
kind-halloween = Halloween
kind-unmask = démasquez-vous

option-start-characters = personnages de chaque place au départ ; 3 pour la partie accélérée
option-first = la place qui tire, se place et joue en premier
option-limit = nombre de tours, toutes places comprises, après lesquels on compte les points

move-points = un personnage à { $points }
move-roll = obtenir { $number }
move-place = partir de la case { $square } ({ $kind })
move-go = lancer le dé et avancer
move-stay = rester ({ $kind })
move-try = essayer de sortir de la citrouille
move-wait = se reposer ici
move-move = avancer de { $distance }, case { $square } ({ $kind })
move-target = choisir { $target }
move-swap = échanger les cartes de { $low } et { $high }
move-done = laisser les cartes ainsi
move-name = désigner { $character }
move-bid = offrir { $number }
move-pass = passer
move-discard = jeter { $character } ({ $points })
move-keep = tout garder
move-hide = garder secret { $character } ({ $points })

asked-place = la case verte de départ (place)
asked-turn = avancer, ou rester, se reposer ou essayer de sortir
asked-move = la distance (move)
asked-target = la place visée (target)
asked-repair = le réarrangement des cartes (swap, done)
asked-name = le personnage désigné (name)
asked-bid = une offre ou un refus (bid, pass)
asked-discard = le personnage à jeter, s’il y en a un (discard, keep)
asked-hide = le personnage à garder secret (hide)

refused-spelling = « { $move } » n’est pas un coup ici ; écrivez par exemple « go », « stay », « bid 4 », « name 3 » ou « swap 2 7 »
refused-number = « { $move } » : ce numéro n’existe pas dans cette édition
refused-no-card = cette édition n’a pas de carte points de { $points }
refused-swap-order = « { $move } » : nommez deux personnages différents, le plus petit numéro d’abord
refused-over = la partie est terminée
refused-die = le dé de { $who } roule ; personne ne peut rien décider avant
refused-draw = { $who } tire un personnage ; personne ne peut rien décider avant
refused-no-card-left = il ne reste aucune carte points de { $points } à tirer
refused-phase = { $who } doit décider autre chose maintenant : { $asked }
refused-not-green = { $who } ne peut pas partir de la case { $square } : elle n’est pas verte
refused-not-on-black = { $who } ne peut que rester ou avancer : on se repose et on sort sur une case noire, une fois la souche vide
refused-on-black = { $who } ne peut qu’essayer de sortir, se reposer ou avancer : on reste sur les cases vertes et rouges
refused-distance = { $who } ne peut pas avancer de { $distance } : seulement du dé, { $roll }, ou jusqu’à une case noire avant
refused-target = { $who } ne peut pas choisir { $target } : il faut une autre place avec au moins un personnage
refused-swaps = { $who } a fait { $swaps ->
    [one] un échange
   *[other] { $swaps } échanges
}, assez pour tout arrangement ; il ne reste que « done »
refused-not-held = { $who } n’a pas { $character }
refused-name = { $who } ne peut pas désigner { $character } : { $owner } ne l’a pas
refused-bid-low = { $who } doit offrir plus de { $bid }, ou passer
refused-bid-high = { $who } n’a que { $cash ->
    [one] { $cash } citrouille
   *[other] { $cash } citrouilles
}

told-draw = { $who } reçoit { $character } avec { $points }
told-draw-hidden = { $who } reçoit { $character }
told-place = { $who } part de la case { $square }
told-go = { $who } avance
told-stay = { $who } reste
told-roll = { $who } lance le dé : { $face }
told-stop = { $who } avance de { $distance }
told-land = { $who } arrive sur la case { $square } : { $kind }
told-receive = { $who } reçoit { $pumpkins ->
    [one] { $pumpkins } citrouille
   *[other] { $pumpkins } citrouilles
}
told-pay = { $who } paie { $pumpkins ->
    [one] { $pumpkins } citrouille
   *[other] { $pumpkins } citrouilles
}
told-miss = { $who } passe un tour
told-try = { $who } essaie de sortir
told-fail = { $who } fait { $face } et ne sort pas
told-leave = { $who } fait { $face } et quitte la citrouille : la partie est terminée
told-wait = { $who } se repose
told-target = { $who } choisit { $target }
told-swap = { $who } échange les cartes de { $low } et { $high }
told-done = { $who } a fini d’arranger ses cartes
told-name = { $who } désigne { $character }
told-bid = { $who } offre { $pumpkins }
told-pass = { $who } passe
told-sold = { $who } obtient { $character } pour { $pumpkins }
told-sold-seen = { $who } obtient { $character } pour { $pumpkins } : { $points }
told-unsold = personne n’achète { $character }
told-hand = { $giver } donne { $character } à { $taker }
told-hand-seen = { $giver } donne { $character } à { $taker } : { $points }
told-discard = { $who } jette { $character }
told-discard-seen = { $who } jette { $character } : { $points }
told-keep = { $who } garde tout son monde
told-hide = { $who } garde secret { $character } et démasque les autres : { $points }
told-limit = { $turns } tours sont passés : on compte les points

ring-green = +{ $amount }
ring-red = −{ $amount }
ring-auction = ench
ring-draw = tir{ $amount }
ring-exchange = éch.
ring-sell = vend
ring-phew = ouf!
ring-black = ■■■■
ring-halloween = Hall
ring-unmask = masq

draw-legend = +n : recevez · −n : payez · tirN : tirez pour N · ench : enchères · Hall : Halloween · éch. : échanges · vend : vendez · masq : démasquez-vous · ouf! : jetez · ■■■■ : noire, la sortie
draw-turn = Tour { $turn } sur { $limit } : { $who }
draw-setup = Mise en place : { $who }
draw-over = La partie est terminée après { $turns } tours
draw-stump = { $count ->
    [0] La souche est vide : sortez par une case noire
    [one] { $count } personnage sur la souche
   *[other] { $count } personnages sur la souche
}
draw-rolled = Dé : { $rolled }
draw-tries = Essais manqués pour sortir : { $tries }
draw-target = Choix : { $who }
draw-named = Déjà désigné : { $character }
draw-sale = En vente : { $character }
draw-bid = Offre de { $bid } par { $who }
draw-no-bid = Pas encore d’offre
draw-in = Encore en lice : { $who }
draw-seat = { $who } : { $cash ->
    [one] { $cash } citrouille
   *[other] { $cash } citrouilles
}, case { $square }
draw-stays = resté { $stays }
draw-miss = passe un tour
draw-characters = personnages { $characters }
draw-none = aucun personnage
draw-known = dont sûrement { $points }
draw-discarded = Jetés : { $characters }
draw-known-discard = dont sûrement { $points }
draw-hand = Vos personnages : { $characters }
draw-total = ensemble { $points }
draw-hand-empty = Vous n’avez aucun personnage
