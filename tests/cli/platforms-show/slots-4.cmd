gpurta platforms --slots 4
