# Les réglages des règles : ce que chacun change.

rule-power-cards = la pioche, le marché et les achats
rule-energy = sans elle, les dés ont cinq faces : 1 2 3 cœur baffe
rule-bay = Tokyo Bay tant que cinq monstres ou plus sont en vie
rule-turn-order = dans le sens horaire à partir du meilleur premier lancer, selon les premiers lancers, ou selon les places
rule-tokyo-bonus = quand, dans son tour, un monstre dans Tokyo reçoit le bonus
rule-leave-tokyo = ce qui permet de quitter Tokyo : des baffes, ou tout cœur perdu à cause d’un autre monstre
rule-rolls = si un monstre peut s’arrêter plus tôt, et s’il doit le confirmer
rule-resolve = l’ordre dans lequel comptent les groupes de dés
rule-smashes-within-tokyo = si City et Bay se frappent
rule-same-name-in-market = deux cartes du même nom au marché
rule-twenty-points = quand 20 points font gagner
rule-bay-closing = si le monstre de la Bay passe dans une City vide
rule-turn-end-cards = l’ordre des cartes à la fin du tour
rule-bought-discards = où vont les cartes immédiates achetées
rule-person-out = la partie quand la seule personne est éliminée
rule-freeze-time = si l’on peut refuser le tour en plus de « Temps suspendu »
rule-herbivore-own-damage = si les cœurs que son propriétaire se fait perdre privent « Végétarien » de son point
rule-metamorph-friend = si « Ami des enfants » compte quand « Métamorphe » vend
rule-cultists = un cultiste pour quatre faces identiques
rule-halloween = les douze cartes costume
rule-costumes = le départ d’Halloween : un costume sur deux, un au hasard, ou aucun
rule-tokyo-tower = les trois étages de la Tour de Tokyo
rule-two-players = de l’énergie au lieu de points pour Tokyo quand la partie commence à deux monstres
