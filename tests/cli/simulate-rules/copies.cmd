gpurta simulate copies.yaml --explain
