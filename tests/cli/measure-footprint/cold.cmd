cat >local.yaml <<'EOF'
platform: v100
kernels:
  - {name: small, stream: s1, blocks: 80, threads: 32, local_memory: 64, wcet: 40}
  - {name: large, stream: s2, blocks: 1, threads: 32, local_memory: 4096, wcet: 40, release: 5}
EOF
export GPURTA_FAKE_CUDA=platform=v100
gpurta check local.yaml --platform device --runs 2 | grep '^\(small\|large\) '
gpurta check local.yaml --platform device --runs 2 --cold
gpurta check local.yaml --platform device --cold | grep '^\(small\|large\) '
gpurta measure local.yaml --runs 1 -o warm.json
gpurta check local.yaml warm.json --platform device --explain | grep -e '^U6 ' -e 'U6 left' -e '^large '
gpurta measure local.yaml --cold -o cold.json
gpurta check local.yaml cold.json --platform device --explain | grep -e '^U6 ' -e 'U6 left' -e '^large '
sed 's/"cold": 1/"cold": 2/' cold.json >wrong.json
gpurta check local.yaml wrong.json; echo $?
