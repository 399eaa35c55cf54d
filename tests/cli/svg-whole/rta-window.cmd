gpurta rta rta.yaml --svg - --window 1:3 --sms 1:1
