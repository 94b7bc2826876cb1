# Tout ce que la page dit d’autre : noms, menus, boutons, étiquettes, messages.
#
# Les attributs et les arguments sont ceux du fichier anglais.


## Les quantités, à l’intérieur d’autres phrases

count-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
count-health = { $amount ->
    [one] { $amount } cœur
   *[other] { $amount } cœurs
}
count-energy = { $amount ->
    [one] { $amount } énergie
   *[other] { $amount } énergies
}
count-price = { $price ->
    [one] { $price } énergie
   *[other] { $price } énergies
}


## Le jeu

title = King of Tokyo
tagline = Lance. Baffe. Tiens la ville, ou lâche-la à temps.
loading = On réveille les monstres …
version = Version n° { $version }


## Les monstres

monster-axolulu = Axolulu
    .temper = Menace souriante
    .text = Sourit, salue, mange le pont. Adore la foule et veut vivre au beau milieu.
monster-mosshell = Mosshell
    .temper = Patient
    .text = A dormi trois cents ans. C’étaient les autres qui étaient pressés.
monster-old-pinch = Old Pinch
    .temper = Grincheux
    .text = Porte un phare et une vieille rancune, et ne lâche ni l’un ni l’autre.
monster-blorb = Blorb
    .temper = Affamé
    .text = A mangé un taxi. En reprendrait bien un, pourboire compris.
monster-girder = Girder
    .temper = Travailleur
    .text = A construit la moitié de la ville et vient la reprendre.
monster-hoot-noir = Hoot Noir
    .temper = Méfiant
    .text = Voit tout, ne dit rien, et ne paie jamais le parking.
monster-any = N’importe lequel des six
    .text = Un tirage honnête, pour l’ordinateur aussi.


## Le nom des choses

face-1 = 1
face-2 = 2
face-3 = 3
face-heart = cœur
face-energy = énergie
face-smash = baffe
face-about-number = Trois rapportent { $number }, chaque dé de plus 1 de plus.
face-about-heart = Rend 1 cœur, mais pas dans Tokyo.
face-about-energy = Donne 1 énergie pour acheter des cartes.
face-about-smash = Prend 1 cœur : à tous ceux de Tokyo ou, si tu y es, à tous ceux du dehors.

group-numbers = Chiffres
group-hearts = Cœurs
group-energy = Énergie
group-smashes = Baffes

place-outside = Dehors
    .short = Dehors
    .text = Hors de Tokyo. Ici, les cœurs soignent.
place-city = Tokyo City
    .short = City
    .text = Au milieu de tout : des points pour qui reste, des coups de tout le monde, aucun soin par les dés.
place-bay = Tokyo Bay
    .short = Bay
    .text = La deuxième place de Tokyo, ouverte tant qu’au moins cinq monstres sont en vie.
place-dead = Éliminé
    .short = Éliminé
    .text = Au tapis. Plus de dés, plus de cartes, pas de regrets.
place-free = Libre
place-bay-closed = Tokyo Bay est fermée : il reste moins de cinq monstres.

step-start = Début
    .text = Les cartes qui agissent d’abord, et les points de Tokyo.
step-roll = Lancer
    .text = Jusqu’à trois lancers. Garde ce qui te plaît à chaque fois.
step-resolve = Compter
    .text = Les chiffres marquent, les cœurs soignent, l’énergie se prend, les baffes frappent.
step-tokyo = Tokyo
    .text = Ceux qu’on a frappés dans Tokyo restent ou cèdent la place. S’il y a de la place, tu dois entrer.
step-buy = Acheter
    .text = Achète des cartes ou balaie le marché tant que tu peux payer.
step-end = Fin
    .text = Les cartes qui agissent en dernier, et le poison.

kind-keep = Permanente
    .text = Reste à toi et agit désormais.
kind-discard = Immédiate
    .text = Agit une fois, tout de suite.
kind-costume = Costume d’Halloween
    .text = Reste à toi jusqu’à ce qu’on te le vole.

points = Points
    .text = 20 points gagnent quand un tour est fini.
health = Cœurs
    .text = À 0, tu es éliminé.
