-- case files --
the files are made by the command
$ for file in "$EXAMPLES"/../schema/gpurta-*; do
>     name=${file##*/gpurta-}
>     gpurta --schema "${name%.schema.json}" | diff "$file" - || exit
> done

-- case list --
$ gpurta --schema
scenario
rta
bound
partition
simulate
runlist
occupancy
platforms
edf
measure
check
sweep
verify

-- case unknown --
$ gpurta --schema foo
2> gpurta: --schema: expected scenario or a command with a result, found "foo"; 'gpurta --schema' lists them
[2]
