"""How the documentation is built: `make docs`. It needs no network."""

from __future__ import annotations

import sys
from importlib.metadata import version as version_of
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

project = "parchis_widgets"
author = "parchis_widgets maintainers"
version = release = version_of(project)
language = "en"
html_title = "parchis_widgets"

extensions = [
    "sphinx.ext.autodoc",
    "sphinx.ext.autosummary",
    "sphinx.ext.viewcode",
    "numpydoc",
    "myst_parser",
]
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
autosummary_generate = True
autodoc_typehints = "none"  # numpydoc tells them, in words
numpydoc_show_class_members = False  # of a widget these would be all of ipywidgets'
nitpicky = False

html_theme = "pydata_sphinx_theme"
html_theme_options = {
    "show_prev_next": False,
    "navbar_align": "left",
    "footer_start": ["copyright"],
    "footer_end": [],
    "show_toc_level": 1,
    # The site's own files only: no icons, letters or programs of other hosts.
    "icon_links": [],
    "use_edit_page_button": False,
}
html_static_path = ["static"]
html_css_files = ["docs.css"]
html_show_sourcelink = False
templates_path = ["templates"]
exclude_patterns = ["templates"]
