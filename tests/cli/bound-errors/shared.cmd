gpurta bound shared.yaml
