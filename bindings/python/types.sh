#!/usr/bin/env bash
# The type hints hold, by mypy where it is: in the package, and for who uses it; by pyright too, where that is.
set -eu
cd "$(dirname "$0")"
command -v mypy >/dev/null || { echo "SKIPPED: no mypy: types are not checked"; exit 77; }
cache=$(mktemp -d)
trap 'rm -rf "$cache"' EXIT
mypy --cache-dir "$cache"
MYPYPATH=. mypy --cache-dir "$cache" --strict tests/typed.py
! command -v pyright >/dev/null || pyright tests/typed.py
