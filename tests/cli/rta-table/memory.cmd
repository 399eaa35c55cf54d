gpurta rta $EXAMPLES/tx2.yaml --memory 1GiB
