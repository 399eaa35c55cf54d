mkdir folder
gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
gpurta measure kernels.yaml --export examiner -o folder
