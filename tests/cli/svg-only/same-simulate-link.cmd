gpurta simulate tx2.yaml --svg x -o y
ls d
cat x
