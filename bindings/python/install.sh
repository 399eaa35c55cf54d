#!/usr/bin/env bash
# pip installs the package into a new environment without a network, and it works from there.
#   install.sh PYTHON LIBRARY
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$1" -m venv "$work/env" >/dev/null 2>&1 || { echo "SKIPPED: $1 has no venv (Debian: python3-venv)"; exit 77; }
cp -r "$here" "$work/source"
cut='' # really without a network, where the machine allows it
unshare -rn true 2>/dev/null && cut='unshare -rn'
isolation=
case $("$work/env/bin/pip" --version) in pip\ 1[0-9].*) isolation=--no-build-isolation ;; esac
cd /
$cut "$work/env/bin/pip" --disable-pip-version-check install -q --no-index $isolation "$work/source"
cp "$2" "$work/libgpurta.so.0"
env -u PYTHONPATH GPURTA_LIBRARY="$work/libgpurta.so.0" "$work/env/bin/python" -c '
import gpurta
assert "site-packages" in gpurta.__file__, gpurta.__file__
print("installed gpurta", gpurta.__version__, gpurta.rta([gpurta.Kernel(7, "6 ms")], 8)[0].completion)'
