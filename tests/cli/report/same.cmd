gpurta report tasks.yaml -o r.html; gpurta report tasks.yaml -o s.html; cmp r.html s.html; sed -n '/<p class="verdict/,/<.ul>/p' r.html
