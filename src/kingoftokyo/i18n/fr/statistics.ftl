# Une partie en chiffres : ce qu’on compte pour chaque monstre.


## À la fin

statistic-points = Points à la fin
statistic-health = Cœurs à la fin
statistic-energy = Énergie à la fin


## Tours et Tokyo

statistic-turns = Tours joués
statistic-extra-turns = Tours supplémentaires
statistic-turns-in-tokyo = Tours commencés dans Tokyo
statistic-entries = Entrées dans Tokyo
statistic-stays = Fois où il est resté dans Tokyo
statistic-yields = Fois où il a cédé Tokyo


## Points

statistic-points-gained = Points gagnés
statistic-points-by-dice = Points des dés
statistic-points-by-tokyo = Points de Tokyo
statistic-points-by-cards = Points des cartes
statistic-points-lost = Points perdus
statistic-most-points = Meilleur tour, en points


## Dégâts et cœurs

statistic-damage-given = Dégâts infligés
statistic-most-damage = Meilleur tour, en dégâts
statistic-eliminations = Monstres éliminés
statistic-damage-taken = Dégâts subis
statistic-damage-prevented = Dégâts évités
statistic-health-gained = Cœurs regagnés
statistic-revivals = Retours en jeu
statistic-poison = Jetons poison reçus
statistic-shrink = Jetons mini reçus


## Énergie et cartes

statistic-energy-gained = Énergie gagnée
statistic-energy-spent = Énergie dépensée
statistic-energy-on-cards = Énergie payée pour des cartes
statistic-energy-lost = Énergie prise par les autres
statistic-cards-bought = Cartes achetées
statistic-cards-stolen = Costumes volés
statistic-sweeps = Marchés balayés


## Dés

statistic-dice-thrown = Dés lancés
statistic-rerolls = Relances
statistic-die-rerolls = Dés relancés par une carte
statistic-dice-set = Dés changés par une carte
statistic-extra-rolls = Lancers supplémentaires
