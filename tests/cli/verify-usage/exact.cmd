gpurta bound exact.yaml --exact 20000 --certificate c.json >/dev/null; grep verdict c.json
