# of listed periods the shortest one counts, wherever it stands
sed 's/period: .*/period: {list: [10, 12, 20]}/' wcet-grain.yaml >listed.yaml
gpurta sweep listed.yaml
