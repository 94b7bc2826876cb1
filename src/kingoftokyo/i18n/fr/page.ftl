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
# L’onglet du navigateur ; $what est ce qui se passe, par exemple « À toi de jouer ».
tab-title = { $what } — { title }
tagline = Lance. Baffe. Tiens la ville, ou lâche-la à temps.
version = Version n° { $version }


## Les monstres

monster-axolulu = Axolulu
    .personality = Menace souriante
    .text = Sourit, salue, mange le pont. Adore la foule et veut vivre au beau milieu.
monster-mosshell = Mosshell
    .personality = Patient
    .text = A dormi trois cents ans. C’étaient les autres qui étaient pressés.
monster-old-pinch = Old Pinch
    .personality = Grincheux
    .text = Porte un phare et une vieille rancune, et ne lâche ni l’un ni l’autre.
monster-blorb = Blorb
    .personality = Affamé
    .text = A mangé un taxi. En reprendrait bien un, pourboire compris.
monster-girder = Girder
    .personality = Travailleur
    .text = A construit la moitié de la ville et vient la reprendre.
monster-hoot-noir = Hoot Noir
    .personality = Méfiant
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
face-about-number = Trois rapportent { $number } ; chaque dé de plus ajoute 1.
face-about-heart = Rend 1 cœur, mais pas dans Tokyo.
face-about-energy = Donne 1 énergie pour acheter des cartes.
face-about-smash = Prend 1 cœur : à tous ceux de Tokyo ou, si tu y es, à tous ceux du dehors.


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
    .text = On gagne avec 20 points, quand un tour est fini.
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


## Niveaux, règles, extensions

player-person = Humain
    .text = Quelqu’un devant cet écran.
player-easy = Facile
    .text = Prend ce qui brille le plus tout de suite. Gentil, pour un monstre.
player-medium = Moyen
    .text = Compte les dés et les coups, et sait ce que valent les cartes.
player-hard = Difficile
    .text = Réfléchit au tour entier. Ne le laisse pas seul dans la City.

preset-standard = Classique
    .text = Le jeu habituel : les 66 cartes, de deux à six monstres.
preset-course = Mêlée
    .text = Toute perte de cœurs permet de quitter Tokyo, City et Bay se frappent, et le marché ne montre jamais deux fois le même nom.
preset-solo = Seul contre tous
    .text = Pour une seule personne : tu choisis l’ordre de tes dés, Tokyo paie en fin de tour, on gagne aussitôt avec 20 points.
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
setting-energy = Énergie
setting-bay = Tokyo Bay
setting-turn-order = Ordre des tours
    .clockwise = Sens horaire, à partir du meilleur premier lancer
    .descending = Selon les premiers lancers, le meilleur d’abord
    .seats = Selon les places, sans lancer
setting-tokyo-bonus = Points de Tokyo
    .start = Au début de son tour
    .end = À la fin de son tour
setting-leave-tokyo = Quitter Tokyo
    .smashes = Des cœurs perdus à cause de baffes
    .any-loss = Tout cœur perdu à cause d’un autre monstre
setting-rolls = Lancers
    .up-to-three = Jusqu’à trois
    .confirmed = Jusqu’à trois ; il faut confirmer pour s’arrêter plus tôt
    .exactly-three = Toujours trois
setting-resolve = Ordre des dés
    .fixed = Chiffres, cœurs, énergie, baffes
    .chosen = Au choix du joueur
    .smashes-before-hearts = Chiffres, baffes, cœurs
setting-smashes-within-tokyo = City contre Bay
setting-same-name-in-market = Même nom au marché
    .allowed = Permis
    .avoided = Évité
setting-twenty-points = 20 points
    .end-of-turn = Quand un tour est fini
    .at-once = Aussitôt
setting-bay-closing = Quand la Bay ferme
    .move = Dans la City, si elle est vide
    .leave = Dehors
setting-turn-end-cards = Cartes de fin de tour
    .fixed = Toujours dans le même ordre
    .bought = Dans l’ordre des achats
setting-bought-discards = Cartes immédiates achetées
    .pile = À la défausse
    .removed = Hors du jeu
setting-person-out = Quand la seule personne est éliminée
    .goes-on = La partie continue
    .ends = La partie s’arrête
setting-freeze-time = Temps suspendu
    .asked = On demande au propriétaire
    .automatic = Le tour en plus est toujours joué
