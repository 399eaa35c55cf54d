gpurta runlist lower.yaml | grep -A1 '^published'
