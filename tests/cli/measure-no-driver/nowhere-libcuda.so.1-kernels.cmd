GPURTA_CUDA_DRIVER=/nowhere/libcuda.so.1 gpurta measure kernels.yaml
