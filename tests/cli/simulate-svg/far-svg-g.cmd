gpurta simulate far.yaml --svg g.svg
