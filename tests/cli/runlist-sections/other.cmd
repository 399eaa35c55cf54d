gpurta runlist other.yaml | grep -A1 '^published'
