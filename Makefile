# .venv runs the sources in src, interpreted; build/compiled is a copy of the package with compiled
# rules, which PYTHONPATH puts before them. Where nothing can be compiled the copy is interpreted too.
# Whoever plays waits for no compiler: building/play.py starts at once and compiles beside the tables.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
SOURCES := $(shell find src \( -name '*.py' -o -name '*.po' -o -name '*.toml' -o -name '*.json' -o -name py.typed \) \
	-not -path '*.egg-info*' -not -path '*/server/client/*' | LC_ALL=C sort)

WEB := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dev/*' | LC_ALL=C sort)
CLIENT := src/areopolis/server/client

.PHONY: play test test-all bench client compiled wheel clean always

play: .venv/player build/client.stamp
	@$(BIN)/python building/play.py

test: .venv/ready
	scripts/system-packages
	scripts/check
	scripts/test

# The laws and properties on everything, not on the sample of the commit.
test-all:
	AREOPOLIS_SAMPLE=all $(MAKE) test

bench: .venv/bench build/compiled.stamp build/client.stamp
	scripts/bench

client: build/client.stamp

compiled: build/compiled.stamp

wheel: .venv/player build/client.stamp
	rm -rf dist build/lib* build/bdist*
	$(PIP) wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	$(BIN)/python building/sbom.py dist/areopolis-*.whl

clean:
	rm -rf .venv build dist $(CLIENT) web/node_modules src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

# People who only want to play need neither the test tools nor what research brings along. What comes from elsewhere is
# what locks/ names, down to the bytes; the package itself is built with that, and fetches nothing.
.venv/player: pyproject.toml locks/play.txt
	$(PYTHON) -m venv .venv
	$(PIP) install --quiet --require-hashes --requirement locks/play.txt
	AREOPOLIS_COMPILE=0 $(PIP) install --quiet --no-deps --no-build-isolation --editable .
	touch $@

.venv/ready: .venv/player locks/test.txt
	$(PIP) install --quiet --require-hashes --requirement locks/test.txt
	touch $@

.venv/bench: .venv/ready
	AREOPOLIS_COMPILE=0 $(PIP) install --quiet --editable '.[bench]'
	touch $@

# No stamp where the rules stayed interpreted: the next run tries again.
build/compiled.stamp: .venv/player setup.py building/kept_rules.py build/sources $(SOURCES)
	$(BIN)/python building/compiled_copy.py

# The client has one place: its own changes compile nothing.
build/client.stamp: web/node_modules/.ready $(WEB)
	scripts/with-node npm --prefix web run --silent build -- --logLevel warn
	@mkdir -p build
	touch $@

web/node_modules/.ready: .venv/player web/package-lock.json web/package.json web/.npmrc
	scripts/with-node npm --prefix web ci --silent
	touch $@

# The list of sources, written when it changes: a removed module must leave the compiled copy too.
ifneq ($(shell cat build/sources 2>/dev/null),$(SOURCES))
build/sources: always
endif
build/sources:
	@mkdir -p build
	@echo $(SOURCES) >$@
