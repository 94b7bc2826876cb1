# The cards: what each is called, and what it does. `kot cards` says the same.


## Keep cards: they stay with their owner

card-acid-attack = Acid Attack
    .text = Add a smash to your roll every turn, even to a roll without any.
card-alien-origin = Alien Origin
    .text = Cards cost you 1 energy less.
card-alpha-monster = Alpha Monster
    .text = When your roll has a smash, gain 1 point.
card-armor-plating = Armor Plating
    .text = Ignore a loss of exactly 1 health.
card-background-dweller = Background Dweller
    .text = Reroll any 3 you have, as often as you like.
card-battery-monster = Battery Monster
    .text = It comes with 6 energy on it. At the start of your turn take 2 of them. Discard it when it is empty.
card-burrowing = Burrowing
    .text = While you are in Tokyo, add a smash to your roll. When you yield, the monster taking your place loses 1 health.
card-camouflage = Camouflage
    .text = When you are about to lose health, you may roll a die for each health: every heart saves one.
card-complete-destruction = Complete Destruction
    .text = When your roll has a 1, a 2, a 3, a heart, an energy and a smash, gain 9 points besides what the dice give.
card-detritivore = Detritivore
    .text = When you roll at least one 1, one 2 and one 3, gain 2 points besides what the dice give.
card-eater-of-the-dead = Eater of the Dead
    .text = Gain 3 points whenever a monster’s health comes to 0.
card-energy-drink = Energy Drink
    .text = Pay 1 energy for an extra roll, as often as you can.
card-energy-hoarder = Energy Hoarder
    .text = At the end of your turn, gain 1 point for every 6 energy you have.
card-even-bigger = Even Bigger
    .text = Gain 2 health when you get this card. While you have it, you may have up to 12 health.
card-extra-head = Extra Head
    .text = Roll one die more.
card-fire-breathing = Fire Breathing
    .text = When your roll has a smash, your neighbours lose 1 health more, wherever they are.
card-freeze-time = Freeze Time
    .text = After a turn in which you rolled three or more 1s, you may take another turn with one die less.
card-friend-of-children = Friend of Children
    .text = Each time you gain energy, gain 1 more.
card-giant-brain = Giant Brain
    .text = You have one roll more each turn.
card-gourmet = Gourmet
    .text = When you score for three or more 1s, gain 2 points more.
card-healing-ray = Healing Ray
    .text = You may use heart dice to heal other monsters. They pay you 2 energy for each health, as far as they can.
card-herbivore = Herbivore
    .text = At the end of your turn, gain 1 point if you made no monster lose health.
card-herd-culler = Herd Culler
    .text = Once each turn you may set one of your dice to 1.
card-it-has-a-child = It Has a Child!
    .text = When your health comes to 0, discard all your cards, lose all your points, and go on with 10 health outside Tokyo.
card-jets = Jets
    .text = If you yield Tokyo, you do not lose the health of that smash.
card-made-in-a-lab = Made in a Lab
    .text = When you may buy, look at the top card of the deck. Once each turn you may buy it.
card-media-friendly = Media-Friendly
    .text = Gain 1 point for each card you buy from now on.
card-metamorph = Metamorph
    .text = After buying, you may discard any of your Keep cards, this one last, for the energy printed on them.
card-mimic = Mimic
    .text = Lay the mimic token on a Keep card of any monster: this card is a copy of it, as if you had just bought it. At the start of your turn you may pay 1 energy to move the token.
card-nova-breath = Nova Breath
    .text = Your smashes hit all other monsters, wherever they are.
card-opportunist = Opportunist
    .text = Whenever a card is turned up in another monster’s turn, you may buy it at once.
card-parasitic-tentacles = Parasitic Tentacles
    .text = When you may buy, you may also buy other monsters’ Keep cards. You pay their owners.
card-plot-twist = Plot Twist
    .text = You may set one of your dice to any face. Then discard this card.
card-poison-quills = Poison Quills
    .text = When you roll three or more 2s, add two smashes to your roll.
card-poison-spit = Poison Spit
    .text = Give a poison token to each monster that loses health to your smashes. At the end of its turn a monster loses 1 health for each of its poison tokens. A heart die cures one poison token instead of healing.
card-psychic-probe = Psychic Probe
    .text = After another monster’s last roll, you may reroll one of its dice. On a heart, discard this card.
card-rapid-healing = Rapid Healing
    .text = At any time you may pay 2 energy to gain 1 health.
card-regeneration = Regeneration
    .text = Each time you heal, gain 1 health more.