energy = Énergie
    .text = Sert à payer les cartes.

token-poison = Poison
    .text = À la fin de son tour, un monstre perd 1 cœur par jeton poison. Hors de Tokyo, un dé cœur en retire un.
token-shrink = Mini
    .text = Un dé de moins par jeton mini. Hors de Tokyo, un dé cœur en retire un.
token-mimic = Sosie
    .text = Posé sur la carte que copie le « Sosie ».
token-smoke = Fumée
    .text = Un des marqueurs d’« Écran de fumée » : un lancer de plus chacun.
token-battery = Piles
    .text = L’énergie qui reste sur « Monstre à piles » : 2 au début de chaque tour.
token-cultists = Cultistes
    .text = Chacun vaut 1 cœur, 1 énergie ou un lancer de plus, à tout moment.
token-tower = Tour de Tokyo
    .text = Les étages de la Tour de Tokyo. Qui prend le troisième a gagné.


counted-cultists = { $amount ->
    [one] { $amount } cultiste
   *[other] { $amount } cultistes
}
# Combien d’étages de la tour.
counted-tower = { $amount ->
    [one] Tour : { $amount } étage
   *[other] Tour : { $amount } étages
}

ending-points = Aux points
    .text = { $winner } a 20 points et tient encore debout.
ending-last-alive = Dernier debout
    .text = { $winner } est le seul monstre encore en vie.
ending-all-dead = Personne
    .text = Tous les monstres sont tombés ensemble. Tokyo peut enfin dormir.
ending-person-eliminated = Personne
    .text = Avec ces règles, la partie s’arrête quand sa seule personne est éliminée.
ending-tokyo-tower = Du sommet de la Tour de Tokyo
    .text = { $winner } a pris le troisième étage.


## Niveaux, règles, extensions

player-person = Personne
    .text = Quelqu’un devant cet écran.
player-easy = Facile
    .text = Prend ce qui brille le plus tout de suite. Gentil, pour un monstre.
player-medium = Moyen
    .text = Compte les dés et les coups, et sait ce que valent les cartes.
player-hard = Difficile
    .text = Réfléchit au tour entier. Ne le laisse pas seul dans la City.

preset-standard = Classique
    .text = Le jeu habituel : les 66 cartes, de deux à six monstres.
preset-course = École
    .text = Toute perte de cœurs permet de quitter Tokyo, City et Bay se frappent, et aucun nom n’est deux fois au marché.
preset-solo = Seul
    .text = Une personne contre l’ordinateur : tu choisis l’ordre de tes dés, Tokyo paie en fin de tour, 20 points gagnent aussitôt.
preset-simple = Éclair
    .text = Ni cartes, ni énergie, ni Bay : des dés à cinq faces et toujours trois lancers. Dix minutes.

expansion-halloween = Costumes d’Halloween
    .text = Douze costumes : chacun en a un au départ, et trois baffes permettent d’en voler un autre.
expansion-cultists = Cultistes
    .text = Quatre faces identiques t’amènent un fidèle, à dépenser au bon moment.
expansion-tokyo-tower = Tour de Tokyo
    .text = Quatre 1 dans Tokyo prennent un étage de la tour. Le troisième étage gagne.
expansion-two-players = À deux
    .text = Avec deux monstres, Tokyo donne de l’énergie au lieu de points.

setting-on = oui
setting-off = non
setting-power-cards = Cartes
    .text = La pioche, le marché et les achats.
setting-energy = Énergie
    .text = Sans elle, les dés ont cinq faces : 1, 2, 3, cœur et baffe.
setting-bay = Tokyo Bay
    .text = Une deuxième place dans Tokyo tant qu’au moins cinq monstres sont en vie.
setting-turn-order = Ordre des tours
    .text = Qui joue après qui.
    .clockwise = Sens horaire, à partir du meilleur premier lancer
    .descending = Selon les premiers lancers, le meilleur d’abord
    .seats = Selon les places, sans lancer
setting-tokyo-bonus = Points de Tokyo
    .text = Quand un monstre dans Tokyo reçoit ses points.
    .start = Au début de son tour
    .end = À la fin de son tour
