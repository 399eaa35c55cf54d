gpurta runlist runlist.yaml --simulate --task B --svg -
