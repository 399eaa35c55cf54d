gpurta rta chains.yaml --ignore chains,tasks
