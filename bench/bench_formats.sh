#!/usr/bin/env bash
# A command in whole: gpurta rta of a million kernels in every format, time and memory, beside the time that
# reading alone takes (nothing else is done with tasks that no kernels are), and that of libyaml's parser, whose
# events are thrown away: no reader that is built on it can be faster.
#   bench_formats.sh COMMAND
set -u
gpurta=$(realpath "$1")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1

awk 'BEGIN {
    srand(1)
    print "platform: {slots: 16}\nkernels:"
    for (i = 0; i < 1000000; i++) printf "  - {blocks: %d, wcet: %d}\n", 1 + int(rand() * 20), 1 + int(rand() * 1000)
}' >kernels.yaml

# least WORDS...: "seconds of processor time, KiB" of the best of three runs
least() {
    for _ in 1 2 3; do
        python3 - "$@" <<'RUN'
import os, resource, subprocess, sys
subprocess.call(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print("%.2f %d" % (used.ru_utime + used.ru_stime, used.ru_maxrss))
RUN
    done | sort -n | head -1
}
cat >events.c <<'PEER'
#include <stdio.h>
#include <yaml.h>
int main(int argc, char **argv)
{
    yaml_parser_t parser;
    yaml_event_t event;
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!file || !yaml_parser_initialize(&parser))
        return 1;
    yaml_parser_set_input_file(&parser, file);
    for (int more = 1; more; yaml_event_delete(&event)) {
        if (!yaml_parser_parse(&parser, &event))
            return 1;
        more = event.type != YAML_STREAM_END_EVENT;
    }
    yaml_parser_delete(&parser);
    return fclose(file);
}
PEER
if ${CC:-cc} -O2 events.c -o events -lyaml && ./events kernels.yaml; then
    read -r events _ <<<"$(least ./events kernels.yaml)"
    echo "10^6 kernels: events of libyaml alone $events s"
fi
read -r reading _ <<<"$(least "$gpurta" edf kernels.yaml)"
echo "10^6 kernels: read in $reading s"
for format in table csv json; do
    read -r seconds memory <<<"$(least "$gpurta" rta kernels.yaml --format $format)"
    echo "10^6 kernels, rta --format $format: $seconds s, $(awk -v a="$seconds" -v b="$reading" 'BEGIN { printf "%.2f", a / b }') times reading; $((memory / 1024)) MiB"
done
