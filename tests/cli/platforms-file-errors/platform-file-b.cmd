gpurta platforms --platform-file b.yaml
