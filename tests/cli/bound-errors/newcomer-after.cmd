gpurta bound newcomer-after.yaml
