gpurta edf $EXAMPLES/edf-servers.yaml --simulate --execution camera=99,best-effort=9
