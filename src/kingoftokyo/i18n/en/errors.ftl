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
