mkdir logs
gpurta measure kernels.yaml --runs 2 --export examiner -o logs
cat logs/*1.json logs/*4.json
