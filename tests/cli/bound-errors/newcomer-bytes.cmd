gpurta bound newcomer-bytes.yaml
