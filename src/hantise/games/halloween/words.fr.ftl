title = Les Fantômes d’Halloween
teaser = Amis déguisés ou vrais fantômes ? Achète, échange, bluffe, et quitte la citrouille quand tu mènes.

character = { $name } ({ $number })

kind-green = verte, reçois { $amount }
kind-red = rouge, paie { $amount }
kind-auction = enchères
kind-draw = tire un personnage pour { $amount }
kind-exchange = échange
kind-sell = vends aux enchères
kind-phew = ouf !
kind-black = noire
kind-halloween = Halloween
kind-unmask = démasque-toi

edition-fantaisies-1999 = Fantaisies, 1999
edition-short-24 = tour plus court
option-start-characters = personnages de chaque place au départ ; 3 pour la partie accélérée
option-first = la place qui tire, se place et joue en premier (0 : la première place)
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
move-discard = jeter { $character }, { $points }
move-keep = tout garder
move-hide = garder secret { $character }, { $points }

asked-place = la case verte de départ (place)
asked-turn = avancer, ou rester, se reposer ou essayer de sortir
asked-move = la distance (move)
asked-target = la place visée (target)
asked-repair = le réarrangement des cartes (swap, done)
asked-name = le personnage désigné (name)
asked-bid = une offre, ou passer (bid, pass)
asked-discard = le personnage à jeter, s’il y en a un (discard, keep)
asked-hide = le personnage à garder secret (hide)

refused-spelling = « { $move } » n’est pas un coup ici ; écris par exemple « go », « stay », « bid 4 », « name 3 » ou « swap 2 7 »
refused-number = « { $move } » : ce numéro n’existe pas dans cette édition
refused-no-card = cette édition n’a pas de carte points de { $points }
refused-swap-order = « { $move } » : nomme deux personnages différents, le plus petit numéro d’abord
refused-over = la partie est terminée
refused-die = le dé de { $who } roule ; personne ne peut rien décider avant
refused-draw = { $who } tire un personnage ; personne ne peut rien décider avant
refused-no-card-left = il ne reste aucune carte points de { $points } à tirer
refused-phase = { $who } doit décider autre chose maintenant : { $asked }
refused-not-green = { $who } ne peut pas partir de la case { $square } : elle n’est pas verte
refused-not-on-black = { $who } ne peut que rester ou avancer : on se repose et on sort sur une case noire, une fois la souche vide
refused-on-black = { $who } ne peut qu’essayer de sortir, se reposer ou avancer : on reste sur les cases vertes et rouges
refused-distance = { $who } ne peut pas avancer de { $distance } : seulement du dé, { $roll }, ou jusqu’à une case noire avant
refused-target = { $who } ne peut pas choisir { $target } : il faut une autre place avec au moins un personnage
refused-swaps = { $who } a fait { $swaps ->
    [one] un échange
   *[other] { $swaps } échanges
}, assez pour tout arrangement ; il ne reste que « done »
refused-not-held = { $who } n’a pas { $character }
refused-name = { $who } ne peut pas désigner { $character } : { $owner } ne l’a pas
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
told-roll = { $who } lance le dé : { $face }
told-stop = { $who } avance de { $distance }
told-land = { $who } arrive sur la case { $square } : { $kind }
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
told-leave = { $who } fait { $face } et quitte la citrouille : la partie est terminée
told-wait = { $who } se repose
told-target = { $who } choisit { $target }
told-swap = { $who } échange les cartes de { $low } et { $high }
told-done = { $who } a fini de réarranger
told-name = { $who } désigne { $character }
told-bid = { $who } offre { $pumpkins }
told-pass = { $who } passe
told-sold = { $who } obtient { $character } pour { $pumpkins }
told-sold-seen = { $who } obtient { $character } pour { $pumpkins } : { $points }
told-unsold = personne n’achète { $character }
told-hand = { $giver } donne { $character } à { $taker }
told-hand-seen = { $giver } donne { $character } à { $taker } : { $points }
told-discard = { $who } jette { $character }
told-discard-seen = { $who } jette { $character } : { $points }
told-keep = { $who } garde tout son monde
told-hide = { $who } garde secret { $character } et démasque les autres : { $points }
told-limit = { $turns } tours sont passés : on compte les points

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

draw-legend = +n : reçois · −n : paie · tirN : tire pour N · ench : enchères · Hall : Halloween · éch. : échange · vend : vends · masq : démasque-toi · ouf! : jette · ■■■■ : noire, la sortie
draw-turn = Tour { $turn } sur { $limit } : { $who }
draw-setup = Mise en place : { $who }
draw-over = La partie est terminée après { $turns } tours
draw-stump = { $count ->
    [0] La souche est vide : sors par une case noire
    [one] { $count } personnage sur la souche
   *[other] { $count } personnages sur la souche
}
draw-rolled = Dé : { $rolled }
draw-tries = Essais manqués pour sortir : { $tries }
draw-target = Choix : { $who }
draw-named = Déjà désigné : { $character }
draw-sale = En vente : { $character }
draw-bid = Offre de { $bid } par { $who }
draw-no-bid = Pas encore d’offre
draw-in = Encore en lice : { $who }
draw-seat = { $who } : { $cash ->
    [one] { $cash } citrouille
   *[other] { $cash } citrouilles
}, case { $square }
draw-stays = sur place { $stays }
draw-miss = passe un tour
draw-characters = personnages { $characters }
draw-none = aucun personnage
draw-known = connu { $points }
draw-discarded = Jetés : { $characters }
draw-known-discard = connu { $points }
draw-hand = Tes personnages : { $characters }
draw-total = ensemble { $points }
draw-hand-empty = Tu n’as aucun personnage

