gpurta check kernels.yaml --runs 1 --svg both.svg >/dev/null
cat both.svg
