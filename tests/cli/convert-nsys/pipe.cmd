gpurta convert frames.sqlite --to chains 2>/dev/null | gpurta bound - --search 5
