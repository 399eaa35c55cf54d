gpurta convert v2.9.1.sqlite --to perfetto -o run.json 2>/dev/null
python3 -c 'import json; print(len([e for e in json.load(open("run.json"))["traceEvents"] if e["ph"] == "X" and e["pid"] == 5]))'
grep '"pid": 5' run.json | cut -c1-100
