gpurta simulate nothing.json --platform tx2 --assume malloc=1
