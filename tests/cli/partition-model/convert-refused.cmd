gpurta convert kernels.yaml --to perfetto
