# make play    set up what playing needs, start the program, open the page
# make web     the browser client, built into the package
# make wheel   what can be installed elsewhere: a compiled wheel, a pure one, an sdist
# make quick   form, types, imports; core, table, rules, perft and golden games: within a minute, after each change
# make test    everything that must hold at each landing, both builds and a real browser: within ten minutes
# make deep    the long numbers: every check as thorough as it can be, kill -9, load, Ray: hours
# make attack  a part of deep: what an attacker would try, as a table: attempts and successes
# make kill-test N=200   a part of deep: kill -9 the server under load, so many times
# make bots-check N=2000 a part of deep: so many games of every bot without a leak or an absurd move
# make load-test         a part of deep: how many tables and sockets hosts hold, and how fast they are (BEFORE=another clone)
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help play build web wheel system format clean lint lint-python lint-web quick test deep \
	test-rules test-python test-pure test-client test-browser attack kill-test load-test bots-check

help:
	@sed -n 's/^# //p' Makefile

UV := $(shell command -v uv)
ifdef UV
INSTALL := uv pip install --quiet --python $(BIN)/python
else
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check
endif

$(BIN)/python:
	@echo "pithead: a Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# What playing needs, and what checking needs on top of it.
$(VENV)/.runtime: pyproject.toml setup.py | $(BIN)/python
	@echo "pithead: Python packages (some 20 s)"
	@PITHEAD_PURE=1 $(INSTALL) --editable '.[net]'
	@touch $@

$(VENV)/.dev: pyproject.toml setup.py | $(BIN)/python
	@echo "pithead: Python packages for checks (a minute)"
	@PITHEAD_PURE=1 $(INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/.runtime

# The compiled rules (or a line that says why they run interpreted): what has changed since the last time.
build: $(VENV)/.dev
	@$(BIN)/python -m tools.compile_rules

WEB := $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts src/pithead/locales -type f)
STATIC := src/pithead/server/static

# The browser client. It needs Node to be built, not to be served.
web: $(STATIC)/index.html

NPM_INSTALL := npm install --no-save --no-audit --no-fund --loglevel=error

web/node_modules/.runtime: web/package-lock.json
	@echo "pithead: packages of the browser client (some 10 s)"
	@cd web && $(NPM_INSTALL) --omit=dev
	@touch $@

web/node_modules/.dev: web/package-lock.json
	@echo "pithead: packages of the browser client and its checks (some 20 s)"
	@cd web && $(NPM_INSTALL)
	@touch $@ web/node_modules/.runtime

$(STATIC)/index.html: $(WEB) | $(if $(wildcard web/node_modules/.dev),web/node_modules/.dev,web/node_modules/.runtime)
	@echo "pithead: the browser client (some 5 s)"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# Python's packages and the client side by side, then a server at once; the rules are compiled beside it.
play:
	@command -v npm >/dev/null || [ -f $(STATIC)/index.html ] || echo "pithead: no npm found: the server has no page, 'pithead play' plays in the terminal"
	@$(MAKE) --no-print-directory -j2 $(VENV)/.runtime $(if $(shell command -v npm),web)
	@$(BIN)/python -m tools.play

# What can be installed without a clone: a compiled wheel, a pure one and an sdist, in dist/.
wheel: $(VENV)/.dev web
	@$(BIN)/python -m tools.make_wheels

# What the tests need from the system: on Debian they install it themselves.
system:
	@for need in chromium:chromium pg_ctlcluster:postgresql nginx:nginx-light systemd-analyze:systemd openssl:openssl; do \
	  command -v $${need%%:*} >/dev/null || missing="$$missing $${need##*:}"; done; \
	if [ -n "$$missing" ]; then $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing; fi

# docs/testing.md says what belongs to which level.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --output-sync=target -j2
PYTEST := $(BIN)/pytest

lint: lint-python lint-web

lint-python: $(VENV)/.dev
	$(BIN)/ruff check --quiet src tests tools examples setup.py
	$(BIN)/ruff format --check --quiet src tests tools examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-web: web/node_modules/.dev
	cd web && npm run --silent check

# Everything in the house's form.
format: $(VENV)/.dev web/node_modules/.dev
	$(BIN)/ruff check --fix --quiet src tests tools examples setup.py
	$(BIN)/ruff format --quiet src tests tools examples setup.py
	cd web && npm run --silent format

quick: $(VENV)/.dev web/node_modules/.dev
	@$(SIDE_BY_SIDE) lint-web test-rules lint-python

test: system build web/node_modules/.dev web
	@$(SIDE_BY_SIDE) --keep-going test-python lint-web lint-python test-pure test-client; others=$$?; \
	$(MAKE) --no-print-directory test-browser && exit $$others

deep: system build web/node_modules/.dev web
	PITHEAD_PURE=1 $(INSTALL) --editable '.[dev,ray,spiel,train]' sb3-contrib
	@$(SIDE_BY_SIDE) lint test-client
	$(PYTEST) --deep -n 2 --ignore tests/web
	PITHEAD_PURE=1 $(PYTEST) --deep -n 2 tests/conformance tests/golden tests/perft
	$(PYTEST) --deep tests/web
	@$(MAKE) --no-print-directory kill-test bots-check load-test

# Compiled where that is up to date, else interpreted.
test-rules:
	$(PYTEST) tests/core tests/batch tests/table tests/rules tests/perft tests/golden

test-python:
	$(PYTEST) -n 2 --ignore tests/web

test-pure:
	PITHEAD_PURE=1 $(PYTEST) tests/conformance tests/golden tests/perft

test-client:
	cd web && npm run --silent test

test-browser:
	$(PYTEST) -n 3 tests/web

attack: system build web
	$(PYTEST) --deep -n 2 -m attack --attacks build/attacks.json
	$(BIN)/python -m tools.make_attacks_page build/attacks.json

kill-test: build
	$(BIN)/python -m tools.kill_test --kills $(or $(N),200)

bots-check: build
	$(BIN)/pithead check --bots --games $(or $(N),2000) --out build/bots-check

load-test: build
	$(BIN)/python -m tools.load_test --out build/load-test.json $(if $(BEFORE),--before $(BEFORE))

clean:
	rm -rf $(VENV) build dist src/pithead/.compiled-*
	find src -name '*.so' -delete
