gpurta simulate copies.yaml --rules new
