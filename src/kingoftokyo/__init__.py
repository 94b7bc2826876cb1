"""King of Tokyo: the rules engine, its players and the `kot` command."""

from kingoftokyo.rules.asking.choices import Choice as Choice
from kingoftokyo.rules.asking.decisions import Decision as Decision
from kingoftokyo.rules.asking.options import Options as Options
from kingoftokyo.rules.errors import ChoiceError as ChoiceError
from kingoftokyo.rules.errors import GameOverError as GameOverError
from kingoftokyo.rules.errors import KingOfTokyoError as KingOfTokyoError
from kingoftokyo.rules.errors import PositionError as PositionError
from kingoftokyo.rules.errors import RecordError as RecordError
from kingoftokyo.rules.errors import SetupError as SetupError
from kingoftokyo.rules.game import Game as Game
from kingoftokyo.rules.settings import Rules as Rules
from kingoftokyo.rules.version import RULES_VERSION as RULES_VERSION
from kingoftokyo.rules.views.view import View as View
