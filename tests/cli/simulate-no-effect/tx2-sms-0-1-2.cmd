gpurta rta tx2.yaml --sms 0:1
