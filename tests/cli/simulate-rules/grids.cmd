gpurta simulate switched.yaml --explain
