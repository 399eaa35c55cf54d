gpurta convert --from examiner config.json --platform jetson-tx2 -o program.yaml
gpurta simulate config.json --platform jetson-tx2 --copy-bandwidth 10737418240 --format csv >a
gpurta simulate program.yaml --copy-bandwidth 10737418240 --format csv | diff - a && echo same
