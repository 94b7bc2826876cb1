# What is wrong with a position that was set up by hand.
#
# $seat is a monster, $card a card, $place a place; $least and $most are numbers.

mistake-health = { $seat } can have { $least } to { $most } health.
mistake-points = { $seat } can have { $least } to { $most } points.
mistake-energy = { $seat } can have { $least } to { $most } energy.
mistake-tokens = { $seat } can have { $least } to { $most } of these tokens.
mistake-counters = There can be { $least } to { $most } counters on a card of { $seat }.
mistake-discard = “{ $card }” acts at once when it is bought: nobody can hold it.
mistake-copies = “{ $card }” lies somewhere already: { $copies ->
    [one] there is only one of it.
   *[other] there are only { $copies } of it.
}
mistake-copied = { $seat } does not hold “{ $card }”, which is to be copied.
mistake-place = Two monsters are in { $place }: there is room for one.
mistake-bay = Tokyo Bay is closed: it needs five living monsters, and rules that have it.
mistake-alive = At least two monsters must be alive.
mistake-turn = It cannot be the turn of { $seat }, who is out of the game.
mistake-dice = At most { $most } dice can lie there.
mistake-rolls = There can be { $least } to { $most } rolls left.
mistake-people = These rules are for one person against computer players.
mistake-monsters = Every seat needs a monster of its own.
