gpurta sweep wcet-grain.yaml
