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
reason-units = { $unit ->
    [points] points
    [health] cœurs
    [energy] énergies
   *[smashes] baffes
}
reason-kept = { $kept ->
    [none] Ne garde rien
   *[dice] Garde { $kept }
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
reason-stops = S’arrête avec { $dice } : { $chance } % de chances de gagner.
reason-stops-not-keeping = S’arrête avec { $dice } : { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.
reason-keeps = { reason-kept } : { $scoring } % de chances de marquer, avec en moyenne { $points } points, { $hearts } cœurs, { $energy } énergies et { $smashes } baffes ; { $chance } % de chances de gagner.
reason-keeps-not-stopping = { reason-kept } : { $scoring } % de chances de marquer, avec en moyenne { $points } points, { $hearts } cœurs, { $energy } énergies et { $smashes } baffes ; { $chance } % de chances de gagner, contre { $less } % en s’arrêtant.
reason-keeps-not-keeping = { reason-kept } : { $scoring } % de chances de marquer, avec en moyenne { $points } points, { $hearts } cœurs, { $energy } énergies et { $smashes } baffes ; { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.
reason-confirms = { $chance } % de chances de gagner avec ces dés, { $best } % en gardant les meilleurs.
reason-turns = Tourne les dés pour avoir { $dice } : { $chance } % de chances de gagner.
reason-exact-stay = { $chance } % de chances de gagner en restant, { $less } % en cédant la place.
reason-exact-keep = { reason-kept } : { $chance } % de chances de gagner.
reason-exact-keep-instead = { reason-kept } : { $chance } % de chances de gagner, contre { $less } % { reason-keeping }.


## D’après ce que valent les choses, en points

reason-rerolls-spare-three = Relance un 3 : on en garderait { $few } sur { $threes }.
reason-rerolls-three = Relance un 3 : { $gain } points de plus en moyenne.
reason-rerolls-free = Relance un 3 : cela ne coûte rien.
reason-rolls-more = Un lancer de plus : { $gain } points de plus en moyenne, une fois son prix payé.
reason-stops-with = S’arrête : { reason-amount }.
reason-aims = { reason-kept } : { $chance } % de chances d’avoir au moins { reason-amount }, en moyenne { $mean } { reason-units }.
reason-aims-before-changes = { reason-kept } : { $chance } % de chances d’avoir au moins { reason-amount }, en moyenne { $mean } { reason-units }, avant de tourner des dés.
reason-buys = Achète « { $card } » : vaut { $worth } points, pour { count-price }.
reason-steals = Vole « { $card } » : vaut { $worth } points, pour { count-price }.
reason-takes = Prend « { $card } » : vaut { $worth } points.
reason-copies = Copie « { $card } » : vaut { $worth } points.
reason-buys-nothing = N’achète rien : « { $card } » vaut { $worth } points et coûte { count-price }.
reason-buys-nothing-poor = N’achète rien : aucune carte ne coûte { $energy } énergies ou moins.
reason-sweeps = Balaie le marché : aucune carte ne vaut son prix, et il y a { $energy } énergies à dépenser.
reason-stays = Reste : vie restante { $health }, et { $damage } de dégâts à craindre dans Tokyo avant son prochain tour.
reason-yields = Cède la place : vie restante { $health }, et { $damage } de dégâts à craindre dans Tokyo avant son prochain tour.
reason-damaged = { $choice } : vie { $health }, dégâts { $damage }.
reason-sets = { $choice } : vaut { $gain } points de plus.
reason-poisoned = { $choice } : vie { $health }, poison { $poison }.
reason-any-time = { $choice } : vie { $health }, énergie { $energy }.
reason-worth = { $choice } : vaut { $worth } points.


## D’après les dés et les cartes tels quels

reason-stops-as-they-lie = S’arrête : gain immédiat, { $gives }.
reason-keeps-as-they-lie = { reason-kept } : gain immédiat, { $gives }.
reason-rerolls-useless-three = Relance un 3 qui ne donne rien.
reason-rolls-more-for = { $useless ->
    [one] Un lancer de plus pour un dé qui ne donne rien.
   *[other] Un lancer de plus pour { $useless } dés qui ne donnent rien.
}
reason-buys-dearest = Achète « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-takes-dearest = Prend « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-steals-dearest = Vole « { $card } » : la carte la plus chère, prix imprimé { $cost }.
reason-copies-dearest = Copie « { $card } » : la carte la plus chère de toutes.
reason-yields-unhurt = Cède la place : cela ne coûte aucun cœur.
reason-yields-with = Cède la place : vie restante { $health }.
reason-stays-with = Reste : vie restante { $health }.
reason-health-left = { $choice } : vie restante { $health }.
reason-more-than-they-lie = { $choice } : { $gain } de plus que les dés tels quels.
reason-gives-most = { $choice } : c’est ce qui donne le plus tout de suite.
reason-by-chance = Une des { $options } réponses, au hasard.
reason-only-answer = Il n’y a pas d’autre réponse.
reason-nothing-better = Rien d’autre ne semblait meilleur.


## Un joueur venu d’ailleurs donne sa raison avec ses propres mots

reason-own = { $text }
