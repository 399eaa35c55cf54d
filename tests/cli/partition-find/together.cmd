# sizes in the file that do not go together are no matter: they are what is looked for
cat >two.yaml <<'EOT'
platform: jetson-orin-agx
partitions:
  - {name: a, mechanism: green-context, cuda: 12.4, sms: 12}
  - {name: b, mechanism: green-context, cuda: 12.4, sms: 12}
chains:
  - {name: camera, period: 33, partition: a, steps: [{kernel: detect, blocks: 4, threads: 256, wcet: 1}]}
  - {name: lidar, period: 50, partition: b, steps: [{kernel: points, blocks: 4, threads: 512, wcet: 1}]}
EOT
gpurta partition two.yaml | sed -n '/^chain/,/^$/p'
