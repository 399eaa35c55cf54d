sed -i 's/"sm_mask": "~0xc", //' logs/gpurta_stream_2.json && gpurta check kernels.yaml logs
