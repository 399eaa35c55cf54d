gpurta bound many-events.json --search 2147483647 --limit 1000000 | sed -n '/the search ended/p'
