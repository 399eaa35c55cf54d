gpurta runlist channels.yaml --simulate --until 8 --svg runlist.svg >table
grep -oE ">deadline at[^<]*|deadline of [^<]*" runlist.svg
