gpurta occupancy v2.9.1.sqlite --format json --platform tx2 --sms 1
