sed 's/"numSms": 108/"numSms": 5000000000/' graph.json >sms.json
gpurta convert sms.json
