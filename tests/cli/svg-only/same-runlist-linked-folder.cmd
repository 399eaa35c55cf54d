gpurta runlist channels.yaml --simulate --svg d/p -o e/p
ls d
cat x
