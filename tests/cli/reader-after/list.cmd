gpurta simulate list.yaml --explain
