gpurta convert frames.sqlite --to chains --period periodic -o s.yaml 2>/dev/null
gpurta bound s.yaml --search 10
