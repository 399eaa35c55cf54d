# the keys that a design may count with, one at a time
for change in "seed: 1=seed: -1" "seed: 1=seed: 0" "seed: 1=seed: 9223372036854775807" "seed: 1=seed: 9223372036854775808" "sets: 2=sets: 0" "sets: 2=sets: 1" "tasks: 3=tasks: 0" "tasks: 3=tasks: 1" \
    "tasks: 3=tasks: 65537" "threads: 256=threads: 0" "threads: 256=threads: 1" "threads: 256=threads: 1024" "threads: 256=threads: 1025" "search: 0=search: -1" "search: 0=search: 1" \
    "search: 0=search: 2147483648" "limit: 1000=limit: 0" "limit: 1000=limit: 1" "from: 20=from: 0" "from: 20=from: 100" "from: 20=from: 101" "grain: 1,=grain: 0," "from: 1,=from: 8," "from: 1,=from: 9," "from: 1,=from: 0," \
    "step: 7=step: 0" "step: 7=step: 8" "\[0.2\]=[0]" "\[0.2\]=[1]" "\[0.2\]=[3]" "\[0.2\]=[3.001]" "\[0.2\]=[]" "\[0.2\]=[0.2, 0.2]"; do
    echo "= $change"
    sed "s/${change%%=*}/${change#*=}/" counts.yaml | gpurta sweep - --threads 1 --format csv 2>&1
done
