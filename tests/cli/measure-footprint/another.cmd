GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json
sed 's/local_memory: 1000/local_memory: 1004/; s/carveout: 32KiB/carveout: 50/' kernels.yaml >other.yaml
gpurta check other.yaml M.json
