# Les phrases propres au terminal ; il partage toutes les autres avec la page.
#
# Les arguments sont ceux du fichier anglais.


## La table

terminal-you = { $seat } (toi)
terminal-tokens-and-cards = Jetons et cartes
terminal-price = Prix
terminal-price-changed = { $price } (au lieu de { $cost })
terminal-kind = Sorte
terminal-what-it-does = Effet
terminal-card = Carte
terminal-where = Où
terminal-deck = Pioche
terminal-poison = { $amount ->
    [one] { $amount } jeton poison
   *[other] { $amount } jetons poison
}
terminal-shrink = { $amount ->
    [one] { $amount } jeton mini
   *[other] { $amount } jetons mini
}
terminal-copy = { $owner ->
    [self] { $card } (copie sa propre carte « { $copied } »)
   *[monster] { $card } (copie « { $copied } », carte tenue par { $owner })
}
terminal-used = utilisée
terminal-counters = { $counters ->
    [one] reste { $counters } marqueur
   *[other] reste { $counters } marqueurs
}
terminal-now-copies = En ce moment « { $card } » : { $text }
terminal-does = { $what } : { $text }
terminal-top-first = Toi seul le sais : la prochaine carte de la pioche est « { $card } » ({ count-price }).
terminal-top-next = Ensuite vient « { $card } » ({ count-price }).


## Questions et réponses

terminal-before-first-turn = Avant le premier tour
terminal-example = (par exemple { $example })
terminal-which-monster = Quel monstre es-tu ?
terminal-reroll-all = Relancer tous les dés
terminal-dice-of-group = { $text } : { $dice }
terminal-smashes-of-group = { $text } : { count-smashes }
terminal-no-healing = Ils ne soignent pas dans Tokyo.
terminal-hearts-so-far = (Jusqu’ici : { $used }.)
terminal-hearts-for-you = { $amount } pour toi
terminal-hearts-for-poison = { $amount } contre le poison
terminal-hearts-for-shrink = { $amount } contre un jeton mini
terminal-hearts-for-seat = { $amount } pour { $seat }


## À plusieurs

terminal-your-turn = { $player }, à toi de jouer.
terminal-look-away = Les autres, détournez les yeux. Appuie sur Entrée quand tu es là.


## Ce qui se passe

# Une extension maison compte quelque chose.
terminal-counted = { $counted ->
    [none] { $seat } n’a plus rien de « { $card } ».
   *[some] { $seat } a maintenant { $counted }.
}
terminal-dice-now = Désormais : { $dice }.
terminal-you-are-out = Te voilà hors jeu.
terminal-person-out = { $player } est hors jeu.
terminal-others-fight-on = Les autres continuent le combat.
terminal-well-done = Bien joué !
terminal-reason-of = { $seat } : { $reason }
terminal-no-reasons = Aucun autre joueur n’a encore fait de choix à expliquer.


## Aide

terminal-help-answer = Réponds par le numéro d’un choix ou par son texte ; le début suffit si un seul choix convient. Les choix, les dés et les cartes se tapent comme dans la liste, en anglais. Pendant un lancer, désigne les dés que tu gardes ; les autres sont relancés :
terminal-help-letters = les dés qui portent ces lettres
terminal-help-faces = les dés par leurs faces, qui sont { $notation }
terminal-help-reroll = relancer ceux-ci, garder le reste
terminal-help-nothing = relancer tous les dés
terminal-help-stop = garder tous les dés : le lancer est fini
terminal-help-set = avec une carte qui tourne des dés
terminal-help-any-time = À tout moment :
terminal-help-board = revoir la table
terminal-help-log = ce qui vient de se passer
terminal-help-hint = ce qu’un joueur redoutable choisirait
terminal-help-why = les raisons des autres
terminal-help-cards = toutes les cartes en jeu, expliquées
terminal-help-quit = quitter la partie
terminal-help-game = Le jeu : trois chiffres pareils rapportent ce nombre de points, et chaque dé de plus ajoute un point. Les cœurs soignent, mais pas dans Tokyo. Les baffes lancées de dehors touchent tous ceux de Tokyo ; celles lancées de Tokyo, tous ceux du dehors. Un monstre frappé dans Tokyo peut céder la place à l’attaquant.
terminal-help-energy = L’énergie achète des cartes.
terminal-help-win = Pour gagner, aie 20 points à la fin d’un tour, ou reste le dernier en vie.
terminal-help-win-at-once = Pour gagner, aie 20 points, ou reste le dernier en vie.
terminal-help-rules = Les règles de cette partie : { $rules }. `{ $command }` les énumère.


