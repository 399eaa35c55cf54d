sed -i 's/~0xc/0xc/' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs | tail -4
