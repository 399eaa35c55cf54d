ln -s kernels.yaml link
cp kernels.yaml M.json
gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
gpurta rta link -o kernels.yaml >/dev/null 2>&1
gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml M.json --svg M.json
