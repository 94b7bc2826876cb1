# Le retour en arrière et l’entraînement : revoir la partie, ses chiffres, la preuve de ses dés, les fichiers déposés.
#
# $seat est le nom d’un monstre, $kept les dés gardés, $cards des noms de cartes ; le reste, des nombres et des textes.


## Revoir la partie

look-back = Retour en arrière
look-back-line = Revoir ce moment
look-back-at = Tour { $turn }, moment { $moment } sur { $last }
look-back-close = Revenir à la partie
look-back-end = Revenir au résultat
look-back-happened = Ce qui a été choisi, et ce qui a suivi
look-back-chose = Le choix de { $seat }
    .you = Ton choix
look-back-beginning = La partie commence
look-back-secret = Encore secret
look-back-nothing = Rien ne s’est encore passé.
look-back-slider = Moment de la partie
look-back-controls = Parcourir la partie
look-back-run = Lecture
look-back-stop = Arrêter
look-back-step = Un choix plus loin
look-back-step-back = Un choix plus tôt
look-back-turn = Un tour plus loin
look-back-turn-back = Un tour plus tôt
look-back-speed = Vitesse de lecture
look-back-step-keys = Un choix plus tôt ou plus loin
look-back-turn-keys = Un tour plus tôt ou plus loin
look-back-ends-keys = Le premier ou le dernier moment
look-back-run-keys = Lire ou arrêter
speed-slow = Lente
speed-steady = Posée
speed-fast = Vive

chosen-keep = Garder { $kept } et relancer le reste
chosen-keep-nothing = Relancer tous les dés


## L’entraînement

practice = Entraînement
    .text = Cette partie a commencé par une position préparée, par un moment d’une autre partie, ou comme nouvel essai d’un défi du jour. Ici, on essaie : la vraie partie reste comme elle était.
practice-leave = Revenir à la vraie partie
play-on = Reprendre d’ici
    .about = Une nouvelle partie commence avec cette table et de nouveaux dés, marquée comme entraînement. Celle-ci reste comme elle était.
play-on-dice = Nouveaux dés { $hash }…
play-on-over = Ici, la partie est finie. Recule un peu pour reprendre.
rewind = Revenir ici
    .about = Retour juste avant ce choix, avec de nouveaux dés, pour s’entraîner. La vraie partie est conservée : « Continuer », dans le menu, y ramène.


## Après la partie

to-results = Voir les résultats
watch-replay = Revoir la partie
share-moment = Partager ce moment
share-record = Partager la partie
share-copied = Lien copié
share-damaged = Ce lien est abîmé ou incomplet : demande-le encore une fois.
download-record = Télécharger le texte de la partie
after-game = Après la partie
after-numbers = Statistiques
after-dice = Dés
after-plots = Au fil du temps
after-proof = Dés honnêtes
after-counting = Calcul en cours …

numbers-sum = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}, { $choices ->
    [one] { $choices } décision
   *[other] { $choices } décisions
}.
    .bold = Le nombre le plus élevé de chaque ligne est en gras.
numbers-end = À la fin
numbers-tokyo = Les tours et Tokyo
numbers-points = Les points
numbers-damage = Dégâts et cœurs
numbers-energy = Énergie et cartes
numbers-dice = Les dés
numbers-sources = D’où venaient les points
    .short = Points venus de
source-dice = Les dés
source-tokyo = La ville de Tokyo
source-rules = D’autres règles

fate-won = Roi de Tokyo.
fate-alive = En vie à la fin.
fate-out = Éliminé au tour { $turn }.
fate-out-by = Éliminé au tour { $turn } par { $seat }.
fate-cards = Cartes : { $cards }.
fate-no-cards = Aucune carte.

dice-fell = Combien de fois chaque face est sortie, relances comprises.
dice-expected = moyenne de dés honnêtes
dice-everybody = Tout le monde
dice-count = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
dice-face = Face du dé
dice-thrown = Sorties

plots-turn = Tour
plots-table = La même chose en tableau
plots-read = { $what } de tour en tour. À la fin : { $ends }.


