gpurta runlist tasks.yaml --mode interleaved --overhead published
