mkdir logs
gpurta measure kernels.yaml --runs 2 --export examiner -o logs >/dev/null 2>&1
gpurta check kernels.yaml logs
