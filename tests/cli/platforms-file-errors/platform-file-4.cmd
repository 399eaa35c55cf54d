gpurta platforms --platform-file 4.yaml
