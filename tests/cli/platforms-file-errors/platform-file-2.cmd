gpurta platforms --platform-file 2.yaml
