# What has happened: one sentence for every event of the game, for the log and for the news on the map.
#
# The arguments are the fields of the event, formatted for readers:
#   $seat $first $winner $owner $dealer   names of monsters; `none` where there is nobody, `self` where it is $seat
#   $card $copied                         names of cards; `none` where there is none
#   $cause $by $reason                    the name of a card; other causes are passed unchanged: `dice` `tokyo`
#                                         `poison` `rules` `yield` `death` `bay` `shield`, `last-alive` (a space becomes
#                                         a hyphen); a card that makes itself go is `self`
#   $face $to $dice $kept $rolled         faces by name; `none` for no dice at all; where one die is rerolled, $rolled is a face
#   $place                                a place by name
#   $token $source $extra                 the words of the event: `poison`, `market`, `true` …
#   $cards $order                         names, joined as the language joins them
#   $before                               the number before the change: 8 in `8 → 5`
#   $others                               the other monsters of a tie
#   $times                                how often a monster has rolled in its turn
#   all others                            numbers
#
# On the page of somebody who plays alone, `.you` addresses the monster that the sentence is about ($seat, $first or
# $winner), and `.by-you` the one that did it ($dealer) or whose card it was ($owner).


## Before the first turn

event-first-player-rolled = { $seat } rolls for the first turn: { $dice } ({ $smashes ->
    [0] no smash
    [one] { $smashes } smash
   *[other] { $smashes } smashes
}).
    .you = You roll for the first turn: { $dice } ({ $smashes ->
        [0] no smash
        [one] { $smashes } smash
       *[other] { $smashes } smashes
    }).
# Between two rounds of the first roll.
event-first-roll-tied = { $seats } have the same ({ $smashes ->
    [0] no smash
    [one] { $smashes } smash
   *[other] { $smashes } smashes
}) and roll again.
    .you = You and { $others } have the same ({ $smashes ->
        [0] no smash
        [one] { $smashes } smash
       *[other] { $smashes } smashes
    }) and roll again.
event-game-started = { $players } monsters and one city. { $first } begins.
    .you = { $players } monsters and one city. You begin.
# When the first rolls decide the whole order of turns.
event-game-started-in-order = { $players } monsters and one city. They play in this order: { $order }.
event-card-taken = { $seat } dresses up: { $card }.
    .you = You dress up: { $card }.


## The turn

event-turn-started = { $extra ->
    [true] Turn { $turn }: { $seat } once more, with an extra turn.
   *[false] Turn { $turn }: { $seat }.
}
    .you = { $extra ->
        [true] Turn { $turn }: you once more, with an extra turn.
       *[false] Turn { $turn }: your turn.
    }
event-turn-ended = { $seat }’s turn is over.
    .you = Your turn is over.
event-extra-turn-gained = { $cause } gives { $seat } another turn.
    .you = { $cause } gives you another turn.


## Dice

event-dice-rolled = { $rolled ->
    [none] { $kept ->
        [none] { $seat } has no dice to roll.
       *[dice] { $seat } keeps all dice.
    }
   *[dice] { $kept ->
        [none] { $seat } rolls { $rolled }
       *[dice] { $seat } keeps { $kept } and rolls { $rolled }
    } ({ $rolls_left ->
        [0] no roll left
        [one] { $rolls_left } roll left
       *[other] { $rolls_left } rolls left
    }).
}
    .you = { $rolled ->
        [none] { $kept ->
            [none] You have no dice to roll.
           *[dice] You keep all dice.
        }
       *[dice] { $kept ->
            [none] You roll { $rolled }
           *[dice] You keep { $kept } and roll { $rolled }
        } ({ $rolls_left ->
            [0] no roll left
            [one] { $rolls_left } roll left
           *[other] { $rolls_left } rolls left
        }).
    }
# All rolls of a computer player's turn in one line: $kept and $rolled are those of the last one.
event-dice-rolled-together = { $kept ->
    [none] { $seat } rolls { $times } times: { $rolled }.
   *[dice] { $seat } rolls { $times } times, keeps { $kept } and ends with { $rolled }.
}
event-roll-finished = { $dice ->
    [none] { $seat } has no dice this turn.
   *[dice] { $seat }’s dice: { $dice }.
}
    .you = { $dice ->
        [none] You have no dice this turn.
       *[dice] Your dice: { $dice }.
    }
event-die-rerolled = { $seat } rerolls a die with { $cause }: { $face } → { $rolled }.
    .you = You reroll a die with { $cause }: { $face } → { $rolled }.
