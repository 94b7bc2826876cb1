# What is wrong with a position that was set up by hand: `error-` and the code of the rules' error.
#
# $seat is a monster, $card a card, $place a place; $least and $most are numbers.

error-position-health-range = { $seat } can have { $least } to { $most } health.
error-position-points-range = { $seat } can have { $least } to { $most } points.
error-position-energy-range = { $seat } can have { $least } to { $most } energy.
error-position-tokens-range = { $seat } can have { $least } to { $most } of these tokens.
error-position-counters-range = There can be { $least } to { $most } counters on a card of { $seat }.
error-position-rolls-left-range = There can be { $least } to { $most } rolls left.
error-position-discard-held = “{ $card }” acts at once when it is bought: nobody can hold it.
error-position-copies-used-up = “{ $card }” lies somewhere already: { $copies ->
    [one] there is only one of it.
   *[other] there are only { $copies } of it.
}
error-position-only-mimic = Only a { card-mimic } can copy another card.
error-position-copied-not-held = { $seat } does not hold “{ $card }”, which is to be copied.
error-position-place-taken = Two monsters are in { $place }: there is room for one.
error-position-too-few-alive = At least two monsters must be alive.
error-position-no-bay = These rules have no Tokyo Bay.
error-position-bay-closed = Tokyo Bay is closed: it needs { $least } living monsters.
error-position-market-size = There is room for { $most } cards in the market.
error-position-dead-turn = It cannot be the turn of { $seat }, who is out of the game.
error-dice-too-many = At most { $most } dice can lie there.
error-dice-no-energy = The dice of these rules have no energy.
error-setup-one-person = These rules are for one person against computer players.
error-setup-same-monster = Every seat needs a monster of its own.
error-setup-words-long = Your words have too many letters: at most { $most } can enter the dice.
error-setup-words-signs = Your words have signs in them that cannot be written down.
error-player-unknown = There is no player { $found }; there are: { $known }.
error-save-slot = A name has at most { $most } letters, digits, - and _.
error-save-unreadable = The file cannot be read.
error-save-too-large = The file has more than { $most } bytes, too many for a save.
error-save-no-text = The file is no text.
error-save-cut-off = The file ends before the save is whole: it was cut off.
error-save-field = A line of the file does not belong into a save: { $found }.
error-save-changed = The file was changed after it was saved.
error-save-other-position = What is written there does not lead to where the game is said to stand.
error-save-too-long = This game has become too long to be saved.
error-save-not-written = The game cannot be saved there. What was there is left as it is. ({ $reason })
error-save-not-kept = Another game is saved there, and no copy of it can be kept. Save under another name. ({ $reason })
error-save-foreign = What lies there is no save of this game and is left as it is. Save under another name.
error-table-moment = This game has moments 0 to { $most }.
error-table-nothing = Nothing is set up yet.
error-table-seats = There are { $most } monsters and { $found } seats.
error-table-monster = There is no monster { $found }.
error-table-over = The game is over here: there is nothing to play on from.
