# Ce qu’on demande à une personne : une phrase pour chaque sorte de décision.
# Puis les explications sur demande : une phrase pour chaque décision, et chaque étape quand d’autres jouent.
#
# Les arguments sont ceux du fichier anglais.


## Lancer les dés

question-roll = Garde ce qui te plaît et relance le reste. { $rolls ->
    [one] Encore { $rolls } lancer.
   *[other] Encore { $rolls } lancers.
}
question-roll-cards = Tu n’as plus de lancer. Gardes-tu ces dés, ou utilises-tu une carte ?
question-confirm-roll = Tu gardes ces dés ? Il te reste { $rolls ->
    [one] { $rolls } lancer.
   *[other] { $rolls } lancers.
}
question-psychic-probe = { $other } a obtenu { $dice }. Quel dé relances-tu ? Un cœur te coûte la sonde.
question-psychic-probe-three = Ta sonde a fait un 3 : tu peux le relancer. Le fais-tu ? Un cœur te coûte toujours la sonde.
question-witch = { $other } a obtenu { $dice }, et ça va te faire mal. Quel dé relances-tu ?
question-witch-three = Ta Sorcière a fait un 3 : tu peux le relancer. Le fais-tu ?
question-witch-safe = { $other } a obtenu { $dice }, ce qui ne te blesse plus. Ta Sorcière peut se reposer.
question-background-dweller = Une sonde a changé un de tes dés en 3. Le relances-tu ?
question-change-dice = Tes lancers sont finis. Tournes-tu un dé avant de compter ? Énergie : { $energy }.
question-cheerleader = { $other } a obtenu { $dice }. Tu y ajoutes une baffe ?


## Compter les dés

question-resolve = Quels dés comptent maintenant ?
question-assign-hearts = { $dice ->
    [one] Un dernier dé cœur. À quoi sert-il ?
   *[other] Encore { $dice } dés cœur. À quoi sert le prochain ?
}


## Perdre des cœurs

question-damage = { $cause ->
    [dice] { $dealer } te baffe : { count-health } en moins sur { $health }. Que fais-tu ?
    [poison] Le poison te prend { count-health } sur { $health }. Que fais-tu ?
    [rules] Tu vas perdre { count-health } sur { $health }. Que fais-tu ?
   *[card] { $dealer ->
        [none] « { $cause } » te prend { count-health } sur { $health }. Que fais-tu ?
        [self] Ta carte « { $cause } » te prend { count-health } sur { $health }. Que fais-tu ?
       *[monster] { $dealer } frappe avec « { $cause } » : { count-health } en moins sur { $health }. Que fais-tu ?
    }
}
question-damage-lethal = { $cause ->
    [dice] { $dealer } te baffe : { count-health } en moins, et il ne t’en reste que { $health } ! Que fais-tu ?
    [poison] Le poison te prend { count-health }, et il ne t’en reste que { $health } ! Que fais-tu ?
    [rules] Tu vas perdre { count-health }, et il ne t’en reste que { $health } ! Que fais-tu ?
   *[card] { $dealer ->
        [none] « { $cause } » te prend { count-health }, et il ne t’en reste que { $health } ! Que fais-tu ?
        [self] Ta carte « { $cause } » te prend { count-health }, et il ne t’en reste que { $health } ! Que fais-tu ?
       *[monster] { $dealer } frappe avec « { $cause } » : { count-health } en moins, et il ne t’en reste que { $health } ! Que fais-tu ?
    }
}
question-camouflage = Un des dés lancés pour « Camouflage » montre un 3. Le relances-tu ?


## Tokyo

question-yield = { $attacker } t’a frappé dans { $place } : { $amount ->
    [one] { $amount } baffe. Il te reste { $health ->
        [one] { $health } cœur.
       *[other] { $health } cœurs.
    }
   *[other] { $amount } baffes. Il te reste { $health ->
        [one] { $health } cœur.
       *[other] { $health } cœurs.
    }
} Rester ou céder la place ?
question-yield-card = { $attacker } t’a touché dans { $place } avec une carte. Il te reste { $health ->
    [one] { $health } cœur.
   *[other] { $health } cœurs.
} Rester ou céder la place ?
question-yield-jets = { $attacker } te frappe dans { $place } : { $amount ->
    [one] { $amount } baffe.
   *[other] { $amount } baffes.
} Avec tes « Réacteurs », céder la place t’évite tout. Il te reste { $health ->
    [one] { $health } cœur.
   *[other] { $health } cœurs.
} Rester ou céder ?


## Les cartes

