# all SMs of the platform have a lane, those too that the device lacks; kernels without names
printf 'platform: {base: jetson-tx2, sms: 4}\nkernels:\n  - {blocks: 1, threads: 512, wcet: 1}\n  - {blocks: 1, threads: 512, wcet: 2}\n' >unnamed.yaml
gpurta check unnamed.yaml --runs 1 --svg x.svg >o
grep -o '>[a-z]* SM [0-9]*</text>\|<title>k[0-9]*, pred[^<]*' x.svg
