#!/usr/bin/env python3
"""Nothing that one command prints contradicts another on the same file: random scenarios, every command that
applies to each, and their verdicts compared.

- table, JSON and CSV of a command say one verdict, of everything and of each deadline; the exit status fits it;
- verdicts are schedulable, unschedulable or unknown, and meets_deadline is null where nothing is known;
- what one command proves to be met is not missed in a run that another shows, nor is a bound below what is observed;
- the report says what the commands say; the checker accepts every certificate.

    agree.py COMMAND CHECKER [FILES]     default 60, times GPURTA_TEST_SCALE; GPURTA_SEED replays
"""
import collections
import csv
import io
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
from fractions import Fraction

VERDICTS = ("schedulable", "unschedulable", "unknown")
FEATURES = ("jetson-tx2", "drive-px2", "gtx-950", "v100", "rtx-2080-ti", "a100", "jetson-orin-agx", "rtx-4090", "h200",
            "jetson-thor")
told = collections.Counter()


# ---- random files ----

def platform(r):
    if r.random() < 0.25:
        return {"slots": r.randint(1, 8)}
    return {"base": r.choice(FEATURES), "sms": r.choice((1, 2, 2, 4))}


def footprint(r, slots):
    if slots:
        return {}
    made = {"threads": r.choice((32, 64, 96, 128, 160, 256, 512, 768, 1024))}
    if r.random() < 0.5:
        made["registers"] = r.choice((16, 32, 40, 64))
    if r.random() < 0.3:
        made["shared_memory"] = r.choice((1024, 8192, 20000))
    return made


def kernels(r, gpu, copies):
    alike, periodic = r.random() < 0.6, r.random()
    shared = footprint(r, "slots" in gpu)
    made, streams = [], ["s%d" % i for i in range(r.randint(1, 3))]
    for i in range(r.randint(1, 5)):
        one = dict(name="k%d" % i, blocks=r.choice((1, 2, 3, 8, 32, 100)), wcet=r.choice((1, 2, 3, 5, "1/2", "7/3")))
        one.update(shared if alike else footprint(r, "slots" in gpu))
        if copies and i and r.random() < 0.4:
            one = {"copy": one.pop("name"), "duration": one["wcet"], "direction": r.choice(("h2d", "d2h"))}
        elif copies:
            one["kernel"] = one.pop("name")
        if r.random() < 0.5:
            one["stream"] = r.choice(streams)
        if r.random() < 0.3:
            one["release"] = r.randint(0, 12)
        if r.random() < periodic:
            one["period"] = r.choice((10, 20, 20, 40, 60))
            if r.random() < 0.4:
                one["deadline"] = r.randint(1, one["period"])
        elif r.random() < 0.5:
            one["deadline"] = r.randint(1, 40)
        made.append(one)
    return made


def stream_section(r, used):
    return {s: {"priority": r.choice(("high", "low")), "blocking": r.random() < 0.3} for s in used if r.random() < 0.4}


def kernel_file(r):
    gpu = platform(r)
    copies = r.random() < 0.15
    made = {"platform": gpu, "operations" if copies else "kernels": kernels(r, gpu, copies)}
    rows = made.get("kernels") or made["operations"]
    streams = stream_section(r, sorted({k["stream"] for k in rows if "stream" in k}))
    if gpu.get("sms") == 4 and r.random() < 0.5:
        made["partitions"] = [{"name": "left", "sms": 2}, {"name": "right", "sms": 2}]  # SMs of whole TPCs
        for k in rows:
            streams.setdefault(k.setdefault("stream", "s0"), {})["partition"] = r.choice(("left", "right"))
    if streams:
        made["streams"] = streams
    return made


def task_file(r):
    edf = r.random() < 0.5
    made, load = {"tasks": []}, r.uniform(0.3, 1.1)
    count = r.randint(1, 5)
    servers = r.randint(0, 2) if edf else 0
    for i in range(count):
        period = r.choice((10, 12, 20, 30, 40))
        one = {"name": "t%d" % i, "wcet": max(1, round(period * load / count)), "period": period}
        if r.random() < 0.4:
            one["deadline"] = r.randint(min(one["wcet"], period), period + (5 if edf else 0))
        if r.random() < 0.2:
            one["nonpreemptable"] = r.choice(("1/2", 1))
        if edf and servers and r.random() < 0.3:
            one["server"] = "s%d" % r.randrange(servers)
            one.pop("nonpreemptable", None)
        if not edf:
            one["level"] = r.choice(("high", "high", "medium", "low"))
            one["timeslice"] = r.choice((1, 2, 3, "1/2"))
            if r.random() < 0.15:
                one = {k: one[k] for k in ("name", "level", "timeslice")}
                one["saturated"] = True
        made["tasks"].append(one)
    if edf:
        made["edf"] = {"overhead": r.choice((0, "1/10")), "latency": r.choice((0, 0, "1/20"))}
        if servers:
            made["servers"] = [{"name": "s%d" % i, "budget": r.randint(1, 3), "period": r.choice((10, 12))}
                               for i in range(servers)]
    else:
        made["runlist"] = {"switch_cost": r.choice((0, "1/20", "1/4"))}
        if r.random() < 0.3:
            made["runlist"]["reset_cost"] = "1/10"
        if r.random() < 0.15:
            made["runlist"]["mode"] = "flat"
    return made


