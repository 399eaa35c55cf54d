gpurta edf tasks.yaml --simulate --horizon 6 --svg edf.svg >table
grep -oE ">deadline at[^<]*|deadline of [^<]*" edf.svg
