"""Check files of lessons: ``python -m parchis_widgets.course FILE …``."""

from __future__ import annotations

import sys

from parchis_widgets.course.catalogue import plan_of


def main(files: list[str]) -> int:
    """Print of each file that it is well, or what is wrong; return 1 if any is."""
    faults = 0
    for file in files:
        try:
            plan = plan_of(file)
        except ValueError as error:
            faults += 1
            print(f"{file}: {error}")
        else:
            print(f"{file}: ok ({plan.id}, {len(plan.steps)})")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
