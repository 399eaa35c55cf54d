#!/usr/bin/env python3
"""The command and the checker read the same: texts of every kind through both, and what they keep of every section.

A text that both read has one meaning: the certificate that the command writes of it is accepted of the text itself, if it is
JSON, and of what `gpurta convert --to json` makes of it. A text that one of them refuses, the other refuses too, but for
ONLY_COMMAND: what the command refuses to catch mistakes, and the checker reads as it stands. GPURTA_TEST_SCALE=6 tries all texts;
without it, one in six."""
import copy
import io
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

import test_verify as tests

checker = tests.checker
RANDOM = random.Random(tests.SEED)
ENVIRONMENT = dict(os.environ, GPURTA_VERIFY=str(tests.CHECKER))


def command(*args, data=b"", **more):
    return subprocess.run([*tests.COMMAND, *args], input=data, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT,
                          **more)


def certificate_of(kind, data):
    """None: the command refuses the text."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "c")
        done = command(kind, "-", "-o", os.devnull, "--certificate", path, data=data)
        assert done.returncode in (0, 1, 2), (data, done.stderr)
        return checker.read_json(pathlib.Path(path).read_text(encoding="utf-8"), "c") if os.path.exists(path) else None


def shown(data, certificate):
    """What the checker says of a text: accepted, rejected, or that it cannot read it."""
    try:
        scenario = checker.read_json(data.decode("utf-8-sig"), "scenario")
        return checker.verify(scenario, certificate, 2000) and "accepted"
    except checker.Rejected:
        return "rejected"
    except (checker.BadInput, UnicodeError):
        return "unreadable"


def is_json(data):
    try:
        json.loads(data.decode("utf-8-sig"))
        return True
    except (ValueError, RecursionError):
        return False


# ---- texts ----

# Of a time, after `wcet: `. As JSON too, where that is JSON.
TIMES = ['1', '3', '1.5', '0.1', '1e3', '1E3', '1e+3', '1e-3', '2.5e-3', '3/2', '"3/2"', '"1/3"', '1/0', '"1/0"', '"1.5/2"',
         '.5', '".5"', '5.', '"5."', '+1', '"+1"', '-1', '-0', '"-0.0"', '0', '0.0', '1_000', '"1_000"', '0o7', '0x10', '"0x10"',
         '007', '"007"', '12:30', '"12:30"', '1,5', '"1,5"', 'yes', 'no', 'true', 'null', '"null"', '~', '', '""', '" 1"', '"1 "',
         '"1  ms"', '"1\\tms"', '"1 \\u00b5s"', '"1 \\u03bcs"', '1\u00b5s', '1\u03bcs', '"250us"', '250 us', '"1 min"', '1ms',
         '"1\\u00a0ms"', '"\\u0661"', '"\\uff11"', '"\\u00b2"', '"1e1000"', '"1e1001"', '"1e-1000"', '"1e00000000001"', '1e99999999999',
         '"%s"' % ('1' * 1000), '"%s"' % ('1' * 1001), '.inf', '.nan', 'NaN', 'Infinity', '[1]', '{a: 1}', '{"a": 1}', '!!float 1', '!!str 1',
         '&a 1', '*a', "'1.5'", "'1''5'", '|\n    3\n', '>-\n    3', '1 # one', '1#one', '"1 # one"', '"\\x31"', '"\\u0031"',
         '"\\N"', '"1\\u0000"', '"\\ud800"', '"3\\\n  "', '2 ms', '2ms ', '"1/2 ms"', '"1e3us"', '"1.50"', '"1.5ms"', '"1\\/2"', '"2s"', '@1', '`1`', '%1']
COUNTS = ['1', '2', '"2"', '2.0', '2e0', '+2', '-2', '0', '02', '0x2', '0o2', '2_0', '"2 "', '[2]', '[2, 2]', '["2"]', '[2, 2, 2, 2]', '[]', '0.5',
          '9223372036854775807', '9223372036854775808', '"\\u0662"', '"\\u00b2"', 'true', 'null', '1KiB', '"2\\u0000"', '1e2', '{"x": 1}', '2,']
BYTES = ['0', '16384', '"16384"', '16KiB', '"16KiB"', '"16 KiB"', '"16  KiB"', '"1MiB"', '"016KiB"', '"16kib"', '16K', '1.5KiB', '-1', '"-1KiB"', '"KiB"', '"\\u0661KiB"',
         '"16KiB "', 'null', '12_000', '0x1000', '49152', '99999999999999999999', '"9007199254740992KiB"']
PRIORITIES = ['low', '"low"', 'high', 'LOW', '-1', '"-1"', '1', '+1', '-0', '0', '-2147483647', '-2147483648', '2147483647', '00', '1.0', 'null', '~', '[1]']
FLAGS = ['true', 'false', '"true"', 'True', 'TRUE', 'yes', 'on', '1', '0', 'null', '""', '"false"', 'n']
NAMES = ['a', '"a"', 'null', '"null"', '~', '1', '1.0', 'true', '""', '" "', '"x-a"', '"a\\nb"', '"\\u001b[1m"', '"a\\u007f"', '"\\u0085"', '"\\u00e4"',
         '"%s"' % ('n' * 255), '"%s"' % ('n' * 256), '[a]', '"\\ud83d\\ude00"', '"\U0001f600"', '"a: b"', 'a b', "'it''s'"]
# What the command refuses although it has one meaning, since it is most likely a mistake: quoted counts, priorities and flags; names
# that move a terminal's cursor, that are too long, and those that are the word for nothing; a name written by two halves;
# times of more than 1,000 digits.
ONLY_COMMAND = {"counts": {'"2"', '["2"]', '[2, 2, 2, 2]', '[]'}, "bytes": {'"16384"'}, "priorities": {'"-1"'},
                "flags": {'"true"', '"false"'}, "times": {'"%s"' % ("1" * 1001)}, "names": {
                    'null', '""', '"a\\nb"', '"\\u001b[1m"', '"a\\u007f"', '"\\u0085"', NAMES[17], '"\\ud83d\\ude00"', '1', 'true', '1.0'}}
WHOLE = {
    "edf": ['{"tasks": [{"wcet": 1, "period": 4}]}', '\ufeff{"tasks": [{"wcet": 1, "period": 4}]}', '{"tasks": [{"wcet": 1, "wcet": 1, "period": 4}]}',
            '{"tasks": [{"wcet": 1, "period": 4, "x-a": 1, "x-a": 2}]}', '{"tasks": [{"wcet": 1, "period": 4, "x-a": {"b": 1, "b": 2}}]}',
            '{"tasks": [{"wcet": 1, "period": 4}], "tasks": [{"wcet": 2, "period": 4}]}', '{"tasks": [{"wcet": 1, "period": 4}], "x-t": [], "x-t": {}}',
            '{"tasks": [{"wcet": 1, "period": 4}]} {}', '{"tasks": [{"wcet": 1, "period": 4}]}\n---\n{}', '{"tasks": [{"wcet": 1, "period": 4},]}',
            '{"tasks": [{"wcet": 1, "period": 4}] // all\n}', '{"tasks":[{"wcet":1,"period":4}]}', '{"tasks": [{"wcet": 1,\r\n "period": 4}]}\r\n',
            '{"tasks": [{"wcet": 1,\u2028 "period": 4}]}', '{"tasks": [{"w\\u0063et": 1, "period": 4}]}', '{"tasks": [{"wcet ": 1, "period": 4}]}',
            '{"tasks": [{"Wcet": 1, "period": 4}]}', '{"tasks": [{"x-": 1, "": 2, "wcet": 1, "period": 4}]}', '{"tasks": [{"wcet": 1, "period": 4, "comment": ""}]}',
            '{"tasks": [{"wcet": 1, "period": 4}], "x-a": ' + '[' * 31 + ']' * 31 + '}', '{"tasks": [{"wcet": 1, "period": 4, "name": ' + '[' * 900 + ']' * 900 + '}]}',
            '', '[]', '1', 'null', '{}', '{"tasks": []}', '{"tasks": null}', '{"tasks": {}}', '{"time_unit": "us", "tasks": [{"wcet": "1ms", "period": 4000}]}',
            '{"time_unit": "\\u00b5s", "tasks": [{"wcet": 1, "period": 4}]}', '{"time_unit": "min", "tasks": [{"wcet": 1, "period": 4}]}',
            'tasks:\n- wcet: 1\n  period: 4\n', 'tasks:\r\n- wcet: 1\r\n  period: 4\r\n', 'tasks:\n- wcet: 1\n\tperiod: 4\n', 'tasks:\n  - {wcet: 1, period: 4}\n...\n',
            '%YAML 1.1\n---\ntasks: [{wcet: 1, period: 4}]', '? tasks\n: [{wcet: 1, period: 4}]', 'tasks: [{? [wcet] : 1, period: 4}]', 'a: &a {wcet: 1}\ntasks: [{<<: *a, period: 4}]',
            'tasks: [{<<: {wcet: 1}, period: 4}]', 'tasks: [{wcet: 1, period: 4}] # all', '!!map {tasks: [{wcet: 1, period: 4}]}', 'tasks: !!seq [{wcet: 1, period: 4}]',
            'tasks: [{"wcet":1,"period":4}]', "tasks: [{'wcet': 1, 'period': '4'}]", 'tasks: [{wcet: 1, period: 4, x-note: it''s}]', 'x-a: {[1]: 2, [3]: 4}\ntasks: [{wcet: 1, period: 4}]',
            'x-a: [~, null, yes, 1_0, 0o7, .5]\ntasks: [{wcet: 1, period: 4}]', 'tasks: [{name: "\\u00e9", wcet: 1, period: 4}]', 'tasks: [{name: "e\u0301", wcet: 1, period: 4}]'],
}


def documents():
    """(command, text, the kind of text that it is with that text; or None)"""
    for text in WHOLE["edf"]:
        yield "edf", text.replace('{"tasks"', '{"time_unit": "ms", "tasks"', 1), None
    platform = json.loads(command("convert", "-", "--to", "json", data=b"platform: {base: jetson-tx2, sms: 2}\nkernels: [{blocks: 1, threads: 32, wcet: 1}]"
                                  ).stdout.decode())["platform"]
    slots = json.loads(command("convert", "-", "--to", "json", data=b"platform: {slots: 1}\nkernels: [{blocks: 1, wcet: 1}]").stdout.decode())["platform"]
    k = {"name": "k", "blocks": 3, "wcet": 2}
    wide = dict(k, threads=64, shared_memory=0)
    chain = lambda name, stream: {"name": name, "period": 40, "stream": stream, "steps": [{"kernel": name, "blocks": 2, "wcet": 2}]}
    for kind, command_, values, document in (
            ("times", "rta", TIMES, {"platform": slots, "kernels": [dict(k, wcet="@")]}),
            ("times", "edf", TIMES, {"tasks": [{"name": "t", "wcet": 1, "period": "@"}]}),
            ("counts", "rta", COUNTS, {"platform": slots, "kernels": [dict(k, blocks="@")]}),
            ("bytes", "rta", BYTES, {"platform": platform, "kernels": [dict(wide, shared_memory="@")]}),
            ("names", "rta", NAMES, {"platform": slots, "kernels": [dict(k, name="@")]}),
            ("names", "rta", NAMES, {"platform": slots, "kernels": [dict(k, stream="@"), dict(k, name="l", stream="a")]}),
            ("flags", "rta", FLAGS, {"platform": slots, "streams": {"a": {"blocking": "@"}}, "kernels": [dict(k, stream="a"), dict(k, name="l")]}),
            ("priorities", "bound", PRIORITIES, {"platform": slots, "streams": {"a": {"priority": "@"}, "b": {"priority": "1"}, "c": {"priority": -1}}, "chains": [
                chain("a", "a"), chain("b", "b"), chain("c", "c")]})):
        document = dict(document, time_unit="ms")
        if kind == "priorities":
            document["streams"]["b"]["priority"] = 1
        for value in values:
            yield command_, json.dumps(document).replace('"@"', value), (kind, value)


class Reading(unittest.TestCase):
    def test_one_meaning(self):
        """Every text, through both: as it stands, and as the command writes it."""
        read = refused = 0
        for kind, text, of in documents():
            if RANDOM.random() >= tests.SCALE / 6:
                continue
            data = text.encode("utf-8", "surrogatepass")
            c = certificate_of(kind, data)
            if c is None:
                refused += 1
                if is_json(data) and not (of and of[1] in ONLY_COMMAND[of[0]]):
                    self.assertFalse(self.readable(kind, data), text)
                continue
            read += 1
            if is_json(data):
                self.assertEqual(shown(data, c), "accepted", text)
            converted = command("convert", "-", "--to", "json", data=data)
            self.assertEqual((converted.returncode, shown(converted.stdout, c)), (0, "accepted"), text)
        print("%d texts are read, %d are refused" % (read, refused))
        self.assertGreater(read, 140 if tests.SCALE >= 6 else -1)

    def test_no_time_for_so_many_sms(self):
        """A table of times that has none for fewer SMs is refused in words."""
        kernel = checker.Map({"wcet": {"sms": {"4": "1"}}}, "kernels[0]")
        self.assertEqual(checker.wcet_of(kernel, 4, None), 1)
        with self.assertRaisesRegex(checker.Rejected, "no time for 2 SMs"):
            checker.wcet_of(kernel, 2, None)

    def readable(self, kind, data):
        """Does the checker read the text, whatever is claimed of it?"""
        empty = {"certificate": "1", "command": kind}
        try:
            scenario = checker.canonical(checker.read_json(data.decode("utf-8-sig"), "scenario"))
            s = checker.read_scenario(scenario)
            {"edf": checker.Demand, "rta": lambda s: checker.slots_of(s, checker.read_kernels(s)), "bound": lambda s: checker.Bound(
                s, checker.Map(empty, ""))}[kind](s)
            return True
        except (checker.Rejected, checker.BadInput, UnicodeError):
            return False



# ---- what is kept of every section ----

FULL = {
    "rta": """{time_unit: us, x-of: all, platform: {base: jetson-tx2, sms: 3},
        streams: {a: {priority: 1, blocking: false, x-why: z}, x-b: {priority: 1, blocking: false}},
        kernels: [{name: k, blocks: [3, 2], threads: [32, 2], registers: 32, shared_memory: 16KiB, wcet: 3, period: 40, deadline: 30, release: 1,
        stream: a, x-n: 1}, {name: l, blocks: 4, threads: 64, registers: 32, shared_memory: 16384, wcet: 5, period: 80, stream: x-b}]}""",
    "edf": """{tasks: [{name: t, wcet: 1ms, period: 8, deadline: 6, nonpreemptable: 0.5}, {name: u, wcet: 1/2, period: 16, server: s},
        {name: v, wcet: 1, period: 12}], servers: [{name: s, budget: 1, period: 8, x-s: 1}], edf: {overhead: 1/100, latency: 0.01, x-e: ~}}""",
    "runlist": """{tasks: [{name: t, level: high, wcet: 3, period: 40, timeslice: 2, deadline: 30}, {name: u, level: low, wcet: 4, period: 50},
        {name: v, level: medium, saturated: true, timeslice: 1}], runlist: {timeslice: 1, switch_cost: 0.1, timeslice_step: 0.5, mode: flat, x-r: []}}""",
    "bound": """{platform: {base: jetson-tx2, sms: 4, copy_bandwidth: 1000000000}, queues: shared, partitions: [{name: p, sms: [0, 1], bandwidth_factor: 1.5},
        {name: q, sms: 1}], contexts: [{name: x, level: high, timeslice: 2}, {name: y, level: low, timeslice: 1}], runlist: {switch_cost: 1/10},
        streams: {a: {priority: high, partition: q}, x-b: {priority: 1}}, chains: [{name: c, period: 90, deadline: 80, jitter: 1, context: x, partition: p,
        stream: a, steps: [{kernel: k, blocks: 3, threads: 64, wcet: 1, bcet: 0.5, count: 2, deadline: 70}, {copy: m, bytes: 100000, direction: d2h,
        x-m: 1}, {host: h, wcet: 1/2}]}, {name: d, period: 100, context: y, partition: p, steps: [{kernel: l, blocks: 2, threads: 32, wcet: 1,
        stream: x-b}, {copy: n, duration: 1, engine: 1, after: [l]}]}]}""",
    "sweep": """{sweep: {x: utilization, sets: 3, seed: 1, generator: uunifast, tasks: [2, 3], utilization: {from: 0.5, to: 1, step: 0.25}, grain: 1/20,
        period: {list: [4, 8]}, deadline: {from: 1/2, to: 1}, timeslice: 1, switch_cost: 0.05, overhead: 1/10, servers: [{name: s, budget: 1, period: 12}],
        template: [{level: high, timeslice: 2, server: s}, {level: low, x-t: 1}], curves: [{name: e, analysis: edf, latency: 1/4, x-c: 1},
        {analysis: work-limited}]}}""",
}
ANOTHER = {"true": "false", "false": "true", "low": "high", "high": "low", "flat": "interleaved", "us": "ms", "ms": "us"}


def paths(value, path=()):
    """Of every value and mapping within."""
    for key, v in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield path + (key,)
        yield from paths(v, path + (key,))


class Sections(unittest.TestCase):
    def observed(self, kind, scenario):
        """The hash that the command has of it, and its result; None: it refuses. The checker has the same hash."""
        data = json.dumps(scenario).encode()
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "c")
            done = command(kind, "-", "--format", "json", "--certificate", path, data=data)
            if not os.path.exists(path):
                return None
            c = checker.read_json(pathlib.Path(path).read_text(encoding="utf-8"), "c")
        converted = command("convert", "-", "--to", "json", data=data).stdout.decode()
        self.assertEqual(self.hash(checker.read_json(converted, "scenario")), c["scenario"], data)
        return c["scenario"], dict(json.loads(done.stdout), made_by=None, notes=None), c  # command line; places

    def hash(self, scenario):
        """As certificates.md defines it."""
        return tests.hashlib.sha256(json.dumps(checker.canonical(checker.read_json(json.dumps(
            scenario), "s")), ensure_ascii=False, sort_keys=True, separators=(
            ",", ":")).encode()).hexdigest()

    def test_every_key(self):
        """A value, key or name that changes what the command reads changes the hash; what is a comment changes neither."""
        for kind, text in FULL.items():
            converted = command("convert", "-", "--to", "json", data=text.encode())
            self.assertEqual(converted.returncode, 0, converted.stderr)
            scenario = json.loads(converted.stdout.decode())
            true = self.observed(kind, scenario)
            self.assertIsNotNone(true, kind)
            self.assertEqual(shown(converted.stdout, true[2]), "accepted")
            changed = comments = 0
            for path in list(paths(scenario)):
                place, key, old = tests.at(scenario, path[:-1]), path[-1], tests.at(scenario, path)
                if RANDOM.random() >= tests.SCALE / 6:
                    continue
                inside = any(isinstance(k, str) and k.startswith("x-") and path[i - 1:i] != ("streams",) for i, k in enumerate(path))
                for new in self.others(place, key, old):
                    other = copy.deepcopy(scenario)
                    at = tests.at(other, path[:-1])
                    if new is None:
                        del at[key]
                    elif isinstance(new, tuple):  # another key, where the old one was
                        at[new[0]] = at.pop(key)
                    else:
                        at[key] = new
                    observed = self.observed(kind, other)
                    if inside:
                        self.assertEqual(observed and observed[:2], true[:2], (kind, path, new))
                        comments += 1
                    elif observed:
                        known = [dict(of[1], assumptions=None) for of in (observed, true)]  # that none is given is one
                        if known[0] != known[1] or path[0] not in ("platform", "time_unit"):  # as the command writes them out
                            self.assertNotEqual(observed[0], true[0], (kind, path, new))
                        if isinstance(new, tuple) and new[0].startswith("x-"):  # a comment now: as if it were not there; a name: not
                            without = copy.deepcopy(scenario)
                            del tests.at(without, path[:-1])[key]
                            self.assertEqual(self.hash(other) == self.hash(without), path[:-1] != ("streams",), (kind, path))
                        changed += 1
            print("%s: %d changes, %d of comments" % (kind, changed, comments))
            self.assertGreater(changed, 30 if tests.SCALE >= 6 else -1)

    def others(self, place, key, old):
        if isinstance(place, dict):
            yield None
            yield "x-" + key,
        if isinstance(old, bool):
            yield not old
        elif isinstance(old, int):
            yield old + 1
        elif isinstance(old, str):
            yield ANOTHER.get(old) or (str(tests.Fraction(old) + 1) if tests.is_number(old) else old + "1")

    def test_stream_named_as_a_comment(self):
        """Its priority cannot be changed after it was certified."""
        text = """{"time_unit": "ms", "platform": {"slots": 1, "copy_engines": 0, "copy_bandwidth": 0}, "streams": {"x-a": {"priority": "%s"}},
            "chains": [{"name": "c", "period": 40, "stream": "x-a", "steps": [{"kernel": "k", "blocks": 2, "wcet": 2}]},
            {"name": "d", "period": 40, "steps": [{"kernel": "l", "blocks": 2, "wcet": 2}]}]}"""
        c = certificate_of("bound", (text % "high").encode())
        self.assertEqual([shown((text % p).encode(), c) for p in ("high", "low")], ["accepted", "rejected"])
        forged = dict(c, scenario=self.hash(json.loads(text % "low")))
        self.assertEqual(shown((text % "low").encode(), forged), "rejected")


# ---- hostile files, and what is beside the work that a claim speaks of ----

class Command(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.scenario, self.certificate = (pathlib.Path(folder.name) / name for name in ("s.json", "c.json"))
        self.true = self.write(b"{time_unit: ms, platform: {slots: 2}, kernels: [{name: a, blocks: 3, wcet: 2, period: 10}]}", "rta")

    def write(self, data, kind, **more):
        self.scenario.write_bytes(command("convert", "-", "--to", "json", data=data).stdout)
        self.certificate.write_text(json.dumps(dict(certificate_of(kind, data), **more)), encoding="utf-8")
        return json.loads(self.certificate.read_text(encoding="utf-8"))

    def main(self, *args):
        """What the checker's main() answers."""
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
        with mock.patch.multiple(sys, argv=["gpurta-verify", *args], stdout=out, stderr=err):
            status = checker.main()
        return subprocess.CompletedProcess(args, status, *(f.buffer.getvalue().decode() for f in (out, err)))

    def answers(self, *args, **more):
        """Of both programs: exit status, answer, complaints."""
        if tests.SCALE < 6:  # without a process of its own
            yield self.main(str(self.scenario), str(self.certificate), *args)
            return
        for program in (tests.COMMAND + ["verify"], [sys.executable, str(tests.CHECKER)]):
            yield subprocess.run(program + [str(self.scenario), str(self.certificate), *args], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                 env=dict(ENVIRONMENT, PYTHONIOENCODING="utf-8"), encoding="utf-8", **more)

    def check(self, status, verdict):
        for form in ("json", None) if tests.SCALE >= 6 else RANDOM.sample(["json", None], 1):
            for done in self.answers(*["--format", form] if form else []):
                self.assertEqual(done.returncode, status, done)
                said = done.stdout + done.stderr
                self.assertTrue(all(c.isprintable() or c == "\n" for c in said), done)
                if verdict is None:
                    self.assertEqual((done.stdout, done.stderr.count("\n")), ("", 1))
                elif form:
                    self.assertEqual(json.loads(done.stdout)["verdict"], verdict)
                else:
                    self.assertEqual((done.stdout.partition(":")[0], done.stdout.count("\n")), (verdict, 1))

    def test_hostile(self):
        """Keys and texts that once were read outside, or made an answer of their own."""
        self.check(0, "accepted")
        for key in ("chains[", "chains[0", "[", "]", "a]b[", "kernels[0].", "x" * 5000, "accepted: rta: all\naccepted: rta: all", "\x1b[2J\x1b[H",
                    "\u202eaccepted", "\u2066", "\x85", "\u2028accepted: ", "\ud800", "\0", "", ": ", "accepted: "):
            self.certificate.write_text(json.dumps(dict(self.true, **{key: 1})), encoding="utf-8")
            self.check(1, "rejected")
            self.certificate.write_text(json.dumps(dict(self.true, command="rta?" + key)), encoding="utf-8")
            self.check(2, None)
        for name in ([1], {"name": []}, [[]], None, True, 1, "\n", {}):
            self.certificate.write_text(json.dumps(dict(self.true, kernels=[dict(self.true["kernels"][0], name=name)])), encoding="utf-8")
            is_text = name is None or name in ("\n", 1) and name is not True
            self.check(1 if is_text else 2, "rejected" if is_text else None)
        for text in ("", "[", "[]", "1", "null", "{}", "\ufeff", "[" * 100000, '{"a":' * 5000, '{"certificate": 1', '{"certificate": 1e400}', "\x00"):
            self.certificate.write_text(text, encoding="utf-8")
            self.check(2, None)
        self.certificate.write_bytes(b'{"certificate": "\xff"}')
        self.check(2, None)

    def test_place(self):
        """What is wrong is found in the certificate: the name of its row, and the line."""
        self.certificate.write_text(json.dumps(self.true, indent=1).replace('"completion": "4"', '"completion": "5"'), encoding="utf-8")
        line = next(i for i, text in enumerate(self.certificate.read_text().splitlines(), 1) if "completion" in text)
        for done in self.answers():
            self.assertEqual(done.stdout, "rejected: kernels[0].completion (a, %s:%d): 5 is claimed, it is 4\n" % (self.certificate, line))

    def test_internal_error(self):
        """What fails in the checker is no verdict."""
        code = ("import runpy, sys, fractions\nfractions.Fraction.__mul__ = lambda *a: 1 // 0\nsys.argv[0] = %r\n"
                "runpy.run_path(sys.argv[0], run_name='__main__')" % str(tests.CHECKER))
        for form in ("text", "json"):
            done = subprocess.run([sys.executable, "-c", code, str(self.scenario), str(self.certificate), "--format", form], stdout=subprocess.PIPE,
                                  encoding="utf-8")
            verdict = json.loads(done.stdout)["verdict"] if form == "json" else done.stdout.partition(":")[0]
            self.assertEqual((done.returncode, verdict), (3, "internal error"))

    def test_closed(self):
        """Closed descriptors change no verdict; an answer that cannot be written is none."""
        for program in (tests.COMMAND + ["verify"], [sys.executable, str(tests.CHECKER)]):
            for closed in ((0,), (2,), (0, 2), (0, 1, 2)):
                done = subprocess.run(program + [str(self.scenario), str(self.certificate)], env=ENVIRONMENT, stdout=subprocess.PIPE,
                                      preexec_fn=lambda: [os.close(fd) for fd in closed])
                if program[-1] != "verify":  # the command's own descriptors are its own matter
                    self.assertEqual(done.returncode, 0, closed)
        with open("/dev/full", "w") as full:
            done = subprocess.run([sys.executable, str(tests.CHECKER), str(self.scenario), str(self.certificate)], stdout=full, stderr=subprocess.PIPE)
        self.assertEqual(done.returncode, 3)

    def test_work_beside(self):
        """Work that a claim leaves out, unless the certificate says so; then the acceptance says it too."""
        work = {"kernels": '"kernels": [{"name": "a", "blocks": 3, "wcet": 2, "period": 10}]',
                "operations": '"operations": [{"kernel": "a", "blocks": 3, "wcet": 2, "period": 10}]',
                "tasks": '"tasks": [{"name": "t", "wcet": 1, "period": 40, "timeslice": 1}]',
                "chains": '"chains": [{"name": "c", "period": 40, "steps": [{"kernel": "k", "blocks": 1, "wcet": 1}]}]',
                "contexts": '"contexts": [{"name": "x", "saturated": true}, {"name": "y", "timeslice": 1}]',
                "servers": '"servers": [{"name": "s", "budget": 1, "period": 40}]',
                "left_out": '"left_out": {"operations": 2, "share": "1.01%"}'}
        own = {("rta", "kernels"): (), ("rta", "operations"): (), ("edf", "tasks"): ("servers",), ("runlist", "tasks"): ("servers",),
               ("bound", "chains"): ("contexts",), ("bound", "kernels"): ()}
        head = '{"time_unit": "ms", "platform": {"slots": 2, "copy_engines": 0, "copy_bandwidth": 0}, '
        for (kind, section), observed in own.items():
            c = certificate_of(kind, (head + work[section] + "}").encode())
            self.assertEqual(shown((head + work[section] + "}").encode(), c), "accepted")
            for other in work:
                if other == section or other in observed:
                    continue
                text = head + work[section] + ", " + work[other] + "}"
                scenario = checker.read_json(text, "s")
                beside = dict(c, scenario=Sections.hash(self, scenario))
                with self.assertRaisesRegex(checker.Rejected, "leaves this work out", msg=(kind, other)):
                    checker.verify(scenario, beside)
                if (kind, section, other) in (("rta", "operations", "kernels"), ("bound", "kernels", "chains"), ("bound", "kernels", "contexts"), ("bound", "kernels", "operations")):
                    continue  # the claim would be of the other
                said = checker.verify(scenario, dict(beside, ignored=[other]))
                self.assertTrue(said.endswith(", without the file's " + other + "; under the assumptions that gpurta %s prints; made_by is not checked" % kind), said)
                for ignored in ([section], [other, other], [other, "streams"], [other, section], [[other]], [other, "platform"], [None], [{}]):
                    self.assertEqual(shown(text.encode(), dict(beside, ignored=ignored)), "rejected", (kind, ignored))

    def test_profiles(self):
        """What a profile has in no chain, up to 1%, needs not be said; a bound below what was observed shows nothing."""
        text = '{"time_unit": "ms", "platform": {"slots": 2, "copy_engines": 0, "copy_bandwidth": 0}, "chains": [{"name": "c", "period": 40%s, "steps": ' \
               '[{"kernel": "k", "blocks": 1, "wcet": 3}]}]%s}'
        for observed, share, accepted in (("", "1%", True), ("", "0.5%", True), ("", "1.5%", False), (', "observed": 3', "0%", True),
                                          (', "observed": "3.1"', "0%", False), (', "observed": "2"', "101/100%", False)):
            scenario = (text % (observed, ', "left_out": {"share": "%s"}' % share)).encode()
            c = dict(certificate_of("bound", (text % ("", "")).encode()), scenario=Sections.hash(self, checker.read_json(scenario.decode(), "s")))
            self.assertEqual(shown(scenario, c), "accepted" if accepted else "rejected", (observed, share))
        for key, accepted in (('held_up": 1', False), ('opaque": 1', False), ('opaque": 0', True)):
            scenario = (text % ("", ', "left_out": {"share": "0%%", "%s}' % key)).encode()
            c = dict(c, scenario=Sections.hash(self, checker.read_json(scenario.decode(), "s")))
            self.assertEqual(shown(scenario, c), "accepted" if accepted else "rejected", key)

    def test_closed(self):
        """A closed chain alone may have a bound above its period; the same chain that is not closed may not."""
        text = '{"time_unit": "ms", "platform": {"slots": 2, "copy_engines": 1, "copy_bandwidth": 0}, "chains": [{"name": "c", "period": 3, ' \
               '"deadline": 20, "closed": %s, "steps": [{"kernel": "k", "blocks": 3, "wcet": 2}, {"copy": "d", "duration": 1, "stream": "s"}]}]}'
        c = certificate_of("bound", (text % "true").encode())
        for closed, accepted in (("true", True), ("false", False)):
            c = dict(c, scenario=Sections.hash(self, checker.read_json(text % closed, "s")))
            self.assertEqual(shown((text % closed).encode(), c), "accepted" if accepted else "rejected", closed)

    def test_steps_without_end(self):
        """A design of more steps than any sweep has is refused before they are counted."""
        text = """{"time_unit": "ms", "sweep": {"sets": 1, "tasks": 1, "utilization": {"from": "0.5", "to": "%s", "step": "%s"}, "grain": "1/20",
            "period": {"list": [4]}, "curves": [{"analysis": "edf"}]}}"""
        c = certificate_of("sweep", (text % ("1", "0.25")).encode())
        for to, step, said in (("1", "0.25", "accepted"), ("1e1000", "1e-1000", "rejected"), ("1", "0", "rejected"), ("1e10", "1", "rejected")):
            forged = dict(c, scenario=Sections.hash(self, json.loads(text % (to, step))))
            self.assertEqual(shown((text % (to, step)).encode(), forged), said)


if __name__ == "__main__":
    print("GPURTA_SEED=%d" % tests.SEED)
    unittest.main()