## Quand ce qui est tapé n’est pas une réponse

terminal-please-answer = Il faut répondre ; `{ $key }` explique comment, `quit` quitte la partie.
terminal-explains = `{ $key }` explique.
terminal-no-monster = Il n’y a pas de monstre « { $typed } ».
terminal-monsters-are = Les monstres sont : { $known }.
terminal-no-die = Il n’y a pas de dé « { $typed } ».
terminal-name-dice = Désigne les dés par leur lettre, de a à { $last }, ou par leur face : { $notation }.
terminal-no-face = Un dé n’a pas de face « { $typed } » ; les faces sont : { $notation }.
terminal-face-absent = Aucun dé ne montre { $face }.
terminal-face-already = Ce dé montre déjà { $face }.
terminal-several-cards = Plusieurs cartes le peuvent ; choisis parmi : { $known }.
terminal-not-possible = « { $typed } » n’est pas possible maintenant.
terminal-ways-to-set = Ces cartes peuvent tourner des dés : { $known }. Par exemple : { $example }.
terminal-no-option = Il n’y a pas de choix { $typed } : les choix vont de 1 à { $most }.
terminal-unreadable = « { $typed } » n’est pas une réponse comprise.
terminal-reroll-letters = Pour relancer des dés et garder le reste, désigne-les par leur lettre : { $example }.
terminal-die-twice = Le dé { $letter } est nommé deux fois.
terminal-cannot-keep = Tu ne peux pas garder { $typed } : { $shown ->
    [0] aucun dé ne montre { $face }.
    [one] seul { $shown } dé montre { $face }.
   *[other] seuls { $shown } dés montrent { $face }.
}
terminal-ambiguous = « { $typed } » peut vouloir dire : { $known }. Tapes-en un peu plus.
terminal-did-you-mean = Voulais-tu dire « { $near } » ?
terminal-dice-or-type = Désigne les dés à garder par leur lettre ou leur face, ou tape : { $known }.
terminal-may-choose = Tu peux choisir : { $known }.
terminal-options-are = Les choix vont de 1 à { $most }.


## Sauvegarder, charger, quitter

terminal-unsaved = La partie continue sans être sauvegardée.
terminal-other-program = Un autre programme y a sauvegardé une partie ; celle-ci est désormais sauvegardée sous { $file }.
terminal-saved-aside = La partie qui y était sauvegardée est conservée sous { $file }.
terminal-standing = { $choices ->
    [one] { $choices } choix fait
   *[other] { $choices } choix faits
}, { $monsters } monstres
terminal-unfinished = Ta dernière partie n’est pas finie ({ $standing }). La reprendre ? (oui, ou non pour une nouvelle)
terminal-leave = Tu quittes la partie.
terminal-saved = Elle est sauvegardée : `{ $command }` la reprend.
terminal-goodbye = À la prochaine !
terminal-again = Graine { $seed }. Pour la rejouer :
terminal-prove-now = `{ $command }` peut maintenant prouver que les dés étaient honnêtes.
terminal-prove-later = `{ $command }` pourra prouver que les dés étaient honnêtes, une fois la partie finie.
terminal-commitment = Un secret décide des dés. Son empreinte : { $hash }
terminal-which-words = Quels mots veux-tu mêler aux dés ? (n’importe lesquels, ou rien)
terminal-cannot-go-on = La partie ne peut pas continuer : { $reason }.
terminal-card-failed = Une de tes cartes a échoué : { $error } ({ $file }, ligne { $line }, dans { $function }).


## Les chiffres d’une partie

terminal-not-over = La partie n’est pas finie.
terminal-rules = Règles : { $rules }
terminal-stats-finished = Lancers finis
terminal-stats-thrown = Tous les lancers
terminal-stats-all = en tout


## Revoir une partie

