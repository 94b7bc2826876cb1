# Ce qui survit à une partie : le profil, ses exploits, et ce qu’une partie finie a changé.

menu-profile = Profil
profile = Profil
menu-more = Défis et profil
profile-of = Tes parties sur cette machine
profile-counting = Décompte des parties plus anciennes : encore { $count } …
profile-none = Rien ici pour l’instant : aucune partie n’est allée jusqu’au bout. Tokyo attend.
profile-games = { $count ->
    [one] partie
   *[other] parties
}
profile-wins = { $count ->
    [one] victoire
   *[other] victoires
}
profile-streak = d’affilée en ce moment
profile-best-streak = meilleure série
profile-together = { $count ->
    [one] Et une partie à plusieurs devant le même écran, dont personne d’autre ne saura jamais rien.
   *[other] Et { $count } parties à plusieurs devant le même écran, dont personne d’autre ne saura jamais rien.
}
profile-by-monster = Par monstre
profile-by-level = Par difficulté
profile-by-rules = Par règles
profile-what = Lequel
profile-rate = Gagnées
profile-cards = Cartes préférées
profile-card-times = { $times ->
    [one] achetée une fois
   *[other] achetée { $times } fois
}
profile-card-wins = { $wins ->
    [0] jamais dans une partie gagnée
    [one] dans une partie gagnée
   *[other] dans { $wins } parties gagnées
}
profile-last = Dernières parties
profile-last-won = Gagnée
profile-last-lost = Perdue
profile-last-nobody = Personne n’a gagné
profile-last-people = À plusieurs
profile-last-rounds = { $count ->
    [one] { $count } tour de table
   *[other] { $count } tours de table
}
profile-look = La revoir
profile-look-at = Revoir la partie du { $date }
profile-not-here = son texte n’est pas sur cette machine
profile-mixed = Mélangée
profile-achievements = Exploits
profile-achieved = { $count } sur { $all }
profile-achievement-got = Obtenu le { $date }
profile-achievement-open = Reste à accomplir
profile-achievement-part = { $count } sur { $all }
profile-export = Enregistrer le profil dans un fichier
profile-import = Ajouter un profil enregistré
profile-imported = { $count ->
    [0] Rien de nouveau : tout était déjà là.
    [one] Une partie a été ajoutée.
   *[other] { $count } parties ont été ajoutées.
}
profile-about-file = Le profil n’existe que sur cette machine. Le fichier le contient en entier, et peut s’ajouter à un autre.

achievement-housewarming = Pendaison de crémaillère
    .text = Gagner une partie. De toute façon, les voisins voulaient déménager.
achievement-one-heart = Le cœur du sujet
    .text = Gagner avec un seul cœur. Les neuf autres étaient pour la galerie.
achievement-window-shopper = Lèche-vitrines
    .text = Gagner sans acheter une seule carte. Non merci, je regarde.
achievement-absentee = Propriétaire absent
    .text = Gagner sans jamais mettre une patte à Tokyo.
achievement-squatter = Droit de squat
    .text = Commencer six de ses tours à Tokyo dans une partie. Le courrier arrive ici, désormais.
achievement-pacifist = Gentil géant
    .text = Gagner sans blesser personne. On le racontera aux petits-enfants.
achievement-demolition = Permis de démolir
    .text = Éliminer trois rivaux dans une partie. Tous les papiers étaient en règle.
achievement-express = Service express
    .text = Gagner en cinq tours de table au plus. Attention à la marche, là où était la ville.
achievement-encore = Bis !
    .text = Revenir d’entre les morts et gagner quand même.
achievement-own-goal = Contre son camp
    .text = N’être éliminé par personne d’autre que soi-même. Stratégie audacieuse.
achievement-so-near = Si près, si Tokyo
    .text = Perdre en vie avec 18 points ou plus. N’en parlons plus jamais.
achievement-hard-nut = Un dur à cuire
    .text = Battre le niveau Difficile. Il avait réfléchi à tout le tour. Deux fois.
achievement-hat-trick = Le coup du chapeau
    .text = Gagner trois parties de suite. Deux, c’était peut-être la chance.
achievement-casting = Toute la distribution
    .text = Gagner avec chacun des six monstres. Ils veulent tous la même loge.

