gpurta simulate long.json --platform tx2 | iconv -f UTF-8 -t UTF-8