terminal-replay-hint = Entrée avance, b recule, t 5 va au tour 5, 40 à la décision 40, { $key } explique.
terminal-replay-next = le choix suivant, comme Entrée
terminal-replay-back = le choix précédent
terminal-replay-decision = après la décision 40
terminal-replay-interjection = après une carte utilisée avant la décision 14
terminal-replay-turn = le début du tour 5
terminal-replay-start-key = le début
terminal-replay-end-key = la fin
terminal-replay-log = ce tour jusqu’ici, raconté
terminal-replay-log-all = toute la partie jusqu’ici, racontée
terminal-replay-quit = quitter
terminal-replay-start = Début
terminal-replay-at = { $number } sur { $last }
terminal-replay-chose = { $seat } : { $choice }
terminal-replay-interjected = { $seat }, entre-temps : { $choice }
terminal-replay-why = Pourquoi : { $reason }
terminal-replay-chose-why = { $choice } (pourquoi : { $reason })
terminal-replay-market = Marché : { $cards }
terminal-replay-top = Sur la pioche : { $cards }
terminal-replay-asked = Ensuite : { $seat }, { $step }.
terminal-replay-unfinished = Le texte s’arrête ici, et la partie n’est pas finie : c’est à { $seat } ({ $step }).
terminal-replay-is-start = C’est le début.
terminal-replay-is-end = C’est la fin : b recule, s revient au début, q quitte.
terminal-replay-no-turn = Il n’y a pas de tour { $typed }.
terminal-replay-turns = Les tours vont de { $least } à { $most }.
terminal-replay-no-decision = Il n’y a pas de décision { $typed }.
terminal-replay-decisions = Les décisions vont de { $least } à { $most }.
terminal-replay-nowhere = Impossible d’aller à « { $typed } » : 40 est la décision 40, t12 le tour 12.


## La preuve d’une partie, et la liste des sauvegardes

terminal-proof-impossible = Le texte de la partie est faux : { $reason }.
terminal-proof-older = La partie a été jouée avec les règles { $old }, que les règles { $new } ne peuvent pas rejouer : il n’est donc pas prouvé que les règles demandaient ces lancers et ces tirages ({ $reason }).
terminal-saves-none = Il n’y a pas encore de partie sauvegardée : `{ $command }` sauvegarde après chaque choix.
terminal-saves-slot = Nom
terminal-saves-day = Jour
terminal-saves-monsters = Monstres
terminal-saves-state = État
terminal-saves-own = (la tienne)
terminal-saves-over = finie : { $result }
terminal-saves-load = `{ $own }` reprend la tienne, `{ $other }` une autre.


## Cartes, points de règle et réglages

terminal-copies = Nombre
terminal-cards-unknown = Il n’y a pas de carte « { $typed } ».
terminal-cards-near = Voulais-tu dire { $near } ?
terminal-cards-all = `{ $command }` les montre toutes.
terminal-cards-several = « { $typed } » désigne plusieurs cartes : { $cards }.
terminal-rulings-rules = Les règles
terminal-rulings-none = Aucun point de règle ne concerne ces cartes ensemble : elles font ce que dit leur texte.
terminal-setting = Réglage
terminal-what-it-changes = Ce qu’il change
terminal-other-values = (ou : { $values })
terminal-rules-one = `{ $command }` montre un jeu de règles, avec toutes les valeurs de chaque réglage.


## Options de la ligne de commande qui ne conviennent pas

terminal-rules-and-position = Une position a ses propres règles : indique-les dans son texte, par exemple { $example }.
terminal-load-and-settings = Une partie sauvegardée a ses propres réglages : enlève { $options }.
terminal-load-over = Cette partie est finie ; `{ $command }` la montre.
terminal-words-without-fair = On ne peut mêler des mots qu’à des dés prouvables : ajoute { $option }.
terminal-fair-and-seed = L’honnêteté de dés tirés d’une graine ne peut pas être prouvée : enlève la graine, ou { $option }.
terminal-slot-and-save = Ce nom désigne déjà un fichier : enlève-le, ou { $option }.
terminal-no-position = « { $typed } » n’est ni un fichier ni une position.
terminal-no-level = Il n’y a pas de niveau « { $typed } ».
terminal-levels-are = Les niveaux sont : { $known }. Tu peux aussi nommer un joueur : { $players }.
terminal-level-count = { $opponents ->
    [one] Il faut un seul niveau, et non { $found }.
   *[other] Il faut un seul niveau, ou un pour chacun des { $opponents } adversaires, et non { $found }.
}
terminal-cards-missing = Cette partie a des cartes tirées d’un fichier ({ $ids }) : nomme ce fichier avec { $option }.
terminal-expansion-missing = Si cela vient d’une extension écrite dans un fichier, nomme ce fichier avec { $option }.