def chain_file(r):
    gpu = platform(r)
    made, contexts = {"platform": gpu, "chains": []}, []
    if r.random() < 0.4:
        for i in range(r.randint(1, 3)):
            contexts.append({"name": "c%d" % i, "level": r.choice(("high", "low")), "timeslice": r.choice((1, 2))})
        if r.random() < 0.3:
            contexts.append({"name": "busy", "level": "low", "timeslice": 1, "saturated": True})
        made["contexts"] = contexts
        made["runlist"] = {"switch_cost": r.choice((0, "1/20"))}
    for i in range(r.randint(1, 3)):
        chain = {"name": "a%d" % i, "period": r.choice((20, 40, 60)), "steps": []}
        if r.random() < 0.4:
            chain["deadline"] = r.randint(2, chain["period"])
        if r.random() < 0.3:
            chain["jitter"] = r.choice((1, "1/2"))
        if contexts:
            chain["context"] = r.choice([c["name"] for c in contexts if not c.get("saturated")])
        for s in range(r.randint(1, 3)):
            kind = r.random()
            step = {"host": "h%d" % s, "wcet": r.choice((1, 2)), "bcet": "1/2"}
            if kind < 0.2:
                step = {"copy": "m%d" % s, "duration": r.choice((1, "1/2")), "direction": "h2d"}
            elif kind < 0.85:
                step = {"kernel": "k%d" % s, "blocks": r.choice((1, 2, 8, 40)), "wcet": r.choice((1, 2, "1/2"))}
                step.update(footprint(r, "slots" in gpu))
            chain["steps"].append(step)
        made["chains"].append(chain)
    return made


def mixed_file(r):
    made = {}
    for part in r.sample((kernel_file, task_file, chain_file), 2):
        for key, value in part(r).items():
            made.setdefault(key, value)
    if "kernels" in made:
        made.pop("operations", None)
    made.pop("partitions", None)  # they are those of another platform
    for stream in made.get("streams", {}).values():
        stream.pop("partition", None)
    return made


def random_file(r):
    return r.choices((kernel_file, task_file, chain_file, mixed_file), (5, 3, 3, 1))[0](r)


# ---- asking ----

class Broken(Exception):
    """A contradiction."""


def demand(holds, *words):
    if not holds:
        raise Broken(" ".join(map(str, words)))


class Asker:
    def __init__(self, command, checker, folder):
        self.command, self.folder = command, folder
        self.file = folder / "file.json"
        self.env = dict(os.environ, GPURTA_VERIFY=checker)

    def run(self, *words):
        done = subprocess.run([self.command, *map(str, words)], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                              universal_newlines=True, env=self.env, timeout=170)
        demand(done.returncode in (0, 1, 2, 3), *words, "ends with", done.returncode, done.stderr)
        return done

    def answer(self, name, *options):
        """JSON and exit status of a command; None: it does not apply."""
        done = self.run(name, self.file, "--format", "json", *options)
        if done.returncode > 1:
            demand(not done.stdout, name, "prints and ends with", done.returncode)
            demand(done.stderr, name, "ends with", done.returncode, "and says nothing")
            told[name + " does not apply"] += 1
            return None
        told[name] += 1
        return Answer(name, json.loads(done.stdout), done.returncode)


class Answer:
    def __init__(self, name, result, status):
        self.name, self.result, self.status = name, result, status
        self.verdict = result.get("verdict")
        key = next(k for k in ("kernels", "operations", "chains", "tasks") if k in result)
        self.rows = {row["name"]: row for row in result[key]}

    def meets(self, name):
        return self.rows[name].get("meets_deadline")


def time_of(row, key):
    return None if row.get(key) is None else Fraction(row[key])


# ---- one command ----

