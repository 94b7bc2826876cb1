# Looking back and practice: the replay, a game in numbers, the proof of its dice, and files dropped on the page.
#
# $seat is a monster’s name, $kept the dice that were kept, $cards names of cards; all others are numbers and texts.


## The replay

look-back = Looking back
look-back-line = Look back at this moment
look-back-at = Turn { $turn }, moment { $moment } of { $last }
look-back-close = Back to the game
look-back-end = Back to the result
look-back-happened = What was chosen, and what happened then
look-back-chose = { $seat } chose
    .you = You chose
look-back-beginning = The game begins
look-back-secret = Still secret
look-back-nothing = Nothing has happened since.
look-back-slider = Moment of the game
look-back-controls = Go through the game
look-back-run = Play
look-back-stop = Stop
look-back-step = One choice forward
look-back-step-back = One choice back
look-back-turn = One turn forward
look-back-turn-back = One turn back
look-back-speed = Speed of the replay
look-back-step-keys = One choice back or forward
look-back-turn-keys = One turn back or forward
look-back-ends-keys = The first or the last moment
look-back-run-keys = Play or stop
speed-slow = Slow
speed-steady = Steady
speed-fast = Quick

chosen-keep = Keep { $kept } and roll the rest
chosen-keep-nothing = Roll all dice again


## Practice

practice = Practice
    .text = This game began from a position that was set up, from a moment of another game, or as another try at a daily challenge. It is for trying things out: the real game stays as it was.
practice-leave = Back to the real game
play-on = Play on from here
    .about = A new game begins from this table with new dice, marked as practice. This one stays as it was.
play-on-dice = New dice { $hash }…
play-on-over = The game is over here. Go back a little to play on.
rewind = Rewind to here
    .about = Goes back to before this choice, with new dice, as practice. The real game is saved: “Continue” in the menu returns to it.


## After the game

to-results = To the results
watch-replay = Watch the replay
share-moment = Share this moment
share-record = Share the game
share-copied = Link copied
share-damaged = This link is damaged or incomplete: ask for it once more.
download-record = Download the record
after-game = After the game
after-numbers = Statistics
after-dice = Dice
after-plots = Over time
after-proof = Fair dice
after-counting = Computing …

numbers-sum = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} in { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}, { $choices ->
    [one] { $choices } decision
   *[other] { $choices } decisions
}.
    .bold = The highest number of each row is bold.
numbers-end = At the end
numbers-tokyo = Turns and Tokyo
numbers-points = Points
numbers-damage = Damage and health
numbers-energy = Energy and cards
numbers-dice = Dice
numbers-sources = Where points came from
    .short = Points from
source-dice = Dice
source-tokyo = Tokyo
source-rules = Other rules

fate-won = King of Tokyo.
fate-alive = Alive at the end.
fate-out = Out in turn { $turn }.
fate-out-by = Out in turn { $turn }, by { $seat }.
fate-cards = Cards: { $cards }.
fate-no-cards = No cards.

dice-fell = How often each face was rolled, including rerolls.
dice-expected = average of fair dice
dice-everybody = Everybody
dice-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
dice-face = Face
dice-thrown = Thrown

plots-turn = Turn
plots-table = The same as a table
plots-read = { $what } from turn to turn. At the end: { $ends }.


## The proof

proof-about = All dice of this game came from one secret and the words of the players. Once the secret is revealed, your browser can compute everything again, and compare it with what it has seen: the fingerprint before the first roll, its own words, and the fingerprint of the game after each choice.
proof-none = The dice of this game came from a seed, or its record does not contain the secret: nothing can be proved about them.
proof-waiting = The secret is revealed when the game is over.
proof-commitment = Fingerprint of the secret
proof-head = Fingerprint of the game (all names and choices)
proof-secret = Secret, revealed now
proof-words = Words of the players
proof-no-words = Nobody added any.
proof-verify = Verify
proof-verdict-proved = Proved: these dice were fair
proof-verdict-if = Fair, if this fingerprint was shown to you before the game
proof-verdict-failed = Not proved: something does not match
proof-own-same = The secret has the fingerprint that was shown before the game:
proof-own-other = The secret does not have the fingerprint that was shown before the game. It has this one:
proof-own-unknown = The fingerprint from before the game is not known here: compare it with one that you wrote down. The secret has this one:
proof-words-same = The words that your browser added are among them.
proof-words-other = The words that your browser added are not among them.
proof-key = Secret and words together make the key of all dice:
proof-checked = { $count ->
    [one] { $count } throw or draw was computed again: it matches the record.
   *[other] { $count } throws and draws were computed again: all match the record.
}
proof-line-differs = Line { $line } of the record says { $found }, but the computation gives { $expected }.
proof-head-same = The names and all choices are those that were seen during the game. Fingerprint of the game:
proof-head-part = { $count ->
    [one] The names and the first choice are those that were seen during the game; the rest was not seen. Fingerprint of the game:
   *[other] The names and the first { $count } choices are those that were seen during the game; the rest was not seen. Fingerprint of the game:
}
proof-head-other = The names or choices are not those of the game that was played. Fingerprint of the game:
proof-head-unknown = The fingerprint that was shown during the game is not known here, so it is not proved that these names and choices were played. Fingerprint of the game:
proof-head-none = In records of this older format the dice do not depend on names and choices, so it is not proved that these are the ones that were played.
proof-rules = Every choice follows the rules.
    .by-server = The server has checked this. On another machine, kot verify checks it.
