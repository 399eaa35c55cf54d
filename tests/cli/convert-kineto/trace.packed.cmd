gpurta convert trace.json.gz
