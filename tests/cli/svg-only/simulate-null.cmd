gpurta simulate tx2.yaml --svg /dev/null -o /dev/null
