gpurta runlist channels.yaml --simulate --svg x -o y
ls d
cat x
