#!/usr/bin/env python3
"""Certificates that differ from a true one by the least amount: which does the checker accept?

neighbours.json has systems of every kind. Each number of a certificate is changed by a thousandth, or by 1 if it counts,
each word, flag and row too; and each number of the scenario, under a forged hash, to what is worse for it. What is
accepted then (a weaker claim, evidence that is not needed, a change that does not matter) is written down beside the
system; all else must be rejected. So must be what stands under `rejected`: changes by hand of the file, and of the
certificate (c.) beside it; of a set of a sweep (w0.), which gpurta then certifies anew, but for z0.; of the text itself (text). One change in eight is tried, with GPURTA_TEST_SCALE=8 all. `neighbours.py --update`
writes the lists anew: read the difference.

`neighbours.py --mutate` puts faults into the checker, one at a time, and prints those which no such list shows: each
condition that it demands left out, each part of it left out, each comparison weakened. --formulas: also each sum, product
and choice without one of its parts. --lines FROM-TO: only there.
"""
import argparse
import ast
import functools
import gc
import hashlib
import json
import random
import re
import signal
import sys
import time
import types
from fractions import Fraction

import test_verify as tests

FILE = tests.HERE / "neighbours.json"
COUNTS = {"slots", "weights", "entry", "job", "step", "sm", "count", "point", "set"}
KEEP = {"gpurta", "format", "command", "time_unit", "scenario", "printed", "made_by"}
LEAST = Fraction(1, 1000)
MORE = {"wcet", "duration", "switch_cost", "timeslice", "jitter", "overhead", "latency", "nonpreemptable", "bandwidth_factor",
        "bcet", "timeslice_step", "longest_period"}  # worse, or not allowed, if it is more
LESS = {"deadline", "period", "budget", "copy_bandwidth"}
MORE_COUNT = {"blocks", "threads", "registers", "shared_memory", "count", "engine", "priority"}
LESS_COUNT = {"sms", "slots", "resident_grids", "carveout_sms", "threads_per_block", "blocks_per_sm", "threads_per_sm",
              "registers_per_sm", "registers_per_block", "registers_per_thread", "shared_memory_per_sm",
              "shared_memory_per_block", "shared_memory_per_block_optin", "sub_partitions", "copy_engines"}
ANOTHER = {"true": "false", "false": "true", True: False, False: True, "high": "low", "low": "high"}
OTHER = {"unknown": "schedulable", "schedulable": "unschedulable", "unschedulable": "schedulable", "once": "cycle",
         "cycle": "any-phase", "any-phase": "some-jobs", "some-jobs": "any-phase"}


def name_of(path):
    return "".join("[%d]" % key if isinstance(key, int) else "." + key for key in path).lstrip(".")


def other_values(path, old):
    """What a value of a certificate is changed to, and how that is called."""
    key = next((k for k in reversed(path) if isinstance(k, str)), "")
    if isinstance(old, bool):
        yield "not", not old
    elif old is None:
        yield "=0", "0"
        yield "=unschedulable", "unschedulable"
    elif tests.is_number(old):
        least = 1 if key in COUNTS and "." not in old and "weights[" not in name_of(path) or path[-2:-1] == ("channels",) else LEAST
        least = 1 if key == "window" and path[0] == "channels" else least
        yield "+", str(Fraction(old) + least)
        yield "-", str(Fraction(old) - least)
        yield "=null", None
    elif old in OTHER:
        yield "=" + OTHER[old], OTHER[old]
        yield "=unknown", "unknown"
    else:
        yield "?", old + "?"


def few(value, paths):
    """Those of the first rows and the last one of long lists."""
    for path in list(paths):
        lists = [(key, tests.at(value, path[:i])) for i, key in enumerate(path) if isinstance(key, int)]
        if all(key < 3 or key == len(rows) - 1 for key, rows in lists):
            yield path


