-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1
export GPURTA_FAKE_CUDA=devices=2,platform=jetson-xavier-agx

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-1-de --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=1 gpurta measure --devices
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de-2 --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format json | wc -c
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de-3 --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format csv | wc -c
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-3-fail-cuctxcreate-v2-1-2-fail-from-2-de --
$ GPURTA_FAKE_CUDA=devices=3,fail=cuCtxCreate_v2:1:2,fail_from=2 gpurta measure --devices --format table | wc -c
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-device-1-format-json --
$ gpurta measure --devices --device 1 --format json
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-format-csv --
$ gpurta measure --devices --format csv
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-format-json --
$ gpurta measure --devices --format json | grep -c index
0
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]

-- case devices-o-all-format-csv --
$ gpurta measure --devices -o all.csv --format csv
> wc -l <all.csv
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
2> all.csv: No such file or directory
[3]

-- case devices --
$ gpurta measure --devices
2> gpurta: no CUDA driver: /libcuda.so.1: cannot open shared object file: No such file or directory
[3]
