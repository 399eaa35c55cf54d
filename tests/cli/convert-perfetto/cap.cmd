{ echo 'platform: {base: cc-9.0, sms: 1000}'; echo 'operations:'; i=0
while [ $i -lt 1010 ]; do echo "  - {kernel: k$i, stream: s, blocks: 1000, threads: 1024, wcet: 1}"; i=$((i + 1)); done; } >many.yaml
gpurta convert many.yaml --to perfetto | cut -c1-22 | sort | uniq -c
