"""The rulings: every question that the card texts leave open, each with its answer and the test that proves it."""

from kingoftokyo.rules.rulings.book import RULINGS as RULINGS
from kingoftokyo.rules.rulings.book import rulings_about as rulings_about
from kingoftokyo.rules.rulings.ruling import Ruling as Ruling
