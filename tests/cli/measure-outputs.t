-- setup --
export GPURTA_CUDA_DRIVER=$FAKE_CUDA/libcuda.so.1 GPURTA_FAKE_CUDA=fail=cuLaunchKernel:1:719

-- file kernels.yaml --
time_unit: ms
platform: jetson-tx2
kernels:
  - {name: k1, blocks: 2, threads: 512, wcet: 4, period: 15}
  - {name: k2, blocks: 7, threads: 512, wcet: 6, period: 15}
  - {name: k3, blocks: 2, threads: 512, wcet: 6, period: 15}
  - {name: k4, blocks: 5, threads: 512, wcet: 5, period: 15}

-- case export-examiner-o-folder --
$ mkdir folder
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o folder
2> gpurta: cuLaunchKernel failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]

-- case export-examiner-o-kernels --
$ gpurta measure kernels.yaml --export examiner -o kernels.yaml
2> gpurta: --output names kernels.yaml, which is read
[2]

-- case export-examiner-o-nowhere --
$ gpurta measure kernels.yaml --export examiner -o nowhere
2> gpurta: cannot write nowhere/gpurta_stream_1.json: its folder does not exist
[3]

-- case o-dev-null --
$ mkdir folder
> gpurta measure kernels.yaml -o folder >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save folder >/dev/null 2>&1
> gpurta check kernels.yaml --save a --svg b -o folder >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o folder >/dev/null 2>&1
> gpurta measure kernels.yaml -o /dev/null
> ls . folder
.:
folder
kernels.yaml

folder:
2> gpurta: cuLaunchKernel failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]

-- case o-folder --
$ mkdir folder
> gpurta measure kernels.yaml -o folder
2> gpurta: cannot write folder: Is a directory
[3]

-- case o-m --
$ gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta measure kernels.yaml -o M.json
2> gpurta: cuLaunchKernel failed: CUDA_ERROR_LAUNCH_FAILED (719, unspecified launch failure)
[3]

-- case o-nowhere-m --
$ gpurta measure kernels.yaml -o nowhere/M.json
2> gpurta: cannot write nowhere/M.json: its folder does not exist
[3]

-- case o-nowhere-x --
$ gpurta measure kernels.yaml --export examiner -o nowhere >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml -o nowhere/x
2> gpurta: cannot write nowhere/x: its folder does not exist
[3]

-- case save-a-svg-b-o-folder --
$ mkdir folder
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save a --svg b -o folder
2> gpurta: cannot write folder: Is a directory
[3]

-- case save-folder --
$ mkdir folder
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save folder
2> gpurta: cannot write folder: Is a directory
[3]

-- case save-nowhere-x --
$ gpurta measure kernels.yaml --export examiner -o nowhere >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --save nowhere/x
2> gpurta: cannot write nowhere/x: its folder does not exist
[3]

-- case svg-nowhere-x --
$ gpurta measure kernels.yaml --export examiner -o nowhere >/dev/null 2>&1
> gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
> gpurta check kernels.yaml --svg nowhere/x
2> gpurta: cannot write nowhere/x: its folder does not exist
[3]
