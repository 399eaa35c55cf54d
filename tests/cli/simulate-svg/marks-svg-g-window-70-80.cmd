gpurta simulate marks.yaml --svg g.svg --window 70:80
ls g.svg 2>/dev/null
