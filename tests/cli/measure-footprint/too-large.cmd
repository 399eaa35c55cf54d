printf 'platform: v100\nkernels: [{blocks: 10, threads: 1024, registers: 100, wcet: 1}]\n' >large.yaml
GPURTA_FAKE_CUDA=platform=v100 gpurta measure large.yaml --runs 1
