# Les règles pour tout le monde, une section à la fois : `help-SECTION` est son titre, `.text` ce qu’elle dit. Une ligne
# vide commence un nouveau paragraphe. L’ordre est celui de la lecture.


help-goal = Le but
    .text =
        Tu es un monstre, et les autres aussi. Il n’y a qu’un Tokyo, avec de la place pour un seul, ou pour deux quand vous êtes cinq ou plus.

        Il faut avoir 20 points quand un tour est fini, ou être le dernier en vie. Les points viennent des dés, de Tokyo quand on le tient, et des cartes.

help-turn = Ton tour
    .text =
        Un tour a cinq étapes : lancer, compter, Tokyo, acheter, fin.

        Tu lances tes dés jusqu’à trois fois. Ensuite ils comptent : les chiffres marquent, les cœurs soignent, l’énergie se prend, les baffes frappent. Ceux qu’on a frappés dans Tokyo restent ou cèdent la place, et s’il y a de la place dans Tokyo, tu dois y entrer. Puis tu achètes des cartes si tu veux. Enfin viennent les cartes de fin de tour, et le poison. On joue dans le sens horaire.

        Avant la partie, chacun lance une fois : le monstre qui a le plus de baffes commence. Les ex æquo relancent.

help-dice = Les dés
    .text =
        Tu as six dés noirs, et des verts quand une carte t’en donne. Chacun porte les faces 1, 2, 3, cœur, énergie et baffe. Après chaque lancer, garde ce qui te plaît et relance le reste, trois lancers en tout au plus. Un dé gardé peut être relancé plus tard, et tu peux t’arrêter dès que tu es content.

        Trois chiffres égaux rapportent ce chiffre : trois 1 valent 1 point, trois 2 en valent 2, trois 3 en valent 3. Chaque dé de plus avec le même chiffre vaut un point de plus. Moins de trois ne rapportent rien.

        Chaque cœur te rend 1 cœur, mais pas dans Tokyo. Chaque énergie te donne 1 énergie à dépenser. Chaque baffe prend 1 cœur : de dehors, elle touche tous ceux qui sont dans Tokyo ; de Tokyo, tous ceux qui sont dehors.

help-tokyo = La ville de Tokyo
    .text =
        C’est là que sont les points, et les coups. Entrer donne 1 point, et chaque tour que tu y commences en donne 2 de plus. Mais tous ceux du dehors te frappent, et les cœurs de tes dés n’y font rien pour toi : ils ne soignent pas et ne retirent pas de jeton.

        Personne n’entre par choix. Si Tokyo City est vide une fois tes dés comptés, tu y vas, avec ou sans baffe. Le premier monstre de la partie y va toujours.

help-yield = Rester ou céder
    .text =
        Quand les baffes d’un autre monstre te prennent des cœurs dans Tokyo, on te demande : rester ou céder la place ? Les cœurs sont perdus de toute façon. Si tu cèdes, l’attaquant doit entrer et reçoit le point d’entrée. Si tu restes, il reste dehors.

        Seules les baffes donnent ce choix. Les dégâts des cartes et le poison ne le donnent pas, ni un coup entièrement arrêté.

        Un bon principe : reste tant que tu peux encaisser encore une tournée de coups. Pars avant de ne plus pouvoir.

help-health = Les cœurs
    .text =
        Tu commences avec 10 cœurs et n’en as jamais plus, sauf si une carte le dit. À 0, tu es éliminé : tes cartes vont à la défausse et tu regardes les autres.

        Les dés cœur ne soignent que hors de Tokyo. Les cartes soignent partout. Quand tu as des jetons, chaque dé cœur soigne ou retire un jeton, et tu décides dé par dé.

help-cards = Énergie et cartes
    .text =
        Trois cartes sont visibles au marché. À ton tour, achètes-en autant que tu peux en payer. Chaque vide est comblé aussitôt par la pioche, et la nouvelle carte est à vendre, elle aussi. Pour 2 énergies, tu balaies le marché : les trois partent, trois nouvelles arrivent.

        Les cartes permanentes restent à toi et agissent désormais. Les cartes immédiates agissent une fois, tout de suite. Une carte peut te coûter moins que le prix imprimé : le marché montre ce que tu paies vraiment.

        Quand la pioche est vide, la défausse mélangée en forme une nouvelle.

