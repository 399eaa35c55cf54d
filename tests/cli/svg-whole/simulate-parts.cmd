gpurta simulate parts.yaml --svg -
gpurta simulate parts.yaml --svg - --window 5:8
