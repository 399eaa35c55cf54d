sed -i 's/~0xc/~0x8/' logs/gpurta_stream_2.json && gpurta check partitions.yaml logs
