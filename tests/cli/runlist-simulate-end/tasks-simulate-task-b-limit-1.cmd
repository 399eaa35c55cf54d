gpurta runlist tasks.yaml --simulate --task b --limit 1
