gpurta partition partition.yaml --platform h100-sxm --mechanism mig --minimize largest --svg - --search 0
