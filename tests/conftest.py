"""What all tests share: honest statement marks, browser tests last, steady Hypothesis."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from parchis_widgets.text import use_language

if TYPE_CHECKING:
    from collections.abc import Iterator

BROWSER = Path(__file__).parent / "browser"
STATEMENT = re.compile(r"[A-Z]{3}-\d{2}")
KINDS = ("bites", "near_miss")

# No deadlines: a shared machine may be slow for a moment. In CI the same examples every time.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")


@pytest.fixture
def in_english() -> Iterator[None]:
    """Let refusals speak English, as who reads a test's own words does."""
    use_language("en")
    yield
    use_language("es")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark browser tests and run them after all others.

    Playwright keeps an event loop open in the main thread, which a test that starts a loop of its
    own could not bear: hence last.
    """
    for item in items:
        if BROWSER in item.path.parents:
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose statement mark says nothing.

    It is that test's own failure: one on collecting would lose its words on the way from a worker.
    """
    for mark in item.iter_markers("statement"):
        _check_statement_mark(mark)


def _check_statement_mark(mark: pytest.Mark) -> None:
    named = {**dict(zip(("id", "kind"), mark.args, strict=False)), **mark.kwargs}
    if not STATEMENT.fullmatch(str(named.get("id"))) or named.get("kind") not in KINDS:
        pytest.fail(
            "write @pytest.mark.statement('CLA-09', kind='bites'), "
            f"an id such as CLA-09 and a kind of {' or '.join(KINDS)}",
            pytrace=False,
        )
