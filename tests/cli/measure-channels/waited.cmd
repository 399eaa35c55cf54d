# a job that waited for all of its time did no work
gpurta measure tasks.yaml --runs 1 -o M.json
python3 - <<'EOT'
import json
with open("M.json") as file:
    measured = json.load(file)
job = measured["channels"][0]["jobs"][0]
job[4] = job[3] - job[2]
with open("waited.json", "w") as file:
    json.dump(measured, file)
EOT
gpurta check tasks.yaml waited.json 2>&1 | sed 's/:[0-9]*:[0-9]*:/:/'
