gpurta measure kernels.yaml --runs 1 -o M.json 2>/dev/null
grep -v "not_read" M.json | head -c 2000 >cut.json
gpurta check kernels.yaml cut.json
