gpurta bound footprints.json --explain --search 30 --exact 3000 --format json
