gpurta runlist tasks.yaml --fit levels --range 1..2
