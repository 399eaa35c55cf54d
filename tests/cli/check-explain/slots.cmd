printf 'platform: {slots: 4}\nkernels: [{blocks: 2, threads: 32, wcet: 1}]\n' >slots.yaml
GPURTA_FAKE_CUDA=platform=v100,sms=4 gpurta check slots.yaml --runs 1 --explain
