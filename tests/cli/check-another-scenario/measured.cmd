gpurta measure operations.yaml --runs 2 -o M.json
grep '"release"' M.json | sed 's/"launched.*//'
grep -c '"threads"' M.json
