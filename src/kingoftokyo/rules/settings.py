"""The rules of a game: named settings, and presets of them."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from kingoftokyo.rules.errors import SetupError, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

FEWEST_MONSTERS: Final = 2
MOST_MONSTERS: Final = 6
START_HEALTH: Final = 10
WINNING_POINTS: Final = 20
BLACK_DICE: Final = 6
ROLLS_A_TURN: Final = 3
MARKET_SIZE: Final = 3
WHOLE_MARKET: Final = 7  # a bit for each of its places
SWEEP_PRICE: Final = 2
BAY_NEEDS: Final = 5  # living monsters


class Setting:
    """One variable point of the rules: its values, the one of `standard` first, and a description.

    `presets` has the value in each preset that differs from `standard`.
    """

    def __init__(self, name: str, values: tuple[object, ...], about: str, **presets: object) -> None:
        self.name = name
        self.values = values
        self.about = about
        self.presets = presets

    def __repr__(self) -> str:
        return f"Setting({self.name!r}, {self.values!r}, {self.about!r})"

    def value_in(self, preset: str) -> object:
        """The value that this preset has for it."""
        return self.presets.get(preset, self.values[0])


PRESETS: Final = ("standard", "course", "solo", "simple")
ON_OFF: Final = (True, False)
OFF_ON: Final = (False, True)

SETTINGS: Final[list[Setting]] = [
    Setting("power_cards", ON_OFF, "the deck, the market and buying", simple=False),
    Setting("energy", ON_OFF, "without it dice have five faces: 1 2 3 heart smash", simple=False),
    Setting("bay", ON_OFF, "Tokyo Bay while five or more monsters are alive", simple=False),
    Setting(
        "turn_order",
        ("clockwise", "descending", "seats"),
        "clockwise from the best first roll, by the first rolls, or as seated",
        solo="descending",
        simple="seats",
    ),
    Setting("tokyo_bonus", ("start", "end"), "when in its turn a monster in Tokyo gets the bonus", solo="end"),
    Setting(
        "leave_tokyo",
        ("smashes", "any_loss"),
        "what lets a monster leave: smashes, or any health lost to another monster's doing",
        course="any_loss",
    ),
    Setting(
        "rolls",
        ("up_to_three", "confirmed", "exactly_three"),
        "whether a monster may stop early, and whether it must confirm that",
        course="confirmed",
        simple="exactly_three",
    ),
    Setting(
        "resolve",
        ("fixed", "chosen", "smashes_before_hearts"),
        "the order in which the groups of dice count",
        solo="chosen",
        simple="smashes_before_hearts",
    ),
    Setting("smashes_within_tokyo", OFF_ON, "whether City and Bay hit each other", course=True, solo=True),
    Setting("same_name_in_market", ("allowed", "avoided"), "two cards of one name in the market", course="avoided"),
    Setting("twenty_points", ("end_of_turn", "at_once"), "when 20 points win", solo="at_once", simple="at_once"),
    Setting("bay_closing", ("move", "leave"), "whether the Bay's monster moves to an empty City", solo="leave"),
    Setting("turn_end_cards", ("fixed", "bought"), "the order of cards at the end of the turn", solo="bought"),
    Setting("bought_discards", ("pile", "removed"), "where bought Discard cards go", solo="removed"),
    Setting("person_out", ("goes_on", "ends"), "the game after its only person is eliminated", solo="ends"),
    Setting("freeze_time", ("asked", "automatic"), "whether Freeze Time may be declined"),
    Setting("herbivore_own_damage", ON_OFF, "whether its owner's own loss keeps Herbivore from scoring"),
    Setting("metamorph_friend", ON_OFF, "whether Friend of Children adds to a Metamorph sale"),
]


NEEDS: Final[list[tuple[str, str]]] = [("power_cards", "energy"), ("cards", "power_cards")]


def add_setting(setting: Setting, needs: str = "") -> None:
    """Add an expansion's setting; `needs` names a setting that it requires. A duplicate name raises a SetupError."""
    if setting.name in setting_names():
        raise SetupError("rules-setting-taken", name=shown(setting.name))
    SETTINGS.append(setting)
    _PARSED.clear()
    if needs:
        NEEDS.append((setting.name, needs))


def setting_names() -> tuple[str, ...]:
    return tuple(setting.name for setting in SETTINGS)


