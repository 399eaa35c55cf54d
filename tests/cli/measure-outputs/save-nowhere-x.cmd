gpurta measure kernels.yaml --export examiner -o nowhere >/dev/null 2>&1
gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml --save nowhere/x
