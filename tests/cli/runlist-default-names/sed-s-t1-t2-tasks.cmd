sed s/t1/t2/ tasks.yaml | gpurta runlist - | tail -3
