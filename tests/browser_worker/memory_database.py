"""The script of IndexedDB in memory: the same requests and answers as `web/src/engine/database.ts`."""

from __future__ import annotations

from typing import Any

import msgspec

WRITING = ("begin", "append", "set-aside", "rename", "fill-in", "delete", "put-saves", "delete-save", "put-notes")
LISTED = ("id", "over", "practice", "name", "monsters", "turn", "played")


class MemoryDatabase:
    """Outlives the worker, as a browser's does. `error`: every request that writes is refused with it."""

    def __init__(self) -> None:
        self.games: list[dict[str, Any]] = []
        self.choices: dict[tuple[str, int], dict[str, Any]] = {}
        self.aside: list[dict[str, Any]] = []
        self.saves: dict[str, dict[str, Any]] = {}
        self.notes: dict[str, dict[str, str]] = {}
        self.error = ""

    async def __call__(self, request: str, /) -> str:
        asked = msgspec.json.decode(request)
        writes = asked["do"] in WRITING
        if writes and self.error:
            return msgspec.json.encode({"error": self.error, "details": "QuotaExceededError: no room"}).decode()
        try:
            answer = getattr(self, f"_{asked['do'].replace('-', '_')}")(asked)
        except KeyError:
            return msgspec.json.encode({"error": "taken", "details": "ConstraintError"}).decode()
        return msgspec.json.encode({"answer": answer}).decode()

    def _begin(self, asked: dict[str, Any]) -> None:
        self.games.append({name: asked[name] for name in ("base", *LISTED) if name != "name"} | {"name": ""})

    def _append(self, asked: dict[str, Any]) -> None:
        key = asked["game"], asked["row"]["place"]
        if key in self.choices:
            raise KeyError(key)
        self.choices[key] = asked["row"]
        self._game(asked).update({name: asked[name] for name in ("over", "turn", "played")})

    def _game(self, asked: dict[str, Any]) -> dict[str, Any]:
        return next(game for game in self.games if game["id"] == asked["game"])

    def _base(self, asked: dict[str, Any]) -> str | None:
        return next((game["base"] for game in self.games if game["id"] == asked["game"]), None)

    def _rows(self, asked: dict[str, Any]) -> list[dict[str, Any]]:
        return [row for (game, _), row in sorted(self.choices.items()) if game == asked["game"]]

    def _set_aside(self, asked: dict[str, Any]) -> None:
        for key in [key for key in self.choices if key[0] == asked["game"] and key[1] >= asked["place"]]:
            self.aside.append(self.choices.pop(key))

    def _games(self, _: dict[str, Any]) -> list[dict[str, Any]]:
        return [{name: game[name] for name in LISTED} for game in reversed(self.games)]

    def _rename(self, asked: dict[str, Any]) -> None:
        self._game(asked)["name"] = asked["name"]

    def _fill_in(self, asked: dict[str, Any]) -> None:
        game = self._game(asked)
        game.update({name: asked[name] for name in ("monsters", *(() if game["played"] else ("turn", "played")))})

    def _delete(self, asked: dict[str, Any]) -> None:
        self.games.remove(self._game(asked))
        for key in [key for key in self.choices if key[0] == asked["game"]]:
            del self.choices[key]

    def _saves(self, _: dict[str, Any]) -> list[dict[str, Any]]:
        return list(self.saves.values())

    def _put_saves(self, asked: dict[str, Any]) -> None:
        self.saves |= {save["name"]: save for save in asked["saves"]}

    def _delete_save(self, asked: dict[str, Any]) -> None:
        self.saves.pop(asked["name"], None)

    def _finished(self, _: dict[str, Any]) -> list[str]:
        played = {game for game, _ in self.choices}
        return [game["id"] for game in self.games if game["over"] and not game["practice"] and game["id"] in played]

    def _notes(self, asked: dict[str, Any]) -> list[dict[str, str]]:
        return [{"key": key, "value": value} for key, value in self.notes.get(asked["kind"], {}).items()]

    def _put_notes(self, asked: dict[str, Any]) -> None:
        self.notes.setdefault(asked["kind"], {}).update({note["key"]: note["value"] for note in asked["notes"]})