## La preuve

proof-about = Tous les dés de cette partie viennent d’un secret et des mots des joueurs. Une fois le secret révélé, ton navigateur peut tout recalculer et comparer avec ce qu’il a vu : l’empreinte avant le premier lancer, ses propres mots, et l’empreinte de la partie après chaque choix.
proof-none = Les dés de cette partie viennent d’une graine, ou son texte ne contient pas le secret : on ne peut rien prouver à leur sujet.
proof-waiting = Le secret est révélé quand la partie est finie.
proof-commitment = Empreinte du secret
proof-head = Empreinte de la partie (tous les noms et choix)
proof-secret = Secret, révélé maintenant
proof-words = Mots des joueurs
proof-no-words = Personne n’en a ajouté.
proof-verify = Vérifier
proof-verdict-proved = C’est prouvé : ces dés étaient honnêtes
proof-verdict-if = Honnêtes, si cette empreinte t’a été montrée avant la partie
proof-verdict-failed = Non prouvé : quelque chose ne correspond pas
proof-own-same = Le secret a l’empreinte qui a été montrée avant la partie :
proof-own-other = Le secret n’a pas l’empreinte qui a été montrée avant la partie. Il a celle-ci :
proof-own-unknown = L’empreinte d’avant la partie n’est pas connue ici : compare-la à celle que tu as notée. Le secret a celle-ci :
proof-words-same = Les mots que ton navigateur a ajoutés y sont.
proof-words-other = Les mots que ton navigateur a ajoutés n’y sont pas.
proof-key = Le secret et les mots donnent ensemble la clé de tous les dés :
proof-checked = { $count ->
    [one] { $count } lancer ou tirage a été recalculé : il correspond au texte de la partie.
   *[other] { $count } lancers et tirages ont été recalculés : tous correspondent au texte de la partie.
}
proof-line-differs = La ligne { $line } du texte dit { $found }, mais le calcul donne { $expected }.
proof-head-same = Les noms et tous les choix sont ceux qui ont été vus pendant la partie. Empreinte de la partie :
proof-head-part = { $count ->
    [one] Les noms et le premier choix sont ceux qui ont été vus pendant la partie ; la suite n’a pas été vue. Empreinte de la partie :
   *[other] Les noms et les { $count } premiers choix sont ceux qui ont été vus pendant la partie ; la suite n’a pas été vue. Empreinte de la partie :
}
proof-head-other = Les noms ou les choix ne sont pas ceux de la partie jouée. Empreinte de la partie :
proof-head-unknown = L’empreinte montrée pendant la partie n’est pas connue ici : il n’est donc pas prouvé que ces noms et ces choix ont été joués. Empreinte de la partie :
proof-head-none = Dans les textes de cet ancien format, les dés ne dépendent pas des noms ni des choix : il n’est donc pas prouvé que ce sont ceux qui ont été joués.
proof-rules = Chaque choix suit les règles.
    .by-server = Le serveur l’a vérifié. Sur une autre machine, kot verify le vérifie.
proof-loaded = { $count ->
    [one] { $count } lancer était fixé d’avance : rien n’est prouvé à son sujet.
   *[other] { $count } lancers étaient fixés d’avance : rien n’est prouvé à leur sujet.
}
proof-practice = La partie a commencé par une position : rien n’est prouvé sur ce qui l’a précédée.
proof-daily = Ce sont les dés, les monstres et les règles du défi du { $date }.


## Un fichier

drop = Dépose-le ici : une sauvegarde reprend, le texte d’une partie s’affiche
drop-hint = ou dépose une sauvegarde ou le texte d’une partie sur cette page


## En chiffres : à la fin

statistic-points = Points à la fin
statistic-health = Cœurs à la fin
statistic-energy = Énergie à la fin


## En chiffres : tours et Tokyo

statistic-turns = Tours joués
statistic-extra-turns = Tours supplémentaires
    .short = Tours en plus
statistic-turns-in-tokyo = Tours commencés dans Tokyo
    .short = Débutés dans Tokyo
