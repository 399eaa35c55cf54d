GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json
change() { sed "s/$1/$2/" M.json >other.json; cmp -s M.json other.json && echo "nothing changed: $1"; gpurta check kernels.yaml other.json; }
change '"used": {"registers": [0-9]*' '"used": {"registers": 255'
change '"dynamic_shared_memory": 0' '"dynamic_shared_memory": 8'
change '"carveout_percent": null}' '"carveout_percent": 7}'
change '"local_memory": [1-9][0-9]*, "static' '"local_memory": 4096, "static'
change '"used": {"registers"' '"used": {"no_registers"'