def words_of_table(text, names):
    """The verdict of each name in the first table that has a column of them, and that of everything."""
    words, column, whole = {}, None, None
    for line in text.splitlines():
        cells = re.split(r"  +", line.strip())
        if cells[-1] == "verdict" and column is None:
            column = len(cells) - 1
        elif column and cells[0] in names and cells[0] not in words and cells[-1] in ("met", "MISSED", "unknown", "-"):
            words[cells[0]] = cells[-1]
        found = re.match(r"(schedulable|unschedulable|unknown): ", line)
        whole = found.group(1) if found else whole
    return words, whole


def check_formats(ask, answer, options):
    """What the three formats say of one analysis."""
    name, shown = answer.name, {True: "met", False: "MISSED", None: "unknown"}
    demand(isinstance(answer.result.get("notes"), list), name, "has no notes")
    if "verdict" in answer.result:
        demand(answer.verdict is None or answer.verdict in VERDICTS, name, "verdict", answer.verdict)
        demand(answer.verdict is None or answer.result.get("reason"), name, "gives no reason for", answer.verdict)
    meets = [row.get("meets_deadline") for row in answer.rows.values()]
    bad = answer.verdict in ("unschedulable", "unknown") if "verdict" in answer.result else False in meets
    demand(answer.status == (1 if bad else 0), name, "ends with", answer.status, "verdict", answer.verdict, meets)
    if answer.verdict == "schedulable" and name != "partition":
        deadlines = [row.get("meets_deadline") for row in answer.rows.values() if row.get("deadline") is not None]
        demand(all(m is True for m in deadlines), name, "is schedulable, its deadlines are", meets)
    if False in meets:
        demand(answer.verdict in (None, "unschedulable"), name, "misses a deadline and is", answer.verdict)
    table, lines = (ask.run(name, ask.file, "--format", f, *options) for f in ("table", "csv"))
    for other in (table, lines):
        demand(other.returncode == answer.status, name, "ends with", other.returncode, "not", answer.status)
    words, whole = words_of_table(table.stdout, answer.rows)
    if "verdict" in answer.result and name != "partition":
        demand(whole == answer.verdict, name, "table:", whole, "JSON:", answer.verdict)
    for row, word in words.items():
        expected = shown[answer.meets(row)]
        demand(word == expected or (word == "-" and answer.meets(row) is None), name, row, "table:", word, "JSON:",
               expected)
    observed = set()
    for row in csv.DictReader(io.StringIO(lines.stdout)):
        if row["name"] in observed:
            continue  # of the next job
        observed.add(row["name"])
        value = {"true": True, "false": False, "": None}[row["meets_deadline"]]
        if name != "simulate":
            demand(value == answer.meets(row["name"]), name, row["name"], "CSV:", value, "JSON:",
                   answer.meets(row["name"]))
    demand(observed == set(answer.rows), name, "CSV has rows", sorted(observed))


def check_certificate(ask, answer, options):
    path = ask.folder / "certificate.json"
    if path.exists():
        path.unlink()
    done = ask.run(answer.name, ask.file, "--certificate", path, *options)
    if done.returncode > 1 or not path.exists():
        told[answer.name + " writes no certificate"] += 1
        return
    checked = ask.run("verify", ask.file, path)
    demand(checked.returncode == 0 and checked.stdout.startswith("accepted"), "verify of", answer.name, "says",
           checked.stdout.strip() or checked.stderr.strip())
    claimed = json.loads(path.read_text()).get("verdict")
    demand(claimed == answer.verdict or claimed == "unknown" or answer.verdict is None, answer.name, "prints",
           answer.verdict, "and certifies", claimed)
    told["certificates accepted"] += 1


def check_report(ask, answers):
    page = ask.folder / "page.html"
    done = ask.run("report", ask.file, "-o", page, "--search", 30)
    if done.returncode > 1:
        demand(not any(answers.values()), "report ends with", done.returncode, done.stderr)
        return
    told["report"] += 1
    said = dict(re.findall(r"<li><b>(\w+): ([\w ]+)</b>", page.read_text()))
    proved = []
    for name, word in said.items():
        answer = answers.get(name)
        if word == "does not apply":
            demand(answer is None, "report:", name, word, "; it says", answer and answer.verdict)
            continue
        demand(answer is not None, "report:", name, word, "; the command does not apply")
        if name == "simulate" and answer.verdict is None:
            demand((word == "this run misses a deadline") == (answer.status == 1), "report:", name, word)
            continue
        demand(word == (answer.verdict or "no deadline"), "report:", name, word, "; it says", answer.verdict)
        if name != "simulate":
            proved.append(answer.status)
    demand(done.returncode == max(proved, default=1), "report ends with", done.returncode, "its analyses with", proved)


# ---- one against another ----

