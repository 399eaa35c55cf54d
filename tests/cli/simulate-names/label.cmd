gpurta simulate label.json --platform tx2 | iconv -f UTF-8 -t UTF-8
