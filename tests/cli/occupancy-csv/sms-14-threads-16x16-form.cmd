gpurta occupancy --compute-capability 8.7 --sms 14 --threads 16x16 --format csv
