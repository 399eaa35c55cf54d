gpurta measure two.yaml --driver ${FAKE_CUDA%/*}/fake_cuda_older/libcuda.so.1
