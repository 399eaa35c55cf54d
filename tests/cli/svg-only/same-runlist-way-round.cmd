gpurta runlist channels.yaml --simulate --svg x -o d/../x
ls d
cat x
