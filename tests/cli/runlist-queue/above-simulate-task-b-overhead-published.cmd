gpurta runlist above.yaml --simulate --task b --overhead published
