gpurta platforms --platform-file 9.yaml
