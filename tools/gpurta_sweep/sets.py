"""Random sets: drawn and judged by the library, in portions."""
import ctypes
from collections import namedtuple
from ctypes import byref
from fractions import Fraction

from . import library as lib
from .text import EXIT_USAGE, stop

LEVELS = {1: "low", 2: "medium", 3: "high"}
PARAMETERS = ("timeslice", "timeslice_step", "switch_cost", "overhead", "latency", "cost", "horizon")
(THEOREM_1, POSITIONAL, WORK_LIMITED, HOST, EDF, EDF_SIMULATION, RTA, BOUND, SEEN, MISPREDICTION, PYTHON) = range(11)

# Times are Fractions in the design's unit; what a set does not have is None. server: a place in the set's servers.
Task = namedtuple("Task", "wcet period deadline level timeslice server context blocks threads registers shared_memory")
RandomSet = namedtuple("RandomSet", "point number utilization saturated parameters tasks servers scale")


class Experiment:
    """A design, as the library takes it. What depends on a point is made once, and read by all threads."""

    def __init__(self, library, design):
        self.library, self.design, self.keep = library, design, []
        self.scale = design["scale"]
        self.points = len(design["tasks"])
        self.platform = self._platform() if design["fields"] else None
        self.make = None  # a function that draws the sets
        self.law = None if design["generator"] else self._law()
        # those that search first, since bound and observed are one analysis where they stand together
        analysis = [curve["analysis"] for curve in design["curves"]]
        self.native = [] if design["generator"] else sorted(
            (c for c in range(len(analysis)) if analysis[c] != PYTHON), key=lambda c: analysis[c] not in (BOUND, SEEN))
        searched = sum(analysis[c] in (BOUND, SEEN) for c in self.native)
        self.analyses = [range(searched)] * (searched > 0) + [range(k, k + 1) for k in range(searched, len(self.native))]
        self.point, self.curve = [], []
        for p in range(self.points):
            self.point.append(lib.Point(self._generator(p), design["seed"], p, design["tasks"][p], design["saturated"][p]))
            asked = [self._curve(design["curves"][c], p) for c in self.native]
            self.curve.append((lib.Curve * max(1, len(asked)))(*asked))

    def _make(self, function, *arguments):
        made = ctypes.c_void_p()
        try:
            lib.call(function, byref(made), *arguments)
        except lib.Failed as failed:
            stop(EXIT_USAGE, "sweep: %s", failed.message)
        return made

    def _platform(self):
        fields = self.design["fields"]
        if fields[0]:
            platform = self._make(self.library.gpurta_platform_create_slots, fields[0])
        else:
            platform = self._make(self.library.gpurta_platform_create_device, b"sweep")
        for field, value in enumerate(fields):
            if self.library.gpurta_platform_get(platform, field) != value:
                lib.call(self.library.gpurta_platform_set, platform, field, value)
        return platform

    def _generator(self, point):
        design = self.design
        if not design["weighted"]:
            return None
        return self._make(self.library.gpurta_generator_create, design["method"], design["tasks"][point],
                          design["total"][point], 1, design["most"][point])

    def _array(self, type_, values):
        array = (type_ * max(1, len(values)))(*values)
        self.keep.append(array)
        return array

    def _rational(self, number):
        value = lib.mpq(number)
        self.keep.append(value)
        return ctypes.pointer(value)

    def _law(self):
        d = self.design
        law = lib.Law(size=ctypes.sizeof(lib.Law), most_tasks=max(d["tasks"]),
                      most_channels=max(t + s for t, s in zip(d["tasks"], d["saturated"])), most_curves=len(d["curves"]),
                      platform=self.platform, unit_num=d["unit_num"], unit_den=d["unit_den"], wcet_grain=d["wcet_grain"],
                      period_grain=d["period"]["grain"], period_low=d["period"]["low"], period_high=d["period"]["high"],
                      period_log=d["period"]["log"], period=self._array(ctypes.c_int64, d["period"]["list"]),
                      periods=len(d["period"]["list"]), kinds=len(d["kinds"]), servers=len(d["servers"]),
                      contexts=len(d["contexts"]))
        if d["deadline"]:
            law.deadline_from, law.deadline_to = [self._rational(part) for part in d["deadline"]]
        kinds = (lib.Kind * len(d["kinds"]))()
        for kind, (level, timeslice, server, context, budget, period) in zip(kinds, d["kinds"]):
            kind.level, kind.timeslice, kind.server, kind.context = level, timeslice, server, context
            if budget:
                kind.budget, kind.server_period = self._rational(budget), self._rational(period)
        self.keep.append(kinds)
        law.kind = kinds
        law.budget = self._array(ctypes.c_int64, [budget for budget, _ in d["servers"]])
        law.server_period = self._array(ctypes.c_int64, [period for _, period in d["servers"]])
        law.context = self._array(lib.Context, [
            lib.Context(name.encode("utf-8", "surrogateescape"), level, saturated, timeslice,
                        *(d["servers"][server] if server >= 0 else (0, 0)))
            for name, level, saturated, timeslice, server in d["contexts"]])
        for name in ("blocks", "threads", "registers", "shared_memory"):
            setattr(law, name, lib.Range(*d[name]))
        return law

    @staticmethod
    def _curve(curve, point):
        ticks = dict(zip(PARAMETERS, curve["ticks"][point]))
        if not curve["costs"]:
            ticks["cost"] = ticks["overhead"]
        return lib.Curve(analysis=curve["analysis"], search=curve["search"], limit=curve["limit"], flat=curve["flat"], **ticks)

    def time(self, ticks):
        return Fraction(ticks, self.scale)


