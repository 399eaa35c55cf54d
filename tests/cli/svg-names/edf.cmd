gpurta edf names.json --simulate --horizon 4 --svg b.svg >table
grep -oE "release of .*<" b.svg
