#!/usr/bin/env bash
# The lines of C that gpurta partition prints compile: those of green contexts against a toolkit's cuda.h, masks of
# TPCs against the prototypes of libsmctrl.h. Status 77: no toolkit, the former were skipped.
#   green.sh GPURTA CC
set -eu
command=$1 cc=$2
top=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# lines FILE MECHANISM: the configuration
lines() {
    "$command" partition "$1" --mechanism "$2" --search 0 >"$work/table"
    sed -n '/^configuration:$/,/^$/{/^    /p}' "$work/table" >"$work/lines"
    [ -s "$work/lines" ] || { cat "$work/table"; exit 1; }
}

compile() { "$cc" -x c -std=c11 -Wall -Wextra -Werror -fsyntax-only "$@"; }

cat >"$work/masks.yaml" <<END
platform: h100-sxm
chains:
  - {name: lane-finder, period: 40, steps: [{kernel: a, blocks: 8, threads: 128, wcet: 1}]}
  - {name: 2nd, period: 40, steps: [{kernel: b, blocks: 8, threads: 128, wcet: 1}]}
END
lines "$work/masks.yaml" tpc-mask
{
    echo 'typedef unsigned __int128 uint128_t;'
    echo 'void libsmctrl_set_stream_mask_ext(void *stream, uint128_t mask);'
    echo 'void set(void **stream); void set(void **stream) {'
    cat "$work/lines"
    echo '}'
} >"$work/masks.c"
grep -q mask_ext "$work/masks.c"
case $("$cc" -dumpmachine) in
i?86-* | arm-* | armv*) echo "no 128-bit integers here: masks were not compiled" ;;
*) compile "$work/masks.c" ;;
esac

for header in "${CUDA_HOME:-/nowhere}/include" /usr/local/cuda/include /usr/local/cuda/targets/*/include; do
    [ ! -e "$header/cuda.h" ] || break
done
[ -e "$header/cuda.h" ] || { echo "SKIPPED: no cuda.h on this machine, lines of green contexts were not compiled"; exit 77; }
for example in orin h100; do
    lines "$top/doc/examples/partition-$example.yaml" green-context
    {
        echo '#include <cuda.h>'
        echo 'void make(CUdevice device, CUgreenCtx *context); void make(CUdevice device, CUgreenCtx *context) {'
        cat "$work/lines"
        echo '}'
    } >"$work/green.c"
    compile -isystem "$header" "$work/green.c"
done
echo "green contexts of 2 examples compile against $header/cuda.h"
