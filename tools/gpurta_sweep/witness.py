"""Examples of sets that are accepted and that are not, with certificates: each set is a scenario, which the command
analyses."""
import json
import os
import shutil
import subprocess
import sys
import tempfile
from fractions import Fraction

from . import library as lib
from .sets import BOUND, EDF, LEVELS, RTA, WORK_LIMITED, Worker
from .show import flat, lines, text
from .text import EXIT_UNABLE, Output, Stop, quoted, stop, truth

SMS = 1  # GPURTA_PLATFORM_SMS
MOST_LOOKED_AT = 50  # sets of a point
COMMANDS = {WORK_LIMITED: "runlist", EDF: "edf", RTA: "rta", BOUND: "bound"}


class Witnesses:
    def __init__(self, experiment, platform):
        self.of, self.design, self.platform = experiment, experiment.design, platform
        self.worker = Worker(experiment)
        self.command = os.environ.get("GPURTA", "gpurta")

    def fits(self, curve, drawn):
        """The command that certifies what a curve says; None: there is none, as simulations and published tests prove
        nothing (nor are sets in several contexts written)."""
        if curve["analysis"] == BOUND and self.design["contexts"]:
            return None
        if curve["analysis"] == EDF and any(drawn.budget[k] > drawn.server_period[k] for k in range(drawn.servers)):
            return None
        return COMMANDS.get(curve["analysis"])

    def time(self, ticks):
        return text(self.of.time(ticks))

    def tasks(self, point, curve, ticks):
        drawn, design, channels = self.worker.set, self.design, curve["analysis"] == WORK_LIMITED
        items = []
        for i in range(drawn.tasks + (design["saturated"][point] if channels else 0)):
            level, timeslice = design["kinds"][i % len(design["kinds"])][:2]
            if i < drawn.tasks:
                pairs = [(name, self.time(values[i])) for name, values in
                         (("wcet", drawn.wcet), ("period", drawn.period), ("deadline", drawn.deadline))]
            else:
                pairs, level, timeslice = [("saturated", "true")], 1, 0
            if channels:
                pairs += [("level", quoted(LEVELS[level])), ("timeslice", self.time(timeslice or ticks[0]))]
            elif drawn.servers and drawn.server[i] >= 0:
                pairs.append(("server", '"s%d"' % (drawn.server[i] + 1)))
            items.append(flat(pairs))
        return items

    def kernels(self):
        drawn, items, slots = self.worker.set, [], lib.c_int64()
        for i in range(drawn.tasks):
            slots.value = self.design["fields"][0]
            if not slots.value:
                lib.call(self.of.library.gpurta_occupancy_blocks_per_sm, lib.byref(slots), self.of.platform,
                         drawn.threads[i], drawn.registers[i], drawn.shared_memory[i])
                slots.value *= self.of.library.gpurta_platform_get(self.of.platform, SMS)
            wcet = Fraction(drawn.wcet[i] * slots.value, drawn.blocks[i] * self.of.scale)
            pairs = [("blocks", str(drawn.blocks[i])), ("wcet", text(wcet)), ("period", self.time(drawn.period[i])),
                     ("deadline", self.time(drawn.deadline[i]))]
            pairs += [("threads", str(drawn.threads[i]))] if drawn.threads[i] else []
            items.append(flat(pairs + [("registers", str(drawn.registers[i])), ("shared_memory", str(drawn.shared_memory[i]))]))
        return items

    def scenario(self, point, curve):
        """The worker's set, for the command that certifies it."""
        ticks, drawn = curve["ticks"][point], self.worker.set
        pairs = [("time_unit", quoted(self.design["unit"]))]
        if curve["analysis"] == WORK_LIMITED:
            steps = [("timeslice_step", self.time(ticks[1]))] if ticks[1] else []
            pairs.append(("runlist", flat([("switch_cost", self.time(ticks[2]))] + steps +
                                          [("mode", '"flat"' if curve["flat"] else '"interleaved"')])))
        elif curve["analysis"] == EDF:
            pairs.append(("edf", flat([("overhead", self.time(ticks[3])), ("latency", self.time(ticks[4]))])))
            if drawn.servers:
                pairs.append(("servers", "[" + ", ".join(
                    flat([("name", '"s%d"' % (k + 1)), ("budget", self.time(drawn.budget[k])),
                          ("period", self.time(drawn.server_period[k]))]) for k in range(drawn.servers)) + "]"))
        else:
            pairs.append(("platform", json.dumps(self.platform)))
        if curve["analysis"] in (WORK_LIMITED, EDF):
            return flat(pairs + [("tasks", "[" + ", ".join(self.tasks(point, curve, ticks)) + "]")])
        return flat(pairs + [("kernels", "[" + ", ".join(self.kernels()) + "]")])

    def run(self, words, output=subprocess.DEVNULL):
        done = subprocess.run([self.command] + words, stdin=subprocess.DEVNULL, stdout=output)
        if done.returncode not in (0, 1):
            raise Stop(done.returncode if done.returncode > 0 else EXIT_UNABLE)
        return done.stdout

    def ask(self, point, curve, name):
        """The set as the command reads it, and its certificate."""
        set_, certificate = os.path.join(self.folder, "set"), os.path.join(self.folder, "cert")
        with open(set_, "w") as file:
            file.write(self.scenario(point, curve))
        more = ["--search", str(curve["search"])] if name == "bound" else ["--no-responses"] if name == "edf" else []
        self.run([name, set_, "--certificate", certificate, "-o", os.devnull] + more)
        whole = self.run(["convert", set_, "--to", "json"], subprocess.PIPE).decode("utf-8", "surrogateescape")
        with open(certificate, encoding="utf-8", errors="surrogateescape") as file:
            return whole, file.read()

    def of_point(self, point, c):
        curve, found = self.design["curves"][c], set()
        if curve["analysis"] not in COMMANDS:
            return
        asked = (lib.Curve * 1)(self.of.curve[point][self.of.native.index(c)])
        for number in range(min(self.design["sets"], MOST_LOOKED_AT)):
            if len(found) == 2:
                break
            verdict = self.worker.judge(point, number, 1, asked, 1)
            verdict = int.from_bytes(verdict, sys.byteorder)
            name = self.fits(curve, self.worker.set) if self.worker.set.tasks else None
            accepted = verdict == lib.SCHEDULABLE
            if not name or verdict == lib.UNKNOWN or accepted in found:
                continue
            found.add(accepted)
            scenario, certificate = self.ask(point, curve, name)
            pairs = [("point", str(point)), ("set", str(number)), ("curve", quoted(curve["name"])),
                     ("accepted", truth(accepted)), ("scenario", scenario), ("certificate", certificate)]
            yield "{" + ",".join('\n      "%s": %s' % pair for pair in pairs) + "\n    }"

    def write(self, path, version, scenario):
        output = Output(path)
        try:
            self.folder = tempfile.mkdtemp(prefix="gpurta-", dir=os.environ.get("TMPDIR") or "/tmp")
        except OSError as error:
            stop(EXIT_UNABLE, "sweep: no folder for sets: %s", os.strerror(error.errno))
        try:
            items = [item for p in range(self.of.points) for c in range(len(self.design["curves"]))
                     for item in self.of_point(p, c)]
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)
        pairs = [("gpurta", quoted(version)), ("format", "1"), ("command", '"sweep"'),
                 ("time_unit", quoted(self.design["unit"])), ("certificate", "1"), ("scenario", quoted(scenario)),
                 ("witnesses", lines(items, 1))]
        output.write("{" + ",".join('\n  "%s": %s' % pair for pair in pairs) + "\n}\n")