event-die-set = { $seat } turns a die with { $cause }: { $face } → { $to }.
    .you = You turn a die with { $cause }: { $face } → { $to }.
event-rolls-gained = { $seat } gets an extra roll with { $cause }.
    .you = You get an extra roll with { $cause }.
event-card-rolled = { $seat } rolls { $rolled } for { $cause }.
    .you = You roll { $rolled } for { $cause }.
event-smashes-added = { $cause } adds { $amount ->
    [one] a smash
   *[other] { $amount } smashes
} to { $seat }’s roll.
    .you = { $cause } adds { $amount ->
        [one] a smash
       *[other] { $amount } smashes
    } to your roll.


## Points, energy, health

event-points-gained = { $cause ->
    [dice] { $seat } gains { count-points } from the dice ({ $before } → { $points }).
    [tokyo] { $seat } gains { count-points } for Tokyo ({ $before } → { $points }).
    [rules] { $seat } gains { count-points } ({ $before } → { $points }).
   *[card] { $seat } gains { count-points } with { $cause } ({ $before } → { $points }).
}
    .you = { $cause ->
        [dice] You gain { count-points } from the dice ({ $before } → { $points }).
        [tokyo] You gain { count-points } for Tokyo ({ $before } → { $points }).
        [rules] You gain { count-points } ({ $before } → { $points }).
       *[card] You gain { count-points } with { $cause } ({ $before } → { $points }).
    }
event-points-lost = { $cause ->
    [rules] { $seat } loses { count-points } ({ $before } → { $points }).
   *[card] { $seat } loses { count-points } to { $cause } ({ $before } → { $points }).
}
    .you = { $cause ->
        [rules] You lose { count-points } ({ $before } → { $points }).
       *[card] You lose { count-points } to { $cause } ({ $before } → { $points }).
    }
event-energy-gained = { $cause ->
    [dice] { $seat } gains { count-energy } from the dice ({ $before } → { $energy }).
    [tokyo] { $seat } gains { count-energy } for Tokyo ({ $before } → { $energy }).
    [rules] { $seat } gains { count-energy } ({ $before } → { $energy }).
   *[card] { $seat } gains { count-energy } with { $cause } ({ $before } → { $energy }).
}
    .you = { $cause ->
        [dice] You gain { count-energy } from the dice ({ $before } → { $energy }).
        [tokyo] You gain { count-energy } for Tokyo ({ $before } → { $energy }).
        [rules] You gain { count-energy } ({ $before } → { $energy }).
       *[card] You gain { count-energy } with { $cause } ({ $before } → { $energy }).
    }
event-energy-spent = { $cause ->
    [rules] { $seat } pays { count-energy } for a sweep ({ $before } → { $energy }).
   *[card] { $seat } pays { count-energy } for { $cause } ({ $before } → { $energy }).
}
    .you = { $cause ->
        [rules] You pay { count-energy } for a sweep ({ $before } → { $energy }).
       *[card] You pay { count-energy } for { $cause } ({ $before } → { $energy }).
    }
event-energy-lost = { $seat } loses { count-energy } to { $cause } ({ $before } → { $energy }).
    .you = You lose { count-energy } to { $cause } ({ $before } → { $energy }).
event-health-gained = { $cause ->
    [dice] { $seat } heals { count-health } with the dice ({ $before } → { $health }).
    [rules] { $seat } heals { count-health } ({ $before } → { $health }).
   *[card] { $seat } heals { count-health } with { $cause } ({ $before } → { $health }).
}
    .you = { $cause ->
        [dice] You heal { count-health } with the dice ({ $before } → { $health }).
        [rules] You heal { count-health } ({ $before } → { $health }).
       *[card] You heal { count-health } with { $cause } ({ $before } → { $health }).
    }
event-health-lost = { $cause ->
    [dice] { $dealer } smashes { $seat }, who loses { count-health } ({ $before } → { $health }).
    [poison] { $seat } loses { count-health } to poison ({ $before } → { $health }).
    [rules] { $seat } loses { count-health } ({ $before } → { $health }).
   *[card] { $dealer ->
        [none] { $seat } loses { count-health } to { $cause } ({ $before } → { $health }).
        [self] { $seat } loses { count-health } to its own { $cause } ({ $before } → { $health }).
       *[monster] { $seat } loses { count-health } to { $dealer }’s { $cause } ({ $before } → { $health }).
    }
}
    .you = { $cause ->
        [dice] { $dealer } smashes you: you lose { count-health } ({ $before } → { $health }).
        [poison] You lose { count-health } to poison ({ $before } → { $health }).
        [rules] You lose { count-health } ({ $before } → { $health }).
       *[card] { $dealer ->
            [none] You lose { count-health } to { $cause } ({ $before } → { $health }).
            [self] You lose { count-health } to your own { $cause } ({ $before } → { $health }).
           *[monster] You lose { count-health } to { $dealer }’s { $cause } ({ $before } → { $health }).
        }
    }
    .by-you = { $cause ->
        [dice] You smash { $seat }, who loses { count-health } ({ $before } → { $health }).
        [poison] { $seat } loses { count-health } to your poison ({ $before } → { $health }).
        [rules] { $seat } loses { count-health } ({ $before } → { $health }).
       *[card] { $seat } loses { count-health } to your { $cause } ({ $before } → { $health }).
    }
