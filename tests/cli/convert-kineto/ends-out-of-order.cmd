python3 - <<'P'
import json
trace = json.load(open("fork.json"))
trace["traceEvents"] = [e for e in trace["traceEvents"] if e["name"] != "join"]
for e in trace["traceEvents"]:
    if e["name"] == "left":
        e["dur"] += 37
json.dump(trace, open("late.json", "w"))
P
gpurta convert late.json --to chains 2>&1
gpurta convert late.json --to chains --period periodic 2>&1
gpurta convert late.json 2>&1