def parameters_of(design, curve, others):
    """Of a set that a curve is asked for: its own beside the others."""
    return dict(others, **design["curves"][curve]["parameters"]) if curve is not None else others


def worker_of(experiment):
    """Memory of one thread."""
    if experiment.make:
        from .chains import Drawer
        return Drawer(experiment, experiment.make)
    return Worker(experiment)


class Worker:

    def __init__(self, experiment):
        self.of = experiment
        self.work = ctypes.c_void_p()
        self.set = lib.Set()
        lib.call(experiment.library.gpurta_batch_random_create, byref(self.work), byref(experiment.law))
        self.verdict = (ctypes.c_int * 1)()

    def close(self):
        self.of.library.gpurta_batch_random_destroy(self.work)

    def judge(self, point, first, sets, curves, count):
        """Verdicts of sets and curves, as bytes of the machine."""
        if len(self.verdict) < sets * count:
            self.verdict = (ctypes.c_int * (sets * count))()
        lib.call(self.of.library.gpurta_batch_random, self.work, byref(self.of.point[point]), first, sets, curves, count,
                 self.verdict, byref(self.set))
        return memoryview(self.verdict).cast("B")[:4 * sets * count].tobytes()

    def draw(self, point, number):
        """The set, in ticks. Where the generator gave up there is none, of which no curve can say anything."""
        self.judge(point, number, 1, None, 0)
        if not self.set.tasks:
            stop(EXIT_USAGE, "sweep: point %d, set %d: uunifast-discard gave up, as each of 1000000 divisions had a task above \"most\"; "
                 "generator: fixed-sum draws such sets", point, number)
        return self.set

    def random_set(self, point, number, curve=None):
        """The same as a RandomSet, with the parameters of a curve."""
        drawn, of = self.draw(point, number), self.of
        design = of.design
        times = bool(design["period"]["grain"] or design["period"]["list"])
        kernels = bool(design["blocks"][2])
        tasks = []
        for i in range(drawn.tasks):
            level, timeslice, _, context = design["kinds"][i % len(design["kinds"])][:4]
            tasks.append(Task(*(
                [of.time(values[i]) if times else None for values in (drawn.wcet, drawn.period, drawn.deadline)] +
                [LEVELS[level], of.time(timeslice) if timeslice else None,
                 drawn.server[i] if drawn.servers and drawn.server[i] >= 0 else None,
                 design["contexts"][context][0] if context >= 0 else None] +
                [values[i] if kernels else None
                 for values in (drawn.blocks, drawn.threads, drawn.registers, drawn.shared_memory)])))
        servers = [(of.time(drawn.budget[k]), of.time(drawn.server_period[k])) for k in range(drawn.servers)]
        ticks = design["curves"][curve]["ticks"][point] if curve is not None else ()
        use = design["total"][point] * Fraction(design["unit_num"], design["unit_den"]) if design["weighted"] else None
        parameters = {name: of.time(value) for name, value in zip(PARAMETERS, ticks)}
        return RandomSet(point, number, use, design["saturated"][point], parameters_of(design, curve, parameters), tasks, servers, of.scale)
