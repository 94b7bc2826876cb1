# What a person is asked: one sentence for every kind of decision.
# Then explanations on request: one sentence for every decision, and for every step while others play.
#
# $other is the monster whose turn it is, $attacker the one that may take the place; $dealer, $cause, $card, $dice and
# $place as in events.ftl; all others are numbers.


## Rolling

question-roll = Keep what you like and roll the rest. { $rolls ->
    [one] { $rolls } roll left.
   *[other] { $rolls } rolls left.
}
question-roll-cards = Your rolls are used up. Do these dice count, or do you use a card?
question-confirm-roll = Keep this roll? You still have { $rolls ->
    [one] { $rolls } roll.
   *[other] { $rolls } rolls.
}
question-psychic-probe = { $other } has rolled { $dice }. Which die do you reroll? A heart costs you the probe.
question-psychic-probe-three = Your probe has made a 3, which you may reroll. Do you? A heart still costs you the probe.
question-witch = { $other } has rolled { $dice }, and that would hurt you. Which die do you reroll?
question-witch-three = Your Witch has made a 3, which you may reroll. Do you?
question-witch-safe = { $other } has rolled { $dice }, which does not hurt you any more. Your Witch may rest.
question-background-dweller = A probe has turned one of your dice into a 3. Do you reroll it?
question-change-dice = Your roll is over. Do you turn a die before they count? You have { $energy } energy.
question-cheerleader = { $other } has rolled { $dice }. Do you add a smash to it?


## Resolving

question-resolve = Which of your dice count next?
question-assign-hearts = { $dice ->
    [one] One heart die left. What is it for?
   *[other] { $dice } heart dice left. What is the next one for?
}


## Losing health

question-damage = { $cause ->
    [dice] { $dealer } smashes you: { $amount } of your { $health } health. What do you do?
    [poison] Poison takes { $amount } of your { $health } health. What do you do?
    [rules] You are about to lose { $amount } of your { $health } health. What do you do?
   *[card] { $dealer ->
        [none] { $cause } takes { $amount } of your { $health } health. What do you do?
        [self] Your { $cause } takes { $amount } of your { $health } health. What do you do?
       *[monster] { $dealer }’s { $cause } takes { $amount } of your { $health } health. What do you do?
    }
}
question-damage-lethal = { $cause ->
    [dice] { $dealer } smashes you for { $amount }, and you have only { $health } health! What do you do?
    [poison] Poison takes { $amount } health, and you have only { $health }! What do you do?
    [rules] You are about to lose { $amount } health, and you have only { $health }! What do you do?
   *[card] { $dealer ->
        [none] { $cause } takes { $amount } health, and you have only { $health }! What do you do?
        [self] Your { $cause } takes { $amount } health, and you have only { $health }! What do you do?
       *[monster] { $dealer }’s { $cause } takes { $amount } health, and you have only { $health }! What do you do?
    }
}
question-camouflage = One of the dice for Camouflage shows a 3. Do you reroll it?


## Tokyo

question-yield = { $attacker } hit you for { $amount } in { $place }: { $health } health left. Stay or yield?
question-yield-card = { $attacker }’s card hit you in { $place }: { $health } health left. Stay or yield?
question-yield-jets = { $attacker } hits you for { $amount } in { $place }. With Jets, yielding saves all of it. You have { $health } health. Stay or yield?


## Cards

question-buy = You have { $energy } energy. What do you buy?
question-opportunist = New cards in { $other }’s turn, and you may snap one up first. You have { $energy } energy. Do you?
question-mimic = Mimic is yours. Which card does it copy?
question-mimic-move = { $owner ->
    [self] Your Mimic copies your own { $card }. Pay 1 of your { $energy } energy to move its token?
   *[monster] Your Mimic copies { $owner }’s { $card }. Pay 1 of your { $energy } energy to move its token?
}
# The card it copied is gone.
question-mimic-idle = Your Mimic copies nothing. Pay 1 of your { $energy } energy to put its token on a card?
question-metamorph = Do you sell a card for the energy printed on it? You have { $energy } energy.
question-freeze-time = You rolled three 1s or more. Take another turn with one die less?
question-halloween = What are you wearing tonight? The other costume goes into the deck.
question-halloween-steal = Your smashes have hit. Do you steal a costume? You have { $energy } energy.
# A card from a player’s own file asks.
question-card = { $card }: what do you do?


## Explained: what you are asked

explain-roll = Three equal numbers score, hearts heal outside Tokyo, energy buys cards, smashes hit; after your last roll, all dice count as they are.
explain-confirm-roll = You stopped although you still have rolls: confirm it, or go back to the dice.
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
explain-cheerleader = Another monster has rolled, and your Cheerleader may add a smash to its roll, whichever monsters that hits.
explain-halloween = Costumes are cards, and everybody begins with one; three smashes let you steal costumes from those you hit.
explain-card = A card asks you something: each answer says what it does.


## Explained: what happens meanwhile

explain-step-start = A turn begins: cards that act first, and the reward for starting a turn in Tokyo.
explain-step-roll = The monster whose turn it is rolls up to three times and keeps what it likes.
explain-step-resolve = The dice count: three of a number score, hearts heal outside Tokyo, energy is taken, and smashes hit the monsters on the other side.
explain-step-tokyo = Monsters that were hit in Tokyo stay or yield; if a place is free, the monster whose turn it is has to enter it.
explain-step-buy = The monster whose turn it is buys cards, or sweeps the market, as long as it can pay.
explain-step-end = The turn ends: cards that act last, then poison, then it is the next monster’s turn.
