#!/usr/bin/env bash
# An outside project against a temporary install that was moved after installing: with CMake's
# find_package and with pkg-config.
#   install.sh BUILD_DIR CMAKE
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$2" -DCMAKE_INSTALL_PREFIX="$work/first" -P "$1/cmake_install.cmake" >/dev/null
mv "$work/first" "$work/moved"
lib=$(dirname "$(find "$work/moved" -name 'libgpurta.so' | head -n 1)")

"$2" -S "$here/outside" -B "$work/build" -DCMAKE_PREFIX_PATH="$work/moved" >/dev/null 2>&1 ||
    (mkdir -p "$work/build" && cd "$work/build" && "$2" "$here/outside" -DCMAKE_PREFIX_PATH="$work/moved")
"$2" --build "$work/build" >/dev/null
"$work/build/outside"
"$work/build/outside_cpp"
"$work/build/outside_measure"
if command -v pkg-config >/dev/null; then
    export PKG_CONFIG_PATH="$lib/pkgconfig"
    cc -std=c11 "$here/outside/main.c" -o "$work/by_pkg_config" $(pkg-config --cflags --libs gpurta)
    LD_LIBRARY_PATH="$lib" "$work/by_pkg_config"
    cc -std=c11 "$here/outside/measure.c" -o "$work/measure_by_pkg_config" $(pkg-config --cflags --libs gpurta-cuda)
    LD_LIBRARY_PATH="$lib" "$work/measure_by_pkg_config"
else
    echo "no pkg-config: not tried"
fi
if command -v c++ >/dev/null; then
    printf '#include <gpurta/gpurta.hpp>\nint main() { return gpurta::rational("3/2") == gpurta::rational(3, 2) ? 0 : 1; }\n' >"$work/hpp.cpp"
    c++ -std=c++17 "$work/hpp.cpp" -o "$work/hpp" -I"$work/moved/include" -L"$lib" -Wl,-rpath,"$lib" -lgpurta -lgmp
    "$work/hpp"
fi
# the Python package finds the library that was moved with it
python=$(find "$work/moved" -path '*/gpurta/__init__.py' | head -n 1)
if [ -n "$python" ]; then
    (cd / && env -u GPURTA_LIBRARY PYTHONPATH="$(dirname "$(dirname "$python")")" python3 -c '
import gpurta, sys
assert gpurta._library.lib._name.startswith(sys.argv[1]), gpurta._library.lib._name
print("Python", gpurta.version(), "with", gpurta._library.lib._name[len(sys.argv[1]):])' "$work/moved")
else
    echo "the Python package is not installed (GPURTA_PYTHON): not tried"
fi
# the installed command finds the installed library wherever both were moved to
"$work/moved/bin/gpurta" --version
test -s "$work/moved/share/man/man1/gpurta.1"
test -s "$work/moved/share/bash-completion/completions/gpurta"
test -s "$work/moved/share/zsh/vendor-completions/_gpurta"
test -s "$work/moved/share/fish/vendor_completions.d/gpurta.fish"
