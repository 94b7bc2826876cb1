# Automatismes et aide : chances et raisons sur demande, réponses automatiques, confirmations, dés gardés ensemble,
# et son.
#
# Les arguments sont ceux du fichier anglais.


## Les chances sur demande

odds = Chances
    .text = Les chances de chaque résultat avec les dés que tu gardes
odds-computing = Calcul en cours …
odds-keep-nothing = Si tu ne gardes rien. { $rolls }.
odds-keep = Si tu gardes { $dice }. { $rolls }.
odds-table = Chances d’en avoir au moins autant, si tu ne vises que cela
odds-table-face = Symbole
odds-table-count = ≥ { $amount }


## Les raisons

why = Pourquoi { $seat } a fait ça ?
why-key = Pourquoi l’ordinateur a fait ça ?


## Les réponses automatiques

automatic = Automatique
automatic-leave = { $health ->
    [one] Tu quittes Tokyo automatiquement, comme réglé pour { $health } cœur ou moins.
   *[other] Tu quittes Tokyo automatiquement, comme réglé pour { $health } cœurs ou moins.
}
automatic-stay = { $health ->
    [one] Tu restes à Tokyo automatiquement, comme réglé pour { $health } cœur ou plus.
   *[other] Tu restes à Tokyo automatiquement, comme réglé pour { $health } cœurs ou plus.
}
automatic-skip = Il n’y a rien à choisir ici : on continue.
automatic-wait = Attends, je décide


## Les confirmations

doubt = Vraiment ?
doubt-yes = Oui, vas-y
doubt-no = Non, retour


## Plusieurs dés à la fois

dice-undo = Annuler le dernier changement
dice-free-all = Libérer tous les dés
dice-keep-alike = Garder les { $count } dés { $face }
keys-all-alike = Garder ou libérer tous les dés comme celui-ci


## Bulles et piles

tip-card = { $kind }, coûte { count-price }
deck-unseen = { $count ->
    [one] { $count } carte est encore à venir
   *[other] { $count } cartes sont encore à venir
}
    .text = Les cartes qui ne sont nulle part ailleurs, par ordre alphabétique. Personne ne connaît leur ordre.
pile-copies = × { $count }


## Réglages


automation = Automatismes
automation-ask = Toujours me demander
automation-leave = Quitter Tokyo automatiquement
automation-leave-at = { $health ->
    [one] Avec { $health } cœur ou moins
   *[other] Avec { $health } cœurs ou moins
}
automation-stay = Rester à Tokyo automatiquement
automation-stay-at = { $health ->
    [one] Avec { $health } cœur ou plus
   *[other] Avec { $health } cœurs ou plus
}
automation-skip = Passer les étapes sans choix
    .text = Quand toutes les réponses reviennent au même, la page répond à ta place après un instant.
automation-confirm = Confirmer avant un gâchis
    .text = Avant de renoncer à des lancers avec des dés inutiles, d’acheter une carte sans effet ou de t’éliminer.
automation-hand-over = Passer l’écran
    .text = À plusieurs devant cet écran, chaque tour commence par un panneau qui dit à qui c’est.


## Le son

sound = Son
sound-play = Jouer les sons
sound-mute = Couper le son (M)
sound-unmute = Remettre le son (M)
sound-volume = Volume du son
sound-percent = { $volume } %
keys-mute = Couper ou remettre le son
