#!/usr/bin/env python3
"""The schemas in doc/schema are those of `gpurta --schema`; every example is a scenario by them, what gpurta
refuses is none where a schema can know, and what commands print as JSON is as it says. The validator is
jsonschema (python3-jsonschema, with python3-yaml); without it the files are compared only.

    schema.py COMMAND TOP [FAKE_CUDA_DRIVER | --update]
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

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
    "platform: {sms: -1}",
    "sweep: {sets: 1, tasks: 1}",
    "sweep: {sets: 1, tasks: true, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, curves: [{analysis: edff}]}",
    "sweep: {sets: 1, tasks: {from: 1, to: 3}, curves: [{analysis: edf}]}",
    "sweep: {sets: 1, tasks: 1, period: {law: normal}, curves: [{analysis: edf}]}",
]


def fake(examples, driver):
    """Calls that need a device."""
    if driver:
        os.environ.update(GPURTA_CUDA_DRIVER=str(pathlib.Path(driver).resolve()), GPURTA_FAKE_CUDA="platform=jetson-tx2")
        yield ["measure", examples / "tx2.yaml", "--runs", "2"]
        yield ["check", examples / "tx2.yaml", "--runs", "2"]
        yield ["check", examples / "tx2.yaml", "--runs", "2", "--explain"]
        yield ["measure", "--devices"]
        yield ["measure", examples / "drive-px.yaml", "--runs", "2"]
        yield ["check", examples / "drive-px.yaml", "--runs", "2"]


def calls(examples, folder):
    for name in ("pipeline", "orin-perception", "two-processes"):
        yield ["bound", examples / (name + ".yaml"), "--search", "20"]
    yield ["bound", examples / "pipeline.yaml", "--explain", "--sensitivity", "--decimal"]
    for extra in ([], ["--trace"], ["--decimal"]):
        yield ["rta", examples / "tx2.yaml"] + extra
    for extra in ([], ["--blocks"], ["--explain"], ["--jobs", "2"], ["--jitter", "1", "--runs", "3"]):
        yield ["simulate", examples / "tx2.yaml"] + extra
    for name in ("edf-servers", "waters2019"):
        for extra in ([], ["--sensitivity"], ["--explain"], ["--simulate"], ["--decimal", "2"]):
            yield ["edf", examples / (name + ".yaml")] + extra
    for extra in ([], ["--explain", "dnn"], ["--fit", "timeslice"], ["--decimal"]):
        yield ["runlist", examples / "drive-px.yaml"] + extra
    for name in ("partition-orin", "partition-h100"):
        yield ["partition", examples / (name + ".yaml")]
    yield ["bound", examples / "partition-orin.yaml", "--search", "20"]
    for name in ("partition-orin", "pipeline", "tx2"):
        yield ["occupancy", examples / (name + ".yaml")]
    launch = ["occupancy", "--platform", "tx2", "--threads", "256", "--registers", "40"]
    for extra in ([], ["--sweep", "threads"], ["--for-blocks", "2"]):
        yield launch + extra
    yield ["occupancy", "--platform", "tx2", "--threads", "1024", "--registers", "33"]
    lines = folder / "launches.csv"
    lines.write_text("256,32,0\n1024,64,0\n")
    yield ["occupancy", "--platform", "tx2", "--batch", lines]
    yield ["platforms"]
    yield ["platforms", "tx2"]
    for design in sorted((examples / "figures").glob("*.yaml")):
        yield ["sweep", design, "--shard", "1/500"]
    for command, name in (("rta", "tx2"), ("edf", "waters2019"), ("runlist", "drive-px")):
        certificate = folder / (name + ".json")
        yield [command, examples / (name + ".yaml"), "--certificate", certificate]
        yield ["verify", examples / (name + ".yaml"), certificate]
    yield ["verify", examples / "edf-servers.yaml", folder / "tx2.json"]


def main():
    command, top = sys.argv[1], pathlib.Path(sys.argv[2])
    examples, folder = top / "doc/examples", top / "doc/schema"

    def told(*words):
        run = subprocess.run([command] + [str(w) for w in words], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        assert run.returncode in (0, 1), (words, run)
        return run.stdout.decode()

    names = told("--schema").split()
    schemas = {}
    for name in names:
        text = told("--schema", name)
        file = folder / "gpurta-{}.schema.json".format(name)
        if "--update" in sys.argv:
            folder.mkdir(exist_ok=True)
            file.write_text(text)
        assert file.exists() and file.read_text() == text, "{}: tests/schema.py COMMAND TOP --update".format(file)
        schemas[name] = json.loads(text)
    assert len(list(folder.glob("*.json"))) == len(names), "a schema of no command"
    print("{} schemas are as the tables say".format(len(names)))
    if not jsonschema:
        print("no jsonschema or yaml for Python: examples and results were not validated")
        return
    valid = {name: jsonschema.Draft7Validator(schema) for name, schema in schemas.items()}
    for schema in schemas.values():
        jsonschema.Draft7Validator.check_schema(schema)
    files = sorted(examples.glob("*.yaml")) + sorted((examples / "figures").glob("*.yaml"))
    for file in files:
        valid["scenario"].validate(yaml.safe_load(file.read_text()))
    for text in WRONG:
        assert not valid["scenario"].is_valid(yaml.safe_load(text)), text
    results, unknown = 0, set()
    with tempfile.TemporaryDirectory() as folder:
        for call in [*calls(examples, pathlib.Path(folder)), *fake(examples, sys.argv[3] if len(sys.argv) > 3 else None)]:
            result = json.loads(told(*call, "--format", "json"))
            faults = [e.message + " at " + "/".join(map(str, e.path)) for e in valid[call[0]].iter_errors(result)]
            assert not faults, (call, faults[:3])
            known = set(schemas[call[0]]["properties"])
            known |= {key + "_" + result.get("time_unit", "ms") for key in known}  # of --decimal
            unknown.update((call[0], key) for key in set(result) - known)
            results += 1
    assert not unknown, "keys that no schema has: {}".format(sorted(unknown))
    print("{} scenarios and {} results are as their schemas say".format(len(files), results))


main()
