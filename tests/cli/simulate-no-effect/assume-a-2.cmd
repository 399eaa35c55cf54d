gpurta platforms --assume a=2
