gpurta convert --from nsys v2.9.1.sqlite -o s.yaml; wc -l <s.yaml
