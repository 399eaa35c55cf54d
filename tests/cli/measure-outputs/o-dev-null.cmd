mkdir folder
gpurta measure kernels.yaml -o folder >/dev/null 2>&1
gpurta measure kernels.yaml --export examiner -o kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml --save folder >/dev/null 2>&1
gpurta check kernels.yaml --save a --svg b -o folder >/dev/null 2>&1
gpurta measure kernels.yaml --export examiner -o folder >/dev/null 2>&1
gpurta measure kernels.yaml -o /dev/null
ls . folder
