"""A stranger's checker, written from `docs/reference/notation.md` alone: it knows nothing of this package."""

import re
from hashlib import blake2b

COSTUMES = "princess statue_of_liberty witch clown cheerleader devil pirate robot zombie ghost vampire astronaut"


class Chance:
    def __init__(self, header: dict[str, str]) -> None:
        secret = bytes.fromhex(header.get("secret", ""))
        seats = sum(name.startswith("monster ") for name in header)
        words = "\n".join(header.get(f"words {seat}", "") for seat in range(seats))
        self.key = blake2b(words.encode(), key=secret, digest_size=32).digest() if secret else b""
        self.state = self.hashed(header.get("seed", "0"), b"")
        rules = header["rules"].split()
        without_energy = "energy=false" in rules or (rules[0] == "simple" and "energy=true" not in rules)
        self.faces = ["1", "2", "3", "heart", *([] if without_energy else ["energy"]), "smash"]
        settled = re.search(r"(?:^| )rolls=\[([^]]*)\]", header.get("position", ""))
        texts = re.findall(r"'([^']*)'|(\w+)", settled[1]) if settled else []
        rolls = [quoted or word for quoted, word in texts] or header.get("rolls", "").split(",")
        self.loaded = [" ".join(sorted(roll.split())) for roll in rolls]
        self.deck, self.pile = header.get("deck", "").split(), COSTUMES.split()

    @staticmethod
    def hashed(text: str | bytes, key: bytes) -> int:
        bytes_of_it = text.encode() if isinstance(text, str) else text
        digest = blake2b(bytes_of_it, key=key, digest_size=8).digest()
        return int.from_bytes(digest, "big") % 9222837871772172286 + 1

    def below(self, n: int) -> int:
        self.state = 2147359278 * (self.state % 2**32) + self.state // 2**32
        return ((self.state % 2**32) ^ (self.state // 2**32)) * n // 2**32

    def throw(self, n: int) -> list[str]:
        thrown: list[str] = []
        while len(thrown) < n:
            left = n - len(thrown)
            group = 6 if n == 6 and len(self.faces) == 6 else min(left, 3)
            number = self.below(len(self.faces) ** group)
            for _ in range(group):
                thrown.append(self.faces[number % len(self.faces)])
                number //= len(self.faces)
        return sorted(thrown, key=self.faces.index)

    def differs(self, answer: str) -> bool:
        word, *rest = answer.split()
        if word == "rolled":
            return self.throw(len(rest)) != rest
        if word == "loaded":
            return not self.loaded or self.loaded.pop(0) != " ".join(sorted(rest))
        if word == "shuffled":
            before, self.deck = self.deck, rest
            return before != []
        card, place, of = rest[0], int(rest[2]), int(rest[4])
        cards = self.pile if word == "dealt" else self.deck
        if word == "returned":
            cards.insert(place - 1, card)
            return len(cards) != of
        drawn = self.below(len(cards)) + 1 if word in ("drew", "dealt") else place
        return (drawn, len(cards)) != (place, of) or cards.pop(place - 1) != card


def first_head(title: str, header: dict[str, str]) -> bytes:
    seats = range(6)
    names = ["rules version", "rules", *(f"{what} {seat}" for seat in seats for what in ("monster", "player"))]
    names += ["chance", "commitment", *(f"words {seat}" for seat in seats), "rolls", "position", "date"]
    lines = [f"{name}: {' '.join(header[name].split())}" for name in names if header.get(name)]
    return blake2b("\n".join([title, *lines]).encode(), digest_size=32).digest()


def next_head(head: bytes, line: str) -> bytes:
    return blake2b(head + " ".join(line.split()).encode(), digest_size=32).digest()


def last_head(text: str) -> str:
    """The head to which the header and the choices lead, in hexadecimal digits."""
    title, *rest = [line.strip() for line in text.split("\n")]
    lines = [line for line in rest if line and line[0] != "#"]
    begin = [line.split()[0] for line in lines].index("start")
    head = first_head(title, {line.partition(":")[0]: line.partition(":")[2].strip() for line in lines[:begin]})
    for line in lines[begin + 1 :]:
        head = next_head(head, line.partition(";")[0])
    return head.hex()


def first_difference(text: str, order: str = "") -> int | None:
    """The number of the first line that cannot be as chance was settled, or None: this record is fair.

    `order` are the cards of the deck, as the page lists them.
    """
    lines = [(at, line.strip()) for at, line in enumerate(text.split("\n"), 1)]
    lines = [(at, line) for at, line in lines[1:] if line and line[0] != "#"]
    begin = [line.split()[0] for _, line in lines].index("start")
    header = {line.partition(":")[0]: line.partition(":")[2].strip() for _, line in lines[:begin]}
    chained = header["chance"] == "chained"
    if chained and last_head(text) != header["head"]:
        return next(at for at, line in lines if line.startswith("head:"))
    head = first_head(text.split("\n", maxsplit=1)[0].strip(), header) if chained else b""
    if header["chance"] != "stream":
        promised = blake2b(bytes.fromhex(header["secret"]), digest_size=32).hexdigest()
        if promised != header["commitment"]:
            return next(at for at, line in lines if line.startswith("secret:"))
    cards = order.split()
    if "deck" in header and "position" not in header and header["deck"].split()[: len(cards)] != cards:
        return next(at for at, line in lines if line.startswith("deck:"))
    chance = Chance(header)
    anywhere = "position" in header  # the first number is the position's
    number = interjection = 0
    for at, line in lines[begin:]:
        chosen, *answers = line.split(";")
        label = chosen.split()[0]
        if label != "start":
            n, k = (int(part or 0) for part in (label + ".").split(".")[:2])
            if anywhere or (interjection and n == number + 1):
                number, interjection = n, max(k - 1, 0) if anywhere else 0
            if n != number or (k and k != interjection + 1):
                return at
            number, interjection, anywhere = (n, k, False) if k else (n + 1, 0, False)
            head = next_head(head, chosen) if chained else b""
        if chance.key:
            chance.state = chance.hashed(head if chained and label != "start" else label, chance.key)
        if any(chance.differs(answer) for answer in answers):
            return at
    return None
