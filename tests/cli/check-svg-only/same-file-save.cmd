gpurta check kernels.yaml --save N.json --svg x -o x
ls N.json 2>/dev/null
