# a launch is at most as late as the file says, to a nanosecond
sed 's/name: k4/release: 1, name: k4/' kernels.yaml >released.yaml
gpurta measure released.yaml --runs 1 -o M.json 2>/dev/null
late=$(sed -n 's/.*"latest_launch_ns": \([0-9]*\).*/\1/p' M.json)
for more in 1 2; do
    sed "/\"k4\"/s/\"launched\": [0-9]*/\"launched\": $((1000000 - late - more))/" M.json >early.json
    gpurta check released.yaml early.json --tolerance 1s | tail -n 1
done
