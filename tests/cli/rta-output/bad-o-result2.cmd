gpurta rta bad.yaml -o result2.csv
ls
