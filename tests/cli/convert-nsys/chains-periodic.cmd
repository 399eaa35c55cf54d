gpurta convert frames.sqlite --to chains --period periodic 2>/dev/null
