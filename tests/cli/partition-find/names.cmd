printf 'platform: jetson-orin-agx\nchains:\n  - {name: "my det: \\"x\\" {y}, # z", period: 40, steps: [{kernel: a, blocks: 8, threads: 128, wcet: 1}]}\n  - {name: 2nd-one, period: 40, steps: [{kernel: b, blocks: 8, threads: 128, wcet: 1}]}\n' >names.yaml
for mechanism in any tpc-mask; do gpurta partition names.yaml --search 0 --mechanism $mechanism | sed -n '/^configuration/,/^$/p'; done
