"""What no caller should do: no handle, an index or a kind that there is not. Every function of the
library says no to it, by its status or by the value that stands for nothing; none ends the process. And what one
writes who has read no more than README: each is refused with the argument, what it was and what is expected."""

import array
import ctypes
import pickle
import subprocess
import sys
import unittest

import gpurta
from gpurta import _api, _library
from support import INTERPRETER

SIZE_MAX = ctypes.c_size_t(-1).value
NOTHING = (0, None, -1, SIZE_MAX, b"", _api.GPURTA_INVALID_ARGUMENT, _api.GPURTA_OUT_OF_RANGE)
# functions of no handle: a number is all they ask for, or the caller's own memory
OTHERS = (
    "_name", "_status_text", "_version", "gpurta_option_at", "gpurta_table_at", "gpurta_column_at", "_platform_builtin", "_platform_rule_field",
    "_platform_rule_text", "gpurta_random_begin", "gpurta_random_bits",
)  # fmt: skip
TEXTS = ("_reason",)  # say that there is no such thing
OWN_COUNTS = ("_assumption", "_release")  # of which there can be more than of anything that is counted
POINTERS = (ctypes.c_void_p, ctypes.c_char_p)


def tell(name):
    """Told before a call: the last one is the call that ended the process."""
    sys.stdout.write(name + "\n")
    sys.stdout.flush()


def said_nothing(name, value):
    if not (value in NOTHING or (name.endswith(TEXTS) and isinstance(value, bytes))):
        raise AssertionError("{} says {!r}".format(name, value))


def without_handles():
    for name, (_, arguments) in sorted(_api.FUNCTIONS.items()):
        if arguments and not name.endswith(OTHERS):
            tell(name)
            said_nothing(name, getattr(_library.lib, name)(*[None if a in POINTERS else 0 for a in arguments]))


def kind_of(name, kinds):
    return max((k for k in kinds if name.startswith(k + "_")), key=len, default=None)


def beyond(kind, kinds, handle, observed):
    """Functions of a handle, each index in turn one that there is not, and each kind one."""
    lib = _library.lib
    own = {
        n: a for n, (_, a) in _api.FUNCTIONS.items()
        if a and a[0] is ctypes.c_void_p and kind_of(n, kinds) == kind
        and not n.endswith(("_destroy", "_analyse", "_create", "_copy", "_ticks", "_of", "_from_name", "_simulate", "_reserve", "_find"))
    }  # fmt: skip
    counts = [getattr(lib, n)(handle) for n, a in own.items() if len(a) == 1 and n.endswith(("s", "count"))]
    most = max((c for c in counts if isinstance(c, int) and 0 < c < 10**6), default=0)
    for name, arguments in sorted(own.items()):
        for place, wrong in enumerate(arguments):
            values = {ctypes.c_size_t: (SIZE_MAX, most or SIZE_MAX), ctypes.c_int64: (-1,), ctypes.c_int: (99, -1)}.get(wrong, ())
            for value in values:
                memory = [ctypes.create_string_buffer(4096) for _ in arguments]
                given = [handle if i == 0 else memory[i] if a is ctypes.c_void_p else None if a is ctypes.c_char_p
                         else 0 for i, a in enumerate(arguments)]  # fmt: skip
                given[place] = value
                tell("{}, argument {}: {}".format(name, place, value))
                got = getattr(lib, name)(*given)
                if "_set" not in name and (value != most or not name.endswith(OWN_COUNTS)):
                    said_nothing(name, got)
                observed.add(name)


def with_handles():
    kinds = {n[: -len("_destroy")] for n in _api.FUNCTIONS if n.endswith("_destroy")}
    observed, create = set(), _library.Handle.__init__

    def creating(self, *arguments, **named):
        create(self, *arguments, **named)
        beyond(self._destroy[: -len("_destroy")], kinds, self._as_parameter_, observed)

    _library.Handle.__init__ = creating
    kernels = [gpurta.Kernel(3, 2, name="k", threads=32, period=9, deadline=8, stream="s")]
    gpurta.rta(kernels, 2, trace=True)
    gpurta.simulate(kernels, "tx2", blocks=True, explain=True)
    task = gpurta.Task(1, 4, 4, name="t", level="high", timeslice=1)
    gpurta.edf([task])
    gpurta.edf_simulate([task], horizon=8)
    gpurta.runlist([task])
    gpurta.host_simulate([task], [("t", 0)])
    chain = gpurta.Chain(20, [gpurta.Step.host(1), gpurta.Step.kernel(8, 1, threads=1024)], name="c")
    gpurta.bound([chain], "xavier", explain=True, search=20)
    gpurta.partition([chain], "xavier")
    gpurta.occupancy("tx2", threads=64)
    return sorted(observed)


