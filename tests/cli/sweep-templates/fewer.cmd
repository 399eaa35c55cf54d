gpurta sweep fewer.yaml --threads 1 --certificate c.json >/dev/null
grep -e '"point"' -e '"budget": ' c.json
