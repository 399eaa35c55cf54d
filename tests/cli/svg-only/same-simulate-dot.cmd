gpurta simulate tx2.yaml --svg p -o ./p
ls d
cat x
