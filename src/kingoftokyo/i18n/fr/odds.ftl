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
