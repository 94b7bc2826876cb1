# Everything is installed into the checkout (.venv/ and build/), by itself, when it is first needed.

PYTHON ?= python3
GAMES ?= 200000
OURS := .venv/bin/python
STARTED := $(shell date +%s)

.PHONY: help play terminal check test test-ci test-long bench fuzz build docs references app site single clean ready-to-build ready-to-test
.NOTPARALLEL:

help:
	@echo "make play        play in the browser"
	@echo "make terminal    play in the terminal"
	@echo "make check       format, lint, types, architecture, spelling, and the quick tests: under a minute"
	@echo "make test        the whole gate, interpreted and compiled"
	@echo "make test-ci     the gate, and the long tests that fit into forty minutes in all: what CI runs"
	@echo "make test-long   the gate, the long fuzz, the packages installed for real, and the executable played"
	@echo "make bench       our speed beside other engines', into build/bench.md"
	@echo "make fuzz        random games with the laws checked after every decision (GAMES=$(GAMES))"
	@echo "make build       compile the rules into build/compiled"
	@echo "make docs        the documentation as a site, into src/kingoftokyo/server/docs: Help in the game links to it"
	@echo "make references  write the generated parts of the documentation and the page's types from the code"
	@echo "make app         the game as one file that needs no Python: build/app/KingOfTokyo"
	@echo "make site        the page that needs no server, for any static host: build/site"
	@echo "make single      the whole game as one file to open by double-click: build/KingOfTokyo.html"
	@echo "                 both with the compiled engine where the headers of Python 3.14 are, or KOT_HEADERS names them"
	@echo "make clean       remove all that these commands have made, .venv too"

play:
	@$(PYTHON) -m tools.ci.play serve

terminal:
	@$(PYTHON) -m tools.ci.play play

check test test-ci test-long: ready-to-test
	@$(OURS) -m tools.ci.gate $@ --started $(STARTED)

bench: build
	@$(OURS) -m benchmarks.run

fuzz: build
	@PYTHONPATH=build/compiled $(OURS) tools/science/fuzz.py --games $(GAMES)

build: ready-to-build
	@$(OURS) -m tools.ci.compile

docs: ready-to-build
	@$(OURS) -m tools.ci.docs

app: ready-to-build
	@$(OURS) -m tools.ci.app

site: ready-to-build
	@PYTHONPATH=src $(OURS) -m tools.site.build

single: ready-to-build
	@PYTHONPATH=src $(OURS) -m tools.site.single

references: ready-to-build
	@PYTHONPATH=src $(OURS) -m tools.generate

clean:
	rm -rf .venv build .cache web/node_modules src/kingoftokyo/server/page src/kingoftokyo/server/docs src/*.egg-info .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

ready-to-build ready-to-test:
	@$(PYTHON) -m tools.ci.prepare $(@:ready-to-%=%)
