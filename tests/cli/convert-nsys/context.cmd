gpurta convert turns.sqlite --context 7
