# Ce qui se passe, en une phrase pour qui le demande : pour chaque décision, et pour chaque étape quand d’autres jouent.


## Ce qu’on te demande

explain-roll = Clique sur les dés à garder et relance les autres ; après ton dernier lancer, ce qui est sur la table compte.
explain-confirm-roll = Tu as choisi de t’arrêter alors que tu pouvais encore lancer : dis si c’était voulu.
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
explain-halloween = Les costumes sont des cartes : chacun commence avec un seul ; trois baffes permettent de voler ceux de tes victimes.
explain-card = Une carte te demande quelque chose : chaque réponse dit ce qu’elle fait.


## Ce qui se passe pendant ce temps

explain-step-start = Un tour commence : les cartes qui agissent d’abord, et la récompense de qui commence son tour dans Tokyo.
explain-step-roll = Le monstre dont c’est le tour lance les dés jusqu’à trois fois et garde ce qui lui plaît.
explain-step-resolve = Les dés comptent : trois chiffres pareils marquent, les cœurs soignent hors de Tokyo, l’énergie se prend, et les baffes frappent ceux d’en face.
explain-step-tokyo = Ceux qu’on a frappés dans Tokyo restent ou cèdent la place ; s’il y a une place libre, le monstre dont c’est le tour doit y entrer.
explain-step-buy = Le monstre dont c’est le tour achète des cartes, ou balaie le marché, tant qu’il peut payer.
explain-step-end = Le tour finit : les cartes qui agissent en dernier, puis le poison, puis c’est au monstre suivant.
