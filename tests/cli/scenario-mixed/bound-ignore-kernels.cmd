gpurta bound chains.yaml --ignore kernels --search 0 --format csv | cut -d, -f1-6
