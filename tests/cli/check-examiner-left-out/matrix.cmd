gpurta check matrix.json matrix-log.json --platform tx2 --copy-bandwidth 10000 --assume matrix_multiply=10ms
