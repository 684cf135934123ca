# make play, make test, make check: each sets up what it needs; a second run is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
PLAYABLE := $(VENV)/.playable
READY := $(VENV)/.ready

# The web app is built anew when something that goes into it has changed.
NPM := PYTHON=$(PYTHON) web/build/npm
WEB := src/hantise/server/static/index.html
PACKAGES := node_modules/.ready
WEB_PARTS := package.json vite.config.ts svelte.config.js tsconfig.json $(shell find web -type f) \
	$(wildcard src/hantise/words.*.ftl src/hantise/games/*/words.*.ftl src/hantise/games/*/rules.*.md src/hantise/games/*/web/*)

.PHONY: play test test-web check format web dist lock clean

play: $(PLAYABLE) $(WEB)
	@$(BIN)/hantise

test: $(READY) $(WEB)
	$(BIN)/pytest -n 2

# Only the page in a real Chromium, which the tests install where there is none.
test-web: $(READY) $(WEB)
	$(BIN)/pytest -n 2 tests/web

check: $(READY) $(PACKAGES)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(NPM) run --silent check

format: $(READY) $(PACKAGES)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run --silent format

web: $(WEB)

# The sdist and the wheel, both with the built web app inside.
dist: $(PLAYABLE) $(WEB)
	rm -rf dist
	$(BIN)/python -m hatchling build

$(WEB): $(PACKAGES) $(WEB_PARTS)
	@echo "Building the web app."
	@$(NPM) run --silent build -- --logLevel=error
	@touch $@

$(PACKAGES): package-lock.json
	@echo "Installing what the web app is built with: a minute or so, once."
	@$(NPM) ci --silent --no-audit --no-fund --no-update-notifier
	@touch $@

# Players do not wait for what only developers need.
$(PLAYABLE): requirements.play.lock pyproject.toml
	@echo "Installing Python packages into $(VENV): some minutes, once."
	@$(PYTHON) -m venv --clear $(VENV)
	@$(PIP) --require-hashes --requirement requirements.play.lock
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

$(READY): requirements.lock $(PLAYABLE)
	@echo "Installing Python packages for developers into $(VENV): some minutes, once."
	@$(PIP) --require-hashes --requirement requirements.lock
	@touch $@

# The locks carry hashes and no host names; uv comes from the registry the machine is set up with.
COMPILE = $(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --no-header

lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet uv
	$(COMPILE) --extra dev --upgrade --output-file requirements.lock pyproject.toml
	$(COMPILE) --extra build --constraint requirements.lock --output-file requirements.play.lock pyproject.toml
	rm -rf $(VENV)-lock

clean:
	rm -rf $(VENV) $(VENV)-lock $(VENV)-node node_modules src/hantise/server/static dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
