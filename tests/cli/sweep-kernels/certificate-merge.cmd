gpurta sweep --merge part.json --certificate c.json