class Rules:
    """An immutable set of settings: a preset, changes to it, and the ids of custom cards in the deck.

    >>> Rules("standard", halloween=True).text
    'standard halloween=true'
    """

    def __init__(self, preset: str = "standard", cards: Sequence[str] = (), **changes: object) -> None:
        if isinstance(cards, str):
            raise SetupError("rules-cards", found=shown(cards))
        if preset not in PRESETS:
            raise SetupError("rules-preset", found=shown(preset), known=", ".join(PRESETS))
        base: dict[str, object] = {setting.name: setting.value_in(preset) for setting in SETTINGS}
        values = dict(base)
        for name, value in changes.items():
            values[name] = _checked(name, value)
        _refuse_contradictions(values, cards)
        self._preset = preset
        self._cards = tuple(cards)
        self._values = values
        self._changes = {name: value for name, value in values.items() if base[name] != value}
        self._text = self._in_words()
        self.number = int.from_bytes(blake2b(self._text.encode(), digest_size=4).digest(), "big")  # for `Game.key`
        # The settings as attributes that the engine reads fast.
        self.power_cards = values["power_cards"] is True
        self.five_faces = values["energy"] is False
        self.bay = values["bay"] is True
        self.bonus_at_end = values["tokyo_bonus"] == "end"
        self.leave_on_any_loss = values["leave_tokyo"] == "any_loss"
        self.confirm_roll = values["rolls"] == "confirmed"
        self.all_rolls = values["rolls"] == "exactly_three"
        self.choose_order = values["resolve"] == "chosen"
        self.smashes_before_hearts = values["resolve"] == "smashes_before_hearts"
        self.smashes_within_tokyo = values["smashes_within_tokyo"] is True
        self.avoid_same_name = values["same_name_in_market"] == "avoided"
        self.win_at_once = values["twenty_points"] == "at_once"
        self.bay_moves = values["bay_closing"] == "move"
        self.order_as_bought = values["turn_end_cards"] == "bought"
        self.remove_discards = values["bought_discards"] == "removed"
        self.person_out_ends = values["person_out"] == "ends"
        self.freeze_automatic = values["freeze_time"] == "automatic"
        self.herbivore_own_damage = values["herbivore_own_damage"] is True
        self.metamorph_friend = values["metamorph_friend"] is True
        self._sealed = True

    def __reduce__(self) -> tuple[Any, ...]:
        return _rules_again, (self._preset, self._cards, self.changes)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    @property
    def preset(self) -> str:
        """The name of the preset: one of `PRESETS`."""
        return self._preset

    @property
    def cards(self) -> tuple[str, ...]:
        """The ids of the cards that are added to the deck."""
        return self._cards

    @property
    def changes(self) -> dict[str, object]:
        """The settings that differ from the preset."""
        return dict(self._changes)

    def __setattr__(self, name: str, value: object) -> None:
        if hasattr(self, "_sealed"):
            raise AttributeError(f"rules do not change: make new ones with another {name}")
        object.__setattr__(self, name, value)

    def __getitem__(self, name: str) -> object:
        """The value of a setting by its name."""
        if name not in self._values:
            raise _unknown(name)
        return self._values[name]

    def to_data(self) -> str | dict[str, object]:
        """The rules as data for positions and records: the preset's name, or a dictionary with the changes."""
        if not self._cards and not self._changes:
            return self._preset
        cards: dict[str, object] = {"cards": list(self._cards)} if self._cards else {}
        return {"preset": self._preset, **self._changes, **cards}

    @property
    def text(self) -> str:
        """The rules as text: `standard tokyo_bonus=end cards=my_card,another`."""
        return self._text

    def _in_words(self) -> str:
        words = [self._preset]
        for name, value in self._changes.items():
            words.append(f"{name}={str(value).lower() if isinstance(value, bool) else value}")
        if self._cards:
            words.append(f"cards={','.join(self._cards)}")
        return " ".join(words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"Rules({self.text!r})"


def _rules_again(preset: str, cards: tuple[str, ...], changes: dict[str, object]) -> Rules:
    """Rebuild pickled rules."""
    return Rules(preset, cards, **changes)


def _unknown(name: str) -> SetupError:
    return SetupError("rules-setting", found=shown(name), known=", ".join(setting_names()))


def _checked(name: str, value: object) -> object:
    names = setting_names()
    if name not in names:
        raise _unknown(name)
    values = SETTINGS[names.index(name)].values
    for known in values:
        if type(known) is type(value) and known == value:
            return known
    allowed = ", ".join(str(known).lower() if isinstance(known, bool) else str(known) for known in values)
    raise SetupError("rules-value", setting=name, found=shown(value), known=allowed)


def _refuse_contradictions(values: Mapping[str, object], cards: Sequence[str]) -> None:
    for name, needed in NEEDS:
        wanted = bool(cards) if name == "cards" else values.get(name) is True
        if wanted and values[needed] is not True:
            raise SetupError("rules-contradiction", setting=name, needed=needed)


# Rules by their own text, which is short: parsing it would take a third of the time of a new game.
_PARSED: Final[dict[str, Rules]] = {}
MOST_PARSED: Final = 64


def rules_from_text(text: str) -> Rules:
    """Parse rules from text: a preset's name, then any number of `setting=value`. The value is remembered."""
    found = _PARSED.get(text)
    if found is None:
        found = _parse(text)
        if len(_PARSED) == MOST_PARSED:
            _PARSED.clear()
        _PARSED[found.text] = found
    return found


def _parse(text: str) -> Rules:
    preset, *words = text.split() or ["standard"]
    cards: list[str] = []
    changes: dict[str, object] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise SetupError("rules-word", found=shown(word))
        if name == "cards":
            cards = value.split(",")
        elif name not in setting_names():
            raise _unknown(name)
        else:
            changes[name] = {"true": True, "false": False}.get(value, value)
    return Rules(preset, cards, **changes)
