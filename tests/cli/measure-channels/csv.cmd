gpurta measure tasks.yaml --runs 1 --format csv | sed -n 1,12p
