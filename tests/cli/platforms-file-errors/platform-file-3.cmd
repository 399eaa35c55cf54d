gpurta platforms --platform-file 3.yaml
