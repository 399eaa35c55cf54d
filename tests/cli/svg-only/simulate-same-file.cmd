gpurta simulate a.json --svg x -o x
ls x 2>/dev/null
