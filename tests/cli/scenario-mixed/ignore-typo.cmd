gpurta rta chains.yaml --ignore chain
