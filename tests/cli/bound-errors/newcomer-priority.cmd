gpurta bound newcomer-priority.yaml
