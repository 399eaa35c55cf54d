-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case devices-runs-3 --
$ gpurta measure --devices --runs 3
2> gpurta: --devices: lists devices and measures nothing; of the options it takes --device, --driver, --format and --output
[2]

-- case kernels-copy-bandwidth-1e9 --
$ gpurta measure kernels.yaml --copy-bandwidth 1e9
2> gpurta: measure: --copy-bandwidth has no meaning here: it runs on the device; a platform and its bandwidth are for 'gpurta check'
[2]

-- case kernels-device-1 --
$ gpurta measure kernels.yaml --device 1
2> gpurta: there is no device 1: devices are numbered 0 to 0
[2]

-- case kernels-device-x --
$ gpurta measure kernels.yaml --device x
2> gpurta: --device: expected a whole number from 0 to 1023, found "x"
[2]

-- case kernels-devices --
$ gpurta measure kernels.yaml --devices
2> gpurta: --devices: lists devices and measures nothing; of the options it takes --device, --driver, --format and --output
[2]

-- case kernels-export-examiner-format-csv --
$ gpurta measure kernels.yaml --export examiner --format csv
2> gpurta: --format: --export writes log files, which have a format of their own
[2]

-- case kernels-export-nvvp --
$ gpurta measure kernels.yaml --export nvvp
2> gpurta: --export: expected examiner, found "nvvp"
[2]

-- case kernels-runs-0 --
$ gpurta measure kernels.yaml --runs 0
2> gpurta: --runs: expected a whole number from 1 to 100000, found "0"
[2]

-- case kernels-runs-x --
$ gpurta measure kernels.yaml --runs x
2> gpurta: --runs: expected a whole number from 1 to 100000, found "x"
[2]

-- case kernels-runz-3 --
$ gpurta measure kernels.yaml --runz 3
2> gpurta: measure: unknown option --runz; did you mean --runs?
[2]

-- case kernels-scale-0 --
$ gpurta measure kernels.yaml --scale 0
2> gpurta: --scale: expected a whole number from 1 to 1000000000, found "0"
[2]

-- case kernels-slots-8 --
$ gpurta measure kernels.yaml --slots 8
2> gpurta: measure: --slots has no meaning here: it runs on the device; a platform and its bandwidth are for 'gpurta check'
[2]

-- case kernels-timeout-0 --
$ gpurta measure kernels.yaml --timeout 0
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "0"
[2]

-- case kernels-timeout-1us --
$ gpurta measure kernels.yaml --timeout 1us
2> gpurta: --timeout: expected whole milliseconds from 1 to 86400000 ms, found "1us"
[2]

-- case kernels-warm-up-1 --
$ gpurta measure kernels.yaml --warm-up -1
2> gpurta: --warm-up: expected whole milliseconds from 0 to 60000 ms, found "-1"
[2]
