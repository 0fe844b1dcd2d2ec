# make play    set everything up, start the program, open the table
# make web     the browser client, built into the package
# make test    every check there is: lint, types, imports, tests on both builds
# make web-test           games played through the page in a real browser
# make kill-test N=200   kill -9 the server under load, so many times: nothing acknowledged is lost or doubled
# make bots-check        every bot: 10,000 positions for the leak test, 2,000 games without an absurd move (long)
# make load-test         how many tables and sockets one host holds, and how fast it is
.DEFAULT_GOAL := help
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RULES := $(shell find src/pithead/core src/pithead/games -name '*.py')
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)

.PHONY: help play test build lint format clean system web web-test kill-test load-test bots-check

help:
	@sed -n 's/^# //p' Makefile

$(VENV)/.installed: pyproject.toml setup.py
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --upgrade pip
	PITHEAD_PURE=1 $(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/.compiled: $(VENV)/.installed $(RULES)
	@find src -name '*.so' -delete
	$(BIN)/python setup.py --quiet build_ext --inplace --force
	@find src -name '*.so' -exec touch {} +
	@touch $@

WEB := $(shell find web/src web/public web/index.html web/package-lock.json web/vite.config.ts src/pithead/locales -type f)
STATIC := src/pithead/server/static

# The browser client. It needs Node to be built, not to be served.
web: $(STATIC)/index.html

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund --loglevel=error

$(STATIC)/index.html: web/node_modules/.package-lock.json $(WEB)
	cd web && npm run --silent build
	@touch $@

# The compiled rules (or a line that says why they run interpreted).
build: $(VENV)/.compiled

play: build web
	@(sleep 3; $(BIN)/python -m webbrowser -t http://127.0.0.1:8000/ >/dev/null 2>&1) & $(BIN)/pithead serve

# What the tests need from the system: on Debian they install it themselves.
system:
	@for need in chromium:chromium pg_ctlcluster:postgresql; do \
	  command -v $${need%%:*} >/dev/null || missing="$$missing $${need##*:}"; done; \
	if [ -n "$$missing" ]; then $(SUDO) apt-get update -qq && $(SUDO) apt-get install -y -qq $$missing; fi

lint: $(VENV)/.installed web/node_modules/.package-lock.json
	cd web && npm run --silent check
	$(BIN)/ruff check src tests tools examples setup.py
	$(BIN)/ruff format --check --quiet src tests tools examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports

# Everything in the house's form.
format: $(VENV)/.installed web/node_modules/.package-lock.json
	$(BIN)/ruff check --fix --quiet src tests tools examples setup.py
	$(BIN)/ruff format --quiet src tests tools examples setup.py
	cd web && npm run --silent format

test: system build web lint
	cd web && npm run --silent test
	$(BIN)/pytest -n 2 --ignore tests/web
	PITHEAD_PURE=1 $(BIN)/pytest -n 2 tests/conformance tests/golden tests/perft
	$(BIN)/pytest tests/web

# One at a time: a browser, a server and its bots share two cores.
web-test: system build web
	$(BIN)/pytest tests/web

kill-test: build
	$(BIN)/python -m tools.kill_test --kills $(or $(N),200)

bots-check: build
	$(BIN)/pithead check --bots --games $(or $(N),2000)

load-test: build
	$(BIN)/python -m tools.load_test

clean:
	rm -rf $(VENV) build dist
	find src -name '*.so' -delete
