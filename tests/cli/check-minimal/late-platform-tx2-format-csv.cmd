sed s/1001500/1201500/ M.json >late.json
gpurta check kernels.yaml late.json --platform tx2 --format csv
