printf 'kernels: []\nkernals: 1\n' | gpurta convert - --to json
