# Odds and warnings: how likely something is, and which choices a person may regret.
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
# The other monster has a card that may prevent it.
odds-kill-warded = { $smashes ->
    [0] Eliminating { $other }, unless it wards the hit off: needs no smash on the dice
    [one] Eliminating { $other }, unless it wards the hit off: needs { $smashes } smash
   *[other] Eliminating { $other }, unless it wards the hit off: needs { $smashes } smashes
}
odds-survive = Surviving until your next turn in { $place }
odds-survive-stay = Surviving until your next turn if you stay in { $place }
odds-survive-yield = Surviving until your next turn if you yield { $place }
odds-chance = { $percent }%
# A lower bound: the rivals are assumed to roll for smashes only.
odds-chance-at-least = at least { $percent }%
odds-note-survival = This is the worst case: before your next turn, every rival rolls for smashes only, with the table as it is now. Cards bought or played in the meantime are not counted.
odds-note-cards = Approximate: some cards can change these dice, and they are not counted.
odds-note-rivals-cards = Your rivals have cards that change dice. These are not counted, so your real chance may be lower.


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
