gpurta sweep wcet-grain.yaml --format csv
