# A game in numbers: what is counted of each monster.


## At the end

statistic-points = Points at the end
statistic-health = Health at the end
statistic-energy = Energy at the end


## Turns and Tokyo

statistic-turns = Turns
statistic-extra-turns = Extra turns
statistic-turns-in-tokyo = Turns begun in Tokyo
statistic-entries = Times it entered Tokyo
statistic-stays = Times it stayed in Tokyo
statistic-yields = Times it yielded Tokyo


## Points

statistic-points-gained = Points gained
statistic-points-by-dice = Points from dice
statistic-points-by-tokyo = Points from Tokyo
statistic-points-by-cards = Points from cards
statistic-points-lost = Points lost
statistic-most-points = Most points in one turn


## Damage and health

statistic-damage-given = Damage dealt
statistic-most-damage = Most damage dealt in one turn
statistic-eliminations = Monsters eliminated
statistic-damage-taken = Damage taken
statistic-damage-prevented = Damage prevented
statistic-health-gained = Health gained
statistic-revivals = Times it came back
statistic-poison = Poison tokens received
statistic-shrink = Shrink tokens received


## Energy and cards

statistic-energy-gained = Energy gained
statistic-energy-spent = Energy spent
statistic-energy-on-cards = Energy paid for cards
statistic-energy-lost = Energy lost to others
statistic-cards-bought = Cards bought
statistic-cards-stolen = Costumes stolen
statistic-sweeps = Times it swept the market


## Dice

statistic-dice-thrown = Dice thrown
statistic-rerolls = Rerolls
statistic-die-rerolls = Single dice rerolled by cards
statistic-dice-set = Dice changed by cards
statistic-extra-rolls = Extra rolls
