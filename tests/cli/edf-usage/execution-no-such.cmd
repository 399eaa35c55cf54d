gpurta edf $EXAMPLES/edf-servers.yaml --simulate --execution camra=9
