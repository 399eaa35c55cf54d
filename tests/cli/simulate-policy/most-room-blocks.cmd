gpurta simulate program.yaml --policy most-room --blocks | tail -9
