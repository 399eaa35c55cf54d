gpurta simulate program.yaml --svg a.svg >/dev/null
cat a.svg
