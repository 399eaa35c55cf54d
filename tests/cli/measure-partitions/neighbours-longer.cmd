GPURTA_FAKE_CUDA=platform=jetson-orin-agx,neighbour=20 gpurta measure $EXAMPLES/neighbours.yaml --neighbours --runs 3
