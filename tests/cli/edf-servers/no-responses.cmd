gpurta edf $EXAMPLES/edf-servers.yaml --no-responses
