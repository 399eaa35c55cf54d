gpurta platforms --platform-file one-sm.json --format csv | tail -1
