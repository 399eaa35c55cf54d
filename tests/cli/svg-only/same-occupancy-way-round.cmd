gpurta occupancy --platform tx2 --threads 64 --svg x -o d/../x
ls d
cat x