event-damage-prevented = { $by ->
    [shield] { $seat } is protected and does not lose { count-health }.
   *[card] { $by } spares { $seat } { count-health }.
}
    .you = { $by ->
        [shield] You are protected and do not lose { count-health }.
       *[card] { $by } spares you { count-health }.
    }
event-shielded = With { $cause }, { $seat } loses no more health this turn.
    .you = With { $cause }, you lose no more health this turn.


## Tokens and counters

event-tokens-gained = { $token ->
    [poison] { $cause } poisons { $seat }: { $total ->
        [one] { $total } poison token now.
       *[other] { $total } poison tokens now.
    }
   *[shrink] { $cause } shrinks { $seat }: { $total ->
        [one] { $total } shrink token now.
       *[other] { $total } shrink tokens now.
    }
}
    .you = { $token ->
        [poison] { $cause } poisons you: { $total ->
            [one] { $total } poison token now.
           *[other] { $total } poison tokens now.
        }
       *[shrink] { $cause } shrinks you: { $total ->
            [one] { $total } shrink token now.
           *[other] { $total } shrink tokens now.
        }
    }
event-tokens-lost = { $token ->
    [poison] { $seat } cures { $amount ->
        [one] { $amount } poison token
       *[other] { $amount } poison tokens
    } ({ $total } left).
   *[shrink] { $seat } cures { $amount ->
        [one] { $amount } shrink token
       *[other] { $amount } shrink tokens
    } ({ $total } left).
}
    .you = { $token ->
        [poison] You cure { $amount ->
            [one] { $amount } poison token
           *[other] { $amount } poison tokens
        } ({ $total } left).
       *[shrink] You cure { $amount ->
            [one] { $amount } shrink token
           *[other] { $amount } shrink tokens
        } ({ $total } left).
    }
event-counters-changed = { $seat }’s { $card } holds { $counters ->
    [0] no more counters.
    [one] { $counters } counter now.
   *[other] { $counters } counters now.
}
    .you = Your { $card } holds { $counters ->
        [0] no more counters.
        [one] { $counters } counter now.
       *[other] { $counters } counters now.
    }
# What expansions count: $card is `cultist`.
event-counters-changed-cultist = { $counters ->
    [0] { $seat } has no cultist left.
    [one] { $seat } is followed by { $counters } cultist.
   *[other] { $seat } is followed by { $counters } cultists.
}
    .you = { $counters ->
        [0] You have no cultist left.
        [one] You are followed by { $counters } cultist.
       *[other] You are followed by { $counters } cultists.
    }
# $levels are the levels owned now, joined, or `none`.
event-levels-changed = { $levels ->
    [none] { $seat } holds no level of { $card } any more.
   *[some] { $card }: { $seat } holds level { $levels }.
}
    .you = { $levels ->
        [none] You hold no level of { $card } any more.
       *[some] { $card }: you hold level { $levels }.
    }
# $card is `tokyo_tower`.
event-levels-changed-tokyo-tower = { $levels ->
    [none] { $seat } holds no level of Tokyo Tower any more.
   *[some] Tokyo Tower: { $seat } holds level { $levels }.
}
    .you = { $levels ->
        [none] You hold no level of Tokyo Tower any more.
       *[some] Tokyo Tower: you hold level { $levels }.
    }
event-token-moved = { $copied ->
    [none] { $seat }’s { $card } is a copy of nothing now.
   *[card] { $owner ->
        [self] { $seat }’s { $card } is now a copy of its own { $copied }.
       *[monster] { $seat }’s { $card } is now a copy of { $owner }’s { $copied }.
    }
}
    .you = { $copied ->
        [none] Your { $card } is a copy of nothing now.
       *[card] { $owner ->
            [self] Your { $card } is now a copy of your own { $copied }.
           *[monster] Your { $card } is now a copy of { $owner }’s { $copied }.
        }
    }
    .by-you = { $copied ->
        [none] { $seat }’s { $card } is a copy of nothing now.
       *[card] { $seat }’s { $card } is now a copy of your { $copied }.
    }


