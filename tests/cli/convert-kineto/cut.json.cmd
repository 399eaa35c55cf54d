gpurta convert cut.json
