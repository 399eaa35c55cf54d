-- case run --
$ gpurta edf tasks.yaml --sensitivity --format json >all
> grep -c "\"parameter\"" all
> grep -q "\"found\": \"value\"" all && echo bounded
197
bounded
[1]
