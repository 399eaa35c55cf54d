gpurta rta rta.yaml --svg f.svg --window 0:1 --sms 0:0 >/dev/null
grep -cE "GPU<" f.svg
