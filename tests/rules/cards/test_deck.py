"""What is printed on the cards: name, cost, copies and kind."""

from kingoftokyo.rules.card import Discard, Keep
from kingoftokyo.rules.cards.deck import DECK, DECK_COPIES
from kingoftokyo.rules.catalogue import card_id

PRINTED: dict[str, tuple[int, int, type]] = {
    "Acid Attack": (6, 1, Keep),
    "Alien Origin": (3, 1, Keep),
    "Alpha Monster": (5, 1, Keep),
    "Armor Plating": (4, 1, Keep),
    "Background Dweller": (4, 1, Keep),
    "Battery Monster": (3, 1, Keep),
    "Burrowing": (5, 1, Keep),
    "Camouflage": (3, 1, Keep),
    "Complete Destruction": (3, 1, Keep),
    "Detritivore": (4, 1, Keep),
    "Eater of the Dead": (4, 1, Keep),
    "Energy Drink": (4, 1, Keep),
    "Energy Hoarder": (3, 1, Keep),
    "Even Bigger": (4, 1, Keep),
    "Extra Head": (7, 2, Keep),
    "Fire Breathing": (4, 1, Keep),
    "Freeze Time": (5, 1, Keep),
    "Friend of Children": (3, 1, Keep),
    "Giant Brain": (5, 1, Keep),
    "Gourmet": (4, 1, Keep),
    "Healing Ray": (4, 1, Keep),
    "Herbivore": (5, 1, Keep),
    "Herd Culler": (3, 1, Keep),
    "It Has a Child!": (7, 1, Keep),
    "Jets": (5, 1, Keep),
    "Made in a Lab": (2, 1, Keep),
    "Media-Friendly": (3, 1, Keep),
    "Metamorph": (3, 1, Keep),
    "Mimic": (8, 1, Keep),
    "Nova Breath": (7, 1, Keep),
    "Opportunist": (3, 1, Keep),
    "Parasitic Tentacles": (4, 1, Keep),
    "Plot Twist": (3, 1, Keep),
    "Poison Quills": (3, 1, Keep),
    "Poison Spit": (4, 1, Keep),
    "Psychic Probe": (3, 1, Keep),
    "Rapid Healing": (3, 1, Keep),
    "Regeneration": (4, 1, Keep),
    "Rooting for the Underdog": (3, 1, Keep),
    "Shrink Ray": (6, 1, Keep),
    "Smoke Cloud": (4, 1, Keep),
    "Solar Powered": (2, 1, Keep),
    "Spiked Tail": (5, 1, Keep),
    "Stretchy": (3, 1, Keep),
    "Urbavore": (4, 1, Keep),
    "We're Only Making It Stronger!": (3, 1, Keep),
    "Wings": (6, 1, Keep),
    "Apartment Building": (5, 1, Discard),
    "Commuter Train": (4, 1, Discard),
    "Corner Store": (3, 1, Discard),
    "Death From Above": (5, 1, Discard),
    "Energize": (8, 1, Discard),
    "Evacuation Orders": (7, 2, Discard),
    "Flame Thrower": (3, 1, Discard),
    "Frenzy": (7, 1, Discard),
    "Gas Refinery": (6, 1, Discard),
    "Heal": (3, 1, Discard),
    "High Altitude Bombing": (4, 1, Discard),
    "Jet Fighters": (5, 1, Discard),
    "National Guard": (3, 1, Discard),
    "Nuclear Power Plant": (6, 1, Discard),
    "Skyscraper": (6, 1, Discard),
    "Tank": (4, 1, Discard),
    "Vast Storm": (6, 1, Discard),
}


def test_the_game_has_48_keep_and_18_discard_cards() -> None:
    copies = {kind: sum(n for _, n, other in PRINTED.values() if other is kind) for kind in (Keep, Discard)}

    assert copies == {Keep: 48, Discard: 18}


def test_every_card_of_the_deck_is_as_printed() -> None:
    deck = {}
    for card in DECK:
        facts = card.facts()
        deck[facts.name] = (facts.cost, facts.copies, Keep if isinstance(card, Keep) else Discard)

    assert deck == PRINTED


def test_the_deck_holds_64_names_in_66_copies() -> None:
    names = [card.facts().name for card in DECK]

    assert len(set(names)) == len(names) == 64
    assert DECK_COPIES == 66


def test_every_card_says_what_it_does() -> None:
    for card in DECK:
        assert card.facts().text.endswith("."), card.facts().name


def test_the_text_of_a_plain_discard_card_says_its_numbers() -> None:
    texts = {facts.name: facts.text for facts in (card.facts() for card in DECK)}

    assert texts["Corner Store"] == "Gain 1 point."
    assert texts["Skyscraper"] == "Gain 4 points."
    assert texts["Heal"] == "Gain 2 health."
    assert texts["Energize"] == "Gain 9 energy."
    assert texts["Nuclear Power Plant"] == "Gain 2 points and 3 health."
    assert texts["Tank"] == "Gain 4 points. Lose 3 health."
    assert texts["Flame Thrower"] == "All other monsters lose 2 health."
    assert texts["Gas Refinery"] == "Gain 2 points. All other monsters lose 3 health."


def test_a_card_goes_by_its_name_in_snake_case() -> None:
    assert card_id("It Has a Child!") == "it_has_a_child"
    assert card_id("We're Only Making It Stronger!") == "were_only_making_it_stronger"
    assert card_id("Media-Friendly") == "media_friendly"
