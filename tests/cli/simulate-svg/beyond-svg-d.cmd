gpurta simulate beyond.yaml --svg d.svg >/dev/null
grep -cE "\binf\b|nan" d.svg
grep -o "times beyond[^<]*" d.svg
