gpurta simulate memset.json --platform tx2 --assume memset=0.5 --assume free=1us
