gpurta report contexts.yaml -o page.html
grep -o "class=\"verdict[^<]*" page.html
