gpurta partition runlist.yaml --search 0 --mechanism tpc-mask | sed -n '/^chain/,/^every/p'
