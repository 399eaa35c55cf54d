gpurta convert cut.json.gz
