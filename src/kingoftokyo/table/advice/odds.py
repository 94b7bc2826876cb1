"""Odds for a seat that rolls or was hit in Tokyo: exact chances from the dice lattice, explained in
`docs/explanation/exact-dice.md`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kingoftokyo.players.dice_lattice import lattice_of
from kingoftokyo.rules import FACE_NAMES, ONE, SMASH, THREE, contains, count, dice_text, parse_dice, total
from kingoftokyo.rules.lookahead import (
    EVERY_FACE,
    die_settings,
    extra_rolls,
    free_rerolls,
    others_may_meddle,
    sets_everything,
)
from kingoftokyo.table.advice.survival import kills, survival
from kingoftokyo.table.wire.messages import Chances, FaceOdds, OddsLine, Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kingoftokyo import Decision, Game, View
    from kingoftokyo.players.dice_lattice import Lattice

ROLLING = ("roll", "confirm_roll")
WORLD = 1  # seed of the sampled world


class OddsError(ValueError):
    """There are no odds for this; the message says why."""


def chances(id: str, view: View, decision: Decision, keep: Sequence[str]) -> Chances:
    """The odds for the asked seat. It only needs a view, so it can run in any thread."""
    world = view.sample(WORLD)
    if decision.kind in ROLLING:
        return _while_rolling(id, view, decision, world, _read(world, keep))
    if decision.kind == "yield":
        place = str(view.details.get("place"))
        lines, notes = _survivals(view, decision.seat, {answer: answer for answer in ("stay", "yield")}, place)
        return Chances(id, view.number, [], view.rolls_left, [], lines, approximate=False, notes=notes)
    raise OddsError("there are no odds for this question")


def _read(world: Game, keep: Sequence[str]) -> int:
    try:
        kept = parse_dice(" ".join(keep))
    except ValueError as error:
        raise OddsError(str(error)) from None
    if not contains(world.dice, kept):
        raise OddsError(f"these dice are not on the table: {dice_text(kept)}")
    return kept if world.rolls_left > 0 else int(world.dice)


def _while_rolling(id: str, view: View, decision: Decision, world: Game, kept: int) -> Chances:
    seat, rolls = decision.seat, int(world.rolls_left)
    lattice = lattice_of(total(world.dice), five_faces=world.rules.five_faces)
    faces = {face: at_least(lattice, face, kept, rolls) for face in lattice.faces}
    lines = [
        *(_three(face, _nth(faces[face], 3)) for face in range(ONE, THREE + 1)),
        _three(None, any_three(lattice, kept, rolls)),
    ]
    for kill in kills(world):
        chance = _nth(faces[SMASH], kill.smashes)
        phrase = Phrase(
            "odds-kill-warded" if kill.warded else "odds-kill", {"other": kill.seat, "smashes": kill.smashes}
        )
        lines.append(OddsLine(phrase, chance, _said(chance), "kill", seat=kill.seat, smashes=kill.smashes))
    approximate = may_change(world, seat)
    notes = [Phrase("odds-note-cards")] if approximate else []
    place = view.monsters[seat].place
    if place in ("city", "bay"):
        survivals, more = _survivals(view, seat, {None: ""}, place)
        lines, notes = [*lines, *survivals], [*notes, *more]
    odds = [FaceOdds(FACE_NAMES[face], found) for face, found in faces.items()]
    return Chances(id, view.number, dice_text(kept).split(), rolls, odds, lines, approximate, notes)


def at_least(lattice: Lattice, face: int, kept: int, rolls: int) -> list[float]:
    """The chances that at least 1, 2, 3 … dice show this face in the end, if only that is aimed for.

    The best play is the same for any number: keep all dice with this face.
    """
    plan = lattice.plan([float(count(roll, face)) for roll in lattice.final_rolls])
    exactly = [0.0] * (lattice.dice + 1)
    for roll, chance in zip(lattice.final_rolls, plan.outcomes(kept, rolls), strict=True):
        exactly[count(roll, face)] += chance
    return [_rounded(sum(exactly[k:])) for k in range(1, lattice.dice + 1)]


def any_three(lattice: Lattice, kept: int, rolls: int) -> float:
    """The chance of three of any number in the end, if only that is aimed for."""
    numbers = range(ONE, THREE + 1)
    plan = lattice.plan([float(any(count(roll, face) >= 3 for face in numbers)) for roll in lattice.final_rolls])
    return _rounded(plan.worth(kept, rolls))


def may_change(world: Game, seat: int) -> bool:
    """Whether a card may change the dice or rolls of this monster, its own card or another's."""
    mine = extra_rolls(world) or free_rerolls(world) or die_settings(world) or sets_everything(world, EVERY_FACE)
    return bool(mine) or others_may_meddle(world, seat)


def _survivals(
    view: View, seat: int, answers: dict[str | None, str], place: str
) -> tuple[list[OddsLine], list[Phrase]]:
    lines: list[OddsLine] = []
    worse = False
    for answer, name in answers.items():
        found = survival(view.sample(WORLD), seat, answer)
        worse = worse or found.may_be_worse
        phrase = Phrase(f"odds-survive-{name}" if name else "odds-survive", {"place": place})
        chance = _rounded(found.chance)
        lines.append(OddsLine(phrase, chance, _said(chance, bound=not found.may_be_worse), "survive", choice=answer))
    notes = [Phrase("odds-note-survival"), *([Phrase("odds-note-rivals-cards")] if worse else [])]
    return lines, notes


def _three(face: int | None, chance: float) -> OddsLine:
    if face is None:
        return OddsLine(Phrase("odds-three-any"), chance, _said(chance), "three")
    return OddsLine(
        Phrase("odds-three", {"face": FACE_NAMES[face]}), chance, _said(chance), "three", face=FACE_NAMES[face]
    )


def _nth(found: list[float], needed: int) -> float:
    """The chance of at least `needed`, from a list that begins with at least one."""
    if needed == 0:
        return 1.0
    return found[needed - 1] if needed <= len(found) else 0.0


def _said(chance: float, *, bound: bool = False) -> Phrase:
    """A chance in percent, with a decimal where it would otherwise look certain."""
    percent = 100.0 * chance
    near = 0.0 < percent < 1.0 or 99.0 < percent < 100.0
    shown = round(min(max(percent, 0.1), 99.9), 1) if near else round(percent)
    return Phrase("odds-chance-at-least" if bound and shown < 100 else "odds-chance", {"percent": shown})


def _rounded(chance: float) -> float:
    """A chance without rounding errors, within 0 and 1."""
    return min(max(round(chance, 12), 0.0), 1.0)
