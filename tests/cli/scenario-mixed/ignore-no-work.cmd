gpurta rta chains.yaml --ignore streams
