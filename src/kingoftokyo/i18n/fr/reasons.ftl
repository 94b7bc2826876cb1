# Pourquoi l’ordinateur a fait ce choix, ou pourquoi un joueur redoutable le ferait : une phrase par raison.
#
# Les arguments sont ceux du fichier anglais.


## Les quantités, à l’intérieur d’autres phrases

count-smashes = { $amount ->
    [one] { $amount } baffe
   *[other] { $amount } baffes
}
reason-amount = { $unit ->
    [points] { count-points }
    [health] { count-health }
    [energy] { count-energy }
   *[smashes] { count-smashes }
}
reason-mean = { $unit ->
    [points] { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    }
    [health] { $mean ->
        [one] { $mean } cœur
       *[other] { $mean } cœurs
    }
    [energy] { $mean ->
        [one] { $mean } énergie
       *[other] { $mean } énergies
    }
   *[smashes] { $mean ->
        [one] { $mean } baffe
       *[other] { $mean } baffes
    }
}
reason-brings = en moyenne { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hearts ->
    [one] { $hearts } cœur
   *[other] { $hearts } cœurs
}, { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} et { $smashes ->
    [one] { $smashes } baffe
   *[other] { $smashes } baffes
}
reason-worth-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
reason-gain-points = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
reason-kept = { $who ->
    [you] { $kept ->
        [none] Tu ne gardes rien
       *[dice] Tu gardes { $kept }
    }
   *[it] { $kept ->
        [none] Ne garde rien
       *[dice] Garde { $kept }
    }
}
reason-keeping = { $instead ->
    [none] sans rien garder
   *[dice] en gardant { $instead }
}
reason-gives-nothing = rien
reason-gives-2 = { $first } et { $second }
reason-gives-3 = { $first }, { $second } et { $third }
reason-gives-4 = { $first }, { $second }, { $third } et { $fourth }


## D’après les chances de gagner

