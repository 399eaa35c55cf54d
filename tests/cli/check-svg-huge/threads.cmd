export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
gpurta measure kernels.yaml --runs 1 -o M.json
sed -i "s/\"threads\": 32/\"threads\": 9223372036854775807/" M.json
sed "s/threads: 32/threads: 9223372036854775807/" kernels.yaml >threads.yaml
gpurta check threads.yaml M.json --slots 8 --svg a.svg >table
grep -oE "height=\"-|nan|inf" a.svg
grep -c "<title>k, meas" a.svg
