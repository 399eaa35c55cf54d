gpurta runlist tasks.yaml --explain render
