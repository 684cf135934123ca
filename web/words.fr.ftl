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
ui-undo-waiting = La demande est envoyée.
ui-undo-accept = Accepter
ui-undo-refuse = Refuser
ui-undo-withdraw = Tant pis

ui-seat-you = { $name } (toi)
ui-seat-yours = à toi
ui-seat-thinking = réfléchit
ui-seat-reconnecting = reconnexion
ui-level-wisp = Feu follet
ui-level-ghost = Fantôme
ui-level-phantom = Spectre
ui-level-poltergeist = Poltergeist
ui-bot-0 = Drap
ui-bot-1 = Ombre
ui-bot-2 = Goutte
ui-bot-3 = Braise
ui-bot-4 = Gelée
ui-bot-5 = Lueur
ui-nobody = Place libre
ui-me = Moi

ui-emotes = Réactions
ui-emote-boo = Bouh !
ui-emote-laugh = Ha ha
ui-emote-wow = Oh !
ui-emote-love = Bravo
ui-emote-cry = Snif
ui-emote-think = Hmm

ui-setting-name = Ton nom
ui-setting-language = Langue
ui-setting-theme = Thème
ui-setting-theme-system = Système
ui-setting-theme-moonlit = Clair de lune
ui-setting-theme-paper = Papier
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
ui-rules-not-found = Rien sur « { $words } » dans ces règles.

ui-table-opening = On dresse la table…
ui-table-trouble = Cette table ne s’ouvre pas : { $problem }
ui-to-lobby = À l’accueil
ui-curtain = C’est à { $name }
ui-curtain-why = Passe l’appareil ; personne d’autre ne regarde.
ui-curtain-lift = C’est moi, { $name } : voir ma main
ui-join-title = Une place t’attend
ui-join-name = Ton nom
ui-join = S’asseoir
ui-watch = Juste regarder
ui-waiting-title = Qui joue
ui-waiting-host = La partie commence quand tout le monde est là, ou quand l’hôte la lance.
ui-begin = Commencer
ui-begin-bots = Des bots prennent les places encore libres.
ui-invite-title = Invite des amis
ui-invite-link = Lien pour tes amis
ui-copy = Copier
ui-copied = Copié
ui-qr = Code QR du lien

ui-end-won = Victoire !
ui-end-won-by = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
ui-end-nobody = Personne ne gagne
ui-end-winner = victoire
ui-end-scores = Le décompte des points est dans les règles.
ui-end-noise = Pousse un cri de fantôme terrifiant
ui-rematch = Rejouer
ui-replay = Revoir la partie
ui-download = Télécharger la partie
