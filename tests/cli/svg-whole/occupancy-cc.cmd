gpurta occupancy --compute-capability 8.6 --sms 3 --threads 1024 --registers 70 --svg -
