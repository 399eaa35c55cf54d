gpurta occupancy --platform tx2 --threads 64 --svg p -o ./p
ls d
cat x
