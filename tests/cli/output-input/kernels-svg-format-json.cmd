ln -s kernels.yaml link
gpurta rta kernels.yaml -o ./kernels.yaml >/dev/null 2>&1
gpurta rta link -o kernels.yaml >/dev/null 2>&1
gpurta simulate kernels.yaml --svg kernels.yaml >/dev/null 2>&1
gpurta simulate kernels.yaml --svg - --format json
