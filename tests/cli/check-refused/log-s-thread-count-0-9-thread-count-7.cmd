mkdir logs
gpurta measure kernels.yaml --runs 2 --export examiner -o logs 2>/dev/null
first=$(ls logs/*.json | sed -n 1p)
sed -i 's/"thread_count": [0-9]*/"thread_count": 7/' "$first"
gpurta check kernels.yaml logs
