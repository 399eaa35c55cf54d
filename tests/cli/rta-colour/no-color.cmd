script -qec 'env -u NO_COLOR TERM=xterm NO_COLOR=1 gpurta rta kernels.yaml' /dev/null | sed 's/\x1b/ESC/g; s/\r//'
