gpurta simulate far.yaml --svg - --window 0:60 | grep -oE ">deadlines[^<]*|deadline of [^<]*"
