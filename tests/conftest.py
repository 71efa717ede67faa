"""What all tests share: compiled code is cached inside the project folder."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("PILEUS_CACHE", str(Path(__file__).parent.parent / ".cache" / "pileus"))