reason-weighed = { $choice } : { $chance } % de chances de gagner.
reason-weighed-instead = { $choice } : { $chance } % de chances de gagner. { $instead } : { $less } %.
reason-stops = { $who ->
    [you] Tu t’arrêtes
   *[it] S’arrête
} avec { $dice } : { $chance } % de chances de gagner.
reason-stops-not-keeping = { $who ->
    [you] Tu t’arrêtes
   *[it] S’arrête
} avec { $dice } : { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.
reason-keeps = { reason-kept } : { $scoring } % de chances de marquer, avec { reason-brings } ; { $chance } % de chances de gagner.
reason-keeps-not-stopping = { reason-kept } : { $scoring } % de chances de marquer, avec { reason-brings } ; { $chance } % de chances de gagner, contre { $less } % en s’arrêtant.
reason-keeps-not-keeping = { reason-kept } : { $scoring } % de chances de marquer, avec { reason-brings } ; { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.
reason-confirms = { $chance } % de chances de gagner avec ces dés, { $best } % en gardant les meilleurs.
reason-turns = { $who ->
    [you] Tu tournes
   *[it] Tourne
} les dés pour avoir { $dice } : { $chance } % de chances de gagner.
reason-exact-stay = { $chance } % de chances de gagner en restant, { $less } % en cédant la place.
reason-exact-keep = { reason-kept } : { $chance } % de chances de gagner.
reason-exact-keep-instead = { reason-kept } : { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.


## D’après ce que valent les choses, en points

reason-rerolls-spare-three = { $who ->
    [you] Tu relances
   *[it] Relance
} un 3 : { $who ->
    [you] tu en garderais
   *[it] on en garderait
} { $few } sur { $threes }.
reason-rerolls-three = { $who ->
    [you] Tu relances
   *[it] Relance
} un 3 : { reason-gain-points } de plus en moyenne.
reason-rerolls-free = { $who ->
    [you] Tu relances
   *[it] Relance
} un 3 : cela ne coûte rien.
reason-rolls-more = Un lancer de plus : { reason-gain-points } de plus en moyenne, une fois son prix payé.
reason-stops-with = { $who ->
    [you] Tu t’arrêtes
   *[it] S’arrête
} : { reason-amount }.
reason-aims = { reason-kept } : { $chance } % de chances d’avoir au moins { reason-amount }, en moyenne { reason-mean }.
reason-aims-before-changes = { reason-kept } : { $chance } % de chances d’avoir au moins { reason-amount }, en moyenne { reason-mean }, avant de tourner des dés.
reason-buys = { $who ->
    [you] Tu achètes
   *[it] Achète
} « { $card } » : vaut { reason-worth-points }, pour { count-price }.
reason-steals = { $who ->
    [you] Tu voles
   *[it] Vole
} « { $card } » : vaut { reason-worth-points }, pour { count-price }.
reason-takes = { $who ->
    [you] Tu prends
   *[it] Prend
} « { $card } » : vaut { reason-worth-points }.
reason-copies = { $who ->
    [you] Tu copies
   *[it] Copie
} « { $card } » : vaut { reason-worth-points }.
reason-buys-nothing = { $who ->
    [you] Tu n’achètes rien
   *[it] N’achète rien
} : « { $card } » vaut { reason-worth-points } et coûte { count-price }.
reason-buys-nothing-poor = { $who ->
    [you] Tu n’achètes rien
   *[it] N’achète rien
} : aucune carte ne coûte { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} ou moins.
reason-sweeps = { $who ->
    [you] Tu balaies
   *[it] Balaie
} le marché : aucune carte ne vaut son prix, et il y a { $energy ->
    [one] { $energy } énergie
   *[other] { $energy } énergies
} à dépenser.
reason-stays = { $who ->
    [you] Tu restes
   *[it] Reste
} : vie restante { $health }, et { $damage } de dégâts à craindre dans Tokyo avant { $who ->
    [you] ton
   *[it] son
} prochain tour.
reason-yields = { $who ->
    [you] Tu cèdes
   *[it] Cède
} la place : vie restante { $health }, et { $damage } de dégâts à craindre dans Tokyo avant { $who ->
    [you] ton
   *[it] son
} prochain tour.
reason-damaged = { $choice } : vie { $health }, dégâts { $damage }.
reason-sets = { $choice } : vaut { reason-gain-points } de plus.
reason-poisoned = { $choice } : vie { $health }, poison { $poison }.
reason-any-time = { $choice } : vie { $health }, énergie { $energy }.
reason-worth = { $choice } : vaut { reason-worth-points }.


## D’après les dés et les cartes tels quels

reason-stops-as-they-lie = { $who ->
    [you] Tu t’arrêtes
   *[it] S’arrête
} : gain immédiat, { $gives }.
reason-keeps-as-they-lie = { reason-kept } : gain immédiat, { $gives }.
reason-rerolls-useless-three = { $who ->
    [you] Tu relances
   *[it] Relance
} un 3 qui ne donne rien.
reason-rolls-more-for = { $useless ->
    [one] Un lancer de plus pour un dé qui ne donne rien.
   *[other] Un lancer de plus pour { $useless } dés qui ne donnent rien.
}
reason-buys-dearest = { $who ->
    [you] Tu achètes
   *[it] Achète
} « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-takes-dearest = { $who ->
    [you] Tu prends
   *[it] Prend
} « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-steals-dearest = { $who ->
    [you] Tu voles
   *[it] Vole
} « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-copies-dearest = { $who ->
    [you] Tu copies
   *[it] Copie
} « { $card } » : la carte la plus chère de toutes.
reason-yields-unhurt = { $who ->
    [you] Tu cèdes
   *[it] Cède
} la place : cela ne coûte aucun cœur.
reason-yields-with = { $who ->
    [you] Tu cèdes
   *[it] Cède
} la place : vie restante { $health }.
reason-stays-with = { $who ->
    [you] Tu restes
   *[it] Reste
} : vie restante { $health }.
reason-health-left = { $choice } : vie restante { $health }.
reason-more-than-they-lie = { $choice } : { $gain } de plus que les dés tels quels.
reason-gives-most = { $choice } : c’est ce qui donne le plus tout de suite.
reason-by-chance = Une des { $options } réponses, au hasard.
reason-only-answer = Il n’y a pas d’autre réponse.
reason-nothing-better = Rien d’autre ne semblait meilleur.


## Un joueur venu d’ailleurs donne sa raison avec ses propres mots

reason-own = { $text }
