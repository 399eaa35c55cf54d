gpurta simulate wrong-list.yaml
