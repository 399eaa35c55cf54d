gpurta simulate iterations.json --platform tx2 --copy-bandwidth 1000000000