def check_above(bounds, runs, what):
    """runs: (name, response, meets) of what was observed."""
    for name, response, meets in runs:
        row = bounds.rows.get(name)
        if row is None:
            continue
        bound = next((b for b in (time_of(row, k) for k in ("bound", "worst_response", "response")) if b is not None),
                     None)
        if row.get("bound_reason"):
            bound = None  # it is none of every job
        demand(bound is None or response is None or bound >= response, bounds.name, name, bound, "below", response,
               "observed by", what)
        demand(not (row.get("meets_deadline") is True and meets is False), bounds.name, name,
               "is met for every job; missed in a run of", what)
        demand(not (bounds.verdict == "schedulable" and meets is False), bounds.name, "schedulable;", name,
               "is missed in a run of", what)
        told[bounds.name + " against " + what] += 1


def jobs_of(answer, end=None):
    """What each job that completes took; those that end by then."""
    for row in answer.rows.values() if answer else ():
        for job in row.get("jobs", [row]):
            completion = time_of(job, "completion")
            if completion is not None and (end is None or completion <= end):
                yield row["name"], time_of(job, "response"), job["meets_deadline"]


def check_kernels(ask, answers):
    rta, bound = answers.get("rta"), answers.get("bound")
    for options in ([], ["--policy", "round-robin"]):
        # --jobs ends the releases, as those of chains may; those of rta go on, and a job less may delay another
        if bound:
            check_above(bound, jobs_of(ask.answer("simulate", "--jobs", 3, *options)), "simulate")
        if rta:
            check_above(rta, jobs_of(ask.answer("simulate", "--until", 150, *options), 150), "simulate")
    if rta and bound and rta.verdict == "unschedulable":
        demand(bound.verdict != "schedulable", "rta misses a deadline, bound proves all")


def check_tasks(ask, answers):
    edf, runlist = answers.get("edf"), answers.get("runlist")
    if edf and "responses" in edf.result:
        done = ask.answer("edf", "--simulate")
        runs = [(t["name"], time_of(t, "response"), False if t["missed"] else None)
                for t in done.result["simulation"]["tasks"]] if done else []
        check_above(edf, runs, "edf --simulate")
    if runlist and "runlist" in runlist.result:
        done = ask.run("runlist", ask.file, "--simulate", "--format", "json")
        if done.returncode <= 1:
            jobs = json.loads(done.stdout)["simulation"]["jobs"]
            check_above(runlist, [(j["name"], time_of(j, "response"), j["meets_deadline"]) for j in jobs],
                        "runlist --simulate")


def check_bound(answers):
    for name in ("bound", "partition"):
        answer = answers.get(name)
        for row in answer.rows.values() if answer else ():
            bound, observed, deadline = (time_of(row, k) for k in ("bound", "observed", "deadline"))
            demand(bound is None or observed is None or observed <= bound, name, row["name"], "observed", observed, "above", bound)
            if row.get("meets_deadline") is True:
                demand(observed is None or observed <= deadline, name, row["name"], "met, but observed", observed)


def check(ask):
    search = {"bound": ["--search", 30], "partition": ["--search", 5]}
    answers = {}
    for name in ("rta", "simulate", "bound", "partition", "edf", "runlist"):
        options = search.get(name, [])
        answers[name] = answer = ask.answer(name, *options)
        if answer:
            check_formats(ask, answer, options)
            if name in ("rta", "bound", "edf", "runlist"):
                check_certificate(ask, answer, options)
    check_bound(answers)
    check_kernels(ask, answers)
    check_tasks(ask, answers)
    check_report(ask, answers)


def main():
    command, checker = (os.path.abspath(p) for p in sys.argv[1:3])
    scale = float(os.environ.get("GPURTA_TEST_SCALE", "1"))
    count = int(sys.argv[3]) if len(sys.argv) > 3 else max(1, int(60 * scale))
    seed = int(os.environ.get("GPURTA_SEED", random.SystemRandom().randrange(10**9)))
    print("GPURTA_SEED=%d" % seed, flush=True)
    broken = 0
    with tempfile.TemporaryDirectory() as folder:
        ask = Asker(command, checker, pathlib.Path(folder))
        for i in range(count):
            made = random_file(random.Random(seed * 1000003 + i))
            ask.file.write_text(json.dumps(made))
            try:
                check(ask)
            except Broken as what:
                broken += 1
                print("file %d: %s\n    %s" % (i, what, json.dumps(made)), flush=True)
    for name, times in sorted(told.items()):
        print("%6d  %s" % (times, name))
    print("%d of %d files contradict" % (broken, count))
    for name in ("rta against simulate", "bound against simulate", "edf against edf --simulate",
                 "runlist against runlist --simulate", "certificates accepted", "report"):
        if count >= 60 and not told[name]:
            print("nothing was tried: " + name)
            broken += 1
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
