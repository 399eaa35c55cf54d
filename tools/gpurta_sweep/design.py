"""The section `sweep` of a file: read, checked, and made into whole ticks of time."""
from fractions import Fraction
from math import gcd

from .reader import LARGEST, LIST, MAP, QUOTED, TEXT, Reader, cut
from .sets import BOUND, EDF, EDF_SIMULATION, HOST, MISPREDICTION, PYTHON, RTA, SEEN, THEOREM_1
from .sets import PARAMETERS as TIMES
from .text import tell

NAMES = ("tasks", "utilization", "most", "saturated") + TIMES  # numbers that can be axes
ABOVE = ("timeslice", "timeslice_step", "horizon")
GENERATORS = ("uunifast", "uunifast-discard", "fixed-sum", "lattice")
MODES = ("interleaved", "flat")
LEVELS = ("low", "medium", "high")  # 1, 2, 3
LAWS = ("uniform", "log-uniform", "list")
ANALYSES = ("theorem-1", "positional", "work-limited", "host", "edf", "edf-simulation", "rta", "bound", "observed",
            "misprediction")
# The parameters that the analysis of a curve has; of bound and observed those of contexts where there are contexts
OF_RUNLIST, OF_CONTEXTS = ("timeslice", "timeslice_step", "switch_cost", "mode"), ("switch_cost", "timeslice_step", "mode")
TAKES = (OF_RUNLIST,) + (OF_RUNLIST + ("limit",),) * 3 + (
    ("overhead", "latency", "limit"), ("horizon", "cost", "overhead", "latency", "limit"), ("limit",), ("search",),
    ("search",), (), TIMES)
SEARCHES, KERNELS = (BOUND, SEEN), (RTA, BOUND, SEEN, MISPREDICTION)
MOST_VALUES, MOST_POINTS, MOST_TASKS, MOST_UTILIZATION, MOST_BITS = 1000, 100000, 1000, 1000, 52
MOST_SETS, MOST_AXES, MOST_KINDS, MOST_LIMIT, INT = 1000000000, 2, 64, 10 ** 12, (1 << 31) - 1
FOOTPRINT = ("threads", "registers", "shared_memory")
RTA_LIMIT = 1000000  # of a curve that has none: about 0.05 s for a set that stays undecided
NONE = -1
OF_FUNCTION = ("title", "seed", "sets", "generator", "parameters", "x", "curves")  # keys beside a function that draws the sets


class Values:
    """One number, or those of an axis. node: None: not given."""

    def __init__(self, node=None, values=()):
        self.node, self.values, self.axis = node, list(values), node is not None and node[2] in (LIST, MAP)


class Row:
    """Something with these attributes: a task's kind, a server, a context, a curve."""

    def __init__(self, **values):
        self.__dict__.update(values)


def word(words):
    return lambda reader, node: reader.read_word(node, words)


def count(low, high=LARGEST):
    return lambda reader, node: reader.read_count(node, low, high)


def above_0(reader, node):
    return reader.read_time(node, "a time above 0")


