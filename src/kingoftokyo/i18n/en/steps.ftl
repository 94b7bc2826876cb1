# What is going on, in a sentence for who asks: for every decision, and for every step of the turn while others play.


## What you are asked

explain-roll = Click the dice you want to keep and roll the others; after your last roll, what lies there counts.
explain-confirm-roll = You have stopped although you could roll on: say whether you meant it.
explain-change-dice = Your rolls are over, but a card of yours may still turn a die before the dice count.
explain-resolve = Here you decide in which order your dice count: numbers score, hearts heal, energy is taken, smashes hit.
explain-assign-hearts = Each heart die heals 1 health or takes a poison or shrink token away; you say which.
explain-damage = You are about to lose health, and a card of yours can do something about it.
explain-yield = You were hit in Tokyo: stay for the points and the blows, or yield, and your attacker has to take the place.
explain-buy = You may buy cards with your energy as long as it lasts, or pay 2 energy to sweep the three on offer away.
explain-opportunist = A new card has been turned up, and your Opportunist lets you buy it before anybody else.
explain-psychic-probe = Another monster’s last roll is done, and your Psychic Probe may reroll one of its dice.
explain-background-dweller = One of your dice has become a 3, and your Background Dweller may reroll it.
explain-camouflage = A die rolled for Camouflage shows a 3, and your Background Dweller may reroll it.
explain-metamorph = At the end of your turn, Metamorph lets you sell cards for the energy printed on them.
explain-freeze-time = Your three 1s have frozen time: you may take another turn, with one die less.
explain-mimic = Mimic copies a Keep card of any monster and works just like it, as long as that card is there.
explain-witch = Another monster is about to hurt you, and your Witch may reroll one of its dice.
explain-cheerleader = Another monster has rolled, and your Cheerleader may add a smash to it, whoever it hits.
explain-halloween = Costumes are cards you begin with one of; three smashes let you steal those of whom you hit.
explain-card = A card asks something of you: each answer says what it does.


## What happens meanwhile

explain-step-start = A turn begins: cards that act first, and the reward for who starts its turn in Tokyo.
explain-step-roll = The monster whose turn it is rolls up to three times and keeps what it likes.
explain-step-resolve = The dice count: three of a number score, hearts heal outside Tokyo, energy is taken, and smashes hit whoever is on the other side.
explain-step-tokyo = Who was hit in Tokyo stays or yields; if a place is free, the monster whose turn it is has to enter it.
explain-step-buy = The monster whose turn it is buys cards, or sweeps the market, as long as it can pay.
explain-step-end = The turn ends: cards that act last, then poison, then it is the next monster’s turn.
