gpurta bound newcomer.yaml
