gpurta report tasks.yaml -o page.html
grep -o "class=\"verdict[^<]*" page.html
