gpurta runlist none.yaml | grep -A1 '^published'
