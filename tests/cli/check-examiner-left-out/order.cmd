gpurta check both.yaml b-first.json
gpurta check both.yaml b-first.json --format json | grep launch_order
gpurta simulate both.yaml | grep '^[ab]'
