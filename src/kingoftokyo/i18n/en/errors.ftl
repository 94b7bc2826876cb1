# Errors that people meet: `error-` and the code of the error. Those whose English is in the rules are added after these.
#
# $seat is a monster, $card a card, $place a place; $least and $most are numbers.

error-position-health-range = { $seat } can have { $least } to { $most } health.
error-position-points-range = { $seat } can have { $least } to { $most } points.
error-position-energy-range = { $seat } can have { $least } to { $most } energy.
error-position-tokens-range = { $seat } can have { $least } to { $most } of these tokens.
error-position-counters-range = There can be { $least } to { $most } counters on a card of { $seat }.
error-position-rolls-left-range = There can be { $least } to { $most } rolls left.
error-position-discard-held = “{ $card }” takes effect as soon as it is bought: nobody can hold it.
error-position-copies-used-up = “{ $card }” is already in the game: { $copies ->
    [one] there is only one copy.
   *[other] there are only { $copies } copies.
}
error-position-only-mimic = Only a { card-mimic } can copy another card.
error-position-copied-not-held = { $seat } does not hold “{ $card }”, so it cannot be copied there.
error-position-place-taken = Two monsters are in { $place }: there is room for one.
error-position-no-bay = These rules have no Tokyo Bay.
error-position-bay-closed = Tokyo Bay is closed: it needs { $least } living monsters.
error-position-market-size = There is room for { $most } cards in the market.
error-position-dead-turn = It cannot be the turn of { $seat }, who is out of the game.
error-dice-too-many = There can be at most { $most } dice.
error-dice-no-energy = In these rules the dice have no energy.
error-setup-one-person = These rules are for one person against computer players.
error-setup-words-long = Your words for the dice are too long: at most { $most } characters.
error-setup-words-signs = Your words for the dice contain characters that cannot be saved.
error-player-rules = The player { $player } plays only the rules “{ $rules }” with { $monsters } monsters.
error-save-slot = A name can have at most { $most } characters: letters, digits, spaces and simple signs like - and ’.
error-save-unreadable = The file cannot be read. ({ $reason })
error-save-too-large = The file has more than { $most } bytes, too many for a save.
error-save-no-text = The file is not a text file.
error-save-cut-off = The file is incomplete: the end of the save is missing.
error-save-field = The file has a line that does not belong in a save: { $found }.
error-save-changed = The file was changed after it was saved.
error-save-other-position = The choices in the file do not lead to the position that it gives.
error-save-not-written = The game cannot be saved there. The old file, if there was one, is unchanged. ({ $reason })
error-save-no-backup = Another game is saved there, and no backup of it can be made. Save under another name. ({ $reason })
error-save-foreign = The file there is not a save of this game, so it was not overwritten. Save under another name.
error-record-title = This is not a saved or recorded game: it does not begin with `{ $title }`.
error-record-format-newer = This game was saved by a newer version of the program. Install that version to open it.
error-record-rules-newer = This game was played with newer rules. Install a newer version of the program to open it.
error-table-moment = This game has only the moments 0 to { $most }.
error-table-nothing = Nothing is set up yet.
error-table-seats = There are { $most } monsters and { $found } seats.
error-table-monster = There is no monster { $found }.
error-table-name = A name can have at most { $most } characters, and no invisible signs that change the text around it.
error-table-over = The game is over at this moment and cannot be continued from it.
