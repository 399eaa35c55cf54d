cat >most.yaml <<EOT
platform: jetson-tx2
chains:
  - {name: a, period: 10, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}]}
EOT
gpurta report most.yaml -o r.html
grep -o '<h[234]>[^<]*</h[234]>' r.html
