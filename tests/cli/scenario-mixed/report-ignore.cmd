gpurta report chains.yaml --ignore chains -o page.html
grep -o "class=\"verdict[^<]*\|<b>[a-z]*: [^<]*" page.html
