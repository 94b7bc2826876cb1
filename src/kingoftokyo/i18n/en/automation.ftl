# Automation and help: odds and reasons on request, automatic answers, confirmations, dice kept together,
# and sound.
#
# $seat is a monster’s name, $face a face, $dice are faces, $rolls says how many rolls are left, $kind is a kind of cards;
# all others are numbers.


## Odds on request

odds = Odds
    .text = How likely each result is with the dice you keep
odds-computing = Computing …
odds-keep-nothing = If you keep nothing. { $rolls }.
odds-keep = If you keep { $dice }. { $rolls }.
odds-table = Chance of at least this many, if you roll for them
odds-table-face = Face
odds-table-count = { $amount }+


## Reasons

why = Why did { $seat } do that?
why-key = Why did the computer do that?


## Automatic answers

automatic = Automatic
automatic-leave = You leave Tokyo automatically: that is your setting for { $health } health or less.
automatic-stay = You stay in Tokyo automatically: that is your setting for { $health } health or more.
automatic-skip = There is nothing to choose here: the game goes on.
automatic-wait = Wait, I decide


## Confirmations

doubt = Really?
doubt-yes = Yes, do it
doubt-no = No, go back


## Several dice at once

dice-undo = Take back the last change
dice-free-all = Free all dice
dice-keep-alike = Keep all { $count } dice with { $face }
keys-all-alike = Keep or free all dice like this one


## Tips and piles

tip-card = { $kind }, costs { count-price }
deck-unseen = { $count ->
    [one] { $count } card is still to come
   *[other] { $count } cards are still to come
}
    .text = The cards that are nowhere else, by name. Nobody knows their order.
pile-copies = ×{ $count }


## Settings


automation = Automation
automation-ask = Always ask me
automation-leave = Leave Tokyo automatically
automation-leave-at = With { $health } health or less
automation-stay = Stay in Tokyo automatically
automation-stay-at = With { $health } health or more
automation-skip = Skip steps without a choice
    .text = When every answer has the same effect, the page answers for you after a moment.
automation-confirm = Ask before something is wasted
    .text = Before you give up rolls while some dice are useless, buy a card that does nothing, or eliminate yourself.
automation-hand-over = Hand the screen over
    .text = Where several people share this screen, each turn begins with a sign that says whose it is.


## Sound

sound = Sound
sound-play = Play sounds
sound-mute = Mute (M)
sound-unmute = Sound on (M)
sound-volume = Volume
sound-percent = { $volume }%
keys-mute = Sound on or off
