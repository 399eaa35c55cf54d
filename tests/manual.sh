#!/usr/bin/env bash
# Help and man pages tell of the same commands and options.
#   manual.sh COMMAND
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
gpurta=$1
bad=0
commands=$("$gpurta" --help | sed -n 's/^  \([a-z]*\) .*/\1/p')
[ -n "$commands" ]
for command in $commands; do
    page="$top/doc/man/gpurta-$command.1"
    [ -s "$page" ] || { echo "no man page for $command"; bad=1; continue; }
    grep -q "gpurta-$command" "$top/doc/man/gpurta.1" || { echo "gpurta.1 does not name $command"; bad=1; }
    for option in $("$gpurta" "$command" --help | sed -n '/^Options:/,$p' | grep -oE -- '--[a-z-]+' | sort -u); do
        sed 's/\\-/-/g; s/\\//g' "$page" | grep -q -- "$option" || { echo "gpurta-$command.1 lacks $option"; bad=1; }
    done
done
# Every section of scenario files is in the page of the command.
for section in $("$gpurta" --schema scenario | python3 -c 'import json, sys; print(*json.load(sys.stdin)["properties"])'); do
    sed -n '/^.SH SCENARIO/,/^.SH EXIT/p' "$top/doc/man/gpurta.1" | grep -q "^$section:" || { echo "gpurta.1 lacks the section $section"; bad=1; }
done
# Every key of JSON is in the page, where that has a section of them.
json=$("$gpurta" bound "$top/doc/examples/pipeline.yaml" --json --explain --search 0 &&
    "$gpurta" bound "$top/doc/examples/pipeline.yaml" --json --sensitivity --exact 9 --search 9 --set chains.camera.deadline=1 || true)
for key in $(sed '/"made_by"/,$d; s/"made_by".*//' <<<"$json" | grep -oE '"[a-z_]+":' | sort -u | tr -d '":' | grep -vxE 'gpurta|format|command|time_unit'); do
    sed -n '/^.SH JSON/,/^.SH EXIT/p' "$top/doc/man/gpurta-bound.1" | grep -qw -- "$key" || { echo "gpurta-bound.1 lacks the key $key of JSON"; bad=1; }
done
if command -v man >/dev/null; then
    for page in "$top"/doc/man/*.1; do
        warnings=$(LC_ALL=C.UTF-8 MANWIDTH=100 man --warnings -l "$page" 2>&1 >/dev/null | grep -v "can't open the manpath" || true)
        [ -z "$warnings" ] || { echo "$page: $warnings"; bad=1; }
    done
else
    echo "no man: pages not formatted"
fi
[ $bad = 0 ] && echo "help and man pages agree: $(echo $commands)"
