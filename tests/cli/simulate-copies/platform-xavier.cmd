gpurta simulate copies.yaml --platform xavier | sed -n 1,1p
