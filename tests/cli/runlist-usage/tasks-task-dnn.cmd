gpurta runlist tasks.yaml --task dnn
