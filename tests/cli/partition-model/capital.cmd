# digits of a mask may be capital ones
for mask in A F; do
    sed "s/0xf0/0x${mask}0/" kernels.yaml >k.yaml
    gpurta convert k.yaml --to json | grep 'tpc_mask'
done
