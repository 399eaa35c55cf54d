gpurta platforms --platform-file 5.yaml
