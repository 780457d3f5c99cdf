# The two commands: `make lab` opens the lessons, `make test` runs every check.
# `make help` lists the others. Another Python: make test PYTHON=python3.12

PYTHON ?= python3
VENV ?= .venv
FIRST ?= notebooks/es/00_portada.ipynb
# In a container one is root, and Jupyter wants to be told that this is meant.
LAB_FLAGS ?= $(if $(filter 0,$(shell id -u)),--allow-root)

BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest
# On all cores, up to four.
SPREAD := --numprocesses=logical --maxprocesses=4
NODE := js/node_modules/.package-lock.json
# Where there is no Node.js, one is installed beside Python.
export PATH := $(abspath $(BIN)):$(PATH)

.PHONY: help node chromium lab test lint js unit browser notebooks build-js tables pictures format bench long \
	screenshots clean
.DELETE_ON_ERROR:

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):[^#]*## /  make \1\t/p' Makefile | expand -t 20

lab: $(VENV)/lab.stamp ## open the course in JupyterLab
	$(BIN)/jupyter lab $(LAB_FLAGS) $(FIRST)

test: $(NODE) chromium lint js unit browser notebooks ## run every check, the quick ones first

lint: $(VENV)/test.stamp ## format, lint, types, floors
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

js: $(NODE) ## types and tests of the front end
	cd js && npm run --silent check
	cd js && npm run --silent test

unit: $(VENV)/test.stamp $(NODE) ## Python tests without a browser (Node rebuilds the bundle, to compare)
	$(PYTEST) $(SPREAD) --dist=worksteal -m "not browser and not slow"

browser: $(NODE) chromium ## tests in a real Chromium, JupyterLab among them
	$(PYTEST) $(SPREAD) --dist=loadfile -m "browser and not slow" tests/browser

notebooks: $(VENV)/test.stamp ## run every lesson from top to bottom
	$(PYTEST) $(SPREAD) --dist=loadfile --nbval-lax --nbval-current-env notebooks

build-js: $(NODE) $(BIN)/python ## write the colours for js/src, and static/ from js/src
	$(BIN)/python tools/export_board.py js/src/generated
	cd js && npm run --silent build

tables: $(VENV)/test.stamp ## write the generated tables anew
	$(BIN)/python -m tools.write_citations tests/statements/citations.md
	$(BIN)/python -m tools.write_course notebooks

pictures: chromium ## take the pictures that the board is compared with anew: look at each
	$(BIN)/python -m tests.browser.pictures

format: $(VENV)/test.stamp ## format and mend what can be mended
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format

bench: $(VENV)/test.stamp ## measure speed
	for file in benchmarks/*.py; do $(BIN)/python $$file || exit 1; done

long: $(NODE) chromium ## the slow tests
	$(PYTEST) -m slow

screenshots: $(NODE) chromium ## photograph the board in every host: make screenshots TO=folder
	$(BIN)/python -m tools.host_screenshots $(or $(TO),$(error make screenshots TO=folder))

clean: ## remove what these commands made
	rm -rf $(VENV) js/node_modules dist .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

# The stamps: an environment is made once, and installed into again only when pyproject.toml changes.
$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/%.stamp: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[$*]'
	touch $@

# What the machine has is taken, what it lacks is installed: looked for anew each time, in a moment.
node: | $(BIN)/python
	@$(BIN)/python -m tools.provide node

chromium: $(VENV)/test.stamp
	@$(BIN)/python -m tools.provide chromium

$(NODE): js/package.json js/package-lock.json js/.npmrc | node
	cd js && npm ci --no-progress
	touch $@
