# curves that end together have a key, largest area first, and panels of times say the unit
cat >design.yaml <<'EOT'
sweep:
  sets: 4
  seed: 3
  tasks: 3
  utilization: [1/4, 3/4, 1]
  overhead: [0, 1/2]
  x: utilization
  period: {from: 10, to: 20, grain: 1}
  curves: [{analysis: edf, name: none, overhead: 6}, {analysis: edf, name: half, overhead: 3}, {analysis: edf, name: c3}]
EOT
gpurta sweep design.yaml --svg -
