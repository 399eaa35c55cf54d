gpurta bound trace.json
