gpurta runlist late.yaml --simulate --until 40 --svg late.svg
grep -E "class=.late" late.svg
