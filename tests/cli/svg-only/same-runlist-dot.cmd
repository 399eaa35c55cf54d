gpurta runlist channels.yaml --simulate --svg p -o ./p
ls d
cat x
