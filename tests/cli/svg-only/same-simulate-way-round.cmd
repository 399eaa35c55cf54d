gpurta simulate tx2.yaml --svg x -o d/../x
ls d
cat x
