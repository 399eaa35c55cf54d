#!/usr/bin/env python3
"""The schema in doc/schema is what doc/schema/schema.py makes of the library's tables; it says of every key what it is
for, its sections and the keys of `sweep` are those of the command, every example is a scenario by it, and what gpurta
refuses is none where a schema can know: of each key the same values are tried by both. The validator is jsonschema
(python3-jsonschema, with python3-yaml).

    GPURTA_LIBRARY=LIBRARY schema.py COMMAND TOP [--update]
"""
import json
import os
import pathlib
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "tools"))
from gpurta_sweep.design import Design  # noqa: E402
from gpurta_sweep.library import load  # noqa: E402
from gpurta_sweep.text import Stop  # noqa: E402

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
    "chains: [{period: 3, steps: [{kernel: k, blocks: 1, wcet: 0}]}]",
    "platform: {base: jetson-orin-axg}",
    "sweep: {sets: 1, tasks: 1}",
    "sweep: {sets: 1, tasks: true, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, curves: [{analysis: edff}]}",
    "sweep: {sets: 1, tasks: {from: 1, to: 3}, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, period: {law: normal}, curves: [{analysis: edf}]}",
]


PROBES = [
    -1, 0, 1, 2, 100, 101, 0.5, 1.5, 999.5, 1000.5, True, None, [], {}, [0], [-3], [1], [1, 2, 3, 4], [1 << 62], [4096], [4097], ["4KiB"], ["5KiB"], [1.5],
    ["a"], ["low"], [[1]], {"sms": {"8": 2}}, {"sms": {"0": 2}}, {"sms": {"8": 0}}, {"sms": {}}, {"mode": {"15W": "4ms"}},
    {"mode": {"15W": {"sms": {"8": 4}}}}, {"x": 1}, {"from": 1, "to": 2, "step": 1}, {"from": "x", "to": 1, "step": 1},
    {"from": 1, "to": 2, "step": 0}, {"from": 0, "to": 1, "step": 1}, {"from": 1, "to": 1001, "step": 900},
    "", "abc", "true", "low", "unknown", "exact", "measured", "implicit", "a:b", "x" * 255, "x" * 256, "a\tb", "a\u202eb", "0xf", "0x0",
    "12.4", "1234", "0%", "0.4%", "99.99%", "100%", "100.1%", "140%", "4 %", "1KiB", "0KiB", "4 MiB", "1GiB", "2GiB", "8589934592GiB",
    "0", "0ms", "0/5", "00.0e3", "1/0", "1/00", "1.2.3", ".", ".5", "5.", "1/2/3", "1.5/2", "3/2.5", "1e", "-1", "ms", "1min", "1 ", "1",
    "007", "1.5", "0.001", "3/2", "1/010", "2.5e-3", "1E+2", "250us", "3/2 ms", "0.5s", "2\u00b5s"]
# What depends on other keys, and what a schema cannot tell: 15 from 0xf, how large a fraction is, what a step is.
ELSEWHERE = re.compile("there is no|expected (the name of an|either|from)|.*wcet is by mode|no wcet is by|goes not together")
UNTOLD = {"tpc_mask": lambda value: isinstance(value, int),
          **dict.fromkeys(("bandwidth_factor", "utilization", "most", "from", "to", "budget", "period"), lambda value: re.search("[/eE]", str(value))),
          "wcet": lambda value: str(value)[:1] == "0", **dict.fromkeys(("base", "compute_capability", "parameters"), lambda value: True)}


def told(schema, path=""):
    """All keys of a schema, with what is said of them."""
    for part in [*schema.get("anyOf", []), *(schema[k] for k in ("items", "additionalProperties") if schema.get(k))]:
        yield from told(part, path)
    for name, key in schema.get("properties", {}).items():
        yield path + name, key.get("description")
        yield from told(key, path + name + "/")


