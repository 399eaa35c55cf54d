gpurta runlist common.yaml