proof-loaded = { $count ->
    [one] { $count } throw was fixed in advance: nothing is proved about it.
   *[other] { $count } throws were fixed in advance: nothing is proved about those.
}
proof-practice = The game began from a position: nothing is proved about what came before it.
proof-daily = These are the dice, the monsters and the rules of the daily challenge of { $date }.


## A file

drop = Drop it here: a save is continued, a record is shown
drop-hint = or drop a save or a record on this page


## In numbers: at the end

statistic-points = Points at the end
statistic-health = Health at the end
statistic-energy = Energy at the end


## In numbers: turns and Tokyo

statistic-turns = Turns
statistic-extra-turns = Extra turns
    .short = Extra turns
statistic-turns-in-tokyo = Turns begun in Tokyo
    .short = Begun in Tokyo
statistic-entries = Times it entered Tokyo
    .short = Entered Tokyo
statistic-stays = Times it stayed in Tokyo
    .short = Stayed in Tokyo
statistic-yields = Times it yielded Tokyo
    .short = Yielded Tokyo


## In numbers: points

statistic-points-gained = Points gained
statistic-points-by-dice = Points from dice
statistic-points-by-tokyo = Points from Tokyo
statistic-points-by-cards = Points from cards
statistic-points-lost = Points lost
statistic-most-points = Most points in one turn
    .short = Best turn: points


## In numbers: damage and health

statistic-damage-given = Damage dealt
statistic-most-damage = Most damage dealt in one turn
    .short = Best turn: damage
statistic-eliminations = Monsters eliminated
    .short = Eliminations
statistic-damage-taken = Damage taken
statistic-damage-prevented = Damage prevented
statistic-health-gained = Health gained
statistic-revivals = Times it came back
statistic-poison = Poison tokens received
    .short = Poison tokens
statistic-shrink = Shrink tokens received
    .short = Shrink tokens


## In numbers: energy and cards

statistic-energy-gained = Energy gained
statistic-energy-spent = Energy spent
statistic-energy-on-cards = Energy paid for cards
    .short = Energy for cards
statistic-energy-lost = Energy lost to others
    .short = Energy lost
statistic-cards-bought = Cards bought
statistic-cards-stolen = Costumes stolen
statistic-sweeps = Times it swept the market
    .short = Sweeps


## In numbers: dice

statistic-dice-thrown = Dice thrown
statistic-rerolls = Rerolls
statistic-die-rerolls = Single dice rerolled by cards
    .short = Single rerolls
statistic-dice-set = Dice changed by cards
    .short = Dice changed
statistic-extra-rolls = Extra rolls
    .short = Extra rolls


# Setting up a position by hand.
#
# $seat is a monster, $card a card, $what the name of an amount; $number and $count are numbers.

position = Set up a position
    .text = Put everything where you want it, then play it. It counts as practice.
position-here = Set up from here
    .text = Change this table as you like, as practice
position-play = Play it
position-clear = Start over
position-monsters = Monsters
position-monster = Monster { $number }
position-player = Played by
position-place = Where is { $seat }?
position-less = Less: { $what }
position-more = More: { $what }
position-hand = Cards of { $seat }
position-add-card = Add a card
    .of = Add a card for { $seat }
position-remove-card = Remove { $card }
position-counters = Counters on it
position-copies = Copies
    .nothing = Nothing
position-search = Search the cards
    .hint = A name, or what it does
    .found = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .none = No card found. Try a shorter word.
position-elsewhere = Already on this table.
position-turn = The turn
position-active = Whose turn is it?
position-dice = Dice
    .none = No dice yet: the first roll comes next.
position-turn-die = Press a die to turn it to its next face; arrow keys turn it both ways.
position-rolls = Rolls left
position-market-kind = { $kind ->
    [dealt] Dealt at random
   *[other] These cards
}
position-market-place = Market, place { $number }
position-market-empty = Empty: choose a card
position-deck = Next cards of the deck
    .text = In this order. What follows is random.
    .add = Add a card to the deck
position-line = As a line of text
    .text = To share a position, or to paste one. A pasted line is played with the usual monsters.
    .copy = Copy this position
    .copied = Copied.
    .play = Play this line
keys-at-position = While setting up a position
keys-turn-die = Turn a die
