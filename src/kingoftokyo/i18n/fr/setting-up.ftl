# Préparer une position à la main.
#
# Les arguments sont ceux du fichier anglais.

position = Préparer une position
    .text = Place tout comme tu veux, puis joue. C’est une partie d’entraînement.
position-here = Modifier cette table
    .text = Partir de cette situation et la changer, pour s’entraîner
position-play = Jouer
position-clear = Tout effacer
position-monsters = Monstres
position-monster = Monstre { $number }
position-player = Joué par
position-place = Où est { $seat } ?
position-less = Moins : { $what }
position-more = Plus : { $what }
position-hand = Cartes : { $seat }
position-add-card = Ajouter une carte
    .of = Ajouter une carte pour { $seat }
position-remove-card = Retirer { $card }
position-counters = Marqueurs dessus
position-copies = Copie
    .nothing = Rien
position-search = Chercher une carte
    .hint = Son nom, ou ce qu’elle fait
    .found = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
    .none = Aucune carte trouvée. Essaie un mot plus court.
position-elsewhere = Déjà sur cette table.
position-turn = Le tour
position-active = À qui est-ce de jouer ?
position-dice = Dés
    .none = Pas encore de dés : c’est l’heure du premier lancer.
position-turn-die = Appuie sur un dé pour changer sa face ; les flèches le tournent dans les deux sens.
position-rolls = Lancers restants
position-market-kind = { $kind ->
    [dealt] Tiré au hasard
   *[other] Ces cartes
}
position-market-place = Marché, emplacement { $number }
position-market-empty = Vide : choisir une carte
position-deck = Prochaines cartes de la pioche
    .text = Dans cet ordre. La suite est tirée au hasard.
    .add = Ajouter une carte à la pioche
position-line = En une ligne de texte
    .text = Pour partager une position, ou en coller une. Une ligne collée se joue avec les monstres habituels.
    .copy = Copier cette position
    .copied = Copiée.
    .play = Jouer cette ligne
keys-at-position = En préparant une position
keys-turn-die = Tourner un dé
