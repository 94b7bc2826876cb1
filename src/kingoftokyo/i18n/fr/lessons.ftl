# La première partie guidée : ce que dit le guide, page après page.
#
# La dernière page d’une leçon dit quoi faire ; son .otherwise répond à qui tente autre chose. $dice, $face, $to et $kept
# sont des images de dés ; $seat est le monstre de l’élève, $other et $attacker d’autres monstres ; $card une carte.


## Autour des leçons

menu-learn = Apprendre en jouant
menu-learn-about = Une première partie guidée, dix minutes environ
menu-learn-new = Première fois ? Apprends en jouant
coach = Ton guide
coach-number = Leçon { $number } sur { $of }
coach-next = Suite
coach-back = Retour
coach-skip = Passer la leçon
coach-skip-ask = Tu en sais assez ? Continue la partie d’ici, avec des dés honnêtes, ou retourne au menu. Tu peux reprendre la leçon quand tu veux.
coach-skip-on = Continuer sans guide
coach-skip-menu = Retour au menu
coach-skip-not = Poursuivre la leçon
keys-coach-next = la page suivante d’une leçon
explanation = De quoi s’agit-il ?
explanation-hide = Compris
keys-explain = expliquer l’étape en cours


## Le premier tour : lancer

lesson-welcome = Bienvenue à Tokyo ! Je suis Hoot Noir. J’en ai vu passer, des monstres, et le temps d’une partie je vais regarder par-dessus ton épaule.
lesson-goal = Ici, c’est toi : { $seat }. On gagne avec 20 points, ou en restant le dernier monstre en vie. Tu commences avec 10 cœurs.
lesson-numbers = C’est ton tour, et voilà tes six dés. Trois chiffres pareils rapportent : { $dice } donnent 3 points, trois 2 en donnent 2, trois 1 en donnent 1. Chaque dé de plus du même chiffre ajoute un point.
lesson-symbols = Un { $face } te soigne, une { $to } sert à acheter des cartes, et une { $kept } frappe d’autres monstres.
lesson-keep = Tu as trois lancers, et celui-ci était le premier. Garde { $dice } : clique dessus, ou tape leurs numéros. Puis relance le reste.
    .touch = Tu as trois lancers, et celui-ci était le premier. Garde { $dice } en les touchant. Puis relance le reste.
    .otherwise = Presque. Garde seulement les deux 3, pour qu’ils passent à gauche, et relance les quatre autres.
lesson-three = Et un troisième ! { $dice } valent déjà 3 points. Il te reste un lancer.
lesson-keep-more = Garde { $dice } : l’énergie est toujours bonne à prendre. Puis relance les deux derniers dés.
    .otherwise = Garde les trois 3 et l’énergie, et laisse rouler les deux autres.


## Tokyo

lesson-entered = Tokyo City était vide, alors tu as dû y entrer. Cela rapporte un point : tu en as 4.
lesson-tokyo = À Tokyo, tu gagnes 2 points chaque fois que ton tour y commence. Mais tous ceux du dehors te frappent, et les cœurs ne te soignent pas.
lesson-market = Tes dés t’ont aussi donné 3 énergies. Ici, à la fin de ton tour, tu achètes autant de cartes que tu peux en payer. Le chiffre sous chaque dessin est le prix.
lesson-save = Tout est encore trop cher. Garde ton énergie et n’achète rien : ton tour s’arrête là.
    .otherwise = Ces cartes sont trop belles pour qu’on les balaie. Garde ton énergie et n’achète rien.
lesson-smashed = Aïe ! Trois baffes de { $attacker }, et te voilà avec 3 cœurs de moins. Frappé à Tokyo, on a le choix : rester, ou céder la place à l’attaquant.
lesson-stay = Les 3 cœurs sont perdus de toute façon. Avec les 7 qui restent, tu peux oser : reste, et 2 points sont presque à toi.
    .otherwise = On a le droit de céder, et cela t’arrivera. Mais avec 7 cœurs, tu es encore solide : reste.


## Le deuxième tour : Tokyo et une carte

