gpurta occupancy --platform tx2 --threads 64 --svg d/p -o e/p
ls d
cat x
