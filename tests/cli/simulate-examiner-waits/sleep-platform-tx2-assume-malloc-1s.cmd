gpurta simulate sleep.json --platform tx2 --assume malloc=1s
