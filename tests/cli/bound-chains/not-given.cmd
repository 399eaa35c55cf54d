# what is not given limits nothing and costs nothing: said; and not where it is given, or slots have no registers
sed 's/threads: 512/&, registers: 32/; $a runlist: {switch_cost: 0.1}' not-given.yaml |
    gpurta bound - --search 0 | grep -c 'registers\|switch_cost'
gpurta bound not-given.yaml --search 0 --slots 4 | grep 'registers\|switch_cost'
gpurta bound not-given.yaml --search 0
