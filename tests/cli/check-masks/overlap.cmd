sed -i 's/~0xc/~0xe/' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs
