gpurta convert turns.sqlite --process 4712
