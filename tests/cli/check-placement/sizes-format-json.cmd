gpurta check sizes.yaml --format json | sed -n '/placement/,$p'
