gpurta runlist tasks.yaml --explain dn
