gpurta measure threads.yaml
