gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
gpurta check kernels.yaml M.json --svg - -o t.txt | tail -n 1
head -n 1 t.txt
