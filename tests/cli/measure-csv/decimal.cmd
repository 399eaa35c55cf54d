gpurta measure operations.yaml --format csv --decimal --runs 2 | sed -n 1,2p
