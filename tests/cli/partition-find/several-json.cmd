gpurta partition several.yaml --search 0 --format json | sed -n '/found/p; /divisions/,/\]$/p' | sed '/configuration/,$d'
