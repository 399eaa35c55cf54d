gpurta platforms --platform-file d.yaml
