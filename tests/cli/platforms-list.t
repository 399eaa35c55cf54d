-- case as-many-in-csv --
$ gpurta platforms >table
> gpurta platforms --format csv >csv
> [ $(wc -l <csv) = $(($(wc -l <table) - 2)) ] && echo as many
as many

-- case as-many-in-json --
$ gpurta platforms --format csv >csv
> gpurta platforms --format json >json
> [ $(wc -l <csv) = $(($(grep -c '"source"' json) + 1)) ] && echo as many
as many

-- case table --
$ gpurta platforms | grep -E '^(platform|cc-6.2|jetson-tx2|rtx-2080-ti|h200|-)' | tr -s ' '
platform cc SMs threads/SM blocks/SM registers/block shared KiB/SM SM order other names
cc-6.2 6.2 - 2048 32 32768 64 - sm-62
jetson-tx2 6.2 2 2048 32 32768 64 ascending tx2
rtx-2080-ti 7.5 68 1024 16 65536 64 even-then-odd 2080ti rtx2080ti
h200 9.0 132 2048 32 65536 228 - h200-sxm
-: not known. 'gpurta platforms NAME' shows one in full, with its sources.
