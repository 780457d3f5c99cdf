"""Write the rules, woven: ``python -m tools.weave FOLDER``."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.weave.cards import write_cards

write_cards(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/rules"))
