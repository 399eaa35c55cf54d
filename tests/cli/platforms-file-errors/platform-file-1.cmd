gpurta platforms --platform-file 1.yaml