setting-herbivore-own-damage = Végétarien : perdre soi-même des cœurs le bloque
setting-metamorph-friend = Ami des enfants compte pour Métamorphe
setting-cultists = Cultistes
setting-halloween = Costumes d’Halloween
setting-costumes = Costumes au départ
    .choose = Un sur deux
    .random = Un au hasard
    .shuffled = Aucun : tous sont dans la pioche
setting-tokyo-tower = Tour de Tokyo
setting-two-players = À deux


## Partout

page-close = Fermer
menu = Menu
to-menu = Retour au menu
to-menu-about = Ta partie est conservée
any-time = À tout moment


## Menu principal

main-menu = Menu principal
menu-continue = Continuer
continue-about = Ta partie attend exactement où tu l’as laissée
# $game est son nom, ou ses monstres.
continue-game = { $game }, { $turn ->
    [0] premier lancer
   *[other] tour { $turn }
}, { $date }
menu-games = Tes parties
menu-play = Jouer
play-about = Choisis un monstre et c’est parti
menu-load = Charger
load-save = { $monsters }, tour { $turn }
load-none = Il n’y a aucune sauvegarde à charger.
menu-help = Aide
menu-exit = Quitter
goodbye = Au revoir !
    .text = Le programme est fermé et la ville se reconstruit. Tu peux fermer cet onglet.
    .again = Encore une partie ? Relance le programme comme la première fois : KingOfTokyo, « make play » ou « kot serve ». Toutes tes parties t’y attendent.
exit-ask = Arrêter le programme ?
    .text = Tes parties sont conservées. Mais cette page et toutes les autres du jeu s’arrêtent, et il faut relancer le programme pour les retrouver.
    .yes = L’arrêter
    .no = Rester ici


## Choisir

choose = Choisis ton monstre
    .hint = Les six se valent. Les touches 1 à 6 choisissent, Entrée démarre.
choose-surprise = Surprends-moi
choose-chosen = { $seat } est à toi
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

seats = Places
    .text = { $count ->
        [one] { $count } monstre
       *[other] { $count } monstres
    }
    .bay = Cinq monstres ou plus : Tokyo Bay est ouverte.
seats-seat = Place { $number }
seats-who = Qui joue { $seat } ?
seats-add-person = Ajouter une personne
seats-add-cpu = Ajouter un ordinateur
seats-remove = Retirer { $seat }
seats-no-person = Il faut au moins une personne.
seats-name = Prénom
    .label = Prénom de la personne qui joue { $seat }
    .hint = Pour que tout le monde sache à qui c’est. Peut rester vide.

opponents = Rivaux
difficulty = Difficulté

people = Qui joue ?
people-most = « { $rules } » se joue seul : confie les autres places à l’ordinateur, ou choisis d’autres règles.

rules = Règles
fair = Dés honnêtes
    .text = Le secret qui décide de tous les dés de cette partie est déjà tiré et ne peut plus changer. Voici son empreinte :
    .words = Tes mots pour les dés
    .hint = N’importe quoi
    .about = Ils sont mêlés aux dés avant le premier lancer, avec des mots tirés au hasard que ton navigateur ajoute pour chaque personne : personne ne peut donc truquer les dés. À la fin de la partie, le secret est révélé et ton navigateur peut tout recalculer.
    .stale = Une autre partie a utilisé ce secret entre-temps. Voici l’empreinte d’un nouveau : regarde-la, puis commence de nouveau.


## Passer l’écran

hand-over = À { $seat } de prendre l’écran
hand-over-about = La suite est pour { $seat } et personne d’autre. Les autres, admirez la vue.
hand-over-turn = Les dés sont à toi, { $seat }. Les autres : pas touche, et gardez vos conseils.
hand-over-ready = C’est moi, { $seat }


## La table

tabs = Parties de la table
tab-table = La table
tab-log = Journal
map = La ville de Tokyo et qui s’y trouve
news = À l’instant
steps = Étapes du tour
turn-first-roll = Avant le premier lancer
first-roll = Qui commence ?
    .text = Six dés chacun. Qui a le plus de baffes commence ; en cas d’égalité, on relance.
    .round = Manche { $number }
    .smashes = { $smashes ->
        [0] aucune baffe
        [one] { $smashes } baffe
       *[other] { $smashes } baffes
    }
    .again = relance
turn-yours = À toi de jouer
turn-of = { $seat } joue
turn-decide = À toi de décider
turn-decides = { $seat } décide
turn-about = { $seat }, tour { $turn }
turn-about-other = Pendant le tour joué par { $seat }, tour { $turn }
turn-over = Partie terminée
turn-number = Tour { $turn }
watch-turn = { $seat } est à l’œuvre
    .you = Tu es à l’œuvre
