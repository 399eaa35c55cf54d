gpurta platforms --platform-file 6.yaml
