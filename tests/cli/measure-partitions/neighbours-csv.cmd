GPURTA_FAKE_CUDA=platform=v100,neighbour=20 gpurta measure two.yaml --neighbours --runs 3 --format csv --tolerance 1001us
