GPURTA_FAKE_CUDA=platform=jetson-orin-agx gpurta measure $EXAMPLES/neighbours.yaml --neighbours --runs 3
