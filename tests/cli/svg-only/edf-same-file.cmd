gpurta edf tasks.yaml --svg x -o x
ls x 2>/dev/null
