gpurta partition idle.yaml --search 0 --format json | sed -n '/"sizes":/p'
