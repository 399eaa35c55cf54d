gpurta simulate config.json --platform jetson-tx2 --copy-bandwidth 10737418240