help-tokens = Jetons et marqueurs
    .text =
        Poison : à la fin de ton tour, tu perds 1 cœur par jeton poison. Mini : tu lances un dé de moins par jeton mini. Hors de Tokyo, un dé cœur en retire un au lieu de soigner. Les jetons restent même quand le monstre ou la carte qui les a donnés n’est plus là.

        Sosie : son jeton est posé sur la carte que copie le « Sosie ». Quand cette carte quitte le jeu, le jeton revient, et tu peux le reposer au début de ton tour pour 1 énergie.

        Les marqueurs sont sur les cartes : de la fumée sur « Écran de fumée », de l’énergie sur « Monstre à piles ». Quand il n’y en a plus, la carte s’en va.

help-winning = Gagner
    .text =
        Avec 20 points, tu gagnes quand le tour est fini, si tu es encore en vie. Les points au-delà de 20 ne comptent pas. Si deux monstres ont 20 points, celui dont c’était le tour gagne, puis le suivant dans le sens horaire.

        Le dernier monstre en vie gagne aussitôt, même avec peu de points. Si tous tombent ensemble, personne ne gagne.

help-two-players = À deux joueurs
    .text =
        Quand une partie classique commence à deux monstres, Tokyo donne de l’énergie : 1 en entrant, et 1 quand tu y commences ton tour, au lieu de points. Tout le reste est pareil.

        Une plus grande partie où il ne reste que deux monstres garde les points habituels.

help-five-and-six = À cinq ou six joueurs
    .text =
        Tant qu’au moins cinq monstres sont en vie, Tokyo a une deuxième place : Tokyo Bay. Qui doit entrer alors que la City est prise entre dans la Bay. Les deux places sont Tokyo : mêmes points, mêmes coups, aucun soin par les dés. City et Bay ne se frappent pas entre elles.

        Une attaque de dehors touche les deux, et chacun décide pour soi ; la City répond d’abord, et la Bay répond sans connaître cette réponse. Si les deux cèdent, l’attaquant prend la City.

        Dès qu’il ne reste que quatre monstres en vie, la Bay ferme. Son monstre passe dans la City si elle est vide, sinon il sort de Tokyo.

help-presets = Les jeux de règles
    .text =
        Classique est le jeu habituel.

        Mêlée : tout cœur perdu à cause d’un autre monstre, même par une carte, permet de quitter Tokyo. City et Bay se frappent. Il faut confirmer pour s’arrêter avant le dernier lancer. Le marché ne montre jamais deux fois le même nom.

        Seul contre tous : une personne contre l’ordinateur. Les premiers lancers décident de tout l’ordre de jeu. Tu choisis dans quel ordre tes dés comptent. City et Bay se frappent. Tokyo donne ses 2 points à la fin du tour, et l’on gagne aussitôt avec 20 points. Quand tu es éliminé, la partie est finie.

        Éclair : ni cartes, ni énergie, ni Bay. Les dés ont cinq faces, et tu lances toujours trois fois. Les baffes passent avant les cœurs. On gagne aussitôt avec 20 points.

help-expansions = Les extensions
    .text =
        Costumes d’Halloween : au départ, chacun prend un costume sur deux ; les autres sont mélangés à la pioche. Quand tes dés comptent au moins trois baffes, tu peux voler des costumes à ceux qu’elles ont blessés, en payant le prix à leur propriétaire.

        Cultistes : quand tes dés montrent au moins quatre faces identiques, un cultiste te rejoint une fois les dés comptés. À tout moment, renvoie-le contre 1 cœur, 1 énergie ou un lancer de plus. Il y en a quinze.

        Tour de Tokyo : obtiens au moins quatre 1 dans Tokyo pour prendre l’étage le plus bas qui n’est pas à toi, même à son propriétaire. Au début de ton tour, le premier étage donne 1 cœur, le deuxième 1 cœur et 1 énergie. Qui prend le troisième gagne sur-le-champ.

help-keys = Les touches
    .text = Tout peut se faire au clavier. Voici les touches, en plus de Tab et d’Entrée, qui atteignent et pressent chaque bouton.

help-fair = Des dés honnêtes
    .text =
        Avant la partie, le programme tire un secret et en montre l’empreinte, appelée engagement. À partir de là, le secret ne peut plus changer. Ton navigateur ajoute des mots au hasard pour chaque personne, et tu peux ajouter les tiens ; ils sont mêlés à chaque lancer. Chaque choix l’est aussi : en changer un après coup changerait tous les dés suivants. Quand la partie est finie, le secret est révélé, et ton navigateur recalcule tous les dés et toutes les cartes et les compare à ce qu’il a vu.

        Ainsi le programme ne peut pas avoir choisi les dés contre toi, et tu ne pouvais pas savoir ce que tes mots donneraient. L’ordinateur n’en voit pas plus que toi quand il joue. La sauvegarde d’une partie en cours contient le secret : qui la lit peut calculer les dés à venir.
