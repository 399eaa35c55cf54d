gpurta rta rta.yaml --svg c.svg >/dev/null
grep -c '<rect' c.svg
