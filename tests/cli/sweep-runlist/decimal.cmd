gpurta sweep design.yaml --format csv --decimal | sed -n 1,2p
