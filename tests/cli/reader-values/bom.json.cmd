gpurta rta bom.json
