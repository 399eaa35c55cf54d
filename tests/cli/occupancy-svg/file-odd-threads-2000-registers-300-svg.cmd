gpurta occupancy --platform-file odd.yaml --threads 2000 --registers 300 --svg - | grep -c path
