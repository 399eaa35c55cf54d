gpurta check levels.yaml --set-level ./no-such-program
