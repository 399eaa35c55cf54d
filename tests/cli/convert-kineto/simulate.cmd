gpurta convert trace.json -o s.yaml 2>/dev/null
gpurta simulate s.yaml
