gpurta edf names.json --ignore kernels --simulate --horizon 4 --svg b.svg >table
grep -oE "release of .*<" b.svg
