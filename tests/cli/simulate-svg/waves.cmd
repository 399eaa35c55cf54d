gpurta simulate waves.yaml --svg a.svg >/dev/null
gpurta simulate waves.yaml --blocks --svg b.svg >/dev/null
cmp a.svg b.svg && grep -c "<rect" a.svg
grep -o "one box per wave[^<]*" a.svg
grep -o "<title>gemm: .*SM 7,[^<]*" a.svg
