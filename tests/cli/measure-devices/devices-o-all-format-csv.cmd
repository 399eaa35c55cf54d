gpurta measure --devices -o all.csv --format csv
wc -l <all.csv
