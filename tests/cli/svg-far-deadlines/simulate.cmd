gpurta simulate far.yaml --svg far.svg >table
grep -oE "time \(ms\)|>deadlines[^<]*|deadline of [^<]*" far.svg
grep -E "class=\"tick\"" far.svg | grep -oE ">[0-9.]*<" | tail -n 1
