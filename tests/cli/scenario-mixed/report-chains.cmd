gpurta report chains.yaml -o page.html
grep -o "class=\"verdict[^<]*" page.html
