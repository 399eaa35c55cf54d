# SMs beyond the partition have room: what the kernel waits for is told of its own
sed '/name: b,/d' kernels.yaml >alone.yaml
gpurta simulate alone.yaml --explain
