# Sentences that only the terminal uses; it shares all others with the page.
#
# $typed is what a person typed; $known, $example, $near and $notation are choices, dice or cards as they are typed;
# $key is a key, $command a command line, $file the name of a file. They are the same in every language. $seat and
# $owner are monsters, $card and $copied cards, $price and $amount numbers, $text, $what and $reason sentences or names.


## The board

terminal-you = { $seat } (you)
terminal-tokens-and-cards = Tokens and cards
terminal-price = Price
terminal-price-changed = { $price } (not { $cost })
terminal-kind = Kind
terminal-what-it-does = What it does
terminal-card = Card
terminal-where = Where
terminal-deck = Deck
terminal-poison = { $amount } poison
terminal-shrink = { $amount } shrink
terminal-copy = { $owner ->
    [self] { $card } (copies its own { $copied })
   *[monster] { $card } (copies { $owner }’s { $copied })
}
terminal-used = used
terminal-counters = { $counters } left
terminal-now-copies = Now { $card }: { $text }
terminal-does = { $what }: { $text }
terminal-top-first = Only you know: next in the deck is { $card } ({ count-price }).
terminal-top-next = After it comes { $card } ({ count-price }).


## Questions and options

terminal-before-first-turn = Before the first turn
terminal-example = (e.g. { $example })
terminal-which-monster = Which monster are you?
terminal-reroll-all = Reroll all dice
terminal-dice-of-group = { $text }: { $dice }
terminal-smashes-of-group = { $text }: { count-smashes }
terminal-no-healing = They do not heal in Tokyo.
terminal-hearts-so-far = (So far: { $used }.)
terminal-hearts-for-you = { $amount } for you
terminal-hearts-for-poison = { $amount } for poison
terminal-hearts-for-shrink = { $amount } for shrink
terminal-hearts-for-seat = { $amount } for { $seat }


## Several people

terminal-your-turn = { $player }, it is your turn.
terminal-look-away = The others, please look away. Press Enter when you are there.


## What happens

# An expansion from a player’s own file counts something: $counted, or `none`.
terminal-counted = { $counted ->
    [none] { $seat } has nothing of { $card } left.
   *[some] { $seat } now has { $counted }.
}
terminal-dice-now = Now: { $dice }.
terminal-you-are-out = You are out of the game.
terminal-person-out = { $player } is out of the game.
terminal-others-fight-on = The others fight on.
terminal-well-done = Well done!
terminal-reason-of = { $seat }: { $reason }
terminal-no-reasons = No other player has made a choice with a reason yet.


## Help

terminal-help-answer = Answer with an option’s number or its text; its beginning is enough if only one option fits. Options, dice and cards are typed as in the list, in English. In a roll, name the dice you keep; the others are rolled again:
terminal-help-letters = the dice with these letters
terminal-help-faces = the dice by faces; these are { $notation }
terminal-help-reroll = reroll these, keep the rest
terminal-help-nothing = reroll all dice
terminal-help-stop = keep all dice: the roll is over
terminal-help-set = with a card that sets dice
terminal-help-any-time = At any time:
terminal-help-board = the table again
terminal-help-log = what happened last
terminal-help-hint = what an expert would choose
terminal-help-why = the others’ reasons
terminal-help-cards = all cards in play, explained
terminal-help-quit = leave the game
terminal-help-game = The game: three equal numbers score that number of points, and each further one adds a point. Hearts heal, but not in Tokyo. Smashes from outside hit everybody in Tokyo; smashes from Tokyo hit everybody outside. A monster that is smashed in Tokyo may yield it to the attacker.
terminal-help-energy = Energy buys cards.
terminal-help-win = To win, have 20 points at the end of a turn, or be the last alive.
terminal-help-win-at-once = To win, have 20 points, or be the last alive.
terminal-help-rules = The rules of this game: { $rules }. `{ $command }` lists them.


## When the typed text is not an answer

terminal-please-answer = Please answer; `{ $key }` explains how, `quit` leaves.
terminal-explains = `{ $key }` explains.
terminal-no-monster = There is no monster “{ $typed }”.
terminal-monsters-are = The monsters are: { $known }.
terminal-no-die = There is no die “{ $typed }”.
terminal-name-dice = Name dice by letter, a to { $last }, or by face: { $notation }.
terminal-no-face = A die has no face “{ $typed }”; there are: { $notation }.
terminal-face-absent = No die shows { $face }.
terminal-face-already = That die shows { $face } already.
terminal-several-cards = Several cards can do that; please type one of: { $known }.
terminal-not-possible = “{ $typed }” is not possible now.
terminal-ways-to-set = Dice can be set with these cards: { $known }. For example: { $example }.
terminal-no-option = There is no option { $typed }: the options are 1 to { $most }.
terminal-unreadable = “{ $typed }” is not understood.
terminal-reroll-letters = To reroll dice and keep the rest, name them by letter: { $example }.
terminal-die-twice = Die { $letter } is named twice.
terminal-cannot-keep = You cannot keep { $typed }: { $shown ->
    [0] none shows { $face }.
    [one] only { $shown } shows { $face }.
   *[other] only { $shown } show { $face }.
}
terminal-ambiguous = “{ $typed }” could be any of: { $known }. Please type a little more.
terminal-did-you-mean = Did you mean “{ $near }”?
terminal-dice-or-type = Name the dice to keep by letter or face, or type: { $known }.
terminal-may-choose = You may choose: { $known }.
terminal-options-are = The options are 1 to { $most }.