watch-thinks = { $seat } réfléchit …

seat-you = Toi
    .chip = toi
seat-decides = Décide
seat-thinks = Réfléchit
seat-turn = Joue
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
dock-hint-do = Le faire
dock-hint-thinking = On se renseigne …

consequence-points = { $amount ->
    [one] point
   *[other] points
}
consequence-health = en cœurs
consequence-energy = en énergie
consequence-smash = { $amount ->
    [one] baffe
   *[other] baffes
}
consequence-card = { $amount ->
    [one] carte
   *[other] cartes
}
consequence-die = { $amount ->
    [one] dé
   *[other] dés
}
consequence-poison = en poison
consequence-shrink = en jetons mini
consequence-hearts = { $count ->
    [one] { $count } cœur à répartir
   *[other] { $count } cœurs à répartir
}
consequence-enters = entre dans Tokyo
    .you = dans Tokyo
consequence-leaves = sort de Tokyo
    .you = hors de Tokyo
consequence-left = { $health ->
    [one] reste { $health }
   *[other] restent { $health }
}
consequence-out = éliminé
consequence-later = au prochain tour, si encore là


## Les dés

dice = Tes dés
dice-kept = Gardés : { $count }
dice-none-kept = Rien de gardé
dice-again = À relancer : { $count }
dice-none-free = Rien à relancer
die-pick = Choisis un dé à tourner ({ $cards }).
die-turn = Le dé { $number } montre { $face }. Le tourner :
more-below = La suite plus bas
more-above = Revenir en haut
more-scroll = Tout ne tient pas ici : cette liste défile.
die = Dé { $number } : { $face }
die-extra = Dé { $number } en plus, vert : { $face }
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
roll-if-unchanged = Si tu t’arrêtes et qu’aucun dé n’est changé
roll-may-change = Peuvent encore changer des dés :
roll-brings-nothing = Il ne se passe rien.


## La main : mes cartes, ou celles d’un monstre

hand-of = Les cartes de { $seat }
hand-usable = utilisable maintenant
hand-empty = Pas encore de cartes.
hand-at-dice = Tu choisis le dé dans la question ci-dessous.


## Le marché

market = Marché
market-deck = Pioche : { $deck }, défausse : { $discard }
buy-in-market = Clique sur une carte du marché pour l’acheter.
buy-too-dear = Aucune carte du marché n’est à ta portée.
market-buy = Acheter
market-printed = au lieu de
market-short = { $short ->
    [one] Il manque { $short } énergie
   *[other] Il manque { $short } énergies
}
market-affordable = Tu peux l’acheter
market-empty = Le marché est vide.
market-sweep = Balayer pour { $price }


## Le journal

log = Ce qui s’est passé
log-empty = Rien encore. Patience.


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
status-commitment = Engagement : { $commitment }
    .text = L’empreinte du secret qui décide des dés. Le secret lui-même est révélé à la fin de la partie.


## Pause, sauvegarder, charger

pause = Pause
paused = En pause
paused-about = L’ordinateur retient son souffle. Tour { $turn }.
resume = Reprendre
resume-about = Retour à la table, exactement comme avant
save = Sauvegarder
save-about = Écrit KoTSS.txt
saved = Partie sauvegardée dans { $file }.
save-named = Sauvegarder sous un nom
    .text = Sauvegarde ce moment dans un fichier à part.
    .label = Nom de la sauvegarde
    .hint = Vendredi soir
    .letters = Uniquement des lettres, des chiffres, des espaces et des signes simples comme - et ’.
load = Charger
load-about = Reprendre KoTSS.txt ou une autre sauvegarde
load-choose = Quelle partie ?
load-unnamed = Sauvegarde rapide
load-delete-ask = Supprimer cette sauvegarde ?
    .text = « { $save } » disparaît pour de bon. Les parties de la liste n’en souffrent pas.
delete = Supprimer
delete-not = Garder
games = Tes parties
games-about = Toutes les parties inachevées, la dernière jouée d’abord. En commencer une autre n’en perd aucune.
games-none = Aucune partie n’attend. La ville est presque calme.
games-count = { $count ->
    [one] Une partie inachevée
   *[other] { $count } parties inachevées
}
games-name = Renommer
    .label = Nom de cette partie
    .done = Terminé
games-rename = Renommer { $game }
games-delete = Supprimer { $game }
games-delete-ask = Supprimer cette partie ?
    .text = { $turn ->
        [0] « { $game } » vient à peine de commencer. Elle disparaît pour de bon.
       *[other] « { $game } » en est au tour { $turn }. Elle disparaît pour de bon, avec tout ce qui s’y est passé.
    }