def changes(scenario, certificate):
    """Names of changes; between two of them one is in place."""
    for path in few(certificate, tests.leaves(certificate)):
        if path[0] in KEEP or path[-1] in KEEP or "made_by" in path:
            continue
        place, old = tests.at(certificate, path[:-1]), tests.at(certificate, path)
        for how, value in other_values(path, old):
            if value != old:
                place[path[-1]] = value
                yield name_of(path) + how
        place[path[-1]] = old
    for path in few(certificate, tests.lists(certificate)):
        if "made_by" in path:
            continue
        rows = tests.at(certificate, path)
        for how, changed in (("-first", rows[1:]), ("-last", rows[:-1]), ("+last", rows + rows[-1:])):
            kept = rows[:]
            rows[:] = changed
            yield name_of(path) + how
            rows[:] = kept
    claimed = certificate["scenario"]
    for path in few(scenario, tests.leaves(scenario)):
        place, old, key = tests.at(scenario, path[:-1]), tests.at(scenario, path), path[-1]
        key = next((k for k in reversed(path) if isinstance(k, str)), "")
        number = tests.is_number(old)
        by = LEAST if key in MORE else -LEAST if key in LESS else 1 if key in MORE_COUNT else -1 if key in LESS_COUNT else 0
        news = [("", str(Fraction(old) + by))] if number and by else []
        news += [("=0", "0")] if number else [("", ANOTHER[old])] if old in ANOTHER else []
        for how, new in news + [(" gone", None)]:
            if new is None:
                place.pop(path[-1])
            else:
                place[path[-1]] = new
            certificate["scenario"] = hash_of(scenario)
            yield "scenario: " + name_of(path) + how
            if new is None and isinstance(place, list):
                place.insert(path[-1], old)
            place[path[-1]], certificate["scenario"] = old, claimed


def put(value, name, new):
    """At chains[0].period, say; None: nothing is there."""
    path = [int(k) if k.isdigit() else k for k in re.findall(r"[^.\[\]]+", name)]
    place = tests.at(value, path[:-1])
    if new is None:
        del place[path[-1]]
    elif isinstance(place, list) and path[-1] == len(place):
        place.append(new)
    else:
        place[path[-1]] = new


def hash_of(scenario):
    return hashlib.sha256(json.dumps(tests.checker.canonical(scenario), ensure_ascii=False, sort_keys=True, separators=(
        ",", ":")).encode()).hexdigest()


def accepts(checker, scenario, certificate, limit=2000):
    try:
        checker.verify(scenario() if callable(scenario) else scenario, certificate, limit)
        return True
    except (checker.Rejected, checker.BadInput):
        return False


class System:
    def __init__(self, row):
        self.kind, self.row = row["kind"], row
        self.text = json.dumps(row["scenario"])
        got = tests.certify(self.kind, self.text, *row.get("flags", tests.MORE.get(self.kind, ())))
        assert got, "no certificate of " + self.text
        self.scenario, self.certificate, _ = got

    @functools.lru_cache(maxsize=None)
    def by_hand(self):
        """The cases under `rejected`, with the scenario and certificate that they make."""
        made = []
        for case in self.row.get("rejected", ()):
            scenario, certificate = tests.duplicate((self.scenario, self.certificate))
            rows, later = set(), []
            for name, value in case.items():
                witness = re.match(r"([wz])(\d+)\.", name)
                if witness:
                    row = int(witness.group(2))
                    rows.add(row)
                    change = certificate["witnesses"][row], name[witness.end():], value
                    if witness.group(1) == "z":
                        later.append(change)
                    else:
                        put(change[0]["scenario"], *change[1:])
                elif name not in ("limit", "text"):
                    put(certificate if name.startswith("c.") else scenario, name[2:] if name.startswith("c.") else name, value)
            for row in (certificate["witnesses"][i] for i in rows):
                kind = {"work-limited": "runlist"}.get(row["curve"], row["curve"])
                set_, own, _ = tests.certify(kind, re.sub(r'"(\d+)"', r"\1", json.dumps(row["scenario"])))
                row.update(scenario=set_, certificate=own, accepted=own["verdict"] == "schedulable")
            for row, name, value in later:
                put(row["scenario"], name, value)
                row["certificate"]["scenario"] = hash_of(row["scenario"])
            if "c.scenario" not in case and "text" not in case:
                certificate["scenario"] = hash_of(scenario)
            made.append((case, scenario, certificate))
        return made

    def cases(self, checker):
        """Those by hand that the checker accepts."""
        for case, scenario, certificate in self.by_hand():
            text = case.get("text")
            if accepts(checker, scenario if text is None else lambda: checker.read_json(text, "scenario"), certificate, case.get(
                    "limit", 2000)):
                yield "%s is accepted" % case

    def differences(self, checker, takes=lambda i: True):
        """Changes of which the checker thinks otherwise than is written down. Who stops early leaves one in place: of a copy."""
        of = tests.duplicate((self.scenario, self.certificate))
        if not accepts(checker, *of):
            yield "the true certificate is rejected"
        known = set(self.row.get("accepted", "").split(", "))
        yield from self.cases(checker)
        for i, change in enumerate(changes(*of)):
            if takes(i) and accepts(checker, *of) != (change in known):
                yield change + (" is rejected" if change in known else " is accepted")

    def accepted(self, checker):
        return ", ".join(change for change in changes(self.scenario, self.certificate) if accepts(
            checker, self.scenario, self.certificate))


