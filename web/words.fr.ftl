# Ce que disent les pages. Chaque jeu apporte ses mots ; ceux des tables sont dans le catalogue commun.
ui-home = Hantise, retour à l’accueil
ui-close = Fermer
ui-settings = Réglages
ui-rules = Règles
ui-rule = Règle { $rule }
ui-log = Journal
ui-rail = Tour et journal
ui-table = Table de jeu
ui-actions = Ce que tu peux faire
ui-find-move = Trouver un coup
ui-sound-on = Activer le son
ui-sound-off = Couper le son
ui-seconds = { $seconds } s
ui-over = La partie est terminée
ui-your-turn = À toi de jouer
ui-waiting-for = C’est à { $name }
ui-key-enter = Entrée
ui-key-why = pourquoi
ui-key-undo = annuler

ui-connection-online = En ligne
ui-connection-reconnecting = Reconnexion…
ui-undo-free = Annuler
ui-undo-ask = Demander à annuler
ui-undo-asked = { $name } aimerait reprendre son dernier coup.
ui-undo-waiting = Les autres ont reçu ta demande.
ui-undo-accept = Accepter
ui-undo-refuse = Refuser
ui-undo-withdraw = Retirer la demande

ui-seat-you = { $name } (toi)
ui-seat-yours = à toi
ui-seat-thinking = réfléchit
ui-seat-reconnecting = reconnexion
ui-bot-0 = Drap
ui-bot-1 = Ombre
ui-bot-2 = Goutte
ui-bot-3 = Braise
ui-bot-4 = Gelée
ui-bot-5 = Lueur
ui-nobody = Place libre
ui-me = Invité

ui-emotes = Réactions
ui-emote-boo = Bouh !
ui-emote-laugh = Ha ha
ui-emote-wow = Oh !
ui-emote-love = Bravo
ui-emote-cry = Snif
ui-emote-think = Hmm

ui-setting-name = Ton nom
ui-setting-language = Langue
ui-setting-theme = Thème
ui-setting-theme-system = Système
ui-setting-theme-moonlit = Sombre
ui-setting-theme-paper = Clair
ui-setting-motion = Animations
ui-setting-motion-system = Système
ui-setting-motion-lively = Vives
ui-setting-motion-calm = Calmes
ui-setting-size = Taille du texte
ui-setting-size-normal = A
ui-setting-size-large = A+
ui-setting-size-huge = A++
ui-setting-sound = Sons
ui-setting-hints = Éclairer ce qui est possible
ui-setting-letters = Touches d’une seule lettre
ui-setting-emotes = Montrer les réactions

ui-rules-search = Chercher dans les règles
ui-rules-none = Ces règles ne sont pas encore écrites.
ui-rules-not-found = Rien sur « { $words } » dans ces règles.

ui-table-opening = On dresse la table…
ui-table-trouble = Cette table ne s’ouvre pas : { $problem }
ui-to-lobby = À l’accueil
ui-curtain = C’est à { $name }
ui-curtain-why = Passe l’appareil ; personne d’autre ne regarde.
ui-curtain-lift = C’est moi, { $name } : voir ma main
ui-join-title = Une place t’attend
ui-join-with = { $game }, avec { $names }
ui-join-name = Ton nom
ui-join = S’asseoir
ui-watch = Regarder seulement
ui-waiting-title = Qui joue
ui-waiting-host = La partie commence quand tout le monde est là, ou quand l’hôte la lance.
ui-begin = Commencer
ui-begin-bots = Des bots prennent les places encore libres.
ui-invite-title = Invite des amis
ui-invite-link = Lien pour tes amis
ui-invite-here = Ce lien ne marche que sur cet appareil : le serveur n’est pas sur un réseau.
ui-copy = Copier
ui-copied = Copié
ui-qr = Code QR du lien

ui-end-won = Victoire !
ui-end-won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
ui-end-nobody = Personne ne gagne
ui-end-winner = victoire
ui-end-noise = Pousse un cri de fantôme terrifiant
ui-rematch = Rejouer
ui-replay = Revoir la partie
ui-download = Télécharger la partie

ui-lobby-title = À quoi joue-t-on ce soir ?
ui-lobby-subtitle = Des jeux de fantômes, entre amis ou contre des bots. Sans compte.
ui-unreachable = le serveur est injoignable
ui-not-known = le serveur ne connaît pas cette table, ou n’y connaît plus ta place ; redemande le lien
ui-lobby-trouble = Quelque chose s’est mal passé : { $problem }
ui-players = { $players } joueurs
ui-players-range = { $low }–{ $high } joueurs
ui-play-now = Jouer
ui-dealing = On distribue…
ui-set-up = Préparer
ui-set-up-title = Ta table : { $game }
ui-rules-of = Règles : { $game }
ui-player-number = Place { $number }
ui-level = Niveau du bot
ui-seat-kind = Qui joue ici
ui-seat-invited = Un ami, par lien
ui-seat-open = N’importe qui
ui-kind-me = cet appareil
ui-kind-bot = bot
ui-kind-invited = ami par lien
ui-kind-open = place ouverte
ui-seat-remove = Retirer cette place
ui-seat-add = Ajouter une place
ui-seat-most = (jusqu’à { $most })
ui-options = Options
ui-option-fixed = non
ui-edition = Édition
ui-clock = Temps par tour
ui-clock-none = autant qu’on veut
ui-clock-seconds = { $seconds } s, puis un bot joue
ui-clock-soon = Bientôt, un bot joue pour toi
ui-public = Visible de tous
ui-open-table = Ouvrir la table
ui-players-wrong = Ce jeu se joue à { $players }.
ui-resume-title = Reprendre
ui-resume = Reprendre
ui-forget = Retirer de la liste
ui-public-title = Tables publiques
ui-replay-file = Revoir une partie depuis un fichier

ui-replay-no-record = Ce n’est pas l’enregistrement d’une partie.
ui-replay-choose = Choisir un fichier de partie
ui-replay-controls = Revoir la partie
ui-replay-eyes = Vu par
ui-replay-everything = Tout
ui-replay-spectator = Un spectateur
ui-replay-first = Au début
ui-replay-back = Étape précédente
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-on = Étape suivante
ui-replay-last = À la fin
ui-replay-step = Étape
ui-replay-of = { $step } sur { $steps }
ui-reload = le serveur ne comprend plus cette page : recharge-la
ui-all-hands = Toutes les mains

ui-learn = Apprendre en deux minutes : { $game }
ui-coach = Leçon
ui-coach-now = Maintenant, tu peux :
ui-coach-more = { $count ->
    [one] ou { $count } autre
   *[other] ou { $count } autres
}
ui-coach-wait = Attends et regarde : le journal dit ce que font les autres.
ui-coach-next = Continuer
ui-coach-stop = Finir la leçon
