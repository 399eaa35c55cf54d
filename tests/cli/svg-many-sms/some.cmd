gpurta simulate program.yaml --svg some.svg --sms 8:11 >table
grep -o "SM [0-9]*<" some.svg
grep -c together some.svg
