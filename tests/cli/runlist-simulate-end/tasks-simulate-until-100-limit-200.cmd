gpurta runlist tasks.yaml --simulate --until 100 --limit 200 | sed -n 1,2p
