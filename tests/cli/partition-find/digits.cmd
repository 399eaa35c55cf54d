for mechanism in mig mps green-context tpc-mask; do
    sed 's/name: a,/name: a0-9_é,/; s/partition: a/partition: a0-9_é/' idle.yaml | gpurta partition - --platform h100-sxm --mechanism $mechanism --search 0 2>&1
done
