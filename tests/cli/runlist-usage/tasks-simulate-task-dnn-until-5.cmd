gpurta runlist tasks.yaml --simulate --task dnn --until 5
