gpurta bound waiting.json --explain --search 30 --exact 3000 --format json
