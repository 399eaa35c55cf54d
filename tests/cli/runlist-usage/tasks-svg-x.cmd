gpurta runlist tasks.yaml --svg x.svg