def systems():
    return [System(row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def write(rows):
    text = ",\n".join("{" + ",\n ".join("%s: %s" % (json.dumps(k), json.dumps(v)) for k, v in row.items()) + "}" for row in rows)
    FILE.write_text("[" + text + "]\n", encoding="utf-8")


# ---- faults in the checker ----

# Of these no certificate can show that they are left out: an infinite demand is more than any window that is compared next.
SAME = {"work < math.inf"}

class Fault:
    """One place of the syntax tree, and what stands there instead."""

    def __init__(self, node, make, what):
        self.line, self.node, self.make, self.what = node.lineno, node, make, what


def weaker(node):
    """Faults of a condition that is demanded: without it, without each part, each comparison weaker."""
    true = lambda n: ast.copy_location(ast.NameConstant(True), n)
    yield Fault(node, true, ("all left out: %s", source(node)))
    todo = [node]
    while todo:
        n = todo.pop()
        if isinstance(n, ast.BoolOp):
            for value in n.values:
                if isinstance(n.op, ast.And):
                    yield Fault(value, true, ("left out: %s", source(value)))
            todo += n.values
        elif isinstance(n, ast.Compare):
            for i, op in enumerate(n.ops):
                other = {ast.Lt: ast.LtE, ast.Gt: ast.GtE}.get(type(op))
                if other:
                    ops = n.ops[:i] + [other()] + n.ops[i + 1:]
                    yield Fault(n, lambda n, ops=ops: ast.copy_location(ast.Compare(n.left, ops, n.comparators), n), (
                        "%s for %s in %s", other.__name__, type(op).__name__, source(n)))
                if len(n.ops) > 1:
                    pairs = list(zip([n.left] + n.comparators, n.ops, n.comparators))
                    yield Fault(n, lambda n, pairs=pairs, i=i: ast.copy_location(ast.BoolOp(ast.And(), [
                        ast.copy_location(ast.Compare(a, [o], [b]), n) for k, (a, o, b) in enumerate(pairs) if k != i] + [true(n)]), n),
                        ("without %s in %s", type(op).__name__, source(n)))
        elif isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in ("all", "any") and isinstance(
                n.args[0], ast.GeneratorExp):
            todo.append(n.args[0].elt)


def simpler(node):
    """Faults of a formula: without one of its parts, or another choice."""
    if isinstance(node, ast.BinOp) and not isinstance(node.op, ast.Mod):
        yield Fault(node, lambda n: n.left, ("only %s of %s", source(node.left), source(node)))
        if isinstance(node.op, (ast.Add, ast.Mult)):
            yield Fault(node, lambda n: n.right, ("only %s of %s", source(node.right), source(node)))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("max", "min"):
        other = "min" if node.func.id == "max" else "max"
        yield Fault(node, lambda n: ast.copy_location(ast.Call(ast.copy_location(ast.Name(
            other, ast.Load()), n), n.args, n.keywords), n), ("%s of %s", other, source(node)))
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        other = {ast.Lt: ast.LtE, ast.Gt: ast.GtE, ast.LtE: ast.Lt, ast.GtE: ast.Gt}.get(type(node.ops[0]))
        if other:
            yield Fault(node, lambda n: ast.copy_location(ast.Compare(n.left, [other()], n.comparators), n),
                        ("%s in %s", other.__name__, source(node)))


class source:
    """A node as text, once it is printed."""

    def __init__(self, node):
        self.node = node

    def __str__(self):
        return getattr(ast, "unparse", ast.dump)(self.node)[:90]


def faults(tree, formulas):
    body = [n for n in tree.body if not (isinstance(n, ast.FunctionDef) and n.name in ("main", "clean", "places", "told"))]
    for top in body:
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("need", "expect"):
                yield from weaker(node.args[0])
            if formulas:
                yield from simpler(node)


class Put(ast.NodeTransformer):
    def __init__(self, fault):
        self.fault = fault

    def visit(self, node):
        return self.fault.make(node) if node is self.fault.node else super().visit(node)


def broken(text, number, formulas):
    """The checker with that fault."""
    tree = ast.parse(text)
    fault = list(faults(tree, formulas))[number]
    module = types.ModuleType("broken")
    exec(compile(ast.fix_missing_locations(Put(fault).visit(tree)), "broken", "exec"), module.__dict__)
    return module


def late(*_):
    raise TimeoutError("no end")


def noticed(module, of, order):
    """The first system that shows the fault, and by which change."""
    signal.signal(signal.SIGVTALRM, late)
    for i, differences in [(i, System.cases) for i in order] + [(i, System.differences) for i in order]:
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, 8)
            found = next(differences(of[i], module), None)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        except Exception as error:
            found = repr(error)
        if found:
            return i, found
    return None


def kinds_of(text, line):
    """Whose certificates a line of the checker is for, by the heading above it; from CHECKS on: all."""
    heading = [h.strip("# -").split(":")[0] for h in text.splitlines()[:line] if h.startswith(("# ----", "CHECKS"))][-1:]
    return {"rta": ["rta"], "edf": ["edf"], "runlist": ["runlist", "bound"], "bound": ["bound"], "sweep": ["sweep"]}.get(
        heading and heading[0], list(tests.KINDS))


def mutate(args):
    text, of, began = tests.CHECKER.read_text(encoding="utf-8"), systems(), time.time()
    low, high = (int(x) for x in args.lines.split("-"))
    chosen = [(i, f) for i, f in enumerate(faults(ast.parse(text), args.formulas)) if low <= f.line <= high and str(
        f.what[-1]) not in SAME][args.part::args.parts]
    left, recent = 0, list(range(len(of)))  # what noticed the last faults is tried first
    for i, fault in chosen:
        kinds = kinds_of(text, fault.line)
        found = noticed(broken(text, i, args.formulas), of, [k for k in recent if of[k].kind in kinds])
        if found:
            recent.sort(key=lambda k: k != found[0])
            if args.verbose:
                print("%d: %s: %s" % (fault.line, fault.what[0] % fault.what[1:], found), file=sys.stderr, flush=True)
        else:
            left += 1
            print("%d: %s" % (fault.line, fault.what[0] % fault.what[1:]), flush=True)
        gc.collect()  # caches of its methods
    print("%d faults, %d not noticed, %.0f s" % (len(chosen), left, time.time() - began))
    return left > 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--update", action="store_true")
    parser.add_argument("--mutate", action="store_true")
    parser.add_argument("--formulas", action="store_true")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--lines", default="1-9999")
    parser.add_argument("--part", type=int, default=0)
    parser.add_argument("--parts", type=int, default=1)
    args = parser.parse_args()
    if args.mutate:
        return mutate(args)
    all_of, rng, wrong = systems(), random.Random(tests.SEED), 0
    print("GPURTA_SEED=%d" % tests.SEED)
    if args.update:
        for system in all_of:
            system.row["accepted"] = system.accepted(tests.checker)
        write([system.row for system in all_of])
    for system in all_of:
        for difference in system.differences(tests.checker, lambda i: rng.random() < (1 if args.update else tests.SCALE / 8)):
            print("%s %s\n%s" % (system.kind, difference, system.text))
            wrong += 1
    print("%d systems, %d of their neighbours are not judged as it is written" % (len(all_of), wrong))
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main())
