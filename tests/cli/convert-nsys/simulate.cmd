gpurta convert v2.9.1.sqlite -o s.yaml 2>/dev/null
gpurta simulate s.yaml
