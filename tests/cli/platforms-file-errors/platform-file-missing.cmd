gpurta platforms --platform-file missing
