for name in chains kernels $EXAMPLES/partition-orin; do gpurta convert $name.yaml --to json -o first.json && gpurta convert first.json --to json -o second.json && cmp first.json second.json; done
for name in chains kernels; do gpurta convert $name.yaml --to json -o $name.json; done; gpurta bound chains.yaml >a && gpurta bound chains.json >b && cmp a b; gpurta simulate kernels.yaml >a && gpurta simulate kernels.json >b && cmp a b
gpurta convert $EXAMPLES/partition-orin.yaml --to json -o first.json; gpurta partition $EXAMPLES/partition-orin.yaml >a && gpurta partition first.json >b && cmp a b
