{ echo 'platform: {slots: 1}'; echo 'kernels:'; i=0
while [ $i -lt 1010 ]; do echo "  - {blocks: 1, wcet: 1}"; i=$((i + 1)); done; } >many.yaml
gpurta convert many.yaml --to perfetto | grep -c '"ph": "X", "pid": 3'
