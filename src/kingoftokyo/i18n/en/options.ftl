# What a person can answer: what each option does now. They stand on buttons, so they are short.
#
# $other, $owner and $attacker are monsters, $face and $to faces; cards, places and numbers have their own names. Where
# an id ends with a card (`option-use-wings`), its sentence replaces the general one (`option-use`) for that card. Where
# somebody else has the option, `.you` addresses the reader as the monster that it names, and `.rival` does not address
# the one who chooses.


## Rolling

option-keep = Keep these, roll the rest
option-stop = Stop: these dice count
option-extra-roll = One more roll with { $card }
option-extra-roll-energy-drink = Pay 1 energy for one more roll
option-extra-roll-smoke-cloud = Take a smoke counter off for one more roll
option-reroll = Reroll one { $face }: it costs no roll
# A single die that another card has made or rolled.
option-reroll-card = Reroll the { $face }
option-spend-roll = Spend a cultist for one more roll
option-keep-roll = Yes, these dice count
option-roll-on = No, back to the dice
option-probe = Reroll one of { $other }’s { $face } dice
    .you = Reroll one of your { $face } dice
option-set = Turn one { $face } die to { $to } with { $card }
option-set-plot-twist = Turn one { $face } die to { $to } and discard Plot Twist
option-set-stretchy = Pay 2 energy: turn one { $face } die to { $to }
option-cheer = Add a smash to { $other }’s roll
    .you = Add a smash to your roll


## Resolving

option-resolve-numbers = The numbers
option-resolve-hearts = The hearts
option-resolve-energy = The energy
option-resolve-smashes = The smashes
option-heal = Heal 1 health
option-cure-poison = Cure a poison token
option-cure-shrink = Cure a shrink token
option-heal-seat = Heal { $other }, who pays you up to 2 energy
    .you = Heal you for up to 2 of your energy
    .rival = Heal { $other } for up to 2 energy


## Losing health

option-use = Use { $card }
option-use-camouflage = Roll for Camouflage: every heart saves 1 health
option-use-wings = Pay 2 energy for Wings: lose no health this turn
option-use-robot = Lose { $amount } energy instead of { $amount } health
option-use-rapid-healing = Pay 2 energy to heal 1 health
option-spend-heart = Spend a cultist to heal 1 health
option-spend-energy = Spend a cultist for 1 energy
option-accept = Lose { count-health }
option-accept-lethal = Lose { count-health }: you are out
    .rival = Lose { count-health } and be out


## Tokyo

option-stay = Stay in { $place }
option-yield = Yield { $place } to { $attacker }
    .you = Yield { $place } to you
# With Jets, whose owner has lost nothing yet.
option-stay-jets = Stay in { $place } and take the hit
option-yield-jets = Fly off unhurt and leave { $place } to { $attacker }
    .you = Fly off unhurt and leave { $place } to you


## Cards

option-buy = Buy { $card } for { count-price }
option-buy-top = Buy { $card } off the top of the deck for { count-price }
option-buy-from = Buy { $card } from { $owner } for { count-price }
    .you = Buy { $card } from you for { count-price }
option-sweep = Sweep the market for { count-price }
option-sell = Sell { $card } for { count-energy }
option-mimic = Copy { $owner }’s { $card }
    .you = Copy your { $card }
option-mimic-mine = Copy your own { $card }
option-take = Take { $card }
option-steal = Steal { $card } from { $owner } for { count-price }
    .you = Steal { $card } from you for { count-price }


## After the turn

option-again = Take another turn with one die less
option-decline = Let the next monster play


## Doing nothing (more)

option-pass = Do nothing
option-pass-assign-hearts = Use this heart for nothing
option-pass-background-dweller = Leave the 3
option-pass-camouflage = Leave the 3
option-pass-cheerleader = No cheering today
option-pass-mimic = Leave the token where it is
option-pass-opportunist = Buy nothing
option-pass-psychic-probe = Leave the dice as they are
option-pass-witch = Leave the dice as they are
option-done = Go on
option-done-buy = Buy nothing more
option-done-change-dice = Leave the dice as they are
option-done-halloween = Steal nothing more
option-done-metamorph = Sell nothing more

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
