gpurta runlist tasks.yaml --format csv --explain render
