gpurta convert turn-by-turn.sqlite --to chains 2>/dev/null
