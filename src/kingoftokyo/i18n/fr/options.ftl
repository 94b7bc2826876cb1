# Ce qu’une personne peut répondre : ce que fait chaque choix. Ces phrases sont sur des boutons, donc courtes.
#
# Les arguments sont ceux du fichier anglais.


## Lancer les dés

option-keep = Garder ceux-ci, relancer le reste
option-stop = Stop : ces dés comptent
option-extra-roll = Un lancer de plus avec « { $card } »
option-extra-roll-energy-drink = Payer 1 énergie pour un lancer de plus
option-extra-roll-smoke-cloud = Retirer un marqueur de fumée pour un lancer de plus
option-reroll = Relancer un { $face } : cela ne coûte pas de lancer
# Un dé à part, quand une autre carte l’a fait ou lancé.
option-reroll-card = Relancer le { $face }
option-spend-roll = Dépenser un cultiste pour un lancer de plus
option-keep-roll = Oui, ces dés comptent
option-roll-on = Non, retour aux dés
option-probe = Relancer un dé { $face } lancé par { $other }
    .you = Relancer un de tes dés { $face }
option-set = Tourner un dé { $face } sur { $to } avec « { $card } »
option-set-plot-twist = Tourner un dé { $face } sur { $to } et défausser « Coup de théâtre »
option-set-stretchy = Payer 2 énergies : tourner un dé { $face } sur { $to }
option-cheer = Ajouter une baffe aux dés lancés par { $other }
    .you = Ajouter une baffe à tes dés


## Compter les dés

option-resolve-numbers = Les chiffres
option-resolve-hearts = Les cœurs
option-resolve-energy = L’énergie
option-resolve-smashes = Les baffes
option-heal = Récupérer 1 cœur
option-cure-poison = Retirer un jeton poison
option-cure-shrink = Retirer un jeton mini
option-heal-seat = Soigner { $other }, qui te paie jusqu’à 2 énergies
    .you = Te soigner contre 2 de tes énergies au plus
    .rival = Soigner { $other } contre 2 énergies au plus


## Perdre des cœurs

option-use = Utiliser « { $card } »
option-use-camouflage = Lancer les dés pour « Camouflage » : chaque cœur en sauve un
option-use-wings = Payer 2 énergies pour « Ailes » : ne rien perdre ce tour-ci
option-use-robot = { $amount ->
    [one] Perdre { $amount } énergie au lieu de { $amount } cœur
   *[other] Perdre { $amount } énergies au lieu de { $amount } cœurs
}
option-use-rapid-healing = Payer 2 énergies pour récupérer 1 cœur
option-spend-heart = Dépenser un cultiste pour récupérer 1 cœur
option-spend-energy = Dépenser un cultiste pour 1 énergie
option-accept = Perdre { count-health }
option-accept-lethal = Perdre { count-health } : éliminé
    .rival = Perdre { count-health } et sortir du jeu


## Tokyo

option-stay = Rester dans { $place }
option-yield = Céder { $place } à { $attacker }
    .you = Te céder { $place }
# Avec les Réacteurs, dont le propriétaire n’a encore rien perdu.
option-stay-jets = Rester dans { $place } et encaisser le coup
option-yield-jets = S’envoler indemne et laisser { $place } à { $attacker }
    .you = S’envoler indemne et te laisser { $place }


## Les cartes

option-buy = Acheter « { $card } » pour { count-price }
option-buy-top = Acheter « { $card } », sur le dessus de la pioche, pour { count-price }
option-buy-from = Acheter « { $card } » à { $owner } pour { count-price }
    .you = T’acheter « { $card } » pour { count-price }
option-sweep = Balayer le marché pour { count-price }
option-sell = Vendre « { $card } » pour { count-energy }
option-mimic = Copier « { $card } », carte tenue par { $owner }
    .you = Copier ta carte « { $card } »
option-mimic-mine = Copier ta propre carte « { $card } »
option-take = Prendre « { $card } »
option-steal = Voler « { $card } » à { $owner } pour { count-price }
    .you = Te voler « { $card } » pour { count-price }


## Après le tour

option-again = Rejouer un tour avec un dé de moins
option-decline = Laisser jouer le monstre suivant


## Ne (plus) rien faire

option-pass = Ne rien faire
option-pass-assign-hearts = N’utiliser ce cœur pour rien
option-pass-background-dweller = Laisser le 3
option-pass-camouflage = Laisser le 3
option-pass-cheerleader = Pas d’encouragements aujourd’hui
option-pass-mimic = Laisser le jeton où il est
option-pass-opportunist = Ne rien acheter
option-pass-psychic-probe = Laisser les dés tels quels
option-pass-witch = Laisser les dés tels quels
option-done = Continuer
option-done-buy = Ne plus rien acheter
option-done-change-dice = Laisser les dés tels quels
option-done-halloween = Ne plus rien voler
option-done-metamorph = Ne plus rien vendre

# Chances et avertissements : à quel point c’est probable, et quels choix on pourrait regretter.
#
# Les arguments sont ceux du fichier anglais.


## Les chances

odds-three = Un brelan de { $face }
odds-three-any = Un brelan de n’importe quel chiffre
odds-kill = { $smashes ->
    [0] Éliminer { $other } : sans la moindre baffe sur les dés
    [one] Éliminer { $other } : il faut { $smashes } baffe
   *[other] Éliminer { $other } : il faut { $smashes } baffes
}
# Une de ses cartes peut l’empêcher.
odds-kill-warded = { $smashes ->
    [0] Éliminer { $other }, sauf parade : sans la moindre baffe sur les dés
    [one] Éliminer { $other }, sauf parade : il faut { $smashes } baffe
   *[other] Éliminer { $other }, sauf parade : il faut { $smashes } baffes
}
odds-survive = Survivre jusqu’à ton prochain tour dans { $place }
odds-survive-stay = Survivre jusqu’à ton prochain tour si tu restes dans { $place }
odds-survive-yield = Survivre jusqu’à ton prochain tour si tu cèdes { $place }
odds-chance = { $percent } %
# Une borne inférieure : on suppose que les rivaux ne cherchent que des baffes.
odds-chance-at-least = au moins { $percent } %
odds-note-survival = C’est le pire des cas : avant ton prochain tour, chaque rival ne cherche que des baffes, la table restant telle quelle. Les cartes achetées ou jouées entre-temps ne sont pas comptées.
odds-note-cards = Approximatif : des cartes peuvent changer ces dés, et elles ne sont pas comptées.
odds-note-rivals-cards = Tes rivaux ont des cartes qui changent les dés. Elles ne sont pas comptées : tes vraies chances sont peut-être plus faibles.


## Les avertissements

warning-stop = { $dice ->
    [one] { $dice } dé n’apporte rien, et il te reste { $rolls ->
        [one] { $rolls } lancer.
       *[other] { $rolls } lancers.
    }
   *[other] { $dice } dés n’apportent rien, et il te reste { $rolls ->
        [one] { $rolls } lancer.
       *[other] { $rolls } lancers.
    }
}
warning-useless = « { $card } » ne fait rien pour l’instant : tu ne ferais que payer { count-price }.
warning-eliminated = Cela t’élimine.
