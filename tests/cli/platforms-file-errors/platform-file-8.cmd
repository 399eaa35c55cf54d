gpurta platforms --platform-file 8.yaml
