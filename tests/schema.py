#!/usr/bin/env python3
"""The schema in doc/schema is what doc/schema/schema.py makes of the library's tables; it says of every key what it is
for, its sections and the keys of `sweep` are those of the command, every example is a scenario by it, and what gpurta
refuses is none where a schema can know. The validator is jsonschema (python3-jsonschema, with python3-yaml).

    GPURTA_LIBRARY=LIBRARY schema.py COMMAND TOP [--update]
"""
import json
import os
import pathlib
import re
import subprocess
import sys

try:
    import jsonschema
    import yaml
except ImportError:
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        os.execv("/usr/bin/python3", ["/usr/bin/python3"] + sys.argv)  # Debian's modules are those of its own Python
    jsonschema = None

WRONG = [
    "kernels: [{blocks: 0, wcet: 1}]",
    "kernels: [{blocks: 1, wcet: \"1,5\"}]",
    "kernels: [{blocks: 1, wcet: 0}]",
    "kernels: [{blocks: 1}]",
    "kernels: [{block: 1, wcet: 1}]",
    "time_unit: min",
    "tasks: [{wcet: 1, levle: low}]",
    "tasks: [{wcet: 1, level: lowest}]",
    "chains: [{period: 3}]",
    "chains: [{period: sometimes, steps: [{host: h, wcet: 1}]}]",
    "runlist: {switch_cost: free}",
    "platform: {sms: -1}",
    "platform: jetson-orin-axg",
    "chains: []",
    "chains: [{period: 3, steps: [{kernel: k, blocks: 1, wcet: 1, duration: 1}]}]",
    "chains: [{period: 3, steps: [{host: h, wcet: 1, stream: s}]}]",
    "chains: [{period: 3, steps: [{kernel: k, blocks: 1}]}]",
    "chains: [{period: 3, steps: [{kernel: k, copy: c, blocks: 1, wcet: 1}]}]",
    "operations: [{copy: c, duration: 1, blocks: 1}]",
    "sweep: {sets: 1, tasks: 1}",
    "sweep: {sets: 1, tasks: true, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, curves: [{analysis: edff}]}",
    "sweep: {sets: 1, tasks: {from: 1, to: 3}, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, period: {law: normal}, curves: [{analysis: edf}]}",
]


TIMES = ("0", "0ms", "0/5", "00.0e3", "1/0", "1/00", "1.2.3", ".", ".5", "5.", "1/2/3", "1.5/2", "3/2.5", "1e", "-1", "", "ms", "1min",
         "1", "007", "1.5", "0.001", "3/2", "1/010", "2.5e-3", "1E+2", "250us", "3/2 ms", "0.5s", "2\u00b5s")


def told(schema, path=""):
    """All keys of a schema, with what is said of them."""
    for part in [*schema.get("anyOf", []), *(schema[k] for k in ("items", "additionalProperties") if schema.get(k))]:
        yield from told(part, path)
    for name, key in schema.get("properties", {}).items():
        yield path + name, key.get("description")
        yield from told(key, path + name + "/")


def places(schema, keys=()):
    """Each key of a schema, as a file that has nothing else: the table of `sweep` is not its reader's."""
    for part in [schema, *schema.get("anyOf", [])]:
        for name, key in part.get("properties", {}).items():
            yield keys + (name,), {name: {}}
            for inner, file in places(key, keys + (name,)):
                yield inner, {name: file}
        if "items" in part:
            for inner, file in places(part["items"], keys):
                yield inner, [file]


def main():
    command, top = sys.argv[1], pathlib.Path(sys.argv[2])
    file = top / "doc/schema/gpurta-scenario.schema.json"
    text = subprocess.run([sys.executable, str(file.parent / "schema.py")], stdout=subprocess.PIPE, check=True).stdout.decode()
    if "--update" in sys.argv:
        file.write_text(text)
    assert file.read_text() == text, "{}: tests/schema.py COMMAND TOP --update".format(file)
    schema = json.loads(text)
    run = subprocess.run([command, "rta", "-"], input=b"zzzzzz: {}", stderr=subprocess.PIPE)
    sections = re.search("expected one of (.*)\n", run.stderr.decode())
    assert sections and sections.group(1).split(", ") == list(schema["properties"]), run
    keys = list(told(schema))
    assert len(keys) > 100 and not [key for key, says in keys if not says], [key for key, says in keys if not says]
    sweep = list(places(schema["properties"]["sweep"]))
    known = {path for path, _ in sweep}
    for path, file in sweep:
        text = json.dumps({"sweep": file})
        for key, text in ((path[-1], text), ("zzzzzz", text.replace('"{}": {{}}'.format(path[-1]), '"zzzzzz": {}'))):
            run = subprocess.run([command, "sweep", "-"], input=text.encode(), stderr=subprocess.PIPE)
            others = re.findall('unknown key "zzzzzz"; expected one of (.*),', run.stderr.decode())
            assert run.returncode == 2 and (b"unknown key" in run.stderr) == len(others) == (key == "zzzzzz"), (text, run)
            assert all(path[:-1] + (name,) in known for name in ", ".join(others).split(", ") if name), (path, run)
    print("the schema is as the tables say, with a sentence for each of {} keys".format(len(keys)))
    if not jsonschema:
        print("no jsonschema or yaml for Python: examples were not validated")
        return
    jsonschema.Draft7Validator.check_schema(schema)
    valid = jsonschema.Draft7Validator(schema)
    examples = top / "doc/examples"
    files = sorted(examples.glob("*.yaml")) + sorted((examples / "figures").glob("*.yaml")) + sorted((top / "papers").glob("*.yaml"))
    for file in files:
        valid.validate(yaml.safe_load(file.read_text()))
    for text in WRONG:
        assert not valid.is_valid(yaml.safe_load(text)), text
    for time in TIMES:
        text = json.dumps({"tasks": [{"wcet": "1/1000000000", "period": time}]})
        read = subprocess.run([command, "edf", "-"], input=text.encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE).returncode != 2
        assert valid.is_valid(json.loads(text)) == read, (time, read)
    print("{} scenarios are as the schema says".format(len(files)))


main()