lesson-held = Tu as tenu Tokyo jusqu’à ton tour : 2 points. Cela fait 6.
lesson-in-tokyo = Depuis Tokyo, chaque { $face } frappe d’un coup tous ceux du dehors. Un { $to }, par contre, ne sert à rien ici.
lesson-keep-smashes = Garde donc { $dice } et relance le reste.
    .otherwise = À Tokyo les cœurs ne font rien, et un 2 tout seul ne rapporte rien. Garde les deux baffes et l’énergie.
lesson-stop = Quel lancer ! Rien ne t’oblige à en faire un troisième. Sous les dés, tu vois ce que ceux-ci rapportent. Arrête-toi là.
    .otherwise = Difficile de faire mieux : garde tout et arrête-toi.
lesson-hit = Trois baffes : chacun des deux autres a perdu 3 cœurs. Et te voilà avec 6 énergies.
lesson-cards = Une carte permanente reste à toi toute la partie. Une carte immédiate agit une fois, tout de suite.
lesson-buy = Achète « { $card } » : désormais, dès que tes dés comptent une baffe, tu gagnes un point.
    .otherwise = Pas bête, mais prends « { $card } » cette fois : tu la verras bientôt à l’œuvre.
lesson-danger = { $attacker } se fâche : 4 cœurs de moins, il t’en reste 3. Encore un coup pareil et la partie est finie pour toi.
lesson-yield = C’est le moment de céder. Tu quittes Tokyo, et { $attacker } doit y entrer.
    .otherwise = Quel courage ! Mais avec 3 cœurs, tu ne verrais peut-être pas ton prochain tour. Cède.


## Le troisième tour : se soigner

lesson-outside = Te voilà dehors, et { $other } est à Tokyo. Ceux du dehors ne se frappent pas entre eux : ici, personne d’autre que { $other } ne peut t’atteindre.
lesson-heal = Dehors, les cœurs soignent. Garde { $dice }, la { $face } pour { $other } et l’{ $to }, et relance les deux autres.
    .otherwise = Il te faut surtout des cœurs : garde les deux, avec la baffe et l’énergie.
lesson-healed = { $dice } : tu vas regagner trois cœurs. Cela suffit, arrête-toi là.
    .otherwise = Ne risque rien : garde tout et arrête-toi.
lesson-alpha = Ici se lit tout ce qui s’est passé, le plus récent en haut. Ta baffe a touché Tokyo, et « { $card } » t’a donné un point. { $other } a choisi de rester.
lesson-patience = Rien n’est encore à ta portée. N’achète rien, et ton tour est fini.
    .otherwise = Garde ton énergie pour plus tard, et n’achète rien.


## Le quatrième tour : retour à Tokyo

lesson-attack = Tu as 5 cœurs et 7 points : c’est le moment de frapper. Garde { $dice } et relance le reste.
    .otherwise = Deux 3, et une baffe pour { $other } : garde ces trois dés et relance le reste.
lesson-plenty = { $dice } font 4 points : trois pour les trois premiers, et un de plus. Et deux baffes pour { $other }. Arrête-toi là.
    .otherwise = Que demander de plus ? Garde tout et arrête-toi.
lesson-back = Avec 4 cœurs, { $other } a préféré céder. Alors tu as dû entrer, pour un point : tu en as 13.
lesson-sweep = Aucune carte ne te plaît ? Pour 2 énergies, tu balaies le marché et trois nouvelles arrivent. Essaie.
    .otherwise = Essaie le balayage, rien qu’une fois : il coûte 2 énergies.
lesson-weigh = Une baffe de { $attacker } : il te reste 4 cœurs. Réfléchis avant de répondre. Tu as 13 points, et les deux autres sont loin derrière.
lesson-dare = Si tu restes, c’est à toi de jouer, et ton tour commence par 2 points. Reste !
    .otherwise = Céder maintenant, c’est renoncer à ces 2 points. Ton tour vient tout de suite, personne ne te frappe avant : reste.


## Le dernier tour : gagner

lesson-nearly = 15 points ! Encore cinq et tu gagnes. Seuls tes dés peuvent t’en empêcher.
lesson-last = Garde { $dice } : avec « { $card } », la baffe vaut aussi un point. Relance le reste.
    .otherwise = Compte bien : les 3 pour les points, et la baffe pour « { $card } ». Garde ces trois dés.
lesson-third-roll = { $dice } feraient 4 points. Encore un 3, et la ville est à toi. Garde-les et lance une dernière fois.
    .otherwise = Garde les trois 3 et la baffe, et relance les deux derniers dés.