class Misuse(unittest.TestCase):
    def alone(self, function):
        """In a process of its own, which may end."""
        done = subprocess.run(
            INTERPRETER + ["-c", "import test_misuse; test_misuse.{}()".format(function)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        last = done.stdout.decode().split("\n")[-2:]
        self.assertEqual(done.returncode, 0, "{} {}".format(last, done.stderr.decode()))

    def test_no_handle(self):
        self.alone("without_handles")

    def test_no_such_index(self):
        self.alone("with_handles")


TASKS = [gpurta.Task(1, 4, name="a"), gpurta.Task(2, 6)]
KERNELS = [gpurta.Kernel(2, 4, name="k")]
CHAINS = [gpurta.Chain(33, [gpurta.Step.kernel(1, 2, name="s")], name="c")]


class Frame:
    """As pandas.DataFrame: iterable over the names of its columns."""

    columns = ("wcet", "period")

    def __iter__(self):
        return iter(self.columns)


class Newcomer(unittest.TestCase):
    def refused(self, kind, cases):
        for call, said in cases:
            with self.assertRaises(kind, msg=said) as caught:
                call()
            self.assertEqual(str(caught.exception)[: len(said)], said)

    def test_what_is_analysed(self):
        row = {"wcet": 1, "period": 4}
        self.refused(TypeError, (
            (lambda: gpurta.edf([row, row]),
             "tasks[0]: expected a Task object, found {'wcet': 1, 'period': 4}; rows as in a file are given as {'tasks': [{...}]}"),
            (lambda: gpurta.edf(TASKS + [(1, 4)]), "tasks[2]: expected a Task object, found (1, 4)"),
            (lambda: gpurta.edf(None), "edf() needs 'tasks': edf(tasks, servers, unit=, overhead=, "),
            (lambda: gpurta.edf(5), "tasks: expected a list of Task objects, found 5"),
            (lambda: gpurta.edf(TASKS, "us"), "servers: expected a list of Server objects, found 'us'"),
            (lambda: gpurta.edf(Frame()), "tasks: expected a list of Task objects, found <"),
            (lambda: gpurta.rta(TASKS, 8), "kernels[0]: expected a Kernel or Copy object, found Task("),
            (lambda: gpurta.bound([row], 8), "chains[0]: expected a Chain or Kernel or Copy object, found {"),
            (lambda: gpurta.bound(CHAINS, 8, contexts=["x"]), "contexts[0]: expected a Context object, found 'x'"),
            (lambda: gpurta.bound(CHAINS, 8, streams=["x"]), "streams: expected a mapping of names to Stream objects, found ['x']"),
            (lambda: gpurta.bound(CHAINS, 8, streams={"x": 1}), "streams['x']: expected a Stream object, found 1"),
            (lambda: gpurta.bound({"chains": Frame()}, 8), "chains: expected a list of mappings, found <"),
            (lambda: gpurta.Chain(33, gpurta.Step.host(1)), "steps: expected a list of Step objects, found Step("),
            (lambda: gpurta.resident(KERNELS, 8, groups=["k"]), "groups: expected a mapping of names to lists of names of kernels, found ['k']"),
            (lambda: gpurta.edf_simulate(TASKS, 9, offsets=[1]), "offsets: expected a mapping of names of tasks to times, found [1]"),
            (lambda: gpurta.host_simulate(TASKS, [("a",)]), "jobs: expected pairs (task, release) or triples"),
            (lambda: gpurta.load({"tasks": []}), "load: expected the path of a file, found {'tasks': []}"),
            (lambda: gpurta.sweep(5), "sweep: expected the path of a design, or a mapping with a key 'sweep', found 5"),
        ))  # fmt: skip
        with self.assertRaisesRegex(TypeError, r"""\{'tasks': frame.to_dict\("records"\)\}$"""):
            gpurta.edf(Frame())

    def test_numbers_times_and_words(self):
        self.refused(TypeError, (
            (lambda: gpurta.Task("1", 0.5), "period: 0.5 is a float"),
            (lambda: gpurta.Task([1]), "wcet: expected a time: an int, Fraction, Decimal or text, found [1]"),
            (lambda: gpurta.Task(array.array("q", [1])), "wcet: expected a time: an int, Fraction, Decimal or text, found array("),
            (lambda: gpurta.Task(1, 4, saturated="no"), "saturated: expected True or False, found 'no'"),
            (lambda: gpurta.Task(1, 4, 5, 6), "Task() takes 3 by position, found 4: Task(wcet, period, deadline, name=, "),
            (lambda: gpurta.rta([gpurta.Kernel(1, 4), gpurta.Kernel(1, 4, waits=[None])], 8), "kernels[1].after: expected a name or a position, found None"),
            (lambda: gpurta.Kernel(2.0, 4), "blocks: expected a whole number, found 2.0"),
            (lambda: gpurta.edf([gpurta.Task(1, 4, name=5)]), "tasks[0].name: expected a text, found 5"),
            (lambda: gpurta.edf(TASKS, responses="no"), "responses: expected True or False, found 'no'"),
            (lambda: gpurta.edf(TASKS, limit="big"), "limit: expected a whole number, found 'big'"),
            (lambda: gpurta.rta(KERNELS, 8.0), "platform: expected a name, a Platform or a number of slots, found 8.0"),
            (lambda: gpurta.Platform(8), "name: expected a text, found 8"),
            (lambda: gpurta.partition(CHAINS, "tx2", cuda=12.4), 'cuda: expected a text such as "12.4", found 12.4'),
            (lambda: gpurta.edf_simulate(TASKS, 9, offsets={"a": 0.5}), "offsets['a']: 0.5 is a float"),
            (lambda: gpurta.bound_without_priority(CHAINS, 8), "chain: expected a name or a position in chains, found None"),
            (lambda: gpurta.to_text(0.5), "time: 0.5 is a float"),
            (lambda: gpurta.divide(9, 3, seed=0.5), "seed: expected a whole number, found 0.5"),
            (lambda: gpurta.divide(9, 3, sets="2"), "sets: expected a whole number, found '2'"),
            (lambda: gpurta.Random(None), "seed: expected a whole number, found None"),
        ))  # fmt: skip
        self.refused(gpurta.InvalidArgument, (
            (lambda: gpurta.edf({"wcet": 1}), "unknown key 'wcet'; it is one of rows, as in {'kernels': [{'wcet': ...}]}"),
            (lambda: gpurta.edf(TASKS, unit="sec"), "unit: 'sec' is none of 'ns', 'us', 'ms', 's'"),
            (lambda: gpurta.host_critical(TASKS, "z"), "task: no 'z' in tasks; there are 'a', 't2'"),
            (lambda: gpurta.bound_sensitivity(CHAINS, 8, "max-wcet", 9), "item: no 9 in steps; there are 's'"),
            (lambda: gpurta.Platform("tx2")["smms"], "field of a platform: 'smms' is none of "),
            (lambda: gpurta.edf_sensitivity([gpurta.Task(1, 99)] * 21, "max-wcet", 21), "item: no 21 in tasks; there are 't1', 't2', "),
        ))  # fmt: skip
        self.refused(gpurta.OutOfRange, (
            (lambda: gpurta.Kernel([2**32 + 1] * 2, 1), "blocks: 18446744082299486209 does not fit into 64 bits"),
            (lambda: gpurta.rta({"kernels": [{"blocks": [2**32 + 1] * 2, "wcet": 1}]}, 8), "kernels[0].blocks: 18446744082299486209 does not"),
            (lambda: gpurta.Random(1).below(0), "bound: expected a whole number from 1 up, found 0"),
            (lambda: gpurta.Random(1).between(5, 1), "high: expected a whole number from 5 up, found 1"),
        ))  # fmt: skip
        with self.assertRaisesRegex(gpurta.InvalidArgument, "'t20', ...$"):
            gpurta.edf_sensitivity([gpurta.Task(1, 99)] * 21, "max-wcet", 21)
        self.assertEqual(gpurta.Random(2**64 - 1).bits(), gpurta.Random(-1).bits())

    def test_arrays(self):
        good = dict(wcet=[1], deadline=[3], period=[3])
        self.refused(TypeError, (
            (lambda: gpurta.edf_sets([1, 2]), "edf_sets() needs 'wcet': edf_sets(first, wcet=, deadline=, period=, "),
            (lambda: gpurta.edf_sets([0, 1], wcet=[1], deadline=None, period=[3]), "edf_sets() needs 'deadline'"),
            (lambda: gpurta.edf_sets([TASKS], **good), "first[0]: expected a whole number, found [Task("),
            (lambda: gpurta.edf_sets([0, 2], wcet=[1, 0.5], deadline=[3, 3], period=[3, 3]), "wcet[1]: expected a whole number, found 0.5"),
            (lambda: gpurta.edf_sets(5, **good), "first: expected whole numbers, one after the other, found 5"),
            (lambda: gpurta.runlist_sets([0, 1], "high", [1], [2]), "level: expected a list with a level for each channel, found 'high'"),
        ))  # fmt: skip
        self.refused(ValueError, (
            (lambda: gpurta.runlist_sets([0, 1], ["hi"], [1], [2]), "level[0]: 'hi' is none of "),
            (lambda: gpurta.runlist_sets([0, 1], ["high"] * 2, [1], [2]), "level: 2 values, where 1 is needed"),
            (lambda: gpurta.rta_sets([0, 1], [8, 8], [1], [2]), "slots: 2 values, where 1 is needed"),
            (lambda: gpurta.host_critical_ticks(["high"] * 2, [1] * 2, [1] * 2, [9] * 2, deadline=[9]), "timeslice: 2 values, where 1 is needed"),
            (lambda: gpurta.edf_simulation_ticks(**good, offset=[0, 0], horizon=9), "offset: 2 values, where 1 is needed"),
        ))  # fmt: skip
        with self.assertRaisesRegex(TypeError, "no truth value: .verdicts.schedulable == "):
            bool(gpurta.edf_sets([0, 1], **good))

    def test_long_values_are_named_by_their_type(self):
        self.refused(TypeError, ((lambda: gpurta.edf(TASKS, list(range(100))), "servers[0]: expected a Server object, found 0"),))
        with self.assertRaisesRegex(TypeError, "^limit: expected a whole number, found a list$"):
            gpurta.edf(TASKS, limit=list(range(100)))

    def test_numbers_of_numpy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("no numpy")
        self.assertEqual(gpurta.edf([gpurta.Task(numpy.int64(1), numpy.int32(4))]).verdict, "schedulable")
        self.assertIs(gpurta.edf(TASKS, responses=numpy.bool_(False)).tasks[0].response, None)
        self.refused(TypeError, (
            (lambda: gpurta.Task(numpy.float32(1)), "wcet: expected a time: an int, Fraction, Decimal or text, found "),
            (lambda: gpurta.Task(numpy.array([1])), "wcet: expected a time: an int, Fraction, Decimal or text, found array([1]) (ndarray)"),
            (lambda: gpurta.edf(numpy.array([[1, 4]])), "tasks[0]: expected a Task object, found array("),
        ))  # fmt: skip

    def test_answers_have_no_truth(self):
        answer = gpurta.resident(KERNELS, 8, groups={"g": "k"}).verdict
        self.assertEqual((answer, answer != "hangs", answer == "hangs", {answer: 1}["resident"]), ("resident", True, False, 1))
        for ask in (bool, lambda one: one == True, lambda one: one in (False,)):  # noqa: E712
            with self.assertRaisesRegex(TypeError, "^a verdict .*: compare it, as in `verdict == 'resident'`$"):
                ask(answer)
        self.assertIs(pickle.loads(pickle.dumps(answer)) == answer, True)

    def test_results_are_no_truths(self):
        for result in gpurta.edf(TASKS), gpurta.edf_sets([0, 1], wcet=[1], deadline=[3], period=[3]):
            for ask in (bool, lambda one: one == True, lambda one: False != one):  # noqa: E712
                with self.assertRaisesRegex(TypeError, "no truth value"):
                    ask(result)
        self.assertFalse(TASKS[0] == True)  # noqa: E712

    def test_what_the_command_alone_has(self):
        with self.assertRaisesRegex(AttributeError, r"no attribute 'notes'; .*load\(FILE\).analyse\(\)"):
            gpurta.edf(TASKS).notes

    def test_steps(self):
        with self.assertRaisesRegex(TypeError, r"Step\(\) takes no host=: Step.host\(...\) is such a step"):
            gpurta.Step(host="h", wcet=1)
        with self.assertRaisesRegex(TypeError, r"Step.kernel\(\): too many .*: expected Step.kernel\(blocks, wcet, ...\)"):
            gpurta.Step.kernel("k", 4, 1)


if __name__ == "__main__":
    unittest.main()
