for mask in '"~"' -1 '"0x123456789012345678901234567890123"'; do sed "s/\"0xfffffffffffffffc\"/$mask/" logs/gpurta_stream_1.json >m.json && gpurta check kernels.yaml m.json; done
sed 's/0xfffffffffffffffc/~0xf00/' logs/gpurta_stream_1.json >logs/1.json && rm logs/gpurta_stream_1.json && gpurta check kernels.yaml logs