load-copy = Télécharger { $save }
load-turn = Tour { $turn }
load-broken = Impossible à ouvrir
download = Télécharger
download-about = La sauvegarde dans un fichier sur ton ordinateur
upload = Ouvrir un fichier
upload-about = Une sauvegarde venue d’ailleurs, ou le texte d’une partie ; on peut aussi le déposer sur la page
help = Aide
help-about = Les règles, chaque carte, chaque point de règle
settings = Réglages
settings-about = Langue, thème, vitesse, son
exit = Quitter
exit-about = Ferme le programme ; ta partie est conservée
load-over = Terminée
load-notice = Cette partie a été sauvegardée avec d’anciennes règles. Elle reprend là où elle en était, et son texte commence là.


## L’aide

guide-search = Chercher dans l’aide
    .hint = Une carte, une règle, un mot
guide-found = { $count ->
    [0] Rien trouvé pour « { $text } ». Essaie un mot plus court.
    [one] { $count } passage trouvé
   *[other] { $count } passages trouvés
}
guide-docs = Toute la documentation
    .about = En anglais : écrire des robots et des cartes, les tournois, comment tout marche ; s’ouvre dans un nouvel onglet
guide-rules = Les règles
guide-cards = Les cartes
guide-rulings = Points de règle
    .text = Ce qui arrive quand des cartes se rencontrent. Chaque réponse est prouvée par un test.


## Depuis le dernier tour de la personne, quand on va vite : $seat et $seats sont des noms

recap = Depuis ton tour
recap-spared = Personne ne t’a touché.
recap-hit = { $seats } : { count-health } en moins pour toi, il t’en reste { $health }.
recap-lost = Tu as perdu { count-health }, il t’en reste { $health }.
recap-free = Tokyo City est libre.
recap-yours = Tu règnes toujours sur Tokyo City.
recap-taken = { $seat } s’est emparé de Tokyo City.
recap-held = { $seat } tient toujours Tokyo City.
recap-fallen = Au tapis : { $seats }.
recap-nobody-ahead = Aucun rival n’a encore de point.
recap-ahead = En tête de tes rivaux : { $seat } avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} (+{ $gained }).


## La fin

over-nobody = Personne ne gagne
over-you-win = Tu es roi de Tokyo !
over-wins = { $seat } est roi de Tokyo
over-turns = { $turn ->
    [one] { $turn } tour joué.
   *[other] { $turn } tours joués.
}
rematch = Rejouer
rematch-fingerprint = Empreinte de ses dés :
change-seats = Changer les places
look-at-table = Regarder la table
standings = Classement
standings-place = Rang
eliminated = Te voilà hors jeu
eliminated-about = Au tapis. Les autres se battent encore : regarde-les, ou cherche-toi une autre ville.
watch-on = Regarder la suite
# Comment la personne a perdu. $seat l’a terrassée ; $amount, ce sont les cœurs qui restaient à ce monstre, ou à elle.
downfall-by = { $seat } t’a mis au tapis au tour { $turn }.
downfall-by-now = { $seat } t’a mis au tapis.
downfall-alone = Tu es tombé au tour { $turn }.
downfall-left = Il restait { count-health } à { $seat }.
downfall-points = Tu en étais à { $points } sur 20.
downfall-short = Tu en étais à { $points } sur 20, avec { count-health }.
brag-best = Le meilleur score


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
full-screen = Plein écran


## Quand quelque chose ne va pas

