gpurta simulate sh.yaml --svg h.svg --height shared-memory >/dev/null
grep "SM 0, 2 to 3" h.svg
