"""What lets the folder open without a network: the service worker."""

import hashlib
import json
from pathlib import Path

HERE = Path(__file__).parent
WORKER = "service_worker.js"


def write_offline(folder: Path) -> None:
    """Write the service worker. Its version is the hash of everything that it stores."""
    paths = sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())
    version = hashlib.sha256()
    for path in paths:
        version.update(f"{path} ".encode() + (folder / path).read_bytes())
    values = {
        "VERSION": version.hexdigest()[:16],
        "FILES": json.dumps([path for path in paths if not path.startswith("docs/")]),
        "DOCUMENTATION": json.dumps([path for path in paths if path.startswith("docs/")]),
    }
    text = (HERE / WORKER).read_text(encoding="utf-8")
    for name, value in values.items():
        text = text.replace(f"__{name}__", value)
    (folder / WORKER).write_text(text, encoding="utf-8")
