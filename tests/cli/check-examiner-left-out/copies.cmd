gpurta check copies.json logs --platform tx2 --copy-bandwidth 1000000000
