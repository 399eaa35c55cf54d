gpurta measure kernels.yaml --runs 2 -o M.json
grep '"name": "b"' M.json | sed 's/.*\("launched".*\)/\1/'
