gpurta runlist $EXAMPLES/edf-servers.yaml >/dev/null
