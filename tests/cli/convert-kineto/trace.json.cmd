gpurta convert trace.json
