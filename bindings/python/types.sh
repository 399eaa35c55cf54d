#!/usr/bin/env bash
# The type hints hold, by mypy where it is.
set -eu
cd "$(dirname "$0")"
command -v mypy >/dev/null || { echo "SKIPPED: no mypy: types are not checked"; exit 77; }
mypy --cache-dir "$(mktemp -d)"
