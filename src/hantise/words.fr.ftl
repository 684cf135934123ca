seat = la place { $seat }
comma = ,{" "}
refused = { $reason } (règle { $rule })

not-a-move = « { $move } » n’est pas un coup : un coup est court, en lettres simples, chiffres et espaces
won-by = victoire : { $winners }
won-by-nobody = personne ne gagne
score-line = { $who } : { $score }

level-wisp = Feu follet
level-ghost = Fantôme
level-phantom = Spectre
level-poltergeist = Poltergeist

player-you = la place { $seat } (toi)
player-named = la place { $seat } ({ $name })
player-named-you = la place { $seat } ({ $name }, toi)

command-help = aide
command-view = vue
command-moves = coups
command-why = pourquoi
command-hint = conseil
command-rules = règles
command-log = journal
command-undo = annuler
command-yes = oui
command-no = non
command-begin = commencer
command-quit = quitter

help-move = Écris un coup tel qu’il est noté, ou son numéro dans la liste. Et aussi :
help-help = aide             ces lignes
help-view = vue              la table encore une fois
help-moves = coups [TEXTE]    tes coups, ou ceux où se trouve le texte
help-why = pourquoi COUP    ce que ferait un coup, ou pourquoi il est impossible
help-hint = conseil          ce que ferait un bot fort
help-rules = règles [NUMÉRO]  les règles, un chapitre (5) ou un paragraphe (5.2)
help-log = journal          ce qui s’est passé jusqu’ici
help-undo = annuler          reprendre ton dernier coup, ou le demander aux autres
help-yes = oui              accepter que quelqu’un reprenne un coup
help-no = non              refuser, ou retirer ta propre demande
help-begin = commencer        commencer sans attendre tout le monde (à une table en ligne)
help-quit = quitter          partir ; une partie à toi est sauvegardée

play-prompt = Ton coup (un numéro, un coup tel qu’il est noté, ou aide) :
play-many = { $count } coups sont possibles : « coups » en donne la liste, « coups TEXTE » ceux où se trouve le texte.
play-no-such-move = aucun de tes coups ne ressemble à cela
play-no-such-rule = il n’y a pas de paragraphe { $rule } dans les règles
play-hint = un bot fort jouerait : { $move } ({ $label })
play-no-hint = pas de conseil pour l’instant
play-spectator = tu regardes ; pour cela, il faut avoir une place
play-request = { $who } aimerait reprendre son dernier coup : oui ou non ?
play-curtain = C’est à { $who } de regarder, et à personne d’autre : appuie sur Entrée.
play-waiting = { $host ->
    [1] Des places sont encore libres. « commencer » lance la partie tout de suite, avec des bots.
   *[other] Des places sont encore libres ; la partie commence quand elles sont prises.
}
play-bot-failed = { $fault ->
    [illegal] { $who } n’a pas nommé de coup permis
    [late] { $who } a réfléchi trop longtemps
   *[raised] { $who } a échoué sur une erreur
} : un coup raisonnable a été joué pour elle
play-kept = la partie est sauvegardée : « { $command } » la reprend
save-exists = une partie n’est pas terminée ({ $path }) : --resume reprend la dernière
save-none = il n’y a pas de partie sauvegardée
save-damaged = la partie sauvegardée { $path } est abîmée et ne peut pas être reprise ; le fichier reste tel quel (--new en commence une autre)
save-other-version = la partie sauvegardée { $path } vient d’une autre version de Hantise et ne peut pas être reprise ; le fichier reste tel quel (--new en commence une autre)

online-unreachable = { $server } est injoignable : { $reason }
online-lost = la connexion avec { $server } est perdue ; nouvel essai…
online-back = la connexion est revenue
online-refused = { $server } refuse : { $reason }
online-left = « { $command } » te ramène ici

app-choose = ↑ ↓ choisir · Entrée valider · Échap revenir
app-reading = ↑ ↓ PgPréc PgSuiv défiler · Échap revenir
app-game = À quoi joue-t-on ?
app-carry-on = Reprendre : { $game } ({ $when })
app-new = Nouvelle partie : { $game } — { $teaser }
app-players = { $players } joueurs
app-level = Quel niveau pour les bots ?
app-level-wisp = Feu follet : il laisse passer des choses
app-level-ghost = Fantôme : un bon adversaire
app-level-phantom = Spectre : un adversaire fort
app-level-poltergeist = Poltergeist : il réfléchit toute une seconde
app-preparing = { $game } se prépare. La première fois, ses règles sont compilées : une minute environ, une fois pour toutes.
app-type = écris tout ou partie d’un coup, ou choisis par ↑ ↓ (PgPréc PgSuiv : le plateau)
app-your-turn = à toi de jouer
app-turn-of = au tour de : { $who }
app-thinks = { $who } réfléchit…
app-thinking = un bot fort y réfléchit…
app-request = { $who } aimerait reprendre son dernier coup. Es-tu d’accord ?

key-rules = règles
key-hint = conseil
key-undo = annuler
key-story = journal
key-zoom = plateau
key-begin = commencer
key-again = rejouer
key-leave = partir

table-begun = la partie commence
table-seated = { $who } prend place
table-left = { $who } quitte la table ; un bot joue à sa place
table-returned = { $who } est de retour
table-late = temps écoulé : un bot joue pour { $who }
table-undo-asked = { $who } demande à reprendre son dernier coup
table-undo-accepted = { $who } accepte
table-undo-refused = { $who } préfère continuer
table-undone = { $who } reprend son dernier coup
table-rematched = une nouvelle partie commence à une autre table
table-stale = la table a avancé ; voici où elle en est
table-not-your-turn = patience : c’est à { $who } de jouer
table-unknown = cette table n’existe pas ; redemande le lien
table-not-free = cette place n’est pas libre, ou demande une invitation
table-has-begun = la partie a déjà commencé
table-has-not-begun = la partie n’a pas encore commencé
table-is-over = la partie est terminée
table-not-over = la partie n’est pas encore terminée
table-host-begins = seul l’hôte peut lancer la partie : la première personne assise
table-undo-pending = quelqu’un a déjà demandé à reprendre un coup
table-nothing-to-undo = tu n’as aucun coup à reprendre
table-nothing-asked = personne n’attend ta réponse
table-emote-too-soon = une réaction à la fois : attends un instant
