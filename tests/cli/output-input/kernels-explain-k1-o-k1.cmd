ln -s kernels.yaml link
gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
gpurta rta link -o kernels.yaml >/dev/null 2>&1
gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
gpurta check kernels.yaml --save kernels.yaml >/dev/null 2>&1
gpurta measure kernels.yaml -o kernels.yaml >/dev/null 2>&1
gpurta simulate kernels.yaml --explain K1 -o K1
