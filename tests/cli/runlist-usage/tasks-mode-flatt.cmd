gpurta runlist tasks.yaml --mode flatt
