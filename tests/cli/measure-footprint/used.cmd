GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 -o M.json && sed -n 's/.*"name": "\([a-z]*\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
GPURTA_FAKE_CUDA=platform=v100 gpurta measure kernels.yaml --runs 1 --static-shared -o M.json && sed -n 's/.*"name": "\(shared\)".*\("used": {[^}]*}\).*/\1 \2/p' M.json
gpurta check kernels.yaml M.json | grep -c 'agrees$'
