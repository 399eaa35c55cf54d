gpurta simulate large.yaml --svg j.svg --sms 0:1 --window 0:2 >/dev/null
grep -c "<rect" j.svg
