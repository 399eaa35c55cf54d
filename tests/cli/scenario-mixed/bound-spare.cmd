gpurta bound spare.yaml --search 0 --format csv | cut -d, -f1-6