afterwards = Ce que cette partie a changé
afterwards-achievement = Nouvel exploit
afterwards-streak = { $count } victoires d’affilée
afterwards-harder = { $wins } victoires sur { $games } en { $level } : essaie { $instead }.
afterwards-easier = { $level } a gagné { $games } fois de suite. { $instead } serait ravi de te voir.
afterwards-level = Jouer en { $level }

# Images à partager

picture-save = Enregistrer une image
picture-saved = Image enregistrée
picture-failed = Ce navigateur n’a pas pu dessiner l’image.
picture-turn = Tour { $turn } : { $seat }

# Le défi du jour

menu-daily = Défi
daily = Défi du jour
daily-hint = Une table par jour, la même pour tout le monde
daily-seats = Tu es { $monster } contre { $others }.
daily-facts = { $rules }, { $level }
daily-play = Jouer le défi du jour
    .about = Ton premier essai est l’essai officiel
daily-go-on = Reprendre
    .about = Ton essai officiel t’attend
daily-again = Le rejouer
    .about = Pour s’exercer : ton résultat reste
daily-about = Monstres, règles, rivaux et dés découlent de la date par une formule publiée : à choix égaux, dés égaux. Ils ne sont pas secrets, on peut donc les consulter d’avance ; c’est entre toi et ta conscience. La semaine commence en douceur et finit durement.
daily-formula = La formule
daily-result = Ton résultat
daily-tried = Ton essai officiel d’aujourd’hui est fini, mais son résultat n’est pas sur cette machine.
daily-line-won = King of Tokyo, défi du { $date } : gagné en { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
} avec { $monster }, { $points } points et { $health } cœurs. Empreinte { $head }
daily-line-lost = King of Tokyo, défi du { $date } : perdu après { $rounds ->
    [one] un tour de table
   *[other] { $rounds } tours de table
} avec { $monster } et { $points } points. Empreinte { $head }
daily-line-about = Le nombre à la fin est l’empreinte de la partie : avec le texte de la partie, n’importe qui peut la rejouer et vérifier que c’est bien elle.
daily-copy = Copier le résultat
daily-copied = Résultat copié
daily-not-copied = Le navigateur n’a pas permis de copier.
daily-record = Télécharger le texte
daily-days = { $count ->
    [one] Un jour d’affilée
   *[other] { $count } jours d’affilée
}
daily-past = Défis précédents
daily-picture = Défi du { $date }

# Problèmes

menu-puzzles = Problèmes
puzzles = Problèmes
puzzles-hint = Ton dernier lancer est fait. Gagne dans ce tour.
puzzles-about = Chacun se gagne dans ce tour même, quoi que répondent les autres : le moteur a tout essayé. Les cartes qui ne sont pas encore sur la table ne servent jamais.
puzzles-solved = { $count } résolus sur { $all }
puzzle-solved = Résolu
puzzle-open = Pas encore résolu
puzzle-number = { $number }. { $name }
puzzle-task = Problème : gagne dans ce tour
puzzle-won = Résolu : { $name }
puzzle-failed = Le tour est fini, et ta chance aussi
    .text = « { $name } » peut se gagner, quoi que répondent les autres. Regarde encore les dés, le marché et tes cartes.
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-solution = Voir la solution
puzzle-name-hostile-takeover = OPA hostile
puzzle-name-order-please = De l’ordre !
puzzle-name-quills = La plume et l’encre
puzzle-name-undertaker = Le croque-mort
puzzle-name-discount = Acheter d’abord, économiser ensuite
puzzle-name-spend-to-have = Dépenser pour avoir
puzzle-name-vegetarian = Un repas sans viande
puzzle-name-red-herring = Fausse piste
puzzle-name-home-game = À domicile
puzzle-name-closing-time = On ferme
puzzle-name-bedside-manner = Au chevet des autres
puzzle-name-one-two-three = Un, deux, trois
puzzle-name-fly-over = Tir ami
puzzle-name-moving-in = Emménager
puzzle-name-one-of-each = Un de chaque
puzzle-name-piggy-bank = La tirelire
puzzle-name-doctors-orders = Ordonnance
