"""The harness itself: a real JupyterLab, a real kernel, a widget that talks to it."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unittest.mock import Mock

import pytest
from playwright.sync_api import expect

from tests.browser import chromium
from tests.browser.jupyterlab import open_notebook, run_all

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.jupyterlab import LabServer

SLIDER = """\
import ipywidgets
slider = ipywidgets.IntSlider(value=5)
label = ipywidgets.Label()
slider.observe(lambda change: setattr(label, "value", f"python heard {change.new}"), "value")
ipywidgets.VBox([slider, label])
"""


def test_a_widget_in_jupyterlab_talks_to_its_kernel(page: Page, lab_server: LabServer) -> None:
    lab_server.write("slider.ipynb", "1 + 1", SLIDER)
    open_notebook(page, lab_server, "slider.ipynb")
    run_all(page)
    page.locator(".noUi-handle").press("ArrowRight")
    expect(page.get_by_text("python heard 6")).to_be_visible()


def test_no_browser_at_all_is_a_failure_that_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    kind = Mock(executable_path=str(tmp_path / "absent"))
    with pytest.raises(chromium.NoChromiumError, match="apt-get install chromium"):
        chromium.find_chromium(kind)


def test_a_chromium_that_does_not_start_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A name on the PATH may only say what to install."""
    monkeypatch.setenv("PATH", str(tmp_path))
    for name, code in (("chromium-browser", 1), ("own", 0)):
        (tmp_path / name).write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    kind = Mock(executable_path=str(tmp_path / "own"))
    assert chromium.find_chromium(kind) == kind.executable_path
