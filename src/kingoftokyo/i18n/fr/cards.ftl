# Les cartes : leur nom, et ce qu’elles font.


## Cartes permanentes : elles restent à leur propriétaire

card-acid-attack = Jet d’acide
    .text = Ajoute une baffe à tes dés à chaque tour, même si tu n’en as obtenu aucune.
card-alien-origin = Venu d’ailleurs
    .text = Les cartes te coûtent 1 énergie de moins.
card-alpha-monster = Chef de meute
    .text = Quand tes dés comptent au moins une baffe, gagne 1 point.
card-armor-plating = Peau blindée
    .text = Ignore toute perte d’exactement 1 cœur.
card-background-dweller = Rôdeur de l’ombre
    .text = Relance n’importe lequel de tes 3, aussi souvent que tu veux.
card-battery-monster = Monstre à piles
    .text = Cette carte arrive avec 6 énergies dessus. Au début de ton tour, prends-en 2. Défausse-la quand elle est vide.
card-burrowing = Fouisseur
    .text = Tant que tu es dans Tokyo, ajoute une baffe à tes dés. Quand tu cèdes la place, le monstre qui la prend perd 1 cœur.
card-camouflage = Camouflage
    .text = Quand tu vas perdre des cœurs, tu peux lancer un dé pour chacun : chaque cœur obtenu en sauve un.
card-complete-destruction = Destruction totale
    .text = Quand tes dés montrent un 1, un 2, un 3, un cœur, une énergie et une baffe, gagne 9 points en plus de leur effet normal.
card-detritivore = Détritivore
    .text = Quand tu obtiens au moins un 1, un 2 et un 3, gagne 2 points en plus de l’effet normal des dés.
card-eater-of-the-dead = Charognard
    .text = Gagne 3 points chaque fois qu’un monstre tombe à 0 cœur.
card-energy-drink = Boisson énergisante
    .text = Paie 1 énergie pour un lancer de plus, aussi souvent que tu peux.
card-energy-hoarder = Accumulateur
    .text = À la fin de ton tour, gagne 1 point pour chaque lot de 6 énergies que tu possèdes.
card-even-bigger = Encore plus grand
    .text = Récupère 2 cœurs quand tu reçois cette carte. Tant que tu l’as, tu peux aller jusqu’à 12 cœurs.
card-extra-head = Tête en plus
    .text = Lance un dé de plus.
card-fire-breathing = Haleine de feu
    .text = Quand tes dés comptent au moins une baffe, tes voisins perdent 1 cœur de plus, où qu’ils soient.
card-freeze-time = Temps suspendu
    .text = Après un tour où tu as obtenu au moins trois 1, tu peux rejouer un tour avec un dé de moins.
card-friend-of-children = Ami des enfants
    .text = Chaque fois que tu gagnes de l’énergie, gagnes-en 1 de plus.
card-giant-brain = Cerveau géant
    .text = Tu as un lancer de plus à chaque tour.
card-gourmet = Fine bouche
    .text = Quand au moins trois 1 te rapportent des points, gagnes-en 2 de plus.
card-healing-ray = Rayon guérisseur
    .text = Tu peux utiliser tes dés cœur pour soigner d’autres monstres. Ils te paient 2 énergies par cœur rendu, s’ils les ont.
card-herbivore = Végétarien
    .text = À la fin de ton tour, gagne 1 point si tu n’as fait perdre de cœur à aucun monstre.
card-herd-culler = Trieur de troupeau
    .text = Une fois par tour, tu peux tourner un de tes dés sur 1.
card-it-has-a-child = Il a un petit !
    .text = Quand tu tombes à 0 cœur, défausse toutes tes cartes, perds tous tes points et repars avec 10 cœurs hors de Tokyo.
card-jets = Réacteurs
    .text = Si tu cèdes Tokyo, tu ne perds pas les cœurs de cette attaque.
card-made-in-a-lab = Né en laboratoire
    .text = Au moment d’acheter, regarde la carte du dessus de la pioche. Une fois par tour, tu peux l’acheter.
