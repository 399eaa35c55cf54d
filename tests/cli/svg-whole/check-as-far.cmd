# as early as late
gpurta measure one.yaml --runs 2 -o M.json
sed -i 's/5001945/5700000/g; s/5001351/4300000/g' M.json
gpurta check one.yaml M.json --format json
gpurta check one.yaml M.json
gpurta check one.yaml M.json --tolerance 700us
gpurta check one.yaml M.json --tolerance 14%
gpurta check one.yaml M.json --tolerance 13.9%+5us
gpurta check one.yaml M.json --tolerance 690us --svg -
