"""What no caller should do: no handle, an index or a kind that there is not. Every function of the
library says no to it, by its status or by the value that stands for nothing; none ends the process."""

import ctypes
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


if __name__ == "__main__":
    unittest.main()
