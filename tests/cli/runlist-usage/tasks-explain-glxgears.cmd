gpurta runlist tasks.yaml --explain glxgears
