gpurta runlist servers.yaml >/dev/null
