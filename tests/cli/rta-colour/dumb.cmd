script -qec 'env -u NO_COLOR TERM=xterm TERM=dumb gpurta rta kernels.yaml' /dev/null | sed 's/\x1b/ESC/g; s/\r//'
