"""What makes the folder installable and lets it open without a network: the manifest, its icons, the service worker."""

import hashlib
import json
import shutil
from pathlib import Path

HERE = Path(__file__).parent
WORKER = "service_worker.js"
ICONS = HERE / "icons"  # drawn by `icons.py`
MANIFEST = {
    "name": "King of Tokyo",
    "short_name": "King of Tokyo",
    "description": "The board game against computer players or friends at one screen: an unofficial fan work.",
    "start_url": "./",
    "scope": "./",
    "display": "standalone",
    "background_color": "#111a30",
    "theme_color": "#111a30",
    "icons": [
        {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"},
        {"src": "icon-192.png", "sizes": "192x192", "type": "image/png", "purpose": "any"},
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "any"},
        {"src": "icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


def write_offline(folder: Path) -> None:
    """Write these files. The version of the service worker is the hash of everything that it stores."""
    shutil.copytree(ICONS, folder, dirs_exist_ok=True)
    (folder / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2) + "\n", encoding="utf-8")
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
