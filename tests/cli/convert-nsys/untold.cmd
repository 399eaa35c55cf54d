gpurta convert untold.sqlite --to chains 2>/dev/null
