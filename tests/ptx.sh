#!/usr/bin/env bash
# The device code assembles for every architecture of a CUDA toolkit that is there, spin kernels have
# the registers and the memory that they are written for, and the toolkit's stub of the driver has every
# entry point that is used. Status 77: no toolkit, skipped.
#   [RUN=EMULATOR] ptx.sh SPIN_TEXT [PTXAS]
set -eu
top=$(cd "$(dirname "$0")/.." && pwd)
ptxas=${2:-}
for candidate in "$(command -v ptxas || true)" /usr/local/cuda/bin/ptxas "${CUDA_HOME:-/nowhere}/bin/ptxas"; do
    [ -n "$ptxas" ] || { [ -x "$candidate" ] && ptxas=$candidate; }
done
[ -n "$ptxas" ] || { echo "SKIPPED: no ptxas on this machine, the device code was not assembled"; exit 77; }
tools=$(dirname "$ptxas")
if [ -x "$tools/nvcc" ]; then
    architectures=$("$tools/nvcc" --list-gpu-arch 2>/dev/null | sed 's/compute_/sm_/')
fi
[ -n "${architectures:-}" ] || architectures='sm_50 sm_52 sm_53 sm_60 sm_61 sm_62 sm_70 sm_72 sm_75 sm_80 sm_86 sm_87 sm_89 sm_90 sm_100 sm_120'
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
n=0
for architecture in $architectures; do
    if ! "$ptxas" -arch="$architecture" "$top/src/cuda/spin.ptx" -o "$work/spin.cubin" 2>"$work/err"; then
        # a list by hand: what this toolkit does not know is not its fault
        if grep -q "is not defined for option 'gpu-name'" "$work/err"; then continue; fi
        cat "$work/err"
        exit 1
    fi
    n=$((n + 1))
done
[ $n -gt 0 ]
echo "assembled for $n architectures: $(echo $architectures)"
# footprint VALUES LIMIT LOCAL SHARED: 8 registers are allocated alike; local memory is rounded up to 8
footprint() {
    ${RUN:-} "$1" "$2" "$3" "$4" "$5" >"$work/own.ptx"
    for architecture in $architectures; do
        "$ptxas" -v -arch="$architecture" "$work/own.ptx" -o "$work/own.cubin" >"$work/said" 2>&1 || {
            grep -q "is not defined for option 'gpu-name'" "$work/said" && continue
            cat "$work/said"
            exit 1
        }
        registers=$(sed -n 's/.*Used \([0-9]*\) registers.*/\1/p' "$work/said")
        local=$(sed -n 's/.* \([0-9]*\) bytes stack frame.*/\1/p' "$work/said")
        shared=$(sed -n 's/.* \([0-9]*\) bytes smem.*/\1/p' "$work/said")
        [ "$3" = 0 ] || [ $(((registers + 7) / 8)) = $((($3 + 7) / 8)) ] || wrong=1
        [ "$local" = $((($4 + 7) / 8 * 8)) ] && [ "${shared:-0}" = "$5" ] && [ -z "${wrong:-}" ] ||
            { echo "$2 $3 $4 $5, $architecture: $registers registers, $local and ${shared:-0} bytes"; exit 1; }
    done
}
for limit in 24 32 40 64 96 128 168 248; do footprint "$1" $((limit - 14)) $limit 0 0; done
footprint "$1" 242 255 0 0 # one more than the first try of spin.c, which then asks for more
footprint "$1" 0 0 100 1000
footprint "$1" 0 0 524288 0
footprint "$1" 50 64 1024 49152
echo "spin kernels have the registers and the memory that they are written for"
for stub in "$tools/../lib64/stubs/libcuda.so" "$tools/../lib/stubs/libcuda.so"; do
    [ -e "$stub" ] || continue
    nm -D --defined-only "$stub" >"$work/stub"
    for name in $(grep -o '"cu[A-Z][A-Za-z0-9_]*"' "$top/src/cuda/driver.h" | tr -d '"'); do
        grep -qw "$name" "$work/stub" || { echo "the toolkit's driver has no $name"; exit 1; }
    done
    echo "the toolkit's driver has every entry point"
    break
done
