gpurta platforms --platform-file - <slots.yaml