lesson-won = 20 points à la fin de ton tour : tu règnes sur Tokyo ! Je l’ai su au premier coup d’œil.
lesson-farewell = Maintenant, tu sais jouer. Six monstres, 66 cartes et des rivaux plus coriaces t’attendent. Dans le doute, E explique l’étape en cours, et la touche ? ouvre les règles. « Rejouer » lance une vraie partie.
    .touch = Maintenant, tu sais jouer. Six monstres, 66 cartes et des rivaux plus coriaces t’attendent. Dans le doute, touche le point d’interrogation à côté de la question, ou ouvre l’aide depuis la pause. « Rejouer » lance une vraie partie.

## La deuxième leçon : cartes, jetons et Tokyo Bay

menu-learn-cards = Cartes, jetons et Bay
menu-learn-cards-about = Une deuxième leçon, courte : cinq minutes environ
lessons-choose = Quelle leçon ?
lessons-first = Ta première partie
lesson-bay-welcome = De retour à Tokyo ? Bien. Cinq monstres sont en vie aujourd’hui, il y a donc deux places à prendre : { $other } tient Tokyo City, et { $owner } Tokyo Bay.
lesson-bay-rules = La Bay vaut la City : un point pour y entrer, 2 points quand ton tour y commence, aucun soin par les dés. Les baffes du dehors frappent les deux places à la fois.
lesson-bay-token = Cette goutte est un jeton poison : il te coûte 1 cœur à la fin de chacun de tes tours. Un jeton mini t’enlèverait un dé.
lesson-bay-hand = Et tu as une carte : { $card } peut changer un de tes dés en 1 quand tes lancers sont finis.
lesson-bay-keep = Garde donc { $dice } et relance les deux autres.
    .otherwise = Garde les deux 1, le cœur et la baffe : chacun a sa tâche.
lesson-bay-stop = Pas encore de troisième 1, mais { $card } va s’en charger. Arrête-toi là.
    .otherwise = Tu as tout ce qu’il te faut. Arrête-toi là et laisse faire { $card }.
lesson-bay-culler = { $card } peut agir. Change le { $face } en { $to } : trois pareils font un point.
    .otherwise = Deux 1 ne rapportent rien, trois si : change le { $face } en { $to } avec { $card }.
lesson-bay-cure = Hors de Tokyo, un { $face } te soigne, ou retire un jeton. Le poison mordrait encore à chaque tour : retire-le.
    .otherwise = Un cœur maintenant, ou un cœur à chaque tour ? Retire le poison.
lesson-bay-entered = Ta baffe a frappé les deux places. { $other } a quitté la Bay, tu as donc dû y entrer : 18 points.
lesson-bay-read = Lis une carte avant de la payer. Les cartes permanentes restent à toi et agissent seules ou quand elles te le demandent ; les immédiates agissent une fois, tout de suite. { $card } est permanente.
lesson-bay-buy = Achète { $card } : si tu cèdes Tokyo, tu ne perds pas les cœurs de ce coup.
    .otherwise = Tu es dans la Bay, et quelqu’un viendra. Achète { $card } pour ce moment.
lesson-bay-jets = { $attacker } frappe deux fois. Sans { $card }, tu perdrais 2 cœurs quoi que tu répondes. Avec elle, tu ne perds rien si tu cèdes la place.
    .otherwise = C’est à cela que sert { $card } : cède la place, et le coup te manque.
lesson-bay-counsel = Pas une égratignure. Deux aides sont là à chaque décision : les chances disent ce qu’un lancer peut donner, et le conseil dit ce que ferait un joueur redoutable.
lesson-bay-last = Ici, tu n’as besoin ni de l’un ni de l’autre : { $dice } font 2 points, et cela fait 20. Arrête-toi là.
    .otherwise = Ces dés gagnent la partie. Arrête-toi là.
lesson-bay-leave = { $card } redemande, mais ces dés sont parfaits. Ne change rien.
    .otherwise = Trois 2 gagnent. Laisse les dés comme ils sont.
lesson-bay-won = Gagné, et sans une égratignure : voilà à quoi servent les cartes.
lesson-bay-farewell = Il y en a 66, et l’aide les explique toutes. « Rejouer » lance une vraie partie avec ces monstres.
