gpurta check check.yaml --copy-bandwidth 10000000000 --runs 2 --svg -
