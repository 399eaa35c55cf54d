gpurta bound system.yaml --search 0 --sensitivity --limit 500000 | sed -n '/^sensitivity/,/^$/p'
