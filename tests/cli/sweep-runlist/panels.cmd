# as many panels as a picture may have, and one more
for most in 24 25; do
    cat >panels.yaml <<EOT
sweep:
  sets: 1
  tasks: {from: 1, to: $most, step: 1}
  utilization: [1/8, 1/4]
  x: utilization
  period: {from: 10, to: 20, grain: 1}
  curves: [{analysis: edf}]
EOT
    gpurta sweep panels.yaml --svg panels.svg >/dev/null
done
ls *.svg
