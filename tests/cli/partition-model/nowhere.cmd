gpurta bound nowhere.yaml