class Design(Reader):
    optional = ()

    def __init__(self, library, name, given):
        super().__init__(library, (name, [], given["section"][0]), given["unit_number"])
        self.given, self.path, self.notes = given, ["sweep"], []
        self.kinds, self.servers, self.contexts, self.curves, self.axes = [], [], [], [], []
        self.period, self.law, self.list = None, None, []
        self.deadline, self.ranges, self.at = (), {}, {name: Values() for name in NAMES}
        self.names, self.drawn, self.drawn_line = NAMES, None, 0  # numbers that can be axes; FILE:FUNCTION that draws the sets

    # ---- parts of a reader ----

    def map(self, node, required, keys):
        """Only these keys are required."""
        self.optional = [key for key in keys if key not in required]
        found = self.read_map(node, keys)
        self.optional = ()
        return found

    def inside(self, key, read, *arguments):
        self.path.append(key)
        value = read(*arguments)
        self.path.pop()
        return value

    def is_text(self, node, text):
        return node[2] in (TEXT, QUOTED) and node[3] == text

    def number(self, node, name):
        """None: it is wrong."""
        if name in ("tasks", "saturated"):
            found = self.read_count(node, 1 if name == "tasks" else 0, MOST_TASKS)
            return None if found is None else Fraction(found)
        if name == "timeslice_step" and self.is_text(node, "exact"):
            return Fraction(0)
        if name not in NAMES:
            return self.read_time(node, "a number of 0 or more")
        if name in TIMES:
            return self.read_time(node, "a time above 0" if name in ABOVE else "a time of 0 or more")
        if node[2] in (TEXT, QUOTED) and set("nums%") & set(node[3]):
            self.expected(node, "a number without a unit, as in 0.9 for 90 percent")
            return None
        value = self.read_time(node, "a number above 0")
        if value is not None and value > MOST_UTILIZATION:
            self.expected(node, "at most %d" % MOST_UTILIZATION)
            return None
        return value

    # ---- axes ----

    def item(self, node, name, values):
        if len(values) == MOST_VALUES:
            self.wrong(node, "expected at most %d values", MOST_VALUES)
            return
        value = self.number(node, name)
        if value is not None:
            values.append(value)

    def steps(self, node, name):
        before, found = self.count, []
        nodes, _ = self.map(node, ("from", "to", "step"), {"from": None, "to": None, "step": None})
        for key in ("from", "to", "step"):
            if self.count == before:
                found.append(self.inside(key, self.number, nodes[key], name))
                if key == "step" and self.count == before and found[2] <= 0:
                    self.inside(key, self.expected, nodes[key], "a step above 0")
        if self.count == before and found[0] > found[1]:
            self.wrong(node, "from is above to")
        values = []
        while self.count == before and found[0] + len(values) * found[2] <= found[1]:
            if len(values) == MOST_VALUES:
                self.wrong(node, "expected at most %d values", MOST_VALUES)
            else:
                values.append(found[0] + len(values) * found[2])
        return values

    def values(self, node, name):
        """A number, or an axis: a list of them, or {from: 0.1, to: 1, step: 0.1}"""
        values, first = [], {}
        if node[2] == MAP:
            values = self.steps(node, name)
        elif node[2] == LIST:
            self.read_list(node, "numbers", lambda item: self.item(item, name, values))
        else:
            self.item(node, name, values)
        for i, value in enumerate(values):
            if first.setdefault(value, i) != i:
                self.wrong(node, "expected values that differ: number %d is number %d again", i + 1, first[value] + 1)
                break
        self.at[name] = Values(node, values)

    def named(self, node, found):
        """What functions take: pairs of a name that nothing else has, as what was found, and a node."""
        if node[2] != MAP or not node[3]:
            self.wrong(node, "expected a mapping from names to numbers, at least one")
            return
        for name, value in zip(node[3][::2], node[3][1::2]):
            key = self.read_name(name)
            if key and (key in self.at or key in found or not key.isidentifier()):
                self.wrong(name, 'expected a name of letters, digits and "_" that nothing else has, found "%s"', cut(key, 40))
            elif key:
                yield key, value

    def read_parameters(self, node):
        """Of a function that draws the sets: numbers of any name."""
        for key, value in self.named(node, ()):
            self.names += (key,)
            self.inside(key, self.values, value, key)

    def read_own(self, node, curve):
        """Of a function that is a curve."""
        if not curve.python:
            self.wrong(node, "only a function (python: FILE:FUNCTION) takes parameters of its own")
            return
        for key, value in self.named(node, curve.parameters):
            curve.parameters[key] = self.inside(key, self.number, value, key)

    def read_function(self, node):
        """FILE:FUNCTION"""
        said = self.read_name(node)
        file, colon, name = (said or "").rpartition(":")
        if said and not (file and colon and name):
            self.wrong(node, 'expected FILE:FUNCTION, found "%s"', cut(said, 60))
        return said, name

    def read_generator(self, node):
        """The place of the word, or FILE:FUNCTION."""
        if ":" in (self.scalar(node) or ""):
            self.drawn, self.drawn_line = self.read_function(node)[0], node[0]
            return None
        return self.read_word(node, GENERATORS)

    # ---- laws ----

    def read_period(self, node):
        before = self.count
        nodes, of = self.map(node, (), {"law": word(LAWS), "from": above_0, "to": above_0, "grain": above_0, "list": None})
        self.law = 2 if "list" in nodes else 1 if of["law"] == 1 else 0
        self.period = [of["from"] or Fraction(0), of["to"] or Fraction(0), of["grain"] or Fraction(1)]
        if "list" in nodes:
            self.inside("list", self.read_list, nodes["list"], "periods", lambda item: self.item(item, "horizon", self.list))
        elif self.count == before:
            low, high, grain = self.period
            if "from" not in nodes or "to" not in nodes or low > high:
                self.wrong(node, "expected from and to, from not above to (or a list)")
            elif (low / grain).denominator != 1 or (high / grain).denominator != 1:
                self.wrong(node, "from and to are whole multiples of the grain (default 1)")

    def read_deadline(self, node):
        if self.is_text(node, "implicit"):
            return
        if node[2] != MAP:
            self.expected(node, "implicit, or {from: X, to: Y} as parts of the period")
            return
        _, of = self.map(node, ("from", "to"), {"from": Design.read_share, "to": Design.read_share})
        low, high = self.deadline = of["from"], of["to"]
        if low and high and low > high:
            self.wrong(node, "expected from not above to")

    def read_share(self, node):
        value = self.number(node, "most")
        if value is None or value <= 1:
            return value
        self.expected(node, "at most 1")
        return None

    def read_range(self, node, name, low, high):
        """256, or {from: 32, to: 1024, step: 32}"""
        if node[2] != MAP:
            self.ranges[name] = [self.read_count(node, low, high)] * 2 + [1]
            return
        _, of = self.map(node, ("from", "to"), {"from": count(low, high), "to": count(low, high), "step": count(1, high)})
        self.ranges[name] = [of["from"] or 0, of["to"] or 0, of["step"] or 1]
        if (of["from"] or 0) > (of["to"] or 0):
            self.wrong(node, "from is above to")

    # ---- what tasks are like ----

    def add(self, rows, node, what, row):
        if len(rows) == MOST_KINDS:
            self.wrong(node, "expected at most %d %s", MOST_KINDS, what)
            return False
        rows.append(row)
        return True

    def read_level(self, item):
        place = self.read_word(item, LEVELS)
        if place is not None:
            self.add(self.kinds, item, "levels", kind_of(place + 1))

    def once(self, item, rows, what):
        for other in rows[:-1]:
            if other.name == rows[-1].name:
                self.wrong(item, 'two %s have the name "%s"', what, cut(rows[-1].name, 60))

    def find(self, node, rows, what, name):
        for i, row in enumerate(rows):
            if row.name == name:
                return i
        self.wrong(node, 'there is no %s "%s" in %ss', what, cut(name, 60), what)
        return NONE

    def read_server(self, item):
        before = self.count
        _, of = self.map(item, ("name", "budget", "period"), {"name": Reader.read_name, "budget": above_0, "period": above_0})
        if self.count == before and self.add(self.servers, item, "servers", Row(**of)):
            if of["budget"] > of["period"]:
                self.wrong(item, "the budget is above the period")
            self.once(item, self.servers, "servers")

    def read_context(self, item):
        before = self.count
        nodes, of = self.map(item, ("name",), {"name": Reader.read_name, "level": word(LEVELS), "timeslice": above_0,
                                               "saturated": Reader.read_bool, "server": Reader.read_name})
        level = 0 if of["level"] is None else of["level"] + 1
        row = Row(name=of["name"], level=level, timeslice=of["timeslice"] or Fraction(0), saturated=bool(of["saturated"]),
                  server=NONE)
        if self.count == before and self.add(self.contexts, item, "contexts", row):
            if of["server"]:
                row.server = self.find(nodes["server"], self.servers, "server", of["server"])
            parts = [key in nodes for key in ("level", "timeslice", "server")]
            if parts not in ([True, True, False], [False, False, True]):
                self.wrong(item, "expected a level and a timeslice, or a server")
            self.once(item, self.contexts, "contexts")

    def read_kind(self, item):
        before = self.count
        nodes, of = self.map(item, (), {"level": word(LEVELS), "timeslice": above_0, "server": None,
                                        "context": Reader.read_name})
        kind = kind_of(3 if of["level"] is None else of["level"] + 1)
        if self.add(self.kinds, item, "kinds of tasks", kind) and self.count == before:
            kind.node, kind.timeslice = item, of["timeslice"] or Fraction(0)
            if "server" in nodes:
                self.inside("server", self.task_server, nodes["server"], kind)
            if of["context"]:
                kind.context = self.inside("context", self.find, nodes["context"], self.contexts, "context", of["context"])
                if kind.context != NONE and self.contexts[kind.context].saturated:
                    self.inside("context", self.wrong, nodes["context"], "a saturated context is there to interfere alone")

    def task_server(self, node, kind):
        """The name of a server, or {budget: X, period: Y}: one of its own, X C every Y T."""
        if node[2] != MAP:
            name = self.read_name(node)
            if name:
                kind.server = self.find(node, self.servers, "server", name)
            return
        nodes, _ = self.map(node, ("budget", "period"), {"budget": None, "period": None})
        for key in ("budget", "period"):
            if key in nodes:
                setattr(kind, key, self.inside(key, self.number, nodes[key], "most"))

    # ---- curves ----

    def read_curve(self, item):
        keys = {"name": Reader.read_name, "analysis": None, "python": None, "parameters": None, "search": count(0, INT),
                "limit": count(1, MOST_LIMIT), "mode": word(MODES)}
        keys.update(dict.fromkeys(TIMES))
        nodes, of = self.map(item, (), keys)
        curve = Row(node=item, known="python" in nodes, name=None, python=None, parameters={}, analysis=THEOREM_1, own={}, limit=of["limit"] or 0,
                    search=20 if of["search"] is None else of["search"],
                    flat=of["mode"] == 1 if "mode" in nodes else self.flat)
        self.curves.append(curve)
        if "python" in nodes and "analysis" in nodes:
            self.wrong(nodes["python"], "python: goes not together with analysis")
        if "python" in nodes:
            curve.analysis = PYTHON
            curve.python, curve.name = self.inside("python", self.read_function, nodes["python"])
        elif "analysis" in nodes:
            place = self.inside("analysis", self.read_word, nodes["analysis"], ANALYSES)
            curve.analysis, curve.known = EDF if place is None else place, place is not None
            curve.name = ANALYSES[curve.analysis]
        elif item[2] == MAP:
            self.wrong(item, 'key "analysis" is missing')
        if "parameters" in nodes:
            self.inside("parameters", self.read_own, nodes["parameters"], curve)
        takes = self.takes(curve)
        for name in nodes if curve.known else ():
            if name in TIMES + ("search", "limit", "mode") and name not in takes:
                self.wrong(nodes[name], "%s has no parameter %s; %s", curve.name, name,
                           "it has " + ", ".join(takes) if takes else "it has none")
        curve.name = of["name"] or curve.name
        if of["search"] == 0 and curve.analysis == SEEN:
            self.wrong(nodes["search"], "observed: without a search nothing is observed")
        for name in TIMES:
            if name in nodes:
                value = self.inside(name, self.number, nodes[name], name)
                if value is not None:
                    curve.own[name] = value

    def takes(self, curve):
        in_contexts = curve.analysis in SEARCHES and (self.contexts or self.drawn)
        return TAKES[curve.analysis] + (OF_CONTEXTS if in_contexts else ())

    def footprints(self):
        """What rta does not apply to, however large its limit; None: there is one footprint, or a number of slots."""
        several = [name for name in FOOTPRINT if name in self.ranges and self.ranges[name][0] < self.ranges[name][1]]
        if not several or not self.has((RTA,)) or self.given["slots"] > 0:
            return None
        return ("rta: not applicable, and unknown at any limit: sets whose blocks have different footprints (%s), which have no one number "
                "of slots, or cannot launch" % ", ".join(several))

    def sharing(self):
        """The kind of task that is in a server with another one, of which edf gives no bound; None: there is none, or no such curve."""
        tasks = int(max(self.at["tasks"].values)) if self.has((EDF,)) and self.kinds else 0
        servers = {}
        for number in range(tasks):
            kind = self.kinds[number % len(self.kinds)]
            if kind.server != NONE and servers.setdefault(kind.server, number) != number:
                return kind
        return None

    def note(self, node, said):
        """On standard error, and in JSON."""
        where = "%s:%d:%d: " % (self.name, node[0], node[1])
        tell(where + "note: " + said)
        self.notes.append(where + said)

    def note_unused(self, nodes):
        """Keys of the section that no curve has, or that rta says nothing of."""
        if self.footprints():
            node = next(nodes[name] for name in FOOTPRINT if name in nodes and self.ranges[name][0] < self.ranges[name][1])
            self.note(node, self.footprints())
        sharing = self.sharing()
        if sharing:
            self.note(sharing.node, "edf: unknown, and never accepted: sets of which tasks share a server; {server: {budget: X, period: Y}} is one of its own")
        used = {name for curve in self.curves for name in self.takes(curve)}
        for name in TIMES + ("mode",):
            if name in nodes and name not in used:
                self.note(nodes[name], "no curve has the parameter " + name)
        node, values = self.at["utilization"].node, self.at["utilization"].values
        if node and max(values) > 1 and not self.drawn and not self.has(KERNELS + (PYTHON,)):
            self.note(node, "utilization above 1 is more than one GPU has, which all tasks are on")

    def read_curves(self, node):
        self.read_list(node, "curves", self.read_curve)
        names = [curve.name for curve in self.curves]
        for c, name in enumerate(names):
            if self.count == 0 and name in names[:c]:
                self.wrong(node, 'two curves have the name "%s"', cut(name, 60))

    # ---- the section ----

    def read(self):
        """What the experiment is made of; ends after errors were reported."""
        keys = {"title": Reader.read_name, "seed": count(0), "sets": count(1, MOST_SETS), "generator": Design.read_generator,
                "parameters": None,                "grain": above_0, "period": None, "deadline": None, "wcet_grain": above_0, "servers": None, "contexts": None,
                "levels": None, "template": None, "mode": word(MODES), "blocks": None, "threads": None, "registers": None,
                "shared_memory": None, "x": Reader.read_name, "curves": None}
        keys.update(dict.fromkeys(NAMES))
        nodes, of = self.map(self.root, ("sets", "curves"), keys)
        self.title, self.seed, self.sets = of["title"], 1 if of["seed"] is None else of["seed"], of["sets"]
        self.method, self.flat = of["generator"] or 0, of["mode"] == 1
        self.grain, self.wcet_grain = of["grain"] or Fraction(1, 1000000), of["wcet_grain"] or Fraction(0)
        for key, read in keys.items():
            if key in nodes and not read:
                self.inside(key, self.read_key, key, nodes[key])
        if self.drawn:
            for key in nodes:
                if key not in OF_FUNCTION:
                    self.wrong(nodes[key], "%s: the function %s draws the sets, with parameters of its own", key, cut(self.drawn, 60))
        elif "tasks" not in nodes:
            self.wrong(self.root, 'key "tasks" is missing')
        elif "parameters" in nodes:
            self.wrong(nodes["parameters"], "parameters: only a function that draws the sets (generator: FILE:FUNCTION) takes them")
        if self.method == 0 and "most" in nodes and not self.drawn:
            self.wrong(nodes["most"], "most: UUniFast has no limit for a task; generator: uunifast-discard has")
        if not self.count:
            for name in self.names:
                self.at[name].values = self.at[name].values or [Fraction(name in ("tasks", "most"))]
            self.kinds = self.kinds or [kind_of(3)]
            self.find_axes(nodes.get("x"), of["x"])
        if not self.count:
            self.check_needs()
            self.check_grain()
            if not self.count:
                self.check_division()
            shortest = self.list if self.law == 2 else [self.period[0] if self.period else 0]
            if "wcet_grain" in nodes and any(self.wcet_grain > period for period in shortest):
                self.wrong(nodes["wcet_grain"], "wcet_grain: expected at most the shortest period")
            self.check_steps()
            self.find_scale()
        self.report()
        self.note_unused(nodes)
        return self.made()

    def read_key(self, key, node):
        lists = {"levels": ("levels", self.read_level), "template": ("tasks", self.read_kind),
                 "servers": ("servers", self.read_server), "contexts": ("contexts", self.read_context)}
        ranges = {"blocks": (1, INT), "threads": (1, 1024), "registers": (0, 255), "shared_memory": (0, INT)}
        if key in NAMES:
            self.values(node, key)
        elif key in ranges:
            self.read_range(node, key, *ranges[key])
        elif key == "template" and self.kinds:
            self.wrong(node, "levels are given beside the template, which has them")
        elif key in lists:
            self.read_list(node, *lists[key])
        else:
            {"period": self.read_period, "deadline": self.read_deadline, "curves": self.read_curves,
             "parameters": self.read_parameters}[key](node)

    # ---- what belongs together ----

    def find_axes(self, node, x):
        points = 1
        for name in self.names:
            if self.at[name].axis:
                points *= len(self.at[name].values)
                if len(self.axes) == MOST_AXES or points > MOST_POINTS:
                    self.wrong(self.at[name].node, "expected at most two parameters with several values, and %d points",
                               MOST_POINTS)
                    return
                self.axes.insert(0 if name == x else len(self.axes), name)
        if x and self.axes[:1] != [x]:
            self.wrong(node, 'x: no parameter "%s" has several values', cut(x, 40))
        elif not self.axes:
            self.wrong(self.root, 'expected a parameter with several values, as in "%s", or with one in a list, [%s]',
                       *(("parameters: {load: {from: 40, to: 100, step: 10}}", "40") if self.drawn else
                         ("utilization: {from: 0.1, to: 1, step: 0.1}", "0.5")))

    def points(self):
        points = 1
        for name in self.axes:
            points *= len(self.at[name].values)
        return range(points)

    def value(self, point, name):
        for axis in self.axes:
            values = self.at[axis].values
            if axis == name:
                return values[point % len(values)]
            point //= len(values)
        return self.at[name].values[0]

    def curve_value(self, point, curve, name):
        return curve.own[name] if name in curve.own else self.value(point, name)

    def need(self, there, what, by):
        if not there:
            self.wrong(self.root, 'key "%s" is missing, which %s curves need', what, by)

    def has(self, analyses):
        return any(curve.analysis in analyses for curve in self.curves)

    def every_curve_has(self, analyses, name):
        return all(self.at[name].node or name in curve.own for curve in self.curves if curve.analysis in analyses)

    def check_function(self):
        """Of sets that a function draws: what a curve needs of them, it finds out by itself."""
        others = [curve.node for curve in self.curves if curve.analysis not in SEARCHES + (PYTHON,)]
        if others:
            self.wrong(others[0], "the function %s draws the sets: curves are bound, observed, or functions (python)", cut(self.drawn, 60))
        self.need_platform()

    def need_platform(self):
        if self.has(KERNELS) and not self.given["fields"]:
            self.wrong(self.given["root"], 'key "platform" is missing, which curves on kernels need')
        elif self.has(KERNELS) and not self.given["slots"] > 0 and not self.given["sms"]:
            self.wrong(self.root, "the platform does not say its number of SMs")

    def check_needs(self):
        if self.drawn:
            self.check_function()
            return
        periodic = self.has([analysis for analysis in range(PYTHON) if analysis != MISPREDICTION])
        self.need(not periodic or self.at["utilization"].node, "utilization", "these")
        self.need(not periodic or self.period, "period", "these")
        own = all(kind.timeslice for kind in self.kinds) and not any(self.at["saturated"].values)
        self.need(own or self.every_curve_has(range(HOST + 1), "timeslice"), "timeslice", "runlist")
        self.need(self.every_curve_has((EDF_SIMULATION,), "horizon"), "horizon", ANALYSES[EDF_SIMULATION])
        if not self.has(KERNELS):
            return
        lonely = [kind for kind in self.kinds if kind.context == NONE]
        if self.contexts and lonely and self.has(SEARCHES):
            self.wrong(lonely[0].node or self.root, "template: every task needs a context, where there are contexts")
        for curve in self.curves:
            if self.contexts and curve.analysis == RTA:
                self.wrong(curve.node, "contexts: rta curves know none; bound and observed do")
        self.need("blocks" in self.ranges, "blocks", "these")
        self.need("threads" in self.ranges or self.given["slots"] > 0, "threads", "these")
        self.need_platform()

    def check_grain(self):
        """Every utilization is a whole number of grains."""
        for name in ("utilization", "most"):
            if self.at[name].node and any((value / self.grain).denominator != 1 for value in self.at[name].values):
                self.wrong(self.at[name].node, "%s: expected whole multiples of the grain (default 1/1000000)", name)
        if max(self.grain.numerator, self.grain.denominator) >> 31:
            self.wrong(self.given["root"], "sweep: grain: expected 1/N or P/Q below 2^31")

    def check_division(self):
        """At every point, each task can have a grain, and no more than the most."""
        for p in self.points() if self.at["utilization"].node else ():
            use, tasks = self.value(p, "utilization"), self.value(p, "tasks")
            if use < tasks * self.grain:
                self.wrong(self.at["utilization"].node, "utilization: %s among %s tasks: less than a grain for each", use, tasks)
                break
            if self.at["most"].node and use > tasks * self.value(p, "most"):
                self.wrong(self.at["most"].node, "most: %s among %s tasks: more than each may have", use, tasks)
                break

    def check_steps(self):
        for curve in self.curves:
            for p in self.points() if curve.analysis <= HOST else ():
                step, whole = (self.curve_value(p, curve, name) for name in ("timeslice_step", "timeslice"))
                found = [curve.node] if 0 < whole < step else [kind.node for kind in self.kinds if 0 < kind.timeslice < step]
                if found:
                    self.wrong(found[0], "%s: a timeslice is below timeslice_step", curve.name)
                    return

    def find_scale(self):
        """The ticks: all times are whole, and so is U T for every period T."""
        times = (self.period or []) + self.list + [self.wcet_grain]
        for name in TIMES:
            times += self.at[name].values + [curve.own[name] for curve in self.curves if name in curve.own]
        for row in self.kinds + self.contexts:
            times.append(row.timeslice)
        for server in self.servers:
            times += [server.budget, server.period]
        scale = 1
        for time in times:
            scale = scale // gcd(scale, time.denominator) * time.denominator
        self.scale = scale * self.grain.denominator
        if int(max(times) * self.scale) >> MOST_BITS:
            self.wrong(self.root, "the longest time is more than 2^%d of the unit in which all times and C = U T are whole: "
                       "choose coarser grains", MOST_BITS)

    # ---- the experiment ----

    def hash(self):
        """FNV-1a of all that a count depends on, but for the seed, which stands beside it."""
        given, fields = self.given, self.given["fields"]
        said = [given["unit"], given.get("platform_name") or ""] + (fields + [0] * (64 - len(fields)) if fields else [])
        said += [self.sets, GENERATORS[self.method], self.grain]
        for name in NAMES:
            said += values_said(self.at[name].values, self.at[name].axis)
        said += self.axes + [NONE if self.law is None else self.law] + (self.period or [0, 0, 0])
        said += values_said(self.list, False) + ([self.wcet_grain] if self.wcet_grain else [])
        said += [bool(self.deadline)] + list(self.deadline or (0, 0))
        for kind in self.kinds:
            said += [kind.level, kind.timeslice, kind.server, kind.context, kind.budget, kind.period]
        for server in self.servers:
            said += [server.budget, server.period]
        for context in self.contexts:
            said += [context.level, context.saturated, context.server, context.timeslice]
        for name in ("blocks", "threads", "registers", "shared_memory"):
            said += self.ranges.get(name, [0, 0, 0])
        for curve in self.curves:
            said += [curve.name, curve.python or ANALYSES[curve.analysis], curve.search, curve.limit, curve.flat]
            for name in NAMES:
                said += [name in curve.own, curve.own.get(name, 0)]
            for pair in curve.parameters.items():
                said += pair
        for name in self.names[len(NAMES):]:
            said += [name] + values_said(self.at[name].values, self.at[name].axis)
        said += [self.drawn] if self.drawn else []
        value = 14695981039346656037
        for text in said:
            for byte in str(int(text) if isinstance(text, bool) else text).encode("utf-8", "surrogateescape") + b"\0":
                value = (value ^ byte) * 1099511628211 & (1 << 64) - 1
        return "%016x" % value

    def made(self):
        def ticks(time):
            return int(time * self.scale)

        low, high, grain = self.period or (0, 0, 1)
        grain = 0 if self.law in (None, 2) else grain
        units = {name: [int(self.value(p, name) / self.grain) if self.at[name].node else 0 for p in self.points()]
                 for name in ("utilization", "most")}
        made = dict(
            self.given, hash=self.hash(), footprints=self.footprints(), notes=self.notes, title=self.title, seed=self.seed, sets=self.sets, method=self.method,
            axes=[(name, self.at[name].values) for name in self.axes], weighted=self.at["utilization"].node is not None,
            utilization=self.at["utilization"].values[0], scale=self.scale, unit_num=self.grain.numerator,
            unit_den=self.grain.denominator, wcet_grain=ticks(self.wcet_grain),
            period={"log": self.law == 1, "grain": ticks(grain), "low": int(low / grain) if grain else 0,
                    "high": int(high / grain) if grain else 0, "list": [ticks(time) for time in self.list]},
            deadline=list(self.deadline),
            kinds=[(kind.level, ticks(kind.timeslice), kind.server, kind.context, kind.budget, kind.period)
                   for kind in self.kinds],
            servers=[(ticks(server.budget), ticks(server.period)) for server in self.servers],
            contexts=[(row.name, row.level, row.saturated, ticks(row.timeslice), row.server) for row in self.contexts],
            generator=self.drawn, line=self.drawn_line, parameters={name: [self.value(p, name) for p in self.points()] for name in self.names[len(NAMES):]},
            tasks=[int(self.value(p, "tasks")) for p in self.points()],
            saturated=[int(self.value(p, "saturated")) for p in self.points()],
            total=units["utilization"], most=units["most"],
            # a preemption costs what a job has as overhead, if nothing else is said
            curves=[{"name": curve.name, "line": curve.node[0], "python": curve.python, "parameters": curve.parameters, "analysis": curve.analysis, "search": curve.search,
                     "limit": curve.limit or (RTA_LIMIT if curve.analysis == RTA else 0), "flat": curve.flat, "costs": "cost" in curve.own or self.at["cost"].node is not None,
                     "ticks": [[ticks(self.curve_value(p, curve, name)) for name in TIMES] for p in self.points()]}
                    for curve in self.curves])
        made.update((name, self.ranges.get(name, [0, 0, 0])) for name in ("blocks", "threads", "registers", "shared_memory"))
        return made


def kind_of(level):
    return Row(node=None, level=level, timeslice=Fraction(0), server=NONE, context=NONE, budget=Fraction(0),
               period=Fraction(0))


def values_said(values, axis):
    return [len(values) + (1000000 if axis else 0)] + values
