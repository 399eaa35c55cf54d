gpurta edf $EXAMPLES/edf-servers.yaml --decimal -1
