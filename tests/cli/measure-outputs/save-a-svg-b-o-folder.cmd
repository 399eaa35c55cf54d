mkdir folder
gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml --save a --svg b -o folder
