sed 's/switch_cost: 5/switch_cost: 5, reset_cost: 1/' runlist.yaml >resets.yaml; gpurta partition resets.yaml --mechanism tpc-mask
