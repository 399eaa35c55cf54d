gpurta simulate program.yaml --explain=nobody
