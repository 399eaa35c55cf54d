gpurta platforms cc-6.0