setting-leave-tokyo = Quitter Tokyo
    .text = Ce qui permet à un monstre de sortir.
    .smashes = Des cœurs perdus à cause de baffes
    .any-loss = Tout cœur perdu à cause d’un autre monstre
setting-rolls = Lancers
    .text = Si un monstre peut s’arrêter avant la fin.
    .up-to-three = Jusqu’à trois
    .confirmed = Jusqu’à trois ; s’arrêter plus tôt se confirme
    .exactly-three = Toujours trois
setting-resolve = Ordre des dés
    .text = L’ordre dans lequel les groupes de dés comptent.
    .fixed = Chiffres, cœurs, énergie, baffes
    .chosen = Au choix du joueur
    .smashes-before-hearts = Chiffres, baffes, cœurs
setting-smashes-within-tokyo = City contre Bay
    .text = Si City et Bay se frappent entre elles.
setting-same-name-in-market = Même nom au marché
    .text = Si deux cartes de même nom peuvent être visibles ensemble.
    .allowed = Permis
    .avoided = Évité
setting-twenty-points = 20 points
    .text = Quand ils gagnent.
    .end-of-turn = Quand un tour est fini
    .at-once = Aussitôt
setting-bay-closing = Quand la Bay ferme
    .text = Où va son monstre.
    .move = Dans la City, si elle est vide
    .leave = Dehors
setting-turn-end-cards = Cartes de fin de tour
    .text = L’ordre dans lequel elles agissent.
    .fixed = Toujours le même
    .bought = Dans l’ordre des achats
setting-bought-discards = Cartes immédiates achetées
    .text = Où elles vont.
    .pile = À la défausse
    .removed = Hors du jeu
setting-person-out = Quand la seule personne est éliminée
    .text = Si l’ordinateur continue sans elle.
    .goes-on = La partie continue
    .ends = La partie s’arrête
setting-freeze-time = Temps suspendu
    .text = Si l’on peut refuser son tour de plus.
    .asked = On demande au propriétaire
    .automatic = Il vient toujours
setting-herbivore-own-damage = Végétarien et ses propres blessures
    .text = Si le mal que son propriétaire se fait lui coûte le point.
setting-metamorph-friend = Métamorphe et Ami des enfants
    .text = Si une vente rapporte une énergie de plus.
setting-cultists = Cultistes
    .text = Un cultiste pour quatre faces identiques.
setting-halloween = Costumes d’Halloween
    .text = Les douze cartes costume.
setting-costumes = Costumes au départ
    .text = Comment commence Halloween.
    .choose = Un sur deux
    .random = Un au hasard
    .shuffled = Aucun : tous sont dans la pioche
setting-tokyo-tower = Tour de Tokyo
    .text = Les trois étages de la tour.
setting-two-players = À deux
    .text = De l’énergie au lieu de points pour Tokyo quand la partie commence à deux monstres.


## Partout

page-close = Fermer
page-back = Retour
page-cancel = Annuler
page-ok = D’accord
page-yes = Oui
page-no = Non
page-copy = Copier
page-copied = Copié
page-you = Toi
menu = Vers le menu
to-menu = Retour au menu
to-menu-about = Ta partie est conservée
any-time = À tout moment


## Menu principal

main-menu = Menu principal
menu-continue = Continuer
continue-about = Ta partie attend exactement où tu l’as laissée
menu-play = Jouer
play-about = Choisis un monstre et c’est parti
menu-load = Charger
load-save = { $monsters }, tour { $turn }
load-none = Aucune partie enregistrée
menu-help = Aide
menu-exit = Quitter
exit-ask = Quitter Tokyo pour aujourd’hui ?
    .text = Le programme se ferme. Ta partie est conservée : tu pourras la reprendre.
exit-yes = Oui, quitter
exit-no = Non, encore une manche
goodbye = Au revoir !
    .text = Le programme est fermé et la ville se reconstruit. Tu peux fermer cet onglet.


## Choisir

choose = Choisis ton monstre
    .hint = Les six se valent. Les touches 1 à 6 choisissent, Entrée démarre.
