gpurta simulate parts.yaml --svg i.svg >/dev/null
grep -E "K3|parts of" i.svg
