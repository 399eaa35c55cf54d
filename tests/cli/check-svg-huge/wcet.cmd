gpurta simulate far.yaml --svg b.svg >table
grep -cE "[^a-z](nan|inf)" b.svg
grep -o "times beyond[^<]*" b.svg
