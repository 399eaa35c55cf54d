gpurta convert turns.sqlite --to chains 2>/dev/null
