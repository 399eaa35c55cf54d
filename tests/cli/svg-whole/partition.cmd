gpurta partition partition.yaml --svg - --search 2
