gpurta occupancy --platform tx2 --threads 256 --registers 40 --shared-memory 8192 --svg picture.svg
cat picture.svg
