gpurta platforms --platform-file c.yaml
