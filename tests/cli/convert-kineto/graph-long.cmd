# a graph of 70 nodes, one after the other on three streams: each waits for its stream and the one before it
python3 - <<'P'
import json
events = []
for launch in range(3):
    at, number = 10000 * launch, 1 + launch
    events.append({"ph": "X", "cat": "cuda_runtime", "name": "cudaGraphLaunch", "pid": 7, "tid": 7, "ts": at, "dur": 3,
                   "args": {"correlation": number}})
    for k in range(70):
        events.append({"ph": "X", "cat": "kernel", "name": "n%d" % k, "pid": 0, "tid": 9, "ts": at + 10 + 20 * k, "dur": 9, "args": {
            "device": 0, "context": 1, "stream": 20 + k % 3, "correlation": number, "grid": [k + 1, 1, 1], "block": [64, 1, 1],
            "registers per thread": 32, "shared memory": 0, "graph id": 3, "graph node id": k + 1}})
with open("long.json", "w") as file:
    json.dump({"deviceProperties": [{"id": 0, "name": "A100", "computeMajor": 8, "computeMinor": 0, "numSms": 108}],
               "traceEvents": events}, file)
P
gpurta convert long.json --to chains 2>/dev/null | grep -o 'kernel: "n[67][0-9]"\|after: [^}]*' | tail -n 14
