# Comfort: odds and reasons on request, what the page answers by itself, what it asks once more, dice kept together,
# and sound.
#
# $seat is a monster’s name, $face a face, $dice are faces, $rolls says how many rolls are left, $kind is a kind of cards;
# all others are numbers.


## Odds on request

odds = Odds
    .text = How likely everything is with the dice you keep
odds-reckoning = Reckoning …
odds-keep-nothing = If you keep nothing. { $rolls }.
odds-keep = If you keep { $dice }. { $rolls }.
odds-table = At least so many, if you roll for them
odds-table-face = Face
odds-table-count = { $amount }+


## Reasons

why = Why did { $seat } do that?
why-key = Why did the computer do that?


## Answered by itself

automatic = Automatic
automatic-leave = You leave Tokyo automatically, as set for { $health } health or less.
automatic-stay = You stay in Tokyo automatically, as set for { $health } health or more.
automatic-skip = There is nothing to choose here: on it goes.
automatic-wait = Wait, I decide


## Asked once more

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
    .text = All that lies nowhere else, by name: in which order it comes nobody knows.
pile-copies = ×{ $count }


## Settings


comfort = Comfort
comfort-ask = Always ask me
comfort-leave = Leave Tokyo automatically
comfort-leave-at = With { $health } health or less
comfort-stay = Stay in Tokyo automatically
comfort-stay-at = With { $health } health or more
comfort-skip = Skip steps without a choice
    .text = Where every answer comes to the same, the page gives it after a moment.
comfort-confirm = Ask before something is wasted
    .text = Before you give up rolls with useless dice, buy what does nothing, or eliminate yourself.


## Sound

sound = Sound
sound-play = Play sounds
sound-mute = Mute (M)
sound-unmute = Sound on (M)
sound-volume = Volume
sound-percent = { $volume }%
keys-mute = Sound on or off
