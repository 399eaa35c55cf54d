gpurta platforms tx3
