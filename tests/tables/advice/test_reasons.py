"""Why a computer player chose: a phrase for every choice, with all that its sentence needs and no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from i18n.test_catalogue import needed
from kingoftokyo import Game
from kingoftokyo.players.clock import Clock
from kingoftokyo.players.player import Player
from kingoftokyo.players.reasons import Reason
from kingoftokyo.players.registry import player_named
from kingoftokyo.table.thinking import Thought, think
from kingoftokyo.table.wire.messages import Phrase

if TYPE_CHECKING:
    from kingoftokyo import Decision, View

EXTRAS = "standard halloween=true cultists=true tokyo_tower=true"


def thought(position: str, player: str, *, aloud: bool = True) -> Thought:
    game = Game.from_position(position)
    assert game.decision is not None
    mind = player_named(player)
    return think(mind, game.view(game.asked), game.decision, Clock(), aloud=aloud)


def phrases_in(phrase: Phrase) -> list[Phrase]:
    """The phrase and all that are in it."""
    return [phrase, *(one for part in phrase.args.values() if isinstance(part, Phrase) for one in phrases_in(part))]


def test_a_reason_names_answers_by_sentences() -> None:
    said = thought("step=resolve dice='smash 1' monsters=[() (place=city health=2)]", "expert")

    assert said.why is not None
    assert said.why.id == "reason-weighed-instead"
    chosen, other = said.why.args["choice"], said.why.args["instead"]
    assert chosen == Phrase("option-yield", {"place": "city", "attacker": 0})
    assert other == Phrase("option-stay", {"place": "city", "attacker": 0})
    chances = said.why.args["chance"], said.why.args["less"]
    assert all(isinstance(chance, int) and 0 <= chance <= 100 for chance in chances)


def test_dice_in_a_reason_are_faces() -> None:
    said = thought("step=roll dice='3 3 3 1 2 heart' rolls_left=2 monsters=[() ()]", "sensible")

    assert said.why is not None
    assert said.why.args["kept"] == ["3", "3", "3"]
    assert said.why.args["unit"] == "points"


def test_what_dice_give_is_a_phrase_of_phrases() -> None:
    gives = {
        "1 1 1 energy 2 3": Phrase(
            "reason-gives-2",
            {"first": Phrase("count-points", {"amount": 1}), "second": Phrase("count-energy", {"amount": 1})},
        ),
        "3 3 3 1 1 2": Phrase("count-points", {"amount": 3}),
        "1 1 2 2 3 3": Phrase("reason-gives-nothing"),
    }
    for dice, given in gives.items():
        said = thought(f"step=roll dice='{dice}' rolls_left=1 monsters=[() ()]", "greedy")
        assert said.why is not None
        assert said.why.args["gives"] == given, dice


class Torn(Player):
    """Chooses one thing, and had thought of another."""

    name = "torn"

    def __init__(self, choice: str, instead: str) -> None:
        super().__init__()
        self.chosen, self.instead = choice, instead

    def choose(self, view: View, decision: Decision, clock: Clock) -> str:
        return self.chosen

    def reason(self) -> Reason:
        return Reason("weighed-instead", {"choice": self.chosen, "chance": 60, "instead": self.instead, "less": 55})


def torn(position: str, choice: str, instead: str, *, aloud: bool) -> Phrase:
    game = Game.from_position(position)
    assert game.decision is not None
    said = think(Torn(choice, instead), game.view(game.asked), game.decision, Clock(), aloud=aloud)
    assert said.why is not None
    return said.why


def test_a_mimic_of_its_own_card_is_named_by_its_owner() -> None:
    position = "step=start monsters=[(energy=1 cards=[mimic jets]) (cards=[wings])]"
    why = torn(position, "mimic jets of seat 0", "mimic wings of seat 1", aloud=True)

    assert why.args["choice"] == Phrase("option-mimic", {"card": "jets", "owner": 0})
    assert why.args["instead"] == Phrase("option-mimic", {"card": "wings", "owner": 1})


@pytest.mark.parametrize("aloud", [True, False])
def test_a_card_that_only_its_finder_has_seen_is_not_named(aloud: bool) -> None:  # noqa: FBT001
    position = "step=buy market=[energize heal jets] deck=[corner_store] monsters=[(energy=3 cards=[made_in_a_lab]) ()]"
    why = torn(position, "done", "buy top", aloud=aloud)

    assert why.args["choice"] == Phrase("option-done-buy")
    assert ("corner_store" in str(why)) is not aloud


def test_the_reason_of_a_foreign_player_is_shown_unchanged() -> None:
    class Stranger(Player):
        name = "stranger"

        def choose(self, view: View, decision: Decision, clock: Clock) -> str:
            return decision.options[0].text

        def why(self) -> str:
            return "I like it here"

    game = Game.from_position("step=resolve dice='smash 1' monsters=[() (place=city)]")
    assert game.decision is not None

    said = think(Stranger(), game.view(1), game.decision, Clock(), aloud=True)

    assert said == Thought("stay", Phrase("reason-own", {"text": "I like it here"}))


def test_an_answer_that_is_not_possible_is_logged_and_changes_nothing(caplog: pytest.LogCaptureFixture) -> None:
    game = Game.from_position("step=resolve dice='smash 1' monsters=[() (place=city)]")
    assert game.decision is not None

    said = think(Torn("fly", "swim"), game.view(1), game.decision, Clock(), aloud=True)

    assert said == Thought("stay", None)
    assert "torn could not choose (illegal): 'fly' is not possible now" in caplog.text


def test_a_player_that_cannot_say_why_keeps_its_choice(caplog: pytest.LogCaptureFixture) -> None:
    class Speechless(Torn):
        def reason(self) -> Reason:
            raise RuntimeError("no words")

    game = Game.from_position("step=resolve dice='smash 1' monsters=[() (place=city)]")
    assert game.decision is not None

    said = think(Speechless("yield", ""), game.view(1), game.decision, Clock(), aloud=True)

    assert said == Thought("yield", None)
    assert "no words" in caplog.text


@pytest.mark.parametrize(
    ("rules", "names"),
    [
        ("standard", ("greedy", "sensible", "random")),
        (EXTRAS, ("sensible", "greedy", "random", "sensible", "greedy")),
        ("solo", ("greedy", "sensible")),
        ("simple", ("perfect", "greedy")),
    ],
)
def test_every_choice_of_whole_games_has_a_reason_with_all_that_it_needs(rules: str, names: tuple[str, ...]) -> None:
    minds = [player_named(name, seat) for seat, name in enumerate(names)]
    for seed in range(2):
        game = Game.new(len(names), rules, seed)
        while game.decision is not None:
            said = think(minds[game.asked], game.view(game.asked), game.decision, Clock(), aloud=True)
            assert said.why is not None
            for phrase in phrases_in(said.why):
                assert needed("en", phrase.id) - {"who"} <= set(phrase.args), phrase  # the speaker adds who
            game.play(said.choice)
