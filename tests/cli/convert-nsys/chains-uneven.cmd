gpurta convert uneven.sqlite --to chains --margin 20% 2>/dev/null
