{
    printf '"Start","Duration","Grid X","Grid Y","Grid Z","Block X","Block Y","Block Z","Device","Context","Stream","Name"\nus,us,,,,,,,,,,\n'
    awk 'BEGIN { for (i = 0; i < 30000; i++) print 3 * i ",1,1,1,1,32,1,1,\"GPU (0)\",\"1\",\"7\",\"k\"" }'
} >parts.csv
gpurta convert parts.csv --platform jetson-tx2 --to perfetto -o parts.json 2>/dev/null
python3 - <<'P'
import json
events = [e for e in json.load(open("parts.json"))["traceEvents"] if e["ph"] == "X"]
seen = {group: [(e["name"], e["ts"], e["dur"], e["tid"]) for e in events if e["pid"] == group] for group in (1, 4, 5)}
predicted, measured = (sorted(e[:3] for e in seen[g]) for g in (4, 5))
print(len(seen[1]), len(predicted), predicted == measured, {group: len({e[3] for e in all}) for group, all in seen.items()})
P
