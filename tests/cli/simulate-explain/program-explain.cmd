gpurta simulate program.yaml --explain
