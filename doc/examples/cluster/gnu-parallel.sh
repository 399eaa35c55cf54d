#!/bin/sh
# An experiment in 16 shards on all processors, or with --sshloginfile on the machines of a list:
#
#   gnu-parallel.sh design.yaml results
set -eu
mkdir -p "$2"
seq 16 | parallel "${GPURTA:-gpurta}" sweep "$1" --shard {}/16 --threads 1 --resume -o "$2/part{}.json"
"${GPURTA:-gpurta}" sweep --merge "$2"/part*.json --format json -o "$2/all.json"
