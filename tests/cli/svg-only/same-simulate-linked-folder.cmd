gpurta simulate tx2.yaml --svg d/p -o e/p
ls d
cat x
