"""The rules of King of Tokyo: pure, with the standard library only, compiled from these same files."""

from kingoftokyo.rules.game import Game as Game