card-media-friendly = Chouchou des médias
    .text = Gagne 1 point pour chaque carte que tu achètes à partir de maintenant.
card-metamorph = Métamorphe
    .text = Après tes achats, tu peux défausser tes cartes permanentes, celle-ci en dernier, contre l’énergie imprimée dessus.
card-mimic = Sosie
    .text = Pose le jeton sosie sur une carte permanente de n’importe quel monstre : cette carte en devient une copie, comme si tu venais de l’acheter. Au début de ton tour, tu peux payer 1 énergie pour déplacer le jeton.
card-nova-breath = Souffle de nova
    .text = Tes baffes touchent tous les autres monstres, où qu’ils soient.
card-opportunist = Opportuniste
    .text = Chaque fois qu’une carte est retournée pendant le tour d’un autre monstre, tu peux l’acheter aussitôt.
card-parasitic-tentacles = Tentacules parasites
    .text = Au moment d’acheter, tu peux aussi acheter les cartes permanentes des autres monstres. Tu paies leur propriétaire.
card-plot-twist = Coup de théâtre
    .text = Tu peux tourner un de tes dés sur la face de ton choix. Défausse ensuite cette carte.
card-poison-quills = Piquants empoisonnés
    .text = Quand tu obtiens au moins trois 2, ajoute deux baffes à tes dés.
card-poison-spit = Crachat empoisonné
    .text = Donne un jeton poison à chaque monstre qui perd des cœurs à cause de tes baffes. À la fin de son tour, un monstre perd 1 cœur par jeton poison. Un dé cœur retire un jeton poison au lieu de soigner.
card-psychic-probe = Sonde psychique
    .text = Après le dernier lancer d’un autre monstre, tu peux relancer un de ses dés. Sur un cœur, défausse cette carte.
card-rapid-healing = Guérison éclair
    .text = À tout moment, tu peux payer 2 énergies pour récupérer 1 cœur.
card-regeneration = Régénération
    .text = Chaque fois que tu te soignes, récupère 1 cœur de plus.
card-rooting-for-the-underdog = Vive le dernier !
    .text = À la fin de ton tour, gagne 1 point si tu as moins de points que chacun des autres monstres.
card-shrink-ray = Rayon rétrécissant
    .text = Donne un jeton mini à chaque monstre qui perd des cœurs à cause de tes baffes. Un monstre lance un dé de moins par jeton mini. Un dé cœur retire un jeton mini au lieu de soigner.
card-smoke-cloud = Écran de fumée
    .text = Cette carte arrive avec 3 marqueurs de fumée. Retires-en un pour un lancer de plus. Défausse-la quand elle est vide.
card-solar-powered = Panneaux solaires
    .text = À la fin de ton tour, gagne 1 énergie si tu n’en as aucune.
card-spiked-tail = Queue à pointes
    .text = Quand tes dés comptent au moins une baffe, ajoutes-en une.
card-stretchy = Élastique
    .text = Paie 2 énergies pour tourner un de tes dés sur la face de ton choix, aussi souvent que tu peux.
card-urbavore = Mange-ville
    .text = Commencer ton tour dans Tokyo te donne 1 point de plus. Quand tes dés comptent au moins une baffe et que tu es dans Tokyo, ajoutes-en une.
card-were-only-making-it-stronger = On ne fait que le renforcer !
    .text = Quand tu perds au moins 2 cœurs d’un coup, gagne 1 énergie.
card-wings = Ailes
    .text = Quand tu vas perdre des cœurs, tu peux payer 2 énergies : tu n’en perds aucun ce tour-ci.


## Cartes immédiates : elles agissent une fois, à l’achat

card-apartment-building = Immeuble
    .text = Gagne 3 points.
card-commuter-train = Train de banlieue
    .text = Gagne 2 points.
card-corner-store = Épicerie du coin
    .text = Gagne 1 point.
card-death-from-above = La mort vient d’en haut
    .text = Gagne 2 points. Tous les autres monstres quittent Tokyo, et tu prends Tokyo City.
