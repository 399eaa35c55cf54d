gpurta bound in-servers.yaml --format json --certificate c.json >/dev/null; grep -c '"sm"' c.json; grep verdict c.json
