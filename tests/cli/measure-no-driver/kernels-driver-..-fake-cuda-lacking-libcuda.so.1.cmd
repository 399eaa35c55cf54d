gpurta measure kernels.yaml --driver $FAKE_CUDA/../fake_cuda_lacking/libcuda.so.1 2>&1 | sed 's/driver .* has/driver ... has/'
