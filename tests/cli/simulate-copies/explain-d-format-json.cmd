gpurta simulate copies.yaml --explain D --format json | grep behind