statistic-entries = Entrées dans Tokyo
    .short = Entrées dans Tokyo
statistic-stays = Fois où il est resté dans Tokyo
    .short = Resté dans Tokyo
statistic-yields = Fois où il a cédé Tokyo
    .short = A cédé Tokyo


## En chiffres : points

statistic-points-gained = Points gagnés
statistic-points-by-dice = Points des dés
statistic-points-by-tokyo = Points de Tokyo
statistic-points-by-cards = Points des cartes
statistic-points-lost = Points perdus
statistic-most-points = Meilleur tour, en points
    .short = Record de points


## En chiffres : dégâts et cœurs

statistic-damage-given = Dégâts infligés
statistic-most-damage = Meilleur tour, en dégâts
    .short = Record de dégâts
statistic-eliminations = Monstres éliminés
    .short = Éliminations
statistic-damage-taken = Dégâts subis
statistic-damage-prevented = Dégâts évités
statistic-health-gained = Cœurs regagnés
statistic-revivals = Retours en jeu
statistic-poison = Jetons poison reçus
    .short = Jetons poison
statistic-shrink = Jetons mini reçus
    .short = Jetons mini


## En chiffres : énergie et cartes

statistic-energy-gained = Énergie gagnée
statistic-energy-spent = Énergie dépensée
statistic-energy-on-cards = Énergie payée pour des cartes
    .short = Énergie en cartes
statistic-energy-lost = Énergie prise par les autres
    .short = Énergie perdue
statistic-cards-bought = Cartes achetées
statistic-cards-stolen = Costumes volés
statistic-sweeps = Marchés balayés
    .short = Marchés balayés


## En chiffres : dés

statistic-dice-thrown = Dés lancés
statistic-rerolls = Relances
statistic-die-rerolls = Dés relancés par une carte
    .short = Dés relancés seuls
statistic-dice-set = Dés changés par une carte
    .short = Dés changés
statistic-extra-rolls = Lancers supplémentaires
    .short = Lancers en plus


# Préparer une position à la main.
#
# Les arguments sont ceux du fichier anglais.

position = Préparer une position
    .text = Place tout comme tu veux, puis joue. C’est une partie d’entraînement.
position-here = Modifier cette table
    .text = Partir de cette situation et la changer, pour s’entraîner
position-play = Jouer
position-clear = Tout effacer
position-monsters = Monstres
position-monster = Monstre { $number }
position-player = Joué par
position-place = Où est { $seat } ?
position-less = Moins : { $what }
position-more = Plus : { $what }
position-hand = Cartes : { $seat }
position-add-card = Ajouter une carte
    .of = Ajouter une carte pour { $seat }
position-remove-card = Retirer { $card }
position-counters = Marqueurs dessus
position-copies = Copie
    .nothing = Rien
position-search = Chercher une carte
    .hint = Son nom, ou ce qu’elle fait
    .found = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .none = Aucune carte trouvée. Essaie un mot plus court.
position-elsewhere = Déjà sur cette table.
position-turn = Le tour
position-active = À qui est-ce de jouer ?
position-dice = Dés
    .none = Pas encore de dés : c’est l’heure du premier lancer.
position-turn-die = Appuie sur un dé pour changer sa face ; les flèches le tournent dans les deux sens.
position-rolls = Lancers restants
position-market-kind = { $kind ->
    [dealt] Tiré au hasard
   *[other] Ces cartes
}
position-market-place = Marché, emplacement { $number }
position-market-empty = Vide : choisir une carte
position-deck = Prochaines cartes de la pioche
    .text = Dans cet ordre. La suite est tirée au hasard.
    .add = Ajouter une carte à la pioche
position-line = En une ligne de texte
    .text = Pour partager une position, ou en coller une. Une ligne collée se joue avec les monstres habituels.
    .copy = Copier cette position
    .copied = Copiée.
    .play = Jouer cette ligne
keys-at-position = En préparant une position
keys-turn-die = Tourner un dé
