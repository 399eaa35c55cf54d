gpurta check copies.json wide --platform tx2 --copy-bandwidth 1000000000
