gpurta simulate memset.json --platform tx2 --assume memset=0.5