refused-stale = La partie a avancé entre-temps. Voici où elle en est.
refused-illegal = Ce n’est pas possible maintenant. Choisis autre chose.
refused-not-yours = Cette décision est à quelqu’un d’autre.
refused-malformed = Le jeu n’a pas compris ce que la page a envoyé. Recharge la page.
refused-over = La partie est finie.
refused-lesson = Pas maintenant : suis la leçon, ou passe-la.
refused-server = Un joueur de l’ordinateur a eu un problème. La partie est en pause et en sécurité : sauvegarde-la, ou continue.
refused-store = Impossible d’écrire sur le disque : ce choix ne compte pas. Fais de la place, puis choisis de nouveau.
refused-too-long = C’était trop long : l’opération a été annulée. Rien n’a changé.
error-request-no-save = Il n’y a aucune partie sauvegardée.
error-request-no-table = Cette table n’existe plus.
error-request-bad-save = Impossible d’ouvrir cette sauvegarde. Le fichier est intact. { $why }
error-request-bad-setup = Aucune partie n’est possible avec ces choix. { $why }
error-request-stale-secret = Les dés préparés pour cette partie servent maintenant à une autre. Recommence, s’il te plaît.
error-request-store = Impossible d’écrire sur le disque. Rien n’est perdu : fais de la place et réessaie.
store-full = Le disque est plein : rien n’a changé. Fais de la place, puis réessaie.
store-locked = Un autre programme utilise le fichier où sont conservées les parties : rien n’a changé. Ferme ce programme, puis réessaie.
store-damaged = Le fichier où sont conservées les parties est abîmé. Sauvegarde cette partie, quitte le programme, déplace le fichier games.sqlite et relance le jeu.
store-read-only = Impossible d’écrire sur le disque : rien n’a changé. Vérifie les droits d’écriture du dossier du jeu, puis réessaie.
store-quota = Le navigateur n’a plus de place pour cette page, rien n’a donc été changé. Fais de la place, ou télécharge la partie dans un fichier.
store-browser = Le stockage du navigateur est inutilisable pour l’instant, rien n’a donc été changé. Réessaie ; si cela n’aide pas, télécharge la partie dans un fichier et recharge la page.
store-other = Le fichier où sont conservées les parties est inutilisable pour l’instant : rien n’a changé. Réessaie ; si cela ne suffit pas, relance le programme.
table-rows-lost = { $lost ->
    [one] Le dernier choix de cette partie était abîmé sur le disque. La partie reprend juste avant, et le choix abîmé est conservé à part.
   *[other] Les { $lost } derniers choix de cette partie étaient abîmés sur le disque. La partie reprend juste avant, et les choix abîmés sont conservés à part.
}
error-request-too-large = C’est trop gros pour une sauvegarde.
error-request-too-long = La lecture était trop longue : elle a été annulée. Aucune vraie partie ne prend autant de temps.
error-request-too-busy = L’ordinateur est trop occupé. Rien n’a changé : réessaie.
error-request-no-page = Cette page n’existe pas.
error-request-malformed = Le jeu n’a pas compris ce que la page a envoyé. Recharge la page.
error-request-not-let-in = Cette page n’a pas accès au jeu : son adresse ne sert qu’une fois. Relance le jeu et utilise la fenêtre qui s’ouvre.
error-request-elsewhere = Seule la page du jeu a le droit de faire cela.
error-request-server = Quelque chose s’est mal passé dans le jeu. Réessaie.
error-unknown = Quelque chose a mal tourné : { $why }
connection-lost = La connexion est perdue. Nouvel essai en cours : ta partie est en sécurité.
engine-loading = Chargement du jeu
engine-starting = Démarrage du jeu
engine-insecure = Cette adresse commence par http, et les navigateurs n’y conservent aucune partie en sécurité. Ouvre la page en https, ou le jeu en un seul fichier.
engine-webassembly = Ce navigateur ne peut pas faire tourner le jeu : il n’a pas WebAssembly. Un navigateur plus récent le peut.
engine-storage = Ce navigateur n’enregistre rien ici, aucune partie ne pourrait donc être conservée. La cause est peut-être une fenêtre privée ou un réglage : autorise cette page à enregistrer des données, puis réessaie.
engine-download = Le jeu n’a pas pu être chargé en entier. Vérifie la connexion, puis réessaie.
engine-start = Le jeu n’a pas pu démarrer dans ce navigateur. Réessaie, ou prends un autre navigateur.
engine-restarted = Le jeu a été relancé : essaie encore une fois.
engine-retry = Réessayer
engine-update = Une nouvelle version du jeu est prête. Tes parties sont conservées.
engine-update-now = L’utiliser
engine-update-later = Plus tard
connection-none = Le programme ne répond pas. Tourne-t-il encore ?


## Les touches

keys = Touches
keys-dice = Garder ou libérer un dé
keys-roll = Lancer
keys-stop = S’arrêter, ou la réponse principale
keys-options = Choisir une réponse
keys-skip = Passer plus vite
keys-all-of-face = Garder ou libérer tous les dés d’une face
keys-close = Fermer le panneau ouvert
keys-monster = Choisir un monstre
keys-back = Retour au menu
keys-tab = Aller de bouton en bouton
keys-click = clic
keys-at-menu = Dans le menu
keys-at-choice = Pendant le choix
keys-at-table = À la table
keys-at-pause = Pendant la pause
keys-everywhere = Partout

# Comme les claviers les écrivent.
key-enter = Entrée
key-esc = Échap
key-space = Espace
key-shift = Maj
key-home = Début
key-end = Fin