## Tokyo

event-tokyo-entered = { $cause ->
    [tokyo] { $seat } enters { $place }.
    [rules] { $seat } enters { $place }.
    [dice] { $seat } enters { $place }.
   *[card] { $seat } takes { $place } with { $cause }.
}
    .you = { $cause ->
        [tokyo] You enter { $place }.
        [rules] You enter { $place }.
        [dice] You enter { $place }.
       *[card] You take { $place } with { $cause }.
    }
event-tokyo-left = { $cause ->
    [yield] { $seat } yields { $place }.
    [death] { $seat } falls in { $place }.
    [bay] Tokyo Bay closes: { $seat } has to leave it.
   *[card] { $cause } throws { $seat } out of { $place }.
}
    .you = { $cause ->
        [yield] You yield { $place }.
        [death] You fall in { $place }.
        [bay] Tokyo Bay closes: you have to leave it.
       *[card] { $cause } throws you out of { $place }.
    }
event-stayed-in-tokyo = { $seat } stays in { $place }.
    .you = You stay in { $place }.
event-moved-to-city = { $seat } moves from Tokyo Bay to Tokyo City.
    .you = You move from Tokyo Bay to Tokyo City.


## Cards

event-card-revealed = New in the market: { $card }
# Several cards turned up together: $cards.
event-cards-revealed = New in the market: { $cards }
event-card-bought = { $source ->
    [top] { $seat } buys { $card } off the top of the deck for { count-price }.
    [monster] { $seat } buys { $card } from { $owner } for { count-price }.
   *[market] { $seat } buys { $card } for { count-price }.
}
    .you = { $source ->
        [top] You buy { $card } off the top of the deck for { count-price }.
        [monster] You buy { $card } from { $owner } for { count-price }.
       *[market] You buy { $card } for { count-price }.
    }
    .by-you = { $seat } buys { $card } from you for { count-price }.
event-card-stolen = { $seat } steals { $card } from { $owner } and pays { count-price } for it.
    .you = You steal { $card } from { $owner } and pay { count-price } for it.
    .by-you = { $seat } steals { $card } from you and pays { count-price } for it.
event-card-discarded = { $cause ->
    [self] { $seat }’s { $card } has done its work and is discarded.
    [death] { $seat }’s { $card } is discarded.
    [rules] { $seat }’s { $card } is discarded.
   *[card] { $seat } discards { $card } ({ $cause }).
}
    .you = { $cause ->
        [self] Your { $card } has done its work and is discarded.
        [death] Your { $card } is discarded.
        [rules] Your { $card } is discarded.
       *[card] You discard { $card } ({ $cause }).
    }
event-market-swept = { $cards ->
    [none] { $seat } sweeps an empty market.
   *[cards] { $seat } sweeps the market: away with { $cards }.
}
    .you = { $cards ->
        [none] You sweep an empty market.
       *[cards] You sweep the market: away with { $cards }.
    }
event-deck-shuffled = The deck ran out: the discard pile is shuffled into a new one ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).


## The end of a monster, and of the game

event-monster-revived = { $seat } begins again with { $health } health, outside Tokyo ({ $cause }).
    .you = You begin again with { $health } health, outside Tokyo ({ $cause }).
event-monster-eliminated = { $dealer ->
    [none] { $seat } is out of the game.
    [self] { $seat } has brought itself down and is out of the game.
   *[monster] { $dealer } brings { $seat } down: out of the game.
}
    .you = { $dealer ->
        [none] You are out of the game.
        [self] You have brought yourself down and are out of the game.
       *[monster] { $dealer } brings you down: out of the game.
    }
    .by-you = You bring { $seat } down: out of the game.
event-game-ended = { $reason ->
    [points] { $winner } has 20 points and is King of Tokyo!
    [last-alive] { $winner } is the last one standing and King of Tokyo!
    [all-dead] All monsters are down. Nobody wins, and Tokyo sleeps at last.
    [person-eliminated] The game ends here: its only person is out.
   *[card] { $winner } wins the game with { $reason }!
}
    .you = { $reason ->
        [points] You have 20 points and are King of Tokyo!
        [last-alive] You are the last one standing and King of Tokyo!
       *[card] You win the game with { $reason }!
    }
