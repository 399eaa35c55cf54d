gpurta runlist tasks.yaml --simulate --task dnn --svg out.svg >/dev/null 2>&1
gpurta runlist tasks.yaml --simulate --task render --format json
cat out.svg