card-energize = Le plein d’énergie
    .text = Gagne 9 énergies.
card-evacuation-orders = Ordre d’évacuation
    .text = Tous les autres monstres perdent 5 points.
card-flame-thrower = Lance-flammes
    .text = Tous les autres monstres perdent 2 cœurs.
card-frenzy = Frénésie
    .text = Joue un autre tour après celui-ci.
card-gas-refinery = Raffinerie de gaz
    .text = Gagne 2 points. Tous les autres monstres perdent 3 cœurs.
card-heal = Soins
    .text = Récupère 2 cœurs.
card-high-altitude-bombing = Bombardement d’altitude
    .text = Tous les monstres perdent 3 cœurs, toi aussi.
card-jet-fighters = Avions de chasse
    .text = Gagne 5 points. Perds 4 cœurs.
card-national-guard = Garde nationale
    .text = Gagne 2 points. Perds 2 cœurs.
card-nuclear-power-plant = Centrale nucléaire
    .text = Gagne 2 points et récupère 3 cœurs.
card-skyscraper = Gratte-ciel
    .text = Gagne 4 points.
card-tank = Char d’assaut
    .text = Gagne 4 points. Perds 3 cœurs.
card-vast-storm = Tempête monstre
    .text = Gagne 2 points. Tous les autres monstres perdent 1 énergie sur 2.


## Costumes d’Halloween

card-astronaut = Astronaute
    .text = Dès que tu as 17 points, tu en as 20.
card-cheerleader = Majorette
    .text = Pendant le tour d’un autre monstre, tu peux ajouter une baffe à ses dés.
card-clown = Clown
    .text = Quand tes dés montrent un 1, un 2, un 3, un cœur, une énergie et une baffe, tu peux tourner chaque dé sur la face de ton choix.
card-devil = Diable
    .text = Pendant ton tour, les autres monstres qui perdent des cœurs par ta faute en perdent 1 de plus.
card-ghost = Fantôme
    .text = À la fin du tour de n’importe quel monstre, récupère 1 cœur si tu en as perdu pendant ce tour.
card-pirate = Pirate
    .text = Vole 1 énergie à chaque monstre qui perd des cœurs par ta faute.
card-princess = Princesse
    .text = Au début de ton tour, gagne 1 point.
card-robot = Robot
    .text = Quand tu vas perdre des cœurs, tu peux perdre de l’énergie à la place, autant que tu veux.
card-statue-of-liberty = Statue de la Liberté
    .text = Tu as un lancer de plus à chaque tour.
card-vampire = Vampire
    .text = À la fin du tour de n’importe quel monstre, récupère 1 cœur si un autre monstre en a perdu par ta faute pendant ce tour.
card-witch = Sorcière
    .text = Quand les dés d’un autre monstre vont te blesser, tu peux en relancer un.
card-zombie = Zombie
    .text = Tu n’es pas éliminé quand tu tombes à 0 cœur, et tu n’en perds plus.


## Ce que les extensions donnent à chaque monstre

card-cultist = Cultiste
    .text = Quand tes dés montrent au moins quatre faces identiques, reçois un cultiste une fois les dés comptés. À tout moment, dépenses-en un pour 1 cœur, 1 énergie ou un lancer de plus.
card-halloween = Halloween
    .text = Chacun commence avec un costume. Avec au moins trois baffes, tu peux voler des costumes aux monstres qu’elles ont blessés, en payant leur propriétaire.
card-tokyo-tower = Tour de Tokyo
    .text = Quand tu obtiens au moins quatre 1 dans Tokyo, prends l’étage le plus bas qui n’est pas à toi, même à son propriétaire. Au début de ton tour, le premier étage te donne 1 cœur, le deuxième 1 cœur et 1 énergie. Le troisième gagne la partie.
card-two-players = À deux
    .text = Entrer dans Tokyo, ou y commencer ton tour, te donne 1 énergie au lieu de points.
