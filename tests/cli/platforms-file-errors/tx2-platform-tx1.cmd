gpurta platforms tx2 --platform tx1
