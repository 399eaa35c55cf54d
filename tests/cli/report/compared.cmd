# a whole page but for the drawing of timelines: chains with a miss beside channels of a runlist
cat >chains.yaml <<'EOT'
platform: jetson-tx2
chains:
  - {name: a, period: 10, steps: [{kernel: k, blocks: 2, threads: 512, wcet: 1}]}
  - {name: b, period: 20, deadline: 5, steps: [{kernel: l, blocks: 8, threads: 1024, wcet: 3}, {host: m, wcet: 1}]}
EOT
cat >runlist.yaml <<'EOT'
tasks:
  - {name: render, level: high, timeslice: 4, wcet: 4, period: 33, deadline: 32}
  - {name: dnn, level: high, timeslice: 3, wcet: 3, period: 40, deadline: 4}
  - {name: background, level: low, timeslice: 1, saturated: true}
EOT
gpurta report chains.yaml --compare runlist.yaml -o page.html
sed -n '/<body/,/<script/p' page.html | sed '/>Timelines</,/>Why/{/<\(rect\|line\|path\|text\|circle\|poly\|g\|\/g\|pattern\|defs\|\/defs\|\/pattern\)/d}'
