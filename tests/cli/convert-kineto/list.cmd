gpurta convert list.json --platform h100
