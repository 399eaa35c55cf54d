gpurta runlist runlist.yaml --simulate --until 40 --svg -
