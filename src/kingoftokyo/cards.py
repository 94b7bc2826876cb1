"""The API for writing cards: derive from `Keep`, `Discard` or `ExpansionCard`, and act with these functions."""

from kingoftokyo.rules.asking.choices import DONE as DONE
from kingoftokyo.rules.asking.choices import PASS as PASS
from kingoftokyo.rules.asking.choices import USE as USE
from kingoftokyo.rules.asking.choices import USE_NOW as USE_NOW
from kingoftokyo.rules.asking.choices import first_argument as first_argument
from kingoftokyo.rules.asking.choices import pack_choice as pack_choice
from kingoftokyo.rules.asking.choices import second_argument as second_argument
from kingoftokyo.rules.asking.choices import verb_of as verb_of
from kingoftokyo.rules.asking.options import offer as offer
from kingoftokyo.rules.asking.options import offer_once as offer_once
from kingoftokyo.rules.card import Card as Card
from kingoftokyo.rules.card import Discard as Discard
from kingoftokyo.rules.card import ExpansionCard as ExpansionCard
from kingoftokyo.rules.card import Keep as Keep
from kingoftokyo.rules.catalogue import check_card as check_card
from kingoftokyo.rules.catalogue import register as register
from kingoftokyo.rules.core.agenda import NOBODY as NOBODY
from kingoftokyo.rules.core.agenda import ask_owner as ask_owner
from kingoftokyo.rules.core.dice import ENERGY as ENERGY
from kingoftokyo.rules.core.dice import HEART as HEART
from kingoftokyo.rules.core.dice import ONE as ONE
from kingoftokyo.rules.core.dice import SMASH as SMASH
from kingoftokyo.rules.core.dice import THREE as THREE
from kingoftokyo.rules.core.dice import TWO as TWO
from kingoftokyo.rules.core.dice import count as count
from kingoftokyo.rules.core.hand import USED_THIS_TURN as USED_THIS_TURN
from kingoftokyo.rules.core.hand import mark as mark
from kingoftokyo.rules.core.hand import marked as marked
from kingoftokyo.rules.core.places import BAY as BAY
from kingoftokyo.rules.core.places import CITY as CITY
from kingoftokyo.rules.core.places import DEAD as DEAD
from kingoftokyo.rules.core.places import OUTSIDE as OUTSIDE
from kingoftokyo.rules.effects import add_energy as add_energy
from kingoftokyo.rules.effects import counters as counters
from kingoftokyo.rules.effects import damage_everyone as damage_everyone
from kingoftokyo.rules.effects import damage_one as damage_one
from kingoftokyo.rules.effects import damage_others as damage_others
from kingoftokyo.rules.effects import discard as discard
from kingoftokyo.rules.effects import discard_emptied as discard_emptied
from kingoftokyo.rules.effects import gain_energy as gain_energy
from kingoftokyo.rules.effects import gain_points as gain_points
from kingoftokyo.rules.effects import gain_roll as gain_roll
from kingoftokyo.rules.effects import heal as heal
from kingoftokyo.rules.effects import in_tokyo as in_tokyo
from kingoftokyo.rules.effects import lose_energy as lose_energy
from kingoftokyo.rules.effects import lose_points as lose_points
from kingoftokyo.rules.effects import max_health as max_health
from kingoftokyo.rules.effects import pay_energy as pay_energy
from kingoftokyo.rules.effects import poison as poison
from kingoftokyo.rules.effects import prevent as prevent
from kingoftokyo.rules.effects import put_counters as put_counters
from kingoftokyo.rules.effects import reroll_die as reroll_die
from kingoftokyo.rules.effects import revive as revive
from kingoftokyo.rules.effects import set_die as set_die
from kingoftokyo.rules.effects import shield_until_end_of_turn as shield_until_end_of_turn
from kingoftokyo.rules.effects import shrink as shrink
from kingoftokyo.rules.effects import take_extra_turn as take_extra_turn
from kingoftokyo.rules.effects import take_tokyo as take_tokyo
from kingoftokyo.rules.effects import throw_for_card as throw_for_card
from kingoftokyo.rules.expansions import has_own_cards as has_own_cards
from kingoftokyo.rules.game import Game as Game

# Deprecated names, for existing cards.
x_of = first_argument
y_of = second_argument
House = ExpansionCard
