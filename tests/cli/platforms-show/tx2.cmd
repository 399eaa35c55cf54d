gpurta platforms tx2
