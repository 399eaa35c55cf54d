gpurta simulate program.yaml --svg g.svg --window 10000000000000000:10000000000000001