choose-surprise = Surprends-moi
choose-chosen = { $seat } est à toi
choose-taken = Pris : place { $number }
choose-free = Libre
choose-start = C’est parti
    .text = { $seat } contre { $count ->
        [one] un rival
       *[other] { $count } rivaux
    }
    .people = { $count ->
        [one] { $count } personne
       *[other] { $count } personnes
    } devant cet écran
choose-starting = On dresse la table …

seats = Places
    .text = { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
    .bay = Cinq monstres ou plus : Tokyo Bay est ouverte.
seats-seat = Place { $number }
seats-who = Qui joue { $seat } ?
seats-which = Quel monstre à la place { $number } ?
seats-add-person = Ajouter une personne
seats-add-cpu = Ajouter un ordinateur
seats-remove = Retirer { $seat }
seats-most = Six monstres, Tokyo n’en supporte pas plus.
seats-fewest = Il faut être deux pour se battre.
seats-no-person = Il faut au moins une personne.
seats-name = Nom
    .hint = Pour que chacun sache à qui de jouer. Peut rester vide.

opponents = Rivaux
    .text = Combien de joueurs pour l’ordinateur ?
opponents-count = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
difficulty = Difficulté
    .text = Pour tous les ordinateurs ; chaque place peut avoir la sienne.

people = Qui joue ?
people-one = Moi seul
    .text = Une personne contre l’ordinateur.
people-many = À plusieurs
    .text = De deux à six personnes devant cet écran, avec des ordinateurs si tu veux.
people-most = Ces règles sont faites pour une seule personne.

rules = Règles
    .text = Ce qui change par rapport au jeu habituel est dit plus bas.
rules-preset = Jeu de règles
rules-expansions = Extensions
rules-none = Pas d’extensions avec ces règles.
rules-all = Tous les réglages
rules-differs = Diffère du jeu classique
rules-words = Des mots pour les dés
    .text = Écris ce que tu veux. Tes mots sont mêlés aux dés avant le premier lancer : personne ne peut les avoir truqués.


## Passer l’écran

hand-over = À { $seat } de prendre l’écran
hand-over-about = La suite est pour { $seat } et personne d’autre. Les autres, admirez la vue.
hand-over-ready = C’est moi, { $seat }


## La table

tabs = Parties de la table
tab-table = La table
tab-log = Journal
map = La ville de Tokyo et qui s’y trouve
news = À l’instant
steps = Étapes du tour
turn-first-roll = Avant le premier lancer
turn-yours = À toi de jouer
turn-of = { $seat } joue
turn-decide = À toi de décider
turn-decides = { $seat } décide
turn-about = { $seat }, tour { $turn }
turn-about-other = Pendant le tour joué par { $seat }, tour { $turn }
turn-over = Partie terminée
turn-number = Tour { $turn }
watch-turn = { $seat } est à l’œuvre
watch-thinks = { $seat } réfléchit …

seat-you = Toi
seat-decides = Décide
seat-thinks = Réfléchit
seat-turn = Joue
seat-leader = En tête
seat-shielded = Ne perd plus de cœurs ce tour-ci
points-of = { $points ->
    [one] { $points } point sur 20
   *[other] { $points } points sur 20
}
health-of = { $health ->
    [one] { $health } cœur sur { $most }
   *[other] { $health } cœurs sur { $most }
}


## Le quai : ce que tu peux faire

dock = Ce que tu peux faire
dock-watch = Ce que font les autres
dock-hint = Conseil
    .text = Ce que ferait un joueur redoutable
dock-hint-is = Un joueur redoutable choisirait : { $choice }
dock-hint-thinking = On se renseigne …
dock-why = Pourquoi ?

chip-points = en points
chip-health = en cœurs
chip-energy = en énergie
chip-smash = en baffes
chip-card = en cartes
chip-die = en dés
chip-poison = en poison
chip-shrink = en jetons mini
chip-enters = entre dans Tokyo
chip-leaves = sort de Tokyo
chip-left = { $health ->
    [one] reste { $health }
   *[other] restent { $health }
}
chip-out = éliminé


## Les dés

dice = Tes dés
dice-kept = Gardés : { $count }
dice-none-kept = Rien de gardé
dice-again = À relancer : { $count }
dice-none-free = Rien à relancer
die = Dé { $number } : { $face }
die-extra = Dé vert { $number } : { $face }
die-kept = , gardé
die-green = en plus
die-green-name = Dé vert, en plus
    .text = Les cartes en donnent jusqu’à trois. Ils comptent comme les noirs.
rolls-left = { $rolls ->
    [0] Plus de lancer
    [one] Encore { $rolls } lancer
   *[other] Encore { $rolls } lancers
}
roll-button = { $count ->
    [one] Lancer { $count } dé
   *[other] Lancer { $count } dés
}
roll-stop = S’arrêter là
roll-keep-all = Tout garder
roll-stand = Ces dés comptent
roll-if-stopped = Si tu t’arrêtes là
roll-brings-nothing = Il ne se passe rien.
roll-wasted = Il te reste { $rolls ->
    [one] { $rolls } lancer
   *[other] { $rolls } lancers
}. T’arrêter quand même ?
dice-hint = Clique sur un dé pour le garder ou le libérer. Les touches 1 à 9 font de même.
dice-keep-all-of = Garder tous les dés { $face }
dice-none = Aucun dé ce tour-ci
dice-set = Tourner ce dé sur …
dice-pick = Choisis un dé


## Le marché

market = Marché
market-deck = Pioche : { $deck }, défausse : { $discard }
market-buy = Acheter
market-printed = au lieu de
market-short = { $short ->
    [one] Il manque { $short } énergie
   *[other] Il manque { $short } énergies
}
market-affordable = Tu peux l’acheter
market-empty = Le marché est vide.
market-sweep = Balayer pour { $price }
market-sweep-short = { $short ->
    [one] Il manque { $short } énergie pour balayer
   *[other] Il manque { $short } énergies pour balayer
}
market-free = Gratuit


## Le journal

log = Ce qui s’est passé
log-empty = Rien encore. Patience.
log-chose = Choix fait par { $seat } : { $choice }
log-reason = Les raisons données par { $seat }


## Les cartes en jeu

deck = Cartes
deck-about = Tes cartes, et celles des autres
deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
deck-no-cards = Pas encore de cartes. Le marché, c’est par là.
deck-left = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
deck-top = Sur le dessus, et toi seul le sais : { $cards }
deck-discard = { $count ->
    [0] La défausse est vide
    [one] { $count } carte dans la défausse
   *[other] { $count } cartes dans la défausse
}
deck-rulings = { $count ->
    [one] { $count } point de règle
   *[other] { $count } points de règle
}
card-copies = Copie « { $card } », carte tenue par { $owner }
card-counters = { $counters ->
    [one] { $counters } marqueur
   *[other] { $counters } marqueurs
}
card-use = Utiliser
card-used = Déjà utilisée ce tour-ci


## La situation

status = Situation
status-about = Tour { $turn }, { $seat } joue. Pioche : { $deck }, défausse : { $discard }.
status-button = Les cœurs, les points et les cartes de tous
status-monster = Monstre
status-player = Joueur
status-place = Lieu
status-tokens = Jetons
status-cards = Cartes
status-rules = Règles : { $rules }
status-fair = On pourra prouver que ces dés sont honnêtes une fois la partie finie.
status-not-fair = Ces dés viennent d’une graine.
status-commitment = Engagement
    .text = L’empreinte du secret qui décide des dés. Le secret lui-même est révélé à la fin de la partie.


## Pause, enregistrer, charger

pause = Mettre en pause
paused = En pause
paused-about = L’ordinateur retient son souffle. Tour { $turn }.
resume = Reprendre
resume-about = Retour à la table, exactement comme avant
save = Enregistrer
save-about = Écrit KoTSS.txt
saved = Enregistré dans { $file }.
load = Charger
load-about = Reprendre KoTSS.txt
download = Télécharger
download-about = La sauvegarde dans un fichier à toi
upload = Ouvrir un fichier
upload-about = Une sauvegarde venue d’ailleurs, ou le texte d’une partie
help = Aide
help-about = Les règles, chaque carte, chaque point de règle
settings = Réglages
settings-about = Langue, thème, vitesse, mouvement
exit = Quitter
exit-about = Ferme le programme ; ta partie est conservée
save-auto = Ta partie est conservée après chaque choix.
load-over = Terminée
load-wrong = Impossible à ouvrir : { $why }
load-notice = À savoir : { $why }


## L’aide

guide-search = Chercher
    .hint = Une carte, une règle, un mot
    .label = Chercher dans l’aide
guide-found = { $count ->
    [0] Rien trouvé pour « { $text } ». Essaie un mot plus court.
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
guide-clear = Effacer la recherche
guide-contents = Sommaire
guide-rules = Les règles
guide-cards = Les cartes
guide-costumes = Les costumes
guide-rulings = Points de règle
    .text = Ce qui arrive quand des cartes se rencontrent. Chaque réponse est prouvée par un test.
guide-rulings-about = Points de règle sur « { $card } »
guide-rulings-general = Sur les règles
guide-dice = Les faces des dés
guide-tokens = Les jetons
guide-cost = { $cost ->
    [one] Coûte { $cost } énergie
   *[other] Coûte { $cost } énergies
}
guide-twice = deux fois dans la pioche


## La fin

over-nobody = Personne ne gagne
over-you-win = Tu es roi de Tokyo !
    .text = La ville est à toi, { $seat }. Enfin, ce qu’il en reste.
over-wins = { $seat } est roi de Tokyo
over-turns = { $turn ->
    [one] { $turn } tour joué.
   *[other] { $turn } tours joués.
}
rematch = Rejouer
change-seats = Changer les places
look-at-table = Regarder la table
standings = Classement
standings-place = Rang
eliminated = { $seat } est éliminé
eliminated-about = Au tapis. Les autres se battent encore : regarde-les, ou cherche-toi une autre ville.
watch-on = Regarder la suite
over-record = Télécharger la partie
over-fair = Le secret des dés est maintenant révélé : chacun peut vérifier qu’ils étaient honnêtes.


## Réglages de la page

settings-language = Langue
language-en = English
language-fr = Français
settings-theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-to-light = Passer au thème clair
theme-to-dark = Passer au thème sombre
pace = Vitesse
pace-leisure = Tranquille
pace-fast = Rapide
pace-skip = Immédiate
pace-skip-now = Passer
settings-motion = Mouvement
motion-system = Comme le système
motion-full = Complet
motion-less = Réduit


## Quand quelque chose ne va pas

refused-stale = La partie a avancé entre-temps. Voici où elle en est.
refused-illegal = Ce n’est pas possible maintenant. Choisis autre chose.
refused-not-yours = Cette décision est à quelqu’un d’autre.
refused-malformed = La page a envoyé quelque chose d’incompréhensible. Recharge-la.
refused-over = La partie est finie.
error-unknown = Quelque chose a mal tourné : { $why }
error-table = Cette table n’existe plus.
error-file-large = Ce fichier est trop gros pour une sauvegarde.
error-file-kind = Ce n’est pas une sauvegarde de King of Tokyo.
error-token = Cette page n’a pas le droit de jouer à cette table. Relance le jeu et utilise la fenêtre qui s’ouvre.
error-reload = Recharger
connection-lost = La connexion est perdue. Nouvel essai en cours : rien n’est perdu, la table attend.
connection-back = C’est revenu.
connection-none = Le programme ne répond pas. Tourne-t-il encore ?
connection-retry = Réessayer maintenant


## Pour qui écoute la page

label-main = Le jeu
label-toolbar = Cartes, situation, pause
label-die = Dé montrant : { $face }
label-selected = Choisi
label-step-now = Maintenant : { $step }
label-your-question = À toi de décider : { $question }
label-asked = Question pour { $seat } : { $question }


## Les touches

keys = Touches
keys-dice = Garder ou libérer un dé
keys-roll = Lancer
keys-stop = S’arrêter, ou la réponse principale
keys-options = Choisir une réponse
keys-skip = Passer plus vite
