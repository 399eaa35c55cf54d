gpurta convert exponent.json
