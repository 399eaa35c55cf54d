gpurta bound shared.yaml --explain nobody
