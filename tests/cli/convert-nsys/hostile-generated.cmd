gpurta convert generated.sqlite
