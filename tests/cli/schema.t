-- case file --
the file is made by the command
$ gpurta --schema scenario | diff "$EXAMPLES"/../schema/gpurta-scenario.schema.json -

-- case list --
$ gpurta --schema
scenario

-- case unknown --
$ gpurta --schema foo
2> gpurta: --schema: expected scenario, found "foo"
[2]
