gpurta runlist tasks.yaml --explain glxgears --format json