## Saving, loading, leaving

terminal-unsaved = The game goes on without being saved.
terminal-other-program = Another program has saved a game there; this game is now saved as { $file }.
terminal-saved-aside = The game that was saved there is now saved as { $file }.
terminal-standing = { $choices ->
    [one] { $choices } choice made
   *[other] { $choices } choices made
}, { $monsters } monsters
terminal-unfinished = Your last game is not over ({ $standing }). Continue it? (yes, or no for a new one)
terminal-leave = You leave the game.
terminal-saved = It is saved: `{ $command }` continues it.
terminal-goodbye = Until next time!
terminal-again = Seed { $seed }. To play it again:
terminal-prove-now = `{ $command }` can now prove that the dice were fair.
terminal-prove-later = `{ $command }` can prove that the dice were fair when the game is over.
terminal-commitment = A secret decides the dice. Its hash: { $hash }
terminal-which-words = Which words do you want to mix into the dice? (any, or none)
terminal-cannot-go-on = The game cannot go on: { $reason }.
terminal-card-failed = One of your cards failed: { $error } ({ $file }, line { $line }, in { $function }).


## A recorded game in numbers

terminal-not-over = The game is not over.
terminal-rules = Rules: { $rules }
terminal-stats-finished = Finished rolls
terminal-stats-thrown = All throws
terminal-stats-all = all


## Looking back at a recorded game

terminal-replay-hint = Enter steps forward, b back, t 5 goes to turn 5, 40 to decision 40, { $key } explains.
terminal-replay-next = the next choice; Enter does the same
terminal-replay-back = the choice before
terminal-replay-decision = after decision 40
terminal-replay-interjection = after a card used before decision 14
terminal-replay-turn = the beginning of turn 5
terminal-replay-start-key = the start
terminal-replay-end-key = the end
terminal-replay-log = this turn so far, in words
terminal-replay-log-all = the whole game so far, in words
terminal-replay-quit = leave
terminal-replay-start = Start
terminal-replay-at = { $number } of { $last }
terminal-replay-chose = { $seat }: { $choice }
terminal-replay-interjected = { $seat }, in between: { $choice }
terminal-replay-why = Why: { $reason }
terminal-replay-chose-why = { $choice } (why: { $reason })
terminal-replay-market = Market: { $cards }
terminal-replay-top = On top of the deck: { $cards }
terminal-replay-asked = Next: { $seat }, { $step }.
terminal-replay-unfinished = The record ends here, and the game is not over: { $seat } is asked ({ $step }).
terminal-replay-is-start = This is the start.
terminal-replay-is-end = This is the end: b goes back, s to the start, q leaves.
terminal-replay-no-turn = There is no turn { $typed }.
terminal-replay-turns = The turns are { $least } to { $most }.
terminal-replay-no-decision = There is no decision { $typed }.
terminal-replay-decisions = The decisions are { $least } to { $most }.
terminal-replay-nowhere = Cannot go to “{ $typed }”: 40 is decision 40, t12 is turn 12.


## The proof of a recorded game, and the list of saves

terminal-proof-impossible = The record cannot be right: { $reason }.
terminal-proof-older = The game was played with rules { $old }, and rules { $new } cannot replay it, so it is not proved that the rules called for these throws and draws ({ $reason }).
terminal-saves-none = There are no saved games yet: `{ $command }` saves after every choice.
terminal-saves-slot = Slot
terminal-saves-day = Day
terminal-saves-monsters = Monsters
terminal-saves-state = State
terminal-saves-own = (yours)
terminal-saves-over = over: { $result }
terminal-saves-load = `{ $own }` continues yours, `{ $other }` another one.


## Cards, rulings and rules

# $typed is a name that was typed; $cards and $near are names of cards; $values are values as they are typed.
terminal-copies = Copies
terminal-cards-unknown = There is no card “{ $typed }”.
terminal-cards-near = Did you mean { $near }?
terminal-cards-all = `{ $command }` lists them all.
terminal-cards-several = “{ $typed }” matches several cards: { $cards }.
terminal-rulings-rules = The rules
terminal-rulings-none = There is no ruling about these cards together: they do what their texts say.
terminal-setting = Setting
terminal-what-it-changes = What it changes
terminal-other-values = (or: { $values })
terminal-rules-one = `{ $command }` shows one preset, with all values that a setting can have.


## Options of the command line that cannot be used

# $option and $options are options, $ids ids of cards, $players names of computer players; all are typed like that.
terminal-rules-and-position = A position has its own rules: name them there, as in { $example }.
terminal-load-and-settings = A saved game has its own settings: leave out { $options }.
terminal-load-over = That game is over; `{ $command }` shows it.
terminal-words-without-fair = Words can only be mixed into fair dice: add { $option }.
terminal-fair-and-seed = Dice from a seed cannot be proved fair: leave it out, or { $option }.
terminal-slot-and-save = A slot is a file, too: leave it out, or { $option }.
terminal-no-position = “{ $typed }” is neither a file nor a position.
terminal-no-level = There is no level “{ $typed }”.
terminal-levels-are = The levels are: { $known }. You can also name a player: { $players }.
terminal-level-count = { $opponents ->
    [one] One level is expected, not { $found }.
   *[other] One level is expected, or one for each of { $opponents } opponents, not { $found }.
}
terminal-cards-missing = This game has cards from a file ({ $ids }): name that file with { $option }.
terminal-expansion-missing = If it belongs to an expansion from a file, name that file with { $option }.
