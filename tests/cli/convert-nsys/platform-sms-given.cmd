gpurta convert platform.sqlite --platform cc-8.0 --sms 7 2>/dev/null
