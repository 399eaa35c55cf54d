echo 'platform: {base: cc-9.0, sms: 132}
kernels: [{name: k, blocks: 132, threads: 1024, wcet: 1, period: 2}]' >many.yaml
gpurta simulate many.yaml --jobs 7600 --svg k.svg
