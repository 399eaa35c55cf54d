gpurta bound newcomer-fine.yaml