board-over = La fête est finie
board-end-scores = La somme des points des personnages de chacun. Ni les citrouilles ni la sortie ne comptent ; une égalité se partage.
board-ask-place = Choisis ta première case
board-ask-turn = À toi : que fais-tu ?
board-ask-move = Jusqu’où vas-tu ?
board-ask-target = Qui choisis-tu ?
board-ask-repair = Réarranger tes points ?
board-ask-name = Quel personnage désignes-tu ?
board-ask-bid = Ton offre ?
board-ask-discard = Jeter un personnage ?
board-ask-hide = Qui gardes-tu secret ?
board-wait-place = { $who } choisit sa première case
board-wait-turn = C’est le tour de { $who }
board-wait-move = { $who } choisit sa distance
board-wait-target = { $who } choisit quelqu’un
board-wait-repair = { $who } réarrange ses points
board-wait-name = { $who } désigne un personnage
board-wait-bid = { $who } réfléchit à une offre
board-wait-discard = { $who } peut jeter un personnage
board-wait-hide = { $who } doit se démasquer
board-bid-range = Offre de { $low } à { $high }, ou passe. Qui passe ne revient pas.
board-repair-hint = Quelqu’un va désigner un de tes personnages. Choisis-en deux pour échanger leurs points ; personne ne le voit.
board-about-green = La banque te donne { $amount } ; tu peux rester encore deux tours et toucher encore autant.
board-about-red = Tu paies { $amount } à la banque. Après deux tours de plus ici, tu peux jeter un personnage.
board-about-auction = Le prochain personnage de la souche va à la meilleure offre.
board-about-draw = Tu paies { $amount } et tu reçois le prochain personnage de la souche.
board-about-exchange = Tu échanges un personnage avec quelqu’un : chacun en désigne un chez l’autre.
board-about-sell = La personne à ta droite désigne un de tes personnages, vendu à la meilleure offre.
board-about-phew = Tu peux jeter un personnage ; tout le monde voit ses points.
board-about-black = La sortie. Tu passes un tour et tu n’enchéris pas ; une fois la souche vide, tu peux essayer de sortir d’ici.
board-about-halloween = Tu désignes un personnage chez quelqu’un : il est vendu à la meilleure offre et démasqué.
board-about-unmask = Tu gardes un personnage secret ; tout le monde voit les points de tes autres.
board-square = Case { $square } ({ $kind }) : { $about }
board-square-visited = { $about } Ici : { $names }.
board-square-open = { $what } Tu peux la choisir.
board-track = La piste dans la citrouille
board-pumpkins = citrouilles
board-guests = personnages
board-known = connu
board-bidding = Ton offre
board-bid-less = un de moins
board-bid-more = un de plus
board-bid-all = Tout : { $high }
board-bid = Offrir { $amount }
board-squares = Cases à choisir
board-targets = Qui choisir
board-guest-count = { $count ->
    [0] aucun personnage
    [one] { $count } personnage
   *[other] { $count } personnages
}
board-guests-of = Personnages de { $who }
board-own-guest = { $name }, { $points }
board-own-guests = Tes personnages
board-no-guests = Aucun personnage n’est encore venu chez toi
board-own-points = points, rien que pour toi
board-cover = Cacher
board-uncover = Montrer
board-choose = Choisis ce qui est éclairé
board-choose-two = Choisis deux personnages
board-tag-bids = offre { $bid }
board-tag-sells = vend
board-tag-out = n’enchérit pas
board-tag-misses = passe un tour
board-stump = { $count ->
    [0] Souche vide
    [one] Souche · { $count } personnage
   *[other] Souche · { $count } personnages
}
board-turn = Tour { $turn }
board-key-bid = offre
board-key-pass = passer
board-key-track = piste
board-key-cover = cacher
board-on-sale = En vente : { $name }
board-no-bid = Pas encore d’offre
board-bid-by = { $who } offre { $bid }
board-sold-by = chez { $who }
board-rolled = Dé : { $face }

lesson-1 = C’est la fête dans une citrouille. Réunis des personnages : les uns sont des amis qui rapportent des points, les autres des fantômes qui en coûtent. À la fin, qui a le plus de points gagne ; l’argent ne compte pas.
lesson-2 = Tes points ne sont vus que de toi. Ceux des autres sont secrets, mais regarde ce qu’ils vendent volontiers.
lesson-3 = Lance le dé, avance et fais ce que dit la case : touche n’importe quelle case, elle te le dit. Sur une case verte ou rouge, tu peux rester au lieu d’avancer.
lesson-4 = Aux enchères, règle ton offre avec + et −, puis offre ou passe ; qui passe ne revient pas.
lesson-5 = Quand la souche est vide, va sur une case noire et essaie de sortir avec un 6. La première sortie finit la fête : sors quand tu penses mener.
