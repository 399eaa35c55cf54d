gpurta partition partition.yaml --search 2 --format json --decimal 2
gpurta partition partition.yaml --search 2 --format csv
gpurta partition partition.yaml --search 2 --mechanism green-context --cuda 12.4 --exact
gpurta partition partition.yaml --search 2 --mechanism mps --minimize largest
