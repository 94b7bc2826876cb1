# Ce qu’on demande à une personne : une phrase pour chaque sorte de décision, avec l’enjeu.
#
# Les arguments sont ceux du fichier anglais.


## Lancer les dés

question-roll = Garde ce qui te plaît et relance le reste. { $rolls ->
    [one] Encore { $rolls } lancer.
   *[other] Encore { $rolls } lancers.
}
question-roll-cards = Tu n’as plus de lancer. Gardes-tu ces dés, ou as-tu encore un tour dans ton sac ?
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
