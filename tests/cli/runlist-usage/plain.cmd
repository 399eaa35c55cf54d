gpurta runlist
