gpurta occupancy --platform tx2 --threads 64 --svg x -o y
ls d
cat x