card-rooting-for-the-underdog = Rooting for the Underdog
    .text = At the end of your turn, gain 1 point if you have fewer points than every other monster.
card-shrink-ray = Shrink Ray
    .text = Give a shrink token to each monster that loses health to your smashes. A monster rolls one die less for each of its shrink tokens. A heart die cures one shrink token instead of healing.
card-smoke-cloud = Smoke Cloud
    .text = It comes with 3 smoke counters. Take one off for an extra roll. Discard it when it is empty.
card-solar-powered = Solar Powered
    .text = At the end of your turn, gain 1 energy if you have none.
card-spiked-tail = Spiked Tail
    .text = When your roll has a smash, add one more.
card-stretchy = Stretchy
    .text = Pay 2 energy to set one of your dice to any face, as often as you can.
card-urbavore = Urbavore
    .text = Starting your turn in Tokyo gives you 1 point more. When your roll has a smash while you are in Tokyo, add one more.
card-were-only-making-it-stronger = We’re Only Making It Stronger!
    .text = When you lose 2 or more health at once, gain 1 energy.
card-wings = Wings
    .text = When you are about to lose health, you may pay 2 energy: you lose no health this turn.


## Discard cards: they act once, when they are bought

card-apartment-building = Apartment Building
    .text = Gain 3 points.
card-commuter-train = Commuter Train
    .text = Gain 2 points.
card-corner-store = Corner Store
    .text = Gain 1 point.
card-death-from-above = Death From Above
    .text = Gain 2 points. All other monsters leave Tokyo, and you take Tokyo City.
card-energize = Energize
    .text = Gain 9 energy.
card-evacuation-orders = Evacuation Orders
    .text = All other monsters lose 5 points.
card-flame-thrower = Flame Thrower
    .text = All other monsters lose 2 health.
card-frenzy = Frenzy
    .text = Take another turn after this one.
card-gas-refinery = Gas Refinery
    .text = Gain 2 points. All other monsters lose 3 health.
card-heal = Heal
    .text = Gain 2 health.
card-high-altitude-bombing = High Altitude Bombing
    .text = All monsters lose 3 health, you too.
card-jet-fighters = Jet Fighters
    .text = Gain 5 points. Lose 4 health.
card-national-guard = National Guard
    .text = Gain 2 points. Lose 2 health.
card-nuclear-power-plant = Nuclear Power Plant
    .text = Gain 2 points and 3 health.
card-skyscraper = Skyscraper
    .text = Gain 4 points.
card-tank = Tank
    .text = Gain 4 points. Lose 3 health.
card-vast-storm = Vast Storm
    .text = Gain 2 points. All other monsters lose 1 energy for every 2 they have.


## Costumes of Halloween

card-astronaut = Astronaut
    .text = When you have 17 points, you have 20.
card-cheerleader = Cheerleader
    .text = In another monster’s turn you may add a smash to its roll.
card-clown = Clown
    .text = When your roll has a 1, a 2, a 3, a heart, an energy and a smash, you may set every die to any face.
card-devil = Devil
    .text = In your turn, other monsters that lose health to you lose 1 more.
card-ghost = Ghost
    .text = At the end of every monster’s turn in which you lost health, gain 1 health.
card-pirate = Pirate
    .text = Steal 1 energy from each monster that loses health to you.
card-princess = Princess
    .text = At the start of your turn, gain 1 point.
card-robot = Robot
    .text = When you are about to lose health, you may lose energy instead, as much of it as you like.
card-statue-of-liberty = Statue of Liberty
    .text = You have one roll more each turn.
card-vampire = Vampire
    .text = At the end of every monster’s turn in which another monster lost health to you, gain 1 health.
card-witch = Witch
    .text = When another monster’s roll would wound you, you may reroll one of its dice.
card-zombie = Zombie
    .text = You are not eliminated when your health comes to 0, and then lose no more health.


## What expansions give to every monster

card-cultist = Cultist
    .text = When your roll has four or more of a kind, get a cultist after your dice are resolved. At any time spend one for 1 health, 1 energy, or an extra roll.
card-halloween = Halloween
    .text = Everybody starts with a costume. After a roll with three or more smashes you may steal costumes from monsters that lost health to them, paying their owners.
card-tokyo-tower = Tokyo Tower
    .text = When you roll four or more 1s in Tokyo, claim the lowest level that is not yours, also from its owner. Start of your turn: the first level gives 1 health, the second 1 health and 1 energy. The third wins the game.
card-two-players = Two Players
    .text = Entering Tokyo, and starting your turn there, gives you 1 energy instead of points.
