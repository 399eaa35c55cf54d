printf 'platform: {slots: 8}\nchains:\n  - {name: a, period: 9, steps: [{host: h, wcet: 1}]}\n' | gpurta convert - --to perfetto
