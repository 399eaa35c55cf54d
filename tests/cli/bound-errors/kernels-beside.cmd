printf 'platform: {slots: 1}\nchains:\n  - {name: q, period: 30, steps: [{kernel: k, blocks: 1, wcet: 9}]}\nkernels: [{name: z, blocks: 1, wcet: 100, period: 200}]\n' >both.yaml
gpurta bound both.yaml
