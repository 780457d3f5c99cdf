"""What Binder would open: its steps in a fresh environment, and the cover in its JupyterLab."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ELSEWHERE
from tests.browser.jupyterlab import run_all
from tests.browser.servers import running
from tools.try_binder import command, environment, install

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

START_MS = 60_000


def test_the_link_opens_the_cover_and_a_lesson_with_its_board(page: Page, tmp_path: Path) -> None:
    clone, own = install(tmp_path), environment(tmp_path)
    found = ["python", "-c", "import parchis_widgets; print(parchis_widgets.__file__)"]
    where = subprocess.run(found, cwd=tmp_path, env=own, capture_output=True, text=True, check=True)
    assert str(tmp_path / "venv") in where.stdout  # the package itself, and not the clone
    page.route(ELSEWHERE, lambda route: route.abort())

    def started(port: int) -> list[str]:
        whole = ["env", "-C", str(clone), *command(port)]
        return [*whole, f"--ServerApp.root_dir={clone}"]

    with running(started, own, tmp_path / "server.log") as url:
        page.goto(f"{url}/lab/tree/notebooks/es/00_portada.ipynb")
        run_all(page)
        expect(page.locator(".pw").first).to_be_visible(timeout=START_MS)
        page.goto(f"{url}/lab/tree/notebooks/es/01_tu_primera_partida.ipynb?reset")
        run_all(page)
        expect(page.locator(".pw [data-piece=Y1]").first).to_be_visible(timeout=START_MS)