question-buy = Énergie : { $energy }. Qu’achètes-tu ?
question-opportunist = De nouvelles cartes pendant le tour joué par { $other }, et tu peux te servir avant tout le monde. Énergie : { $energy }. En prends-tu une ?
question-mimic = Le « Sosie » est à toi. Quelle carte copie-t-il ?
question-mimic-move = { $owner ->
    [self] Ton « Sosie » copie ta propre carte « { $card } ». Paies-tu 1 énergie sur { $energy } pour déplacer son jeton ?
   *[monster] Ton « Sosie » copie « { $card } », carte tenue par { $owner }. Paies-tu 1 énergie sur { $energy } pour déplacer son jeton ?
}
# La carte copiée n’est plus là.
question-mimic-idle = Ton « Sosie » ne copie rien. Paies-tu 1 énergie sur { $energy } pour poser son jeton sur une carte ?
question-metamorph = Vends-tu une carte pour l’énergie imprimée dessus ? Énergie : { $energy }.
question-freeze-time = Tu as obtenu au moins trois 1. Veux-tu rejouer un tour avec un dé de moins ?
question-halloween = Que portes-tu ce soir ? L’autre costume rejoint la pioche.
question-halloween-steal = Tes baffes ont porté. Voles-tu un costume ? Énergie : { $energy }.
# Une carte maison pose une question.
question-card = « { $card } » : que fais-tu ?


## Expliqué : ce qu’on te demande

explain-roll = Trois chiffres égaux marquent, les cœurs soignent hors de Tokyo, l’énergie paie les cartes, les baffes frappent ; après ton dernier lancer, tous les dés comptent tels quels.
explain-confirm-roll = Tu as choisi de t’arrêter alors qu’il te reste des lancers : confirme, ou reviens aux dés.
explain-change-dice = Tes lancers sont finis, mais une de tes cartes peut encore tourner un dé avant qu’ils comptent.
explain-resolve = Ici, tu décides dans quel ordre tes dés comptent : les chiffres marquent, les cœurs soignent, l’énergie se prend, les baffes frappent.
explain-assign-hearts = Chaque dé cœur rend 1 cœur ou retire un jeton poison ou mini ; à toi de dire lequel.
explain-damage = Tu vas perdre des cœurs, et une de tes cartes peut y faire quelque chose.
explain-yield = On t’a frappé dans Tokyo : reste pour les points et les coups, ou cède la place, et ton attaquant devra la prendre.
explain-buy = Tu peux acheter des cartes tant que tu as de l’énergie, ou payer 2 énergies pour balayer les trois cartes proposées.
explain-opportunist = Une nouvelle carte vient d’être révélée, et ton Opportuniste te permet de l’acheter avant tout le monde.
explain-psychic-probe = Un autre monstre a fini de lancer, et ta Sonde psychique peut relancer un de ses dés.
explain-background-dweller = Un de tes dés est devenu un 3, et ta carte te permet de le relancer.
explain-camouflage = Un dé lancé pour « Camouflage » montre un 3, et une de tes cartes te permet de le relancer.
explain-metamorph = À la fin de ton tour, cette carte te permet de vendre des cartes au prix imprimé.
explain-freeze-time = Tes trois 1 ont figé le temps : tu peux rejouer un tour, avec un dé de moins.
explain-mimic = Cette carte copie une carte permanente de n’importe quel monstre et agit comme elle, tant que celle-ci est là.
explain-witch = Un autre monstre va te blesser, et ta Sorcière peut relancer un de ses dés.
explain-cheerleader = Un autre monstre a lancé ses dés, et tu peux y ajouter une baffe, quelle que soit la victime.
explain-halloween = Les costumes sont des cartes, et chacun en a une au départ ; trois baffes permettent de voler ceux de tes victimes.
explain-card = Une carte te demande quelque chose : chaque réponse dit ce qu’elle fait.


## Expliqué : ce qui se passe pendant ce temps

explain-step-start = Un tour commence : les cartes qui agissent d’abord, et la récompense pour un tour commencé dans Tokyo.
explain-step-roll = Le monstre dont c’est le tour lance les dés jusqu’à trois fois et garde ce qui lui plaît.
explain-step-resolve = Les dés comptent : trois chiffres pareils marquent, les cœurs soignent hors de Tokyo, l’énergie se prend, et les baffes frappent ceux d’en face.
explain-step-tokyo = Ceux qu’on a frappés dans Tokyo restent ou cèdent la place ; s’il y a une place libre, le monstre dont c’est le tour doit y entrer.
explain-step-buy = Le monstre dont c’est le tour achète des cartes, ou balaie le marché, tant qu’il peut payer.
explain-step-end = Le tour finit : les cartes qui agissent en dernier, puis le poison, puis c’est au monstre suivant.
