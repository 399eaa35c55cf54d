gpurta simulate sizes.yaml --explain
