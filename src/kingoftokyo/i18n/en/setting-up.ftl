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
