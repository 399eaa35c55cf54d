sed -i 's/0xfffffffffffffffc/0xfffffffffffffffe/' logs/gpurta_stream_1.json && gpurta check kernels.yaml logs
