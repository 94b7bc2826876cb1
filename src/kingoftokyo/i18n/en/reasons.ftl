# Why a computer player made its choice, or why a strong one would: one sentence for every reason.
#
# $choice and $instead are options as options.ftl words them, or dice; $kept and $dice are dice, or
# `none`; $unit is `points`, `health`, `energy` or `smashes`; $who is `you` where the reader is the one who chooses, else
# `it`; chances are in percent; all others are numbers.


## Amounts, for use inside other sentences

count-smashes = { $amount ->
    [one] { $amount } smash
   *[other] { $amount } smashes
}
reason-amount = { $unit ->
    [points] { count-points }
    [health] { count-health }
    [energy] { count-energy }
   *[smashes] { count-smashes }
}
reason-mean = { $unit ->
    [points] { $mean ->
        [one] { $mean } point
       *[other] { $mean } points
    }
    [health] { $mean } health
    [energy] { $mean } energy
   *[smashes] { $mean ->
        [one] { $mean } smash
       *[other] { $mean } smashes
    }
}
reason-brings = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $hearts ->
    [one] { $hearts } heart
   *[other] { $hearts } hearts
}, { $energy } energy and { $smashes ->
    [one] { $smashes } smash
   *[other] { $smashes } smashes
} on average
reason-worth-points = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
reason-gain-points = { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
}
reason-kept = { $who ->
    [you] { $kept ->
        [none] Keep nothing
       *[dice] Keep { $kept }
    }
   *[it] { $kept ->
        [none] Keeps nothing
       *[dice] Keeps { $kept }
    }
}
reason-keeping = { $instead ->
    [none] by keeping nothing
   *[dice] by keeping { $instead }
}
reason-gives-nothing = nothing
reason-gives-2 = { $first } and { $second }
reason-gives-3 = { $first }, { $second } and { $third }
reason-gives-4 = { $first }, { $second }, { $third } and { $fourth }


## By the chance to win

reason-weighed = { $choice }: { $chance }% to win.
reason-weighed-instead = { $choice }: { $chance }% to win. { $instead }: { $less }%.
reason-stops = { $who ->
    [you] Stop
   *[it] Stops
} with { $dice }: { $chance }% to win.
reason-stops-not-keeping = { $who ->
    [you] Stop
   *[it] Stops
} with { $dice }: { $chance }% to win, { $less }% { reason-keeping }.
reason-keeps = { reason-kept }: { $scoring }% to score, with { reason-brings }; { $chance }% to win.
reason-keeps-not-stopping = { reason-kept }: { $scoring }% to score, with { reason-brings }; { $chance }% to win, { $less }% by stopping.
reason-keeps-not-keeping = { reason-kept }: { $scoring }% to score, with { reason-brings }; { $chance }% to win, { $less }% { reason-keeping }.
reason-confirms = { $chance }% to win with this roll, { $best }% with the best keep.
reason-turns = { $who ->
    [you] Turn
   *[it] Turns
} the dice to { $dice }: { $chance }% to win.
reason-exact-stay = { $chance }% to win by staying, { $less }% by yielding.
reason-exact-keep = { reason-kept }: { $chance }% to win.
reason-exact-keep-instead = { reason-kept }: { $chance }% to win, { $less }% { reason-keeping }.


## By what things are worth, in points

reason-rerolls-spare-three = { $who ->
    [you] Reroll
   *[it] Rerolls
} a 3: { $who ->
    [you] you
   *[it] it
} would keep { $few } of { $threes }.
reason-rerolls-three = { $who ->
    [you] Reroll
   *[it] Rerolls
} a 3: { reason-gain-points } more on average.
reason-rerolls-free = { $who ->
    [you] Reroll
   *[it] Rerolls
} a 3: it costs nothing.
reason-rolls-more = One more roll: { reason-gain-points } more on average, after paying its price.
reason-stops-with = { $who ->
    [you] Stop
   *[it] Stops
}: { reason-amount }.
reason-aims = { reason-kept }: { $chance }% for at least { reason-amount }, { reason-mean } on average.
reason-aims-before-changes = { reason-kept }: { $chance }% for at least { reason-amount }, { reason-mean } on average, before dice are changed.
reason-buys = { $who ->
    [you] Buy
   *[it] Buys
} { $card }: worth { reason-worth-points }, for { count-price }.
reason-steals = { $who ->
    [you] Steal
   *[it] Steals
} { $card }: worth { reason-worth-points }, for { count-price }.
reason-takes = { $who ->
    [you] Take
   *[it] Takes
} { $card }: worth { reason-worth-points }.
reason-copies = { $who ->
    [you] Copy
   *[it] Copies
} { $card }: worth { reason-worth-points }.
reason-buys-nothing = { $who ->
    [you] Buy
   *[it] Buys
} nothing: { $card } is worth { reason-worth-points } and costs { count-price }.
reason-buys-nothing-poor = { $who ->
    [you] Buy
   *[it] Buys
} nothing: no card costs { $energy } energy or less.
reason-sweeps = { $who ->
    [you] Sweep
   *[it] Sweeps
} the market: no card is worth its price, and there is { $energy } energy to spend.
reason-stays = { $who ->
    [you] Stay
   *[it] Stays
}: { $health } health left, and { $damage } damage to expect in Tokyo before { $who ->
    [you] your
   *[it] its
} next turn.
reason-yields = { $who ->
    [you] Yield
   *[it] Yields
}: { $health } health left, and { $damage } damage to expect in Tokyo before { $who ->
    [you] your
   *[it] its
} next turn.
reason-damaged = { $choice }: { $health } health against { $damage } damage.
reason-sets = { $choice }: worth { reason-gain-points } more.
reason-poisoned = { $choice }: { $health } health, { $poison } poison.
reason-any-time = { $choice }: { $health } health, { $energy } energy.
reason-worth = { $choice }: worth { reason-worth-points }.


## By the dice and cards as they are now

reason-stops-as-they-lie = { $who ->
    [you] Stop
   *[it] Stops
}: the dice give { $gives } as they are.
reason-keeps-as-they-lie = { reason-kept }: that alone gives { $gives }.
reason-rerolls-useless-three = { $who ->
    [you] Reroll
   *[it] Rerolls
} a 3 that gives nothing.
reason-rolls-more-for = { $useless ->
    [one] One more roll for a die that gives nothing.
   *[other] One more roll for { $useless } dice that give nothing.
}
reason-buys-dearest = { $who ->
    [you] Buy
   *[it] Buys
} { $card }: the most expensive card, printed price { $cost } energy.
reason-takes-dearest = { $who ->
    [you] Take
   *[it] Takes
} { $card }: the most expensive card, printed price { $cost } energy.
reason-steals-dearest = { $who ->
    [you] Steal
   *[it] Steals
} { $card }: the most expensive card, printed price { $cost } energy.
reason-copies-dearest = { $who ->
    [you] Copy
   *[it] Copies
} { $card }: the most expensive card there is.
reason-yields-unhurt = { $who ->
    [you] Yield
   *[it] Yields
}: it costs no health.
reason-yields-with = { $who ->
    [you] Yield
   *[it] Yields
}: { $health } health left.
reason-stays-with = { $who ->
    [you] Stay
   *[it] Stays
}: { $health } health left.
reason-health-left = { $choice }: { $health } health left.
reason-more-than-they-lie = { $choice }: { $gain } more than the dice give as they are.
reason-gives-most = { $choice }: gives most now.
reason-by-chance = One of { $options } answers, at random.
reason-only-answer = There is no other answer.
reason-nothing-better = Nothing else seemed better.


## A player from elsewhere gives its reason in its own words

reason-own = { $text }
