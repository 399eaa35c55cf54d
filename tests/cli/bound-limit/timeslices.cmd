gpurta bound timeslices.json --search 0 --limit 100000 | sed -n '3,5p;/^unknown/p'
