gpurta bound cut.yaml --search 10 --certificate c.json >/dev/null; grep verdict c.json
