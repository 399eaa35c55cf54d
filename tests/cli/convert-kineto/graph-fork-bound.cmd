gpurta convert fork.json --to chains --period periodic -o fork.yaml 2>/dev/null
gpurta bound fork.yaml --search 10
