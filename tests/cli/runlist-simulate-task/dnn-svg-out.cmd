gpurta runlist tasks.yaml --simulate --task dnn --svg out.svg
