gpurta platforms --platform-file 7.yaml
