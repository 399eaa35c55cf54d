gpurta rta chains.yaml --certificate none.json --svg none.svg >/dev/null
ls
