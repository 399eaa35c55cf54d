gpurta sweep rounded.yaml --certificate c.json >/dev/null
grep -e '"budget": ' -e '"wcet": ' c.json
