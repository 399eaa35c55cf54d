gpurta check check.yaml --copy-bandwidth 10000000000 --runs 2 --explain
gpurta check check.yaml --copy-bandwidth 9000000000 --runs 3 --explain --format json --decimal 3
gpurta check check.yaml --copy-bandwidth 9000000000 --runs 3 --tolerance 1%+10us --placement 60 --format csv
