gpurta measure tasks.yaml --runs 1 -o M.json
sed 's/wcet: 4/wcet: 5/' tasks.yaml >other.yaml && gpurta check other.yaml M.json
sed 's/"name": "dnn"/"name": "cnn"/' M.json >name.json && gpurta check tasks.yaml name.json
sed '0,/\[1, [0-9]*, /s//[1, 900000000000, /' M.json >early.json && gpurta check tasks.yaml early.json
sed '0,/\[1, [0-9]*, /s//[7, 0, /' M.json >run.json && gpurta check tasks.yaml run.json
python3 - <<'P' # each number of a job too low, in its turn; the last one is as low as it may be in another job
import json
for at, low in enumerate((0, -1, -2**63, -2**63, -1, 0)):
    measured = json.load(open("M.json"))
    jobs = measured["channels"][0]["jobs"]
    jobs[0][5], jobs[1][at] = 1, low
    json.dump(measured, open("low%d.json" % at, "w"))
P
for low in low?.json; do gpurta check tasks.yaml $low; done
sed 's/"format": 1,/"format": 0,/' M.json >format.json && gpurta check tasks.yaml format.json
sed 's/"channels"/"kanals"/' M.json >keys.json && gpurta check tasks.yaml keys.json
gpurta check levels.yaml M.json
