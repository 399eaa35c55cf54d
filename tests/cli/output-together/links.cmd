ln -s nowhere link; ln -s there good; echo old >there; gpurta rta kernels.yaml -o link; gpurta rta kernels.yaml -o good; ls; test -L link && echo link; test -L good && echo good; head -n 1 there
