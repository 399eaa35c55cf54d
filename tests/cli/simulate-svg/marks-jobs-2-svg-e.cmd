gpurta simulate marks.yaml --jobs 2 --svg e.svg >/dev/null
grep -E "<path|class=\"tick\".*>[a-c]<" e.svg
