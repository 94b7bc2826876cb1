# Odds and warnings: how likely something is, and what a person should think twice about.
#
# $face is a face, $other a monster, $place a place; $percent is a chance in percent; all others are numbers.


## Odds

odds-three = Three of a kind of { $face }
odds-three-any = Three of a kind of any number
odds-kill = { $smashes ->
    [0] Eliminating { $other }: needs no smash on the dice
    [one] Eliminating { $other }: needs { $smashes } smash
   *[other] Eliminating { $other }: needs { $smashes } smashes
}
# It has a card against it.
odds-kill-warded = { $smashes ->
    [0] Eliminating { $other }, unless it wards the hit off: needs no smash on the dice
    [one] Eliminating { $other }, unless it wards the hit off: needs { $smashes } smash
   *[other] Eliminating { $other }, unless it wards the hit off: needs { $smashes } smashes
}
odds-survive = Surviving until your next turn in { $place }
odds-survive-stay = Surviving until your next turn if you stay in { $place }
odds-survive-yield = Surviving until your next turn if you yield { $place }
odds-chance = { $percent }%
# Others may do worse than this reckons with: it is a lower bound.
odds-chance-at-least = at least { $percent }%
odds-note-survival = Reckoned for the worst dice: every rival before your next turn rolls for smashes only, on the table as it stands. What cards are bought or played meanwhile is not counted.
odds-note-cards = Approximate: there are cards that change these dice, and they are not counted.
odds-note-rivals-cards = Your rivals have cards that change dice, which are not counted: it may come worse.


## Warnings

warning-stop = { $dice ->
    [one] { $dice } die brings nothing, and you have { $rolls ->
        [one] { $rolls } roll left.
       *[other] { $rolls } rolls left.
    }
   *[other] { $dice } dice bring nothing, and you have { $rolls ->
        [one] { $rolls } roll left.
       *[other] { $rolls } rolls left.
    }
}
warning-useless = { $card } does nothing now: you would only pay { count-price }.
warning-eliminated = That eliminates you.
