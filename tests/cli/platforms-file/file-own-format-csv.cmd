gpurta platforms --platform-file own.json --format csv | tail -1
