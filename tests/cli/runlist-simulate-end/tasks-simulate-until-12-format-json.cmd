gpurta runlist tasks.yaml --simulate --until 12 --format json | grep '"b"'