def groups(schema, path=()):
    """The keys of each mapping in a schema, with the path to it; 0: an item, "s1": below any name."""
    for part in [schema, *schema.get("anyOf", [])]:
        keys = part["properties"] if "patternProperties" in part else {}
        if keys and "step" not in keys:  # of an axis: PROBES has some
            yield path, keys
        for name, inner in [*keys.items(), *((step, part.get(k)) for step, k in ((0, "items"), ("s1", "additionalProperties")))]:
            if inner:
                yield from groups(inner, path + (name,))


def edges(schema):
    """Just inside and just outside of each range, and all words."""
    if isinstance(schema, dict):
        for key, value in schema.items():
            yield from (value - 1, value, value + 1) if key in ("minimum", "maximum") else value if key == "enum" else edges(value)
    for value in schema if isinstance(schema, list) else ():
        yield from edges(value)


def node_of(value):
    """As the command gives a section to gpurta-sweep."""
    if isinstance(value, list):
        return [1, 1, 2, [node_of(item) for item in value]]
    if isinstance(value, dict):
        return [1, 1, 3, [node_of(item) for pair in value.items() for item in pair]]
    return [1, 1, 1, value] if isinstance(value, str) else [1, 1, 0, json.dumps(value)]


class Quiet(Design):
    """Keeps all mistakes."""

    def keep(self, node, text):
        self.count += 1
        self.errors.append(text)

    def report(self):
        raise Stop(2)


def refusals(command, library, file):
    """What the reader of the file says, a line each; the unknown key in it keeps checks of other matters back."""
    if "sweep" in file:
        design = Quiet(library, "-", {"section": [node_of(file["sweep"])], "unit_number": 2, "slots": 0})
        try:
            design.read()
        except Stop:
            return design.errors
    run = subprocess.run([command, "rta", "-"], input=json.dumps(file).encode(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert run.returncode == 2, (file, run)
    return [line.split(": ", 1)[1] for line in run.stderr.decode().split("\n") if ": " in line]


def same_values(command, library, schema):
    """How many values of keys the reader and the schema agree on: all that a schema can know."""
    tried, differ = 0, []
    for path, keys in groups(schema):
        where = "".join("[0]" if step == 0 else "." + step for step in path).lstrip(".")
        tries = {name: [*PROBES, *edges(key)] for name, key in keys.items() if path or "properties" not in json.dumps(key)}
        most = 1 if path[:1] == ("sweep",) else 9  # after a mistake gpurta-sweep does not read all
        for names in [list(tries)[at:at + most] for at in range(0, len(tries), most)]:
            for at in range(max(len(tries[name]) for name in names)):
                row = {name: tries[name][at] for name in names if at < len(tries[name])}
                file = row if most == 1 else dict(row, zzzzzz={})
                for step in reversed(path):
                    file = [file] if step == 0 else {step: file}
                said = refusals(command, library, file)
                for name, value in row.items():
                    place = re.compile(re.escape((where + "." if where else "") + name) + "([.[][^ ]*)?: (?!{})".format(ELSEWHERE.pattern))
                    refused = any(place.match(message) for message in said)
                    if refused == jsonschema.Draft7Validator(keys[name]).is_valid(value) and not UNTOLD.get(name, lambda value: False)(value):
                        differ.append((where, name, value, "refused" if refused else "read", said))
                    tried += 1
    assert not differ, "\n".join(map(str, differ))
    return tried


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
    known, library = {path for path, _ in sweep}, load()
    for path, file in sweep:
        text = json.dumps(file)
        for key, text in ((path[-1], text), ("zzzzzz", text.replace('"{}": {{}}'.format(path[-1]), '"zzzzzz": {}'))):
            said = "\n".join(refusals(command, library, {"sweep": json.loads(text)}))
            others = re.findall('unknown key "zzzzzz"; expected one of (.*)', said)
            assert said and ("unknown key" in said) == len(others) == (key == "zzzzzz"), (text, said)
            assert all(path[:-1] + (name,) in known for name in ", ".join(others).split(", ") if name), (path, said)
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
    print("{} scenarios and {} values are as the schema says".format(len(files), same_values(command, library, schema)))


main()
