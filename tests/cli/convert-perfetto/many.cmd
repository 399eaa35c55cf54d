echo 'time_unit: us
platform: {base: cc-9.0, sms: 132}
operations:
  - {kernel: a, blocks: 1000000000, threads: 256, registers: 32, wcet: 1}
  - {kernel: b, blocks: 3000, threads: 512, registers: 32, wcet: 2, release: 1}' >many.yaml
gpurta convert many.yaml --to perfetto | grep -A3 '"SM 77"'
