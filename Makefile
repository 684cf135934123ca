# make play, make test, make check: each sets up what it needs; a second run is quick.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: play test check format lock clean

play: $(READY)
	$(BIN)/hantise play

test: $(READY)
	$(BIN)/pytest -n 2

check: $(READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: $(READY)
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

$(READY): requirements.lock pyproject.toml
	$(PYTHON) -m venv --clear $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements.lock
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

# The lock carries hashes and no host names; uv comes from the registry the machine is set up with.
lock:
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet uv
	$(VENV)-lock/bin/uv pip compile --quiet --universal --python-version 3.11 --extra dev --generate-hashes \
		--no-emit-index-url --no-emit-find-links --no-annotate --no-header --upgrade --output-file requirements.lock pyproject.toml
	rm -rf $(VENV)-lock

clean:
	rm -rf $(VENV) $(VENV)-lock dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
