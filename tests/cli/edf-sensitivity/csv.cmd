gpurta edf $EXAMPLES/edf-servers.yaml --sensitivity --format csv
