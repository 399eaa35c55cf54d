gpurta platforms --platform-file a.yaml
