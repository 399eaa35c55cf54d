#!/usr/bin/env bash
# The ABI against its saved description: additions are free, everything else needs another SONAME.
#   abi.sh BUILD_DIR [--update]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(realpath "$1")
if [ "$(uname -m)" != x86_64 ]; then
    echo "SKIPPED: abi: the saved description is that of x86_64"
    exit 0
fi
describe() { # LIBRARY FILE
    # what the public headers do not define is private: the insides of handles may change
    abidw --no-corpus-path --no-comp-dir-path --no-show-locs --type-id-style hash --drop-undefined-syms \
        --drop-private-types --headers-dir "$here/../include/gpurta" --out-file "$2" "$1"
}
soname() { objdump -p "$1" | awk '$1 == "SONAME" { print $2 }'; }
checked=0
for library in "$build"/libgpurta*.so; do
    name=$(basename "$library" .so)
    saved="$here/abi/$name.abi"
    if [ "${2:-}" = --update ]; then
        mkdir -p "$here/abi"
        describe "$library" "$saved"
    fi
    [ -s "$saved" ] || { echo "$name: no saved description (./dev abi --update)"; exit 1; }
    before=$(sed -n "s/.*<abi-corpus .*soname='\([^']*\)'.*/\1/p" "$saved" | head -n 1)
    now=$(soname "$library")
    status=0
    describe "$library" "$build/$name.abi"
    abidiff --no-added-syms "$saved" "$build/$name.abi" >"$build/$name.abidiff" || status=$?
    if [ $status != 0 ] && [ "$before" = "$now" ]; then
        cat "$build/$name.abidiff"
        echo "$name: the ABI has changed, and the SONAME is still $now."
        echo "Released: bump GPURTA_VERSION_MAJOR. Not yet released: ./dev abi --update, and read the difference."
        exit 1
    fi
    echo "$name: ABI as saved ($now)$([ "$before" = "$now" ] || echo ", new SONAME, was $before")"
    # the check itself can fail: a function of another name, a constant of another value
    for change in 's/gpurta_[a-z]*_destroy/&_renamed/g' "s/\(enumerator name='GPURTA_[A-Z_]*' value='\)2'/\132'/"; do
        sed "$change" "$saved" >"$build/$name.changed"
        cmp -s "$saved" "$build/$name.changed" ||
            ! abidiff --no-added-syms "$build/$name.changed" "$build/$name.abi" >/dev/null ||
            { echo "$name: $change was not noticed"; exit 1; }
    done
    checked=$((checked + 1))
done
[ $checked -gt 0 ]
