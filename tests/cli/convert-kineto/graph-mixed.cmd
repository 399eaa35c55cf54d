# nodes of one graph are known and of another are not; a kernel of no graph always comes behind both, in the same frame
python3 - <<'P'
import json
with open("fork.json") as file:
    profile = json.load(file)
events = []
def event(cat, name, at, took, tid, **args):
    events.append({"ph": "X", "cat": cat, "name": name, "pid": 7, "tid": tid, "ts": at, "dur": took, "args": args})
def kernel(name, at, stream, correlation, **more):
    event("kernel", name, at, 4, stream, **dict({"device": 0, "context": 1, "stream": stream, "correlation": correlation,
          "grid": [2, 1, 1], "block": [64, 1, 1], "registers per thread": 32, "shared memory": 0}, **more))
for i, e in enumerate(profile["traceEvents"]):
    events.append(e)
    if "graph node id" in e["args"] and e["args"]["graph node id"] < 4: # the node whose stream changes is number 1
        e["args"]["graph node id"] = 4 - e["args"]["graph node id"]
    if e["name"] == "right":
        job, at = e["args"]["correlation"], (1000, 1200, 1410)[e["args"]["correlation"] - 1]
        kernel("whole", at + 80, 30, job + 10, **{"graph id": 5})
        event("cuda_runtime", "cudaGraphLaunch", at + 75, 2, 7, correlation=job + 10)
        kernel("after", at + 90, 31, job + 20)
        event("cuda_runtime", "cudaLaunchKernel", at + 78, 2, 7, correlation=job + 20)
        event("user_annotation", "frame", at - 5, 100, 7)
event("cuda_sync", "Stream Sync", 2000, 1, 7, device=0, context=1, stream=40, correlation=99)
profile["traceEvents"] = events
with open("mixed.json", "w") as file:
    json.dump(profile, file)
P
gpurta convert mixed.json --to chains
