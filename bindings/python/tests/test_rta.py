import copy
import heapq
import importlib.util
import json
import os
import pickle
import subprocess
import types
import unittest
import xml.dom.minidom
from fractions import Fraction

import gpurta
from gpurta import Kernel, Verdict
from support import RANDOM, SEED, cases

TAU = {1: (2, 4), 2: (7, 6), 3: (2, 6), 4: (5, 5)}


def block_by_block(slots, kernels):
    """Completions by placing every block: (blocks, wcet, release) in dispatch order."""
    free = [Fraction(0)] * slots
    heapq.heapify(free)
    now = Fraction(0)
    completions = []
    for blocks, wcet, release in kernels:
        now = max(now, release)
        for _ in range(blocks):
            now = max(now, heapq.heappop(free))
            heapq.heappush(free, now + wcet)
        completions.append(now + wcet)
    return completions


class Paredes(unittest.TestCase):
    def test_launch_orders_measured_on_a_tx2(self):
        for order, expected in (
            ((1, 2, 3, 4), [4, 10, 12, 11]),
            ((2, 3, 4, 1), [6, 12, 11, 10]),
            ((2, 4, 1, 3), [6, 11, 10, 12]),
            ((2, 1, 3, 4), [6, 8, 12, 11]),
        ):
            kernels = [Kernel(*TAU[i], threads=512) for i in order]
            for platform in (8, "jetson-tx2", gpurta.Platform(slots=8)):
                result = gpurta.rta(kernels, platform)
                self.assertEqual([kernel.completion for kernel in result], expected)
                self.assertEqual(result.slots, 8)

    def test_block_by_block(self):
        for _ in range(cases(300)):
            slots, release, kernels = RANDOM.randint(1, 9), Fraction(0), []
            for _ in range(RANDOM.randint(1, 8)):
                release += Fraction(RANDOM.choice((0, 0, 1, 5)), RANDOM.randint(1, 3))
                wcet = Fraction(RANDOM.randint(1, 20), RANDOM.choice((1, 1, 2, 7)))
                kernels.append((RANDOM.randint(1, 30), wcet, release))
            result = gpurta.rta([Kernel(b, c, release=r) for b, c, r in kernels], slots)
            expected = block_by_block(slots, kernels)
            self.assertEqual([k.completion for k in result], expected, SEED)
            self.assertEqual([k.response for k in result], [f - k[2] for f, k in zip(expected, kernels)])
            scale = 42
            ticks = gpurta.rta_sets(
                [0, len(kernels)],
                [slots],
                [k[0] for k in kernels],
                [int(k[1] * scale) for k in kernels],
                [int(k[2] * scale) for k in kernels],
            )
            self.assertEqual([Fraction(t, scale) for t in ticks], expected)

    def test_beyond_64_bits(self):
        result = gpurta.rta([Kernel(2**62, 2**70), Kernel(1, "1/3")], 1)
        self.assertEqual(result[0].completion, 2**132)
        self.assertEqual(result[1].completion, 2**132 + Fraction(1, 3))

    def test_closed_form(self):
        kernels = [Kernel(3, 1), Kernel(1, 1)]
        result = gpurta.rta(kernels, 3, algorithm="closed-form")
        self.assertEqual([k.completion for k in result], [1, 2])
        self.assertEqual(result.algorithm, "closed-form")

    def test_every_job(self):
        kernels = [Kernel(1, 3, period=4), Kernel(1, 3, period=12)]
        result = gpurta.rta(kernels, 1)
        self.assertEqual(result.verdict, Verdict.UNSCHEDULABLE)
        self.assertTrue(result.exhaustive)
        self.assertFalse(result.sustainable)
        self.assertEqual(result.jobs, 4)
        self.assertEqual((result[0].response, result[1].response), (3, 6))
        self.assertEqual(
            (result[0].worst_job, result[0].worst_release, result[0].worst_response), (2, 4, 5)
        )
        kernels = [Kernel(1, 50000, period=99991), Kernel(1, 40000, period=99989)]
        result = gpurta.rta(kernels, 1, limit=100)
        self.assertEqual(result.verdict, Verdict.UNKNOWN)
        self.assertFalse(result.exhaustive)

    def test_trace_adds_up(self):
        kernels = [Kernel(b, c) for b, c in TAU.values()]
        result = gpurta.rta(kernels, 8, trace=True, algorithm="h-set")
        for i, kernel in enumerate(kernels):
            self.assertEqual(sum(s.placed for s in result.trace if s.kernel == i), kernel.blocks)
        self.assertIsNone(gpurta.rta(kernels, 8).trace)

    def test_verdicts(self):
        met = gpurta.rta([Kernel(1, 1, deadline=1)], 1)
        missed = gpurta.rta([Kernel(1, 1, deadline=1), Kernel(1, 1, deadline="3/2")], 1)
        none = gpurta.rta([Kernel(1, 1)], 1)
        self.assertIs(met.verdict, Verdict.SCHEDULABLE)
        self.assertIs(missed.verdict, Verdict.UNSCHEDULABLE)
        self.assertIsNone(none.verdict)
        self.assertEqual([k.meets_deadline for k in missed], [True, False])
        self.assertTrue(missed.reason)

    def test_units(self):
        result = gpurta.rta([Kernel(1, "1500 us"), Kernel(1, 2)], 1, unit="ms")
        self.assertEqual(result[1].completion, Fraction(7, 2))
        self.assertEqual(gpurta.rta([Kernel(1, "1 ms")], 1, unit="ns")[0].completion, 10**6)

    def test_streams_are_serial(self):
        kernels = [Kernel(1, 4, stream="s"), Kernel(1, 1, stream="s"), Kernel(1, 1)]
        self.assertEqual([k.completion for k in gpurta.rta(kernels, 8)], [4, 5, 1])

    def test_errors(self):
        for kernels, platform, kind, item in (
            ([], 8, gpurta.InvalidArgument, None),
            ([Kernel(1, 1)], 0, gpurta.OutOfRange, None),
            ([Kernel(1, 1)], "tx9", gpurta.OutOfRange, None),
            ([Kernel(1, 1, threads=64), Kernel(1, 1, threads=512)], "tx2", gpurta.NotApplicable, 1),
            ([Kernel(1, 1, threads=64), Kernel(1, 1)], "tx2", gpurta.NotApplicable, 1),
        ):
            with self.assertRaises(kind) as caught:
                gpurta.rta(kernels, platform)
            self.assertTrue(caught.exception.message)
            self.assertTrue(caught.exception.status)
            if item is not None:
                self.assertEqual(caught.exception.item, item)
        with self.assertRaises(TypeError):
            gpurta.rta([(1, 1)], 8)
        for wcet in (-1, 0, Fraction(-1, 2), "0", "-1 ms"):
            with self.assertRaisesRegex(gpurta.OutOfRange, "^wcet: expected a time above 0, found "):
                Kernel(1, wcet)
        with self.assertRaisesRegex(gpurta.TimeSyntaxError, '^wcet: "1 lightyear": expected a unit .* at character 3'):
            Kernel(1, "1 lightyear")
        with self.assertRaisesRegex(gpurta.OutOfRange, "^blocks: expected a whole number from 1 up, found 0"):
            Kernel(0, 1)
        with self.assertRaisesRegex(gpurta.OutOfRange, "^release: expected a time of 0 or more, found -1"):
            Kernel(1, 1, release=-1)
        self.assertEqual(gpurta.bound([gpurta.Chain(9, [gpurta.Step.host(0), gpurta.Step.kernel(1, 1)])], 1)[0].bound, 1)
        self.assertEqual(gpurta.Chain("unknown", [gpurta.Step.host(0)]).period, "unknown")
        with self.assertRaises(TypeError):
            Kernel(1.0, 1)
        with self.assertRaises(ValueError):
            gpurta.rta([Kernel(1, 1)], 8, algorithm="fast")
        with self.assertRaises(gpurta.OutOfRange):
            Kernel(2**63, 1)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.rta([Kernel(1, 1, after=gpurta.After("k9"))], 8)


class Sections(unittest.TestCase):
    """Plain dicts, as scenario files have them."""

    def test_same_as_records(self):
        sections = {
            "time_unit": "us",
            "platform": {"base": "tx2", "sms": 1},
            "streams": {"s": {"priority": "high", "blocking": False}},
            "kernels": [
                {"name": "a", "blocks": [3, 2, 1], "wcet": "1ms", "threads": 512, "shared_memory": "1KiB"},
                {"blocks": 2, "wcet": 3, "threads": 512, "shared_memory": 1024, "after": "a", "delay": 5},
                {"blocks": 2, "wcet": 3, "threads": 512, "shared_memory": 1024, "after": ["a", "k2"]},
            ],
        }
        kernels = [
            Kernel(6, "1ms", name="a", threads=512, shared_memory=1024),
            Kernel(2, 3, threads=512, shared_memory="1KiB", after=gpurta.After(0, 5)),
            Kernel(2, 3, threads=512, shared_memory=1024, waits=[0, 1]),
        ]
        streams = {"s": gpurta.Stream("high", False)}
        one = gpurta.simulate(kernels, gpurta.Platform("tx2", sms=1), streams=streams, unit="us")
        self.assertEqual(gpurta.simulate(sections), one)
        self.assertEqual(gpurta.simulate(sections, "tx2"), gpurta.simulate(kernels, "tx2", unit="us"))
        self.assertEqual([str(k.completion) for k in one], ["2000", "2008", "2011"])

    def test_refused(self):
        for wrong, kind in (
            ({"blocks": 1}, gpurta.InvalidArgument),
            ({"blocks": 1, "wcet": 1, "colour": 1}, gpurta.InvalidArgument),
            ({"blocks": 0, "wcet": 1}, gpurta.OutOfRange),
            ({"blocks": True, "wcet": 1}, TypeError),
            ({"blocks": 1, "wcet": 0.5}, TypeError),
            ({"blocks": 1, "wcet": 1, "carveout": 101}, gpurta.OutOfRange),
        ):
            with self.assertRaises(kind, msg=wrong):
                gpurta.rta({"kernels": [wrong]}, 2)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.rta({"kernel": [{"blocks": 1, "wcet": 1}]}, 2)
        for make in (
            lambda: Kernel(1),
            lambda: Kernel(1, 2, 3),
            lambda: Kernel(1, 1, colour=1),
            lambda: gpurta.Step("rest"),
        ):
            with self.assertRaises((TypeError, ValueError)):
                make()

    def test_carveout(self):
        """In percent or as a text with a unit, as in a file."""
        launch = dict(threads=32, registers=22, shared_memory=1899)
        slots = [
            gpurta.rta([Kernel(1, 1, carveout=value, **launch)], "h200").slots
            for value in (None, 0, "8KiB", 100)
        ]
        self.assertEqual(slots, [132 * 32, 132 * 2, 132 * 2, 132 * 32])


class ManySets(unittest.TestCase):
    def test_all_jobs(self):
        """The verdicts are those of rta, set by set."""
        sets = []
        for _ in range(cases(100)):
            sets.append(
                (
                    RANDOM.randint(1, 4),
                    [
                        (RANDOM.randint(1, 6), RANDOM.randint(1, 9), RANDOM.randint(4, 24))
                        for _ in range(RANDOM.randint(1, 4))
                    ],
                )
            )
        first = [0]
        for _, kernels in sets:
            first.append(first[-1] + len(kernels))
        columns = list(zip(*[kernel for _, kernels in sets for kernel in kernels]))
        answers = gpurta.rta_jobs_sets(first, [slots for slots, _ in sets], *columns)
        self.assertEqual(len(answers), len(sets))
        for answer, (slots, kernels) in zip(answers, sets):
            one = [Kernel(blocks, wcet, period=period) for blocks, wcet, period in kernels]
            self.assertIs(answer, gpurta.rta(one, slots).verdict, (SEED, slots, kernels))
        self.assertEqual(list(gpurta.rta_jobs_sets([0], [], [], [], [])), [])

    def test_options_of_all_jobs(self):
        pair = ([0, 2], [1], [1, 1], [3, 3])
        self.assertIs(gpurta.rta_jobs_sets(*pair, [12, 4])[0], Verdict.UNSCHEDULABLE)
        self.assertIs(gpurta.rta_jobs_sets(*pair, [12, 12])[0], Verdict.SCHEDULABLE)
        self.assertIs(
            gpurta.rta_jobs_sets(*pair, [12, 12], deadline=[12, 5])[0], Verdict.UNSCHEDULABLE
        )
        apart = gpurta.rta_jobs_sets(*pair, [12, 12], deadline=[12, 5], release=[0, 3])
        self.assertIs(apart[0], Verdict.SCHEDULABLE)
        halves = gpurta.rta_jobs_sets(*pair, [12, 12], deadline=[12, 5], divisor=[2, 1])
        self.assertIs(halves[0], Verdict.SCHEDULABLE)
        with self.assertRaises(gpurta.OutOfRange) as caught:
            gpurta.rta_jobs_sets([0, 1, 1], [1, 1], [1], [1], [1])
        self.assertEqual(caught.exception.item, 1)
        with self.assertRaises(ValueError):
            gpurta.rta_jobs_sets([0, 1], [1, 1], [1], [1], [1])

    def test_places(self):
        """The SMs are those of simulate."""
        first, blocks, threads = [0, 2, 3], [3, 2, 4], [512, 1024, 256]
        for policy in ("most-room", "round-robin"):
            sm = gpurta.place_sets(first, blocks, "jetson-tx2", threads=threads, policy=policy)
            observed = []
            for a, b in zip(first, first[1:]):
                kernels = [Kernel(blocks[k], 1, threads=threads[k]) for k in range(a, b)]
                run = gpurta.simulate(kernels, "jetson-tx2", policy=policy, blocks=True)
                observed += [block.sm for operation in run for block in operation.jobs[0].blocks]
            self.assertEqual(list(sm), observed)
        self.assertEqual(list(gpurta.place_sets([0], [], "jetson-tx2")), [])
        with self.assertRaises(gpurta.LimitReached) as caught:
            gpurta.place_sets([0, 1], [5], "jetson-tx2", threads=[1024])
        self.assertEqual(caught.exception.item, 0)
        with self.assertRaises(gpurta.NotApplicable):
            gpurta.place_sets([0, 1], [1], "jetson-tx2", threads=[4096])
        with self.assertRaises(gpurta.NotApplicable):
            gpurta.place_sets([0, 1], [1], "jetson-tx2")
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.place_sets([0, 1], [0], "jetson-tx2", threads=[1])


class Records(unittest.TestCase):
    def setUp(self):
        self.result = gpurta.rta([Kernel(2, 4, name="a", period=15), Kernel(7, 6, name="b")], 8)

    def test_immutable(self):
        for thing in (self.result, self.result["a"], Kernel(1, 1), gpurta.Task(1)):
            with self.assertRaises(AttributeError):
                thing.name = "x"
            with self.assertRaises(AttributeError):
                del thing.name
            self.assertNotIn("object at", repr(thing))

    def test_like_a_sequence(self):
        self.assertEqual(len(self.result), 2)
        self.assertEqual(self.result["b"], self.result[1])
        self.assertEqual(list(self.result), [self.result[0], self.result[1]])
        with self.assertRaises(KeyError):
            self.result["c"]
        with self.assertRaises(IndexError):
            self.result[2]
        with self.assertRaises(TypeError):
            bool(self.result)

    def test_inputs_are_equal_by_their_values(self):
        task = gpurta.Task(Fraction(1, 2), 5)
        for same in gpurta.Task("1/2", "5"), gpurta.Task("0.5", 5):
            self.assertEqual((task, hash(task)), (same, hash(same)))
        self.assertEqual(gpurta.Task("1 ms", 5), gpurta.Task("1000us", 5))
        self.assertEqual(gpurta.Chain(9, [gpurta.Step.kernel(2, "3")]), gpurta.Chain("9", [gpurta.Step.kernel(2, 3)]))
        for other in gpurta.Task("1/2 ms", 5), gpurta.Task(1, 5), gpurta.Task("1/2", 5, name="a"), gpurta.Server("1/2", 5):
            self.assertNotEqual(task, other)

    def test_equal_hash_copy_pickle(self):
        again = pickle.loads(pickle.dumps(self.result))
        self.assertEqual(again, self.result)
        self.assertEqual(hash(again), hash(self.result))
        self.assertEqual(copy.deepcopy(self.result), self.result)
        self.assertNotEqual(self.result, self.result[0])
        platform = pickle.loads(pickle.dumps(gpurta.Platform("tx2", sms=1)))
        self.assertEqual(gpurta.rta([Kernel(1, 1, threads=512)], platform).slots, 4)

    def test_dicts(self):
        fields = self.result.to_dict()
        self.assertIs(fields["verdict"], Verdict.SCHEDULABLE)
        self.assertEqual(fields["kernels"][1].completion, 10)
        plain = json.loads(json.dumps(self.result.to_dict(plain=True)))
        self.assertEqual(plain["kernels"][0]["completion"], "4")
        self.assertIs(plain["kernels"][0]["meets_deadline"], True)
        self.assertIs(plain["kernels"][1]["meets_deadline"], None)

    def test_assumptions(self):
        """What they rest on: of Orin the carve-out that was computed, and which rules were measured elsewhere alone."""
        result = gpurta.rta([Kernel(8, 1, name="k", threads=256, registers=32)], "jetson-orin-nano")
        self.assertEqual(result.assumptions[1], "no block takes longer than its wcet")
        self.assertIn("8 KiB for k (key carveout)", next(line for line in result.assumptions if line.startswith("U5")))
        self.assertEqual(result.assumptions[-1], "times without a unit are in ms (key time_unit)")
        self.assertIn("no shared memory given for k: taken to use none (key shared_memory)", result.assumptions)
        self.assertTrue([line for line in result.assumptions if "U5 (V100, A100)" in line])
        self.assertFalse([line for line in gpurta.rta([Kernel(8, 1)], 3).assumptions if line.startswith(("U", "rules"))])

    def test_shown(self):
        """Tables and pictures are well-formed whatever the names, and numbers are on the safe side."""
        result = gpurta.rta([Kernel(7, "7/3", name="<b>&\"", deadline=3), Kernel(1, 1)], 3)
        table = result._repr_html_()
        xml.dom.minidom.parseString("<div>" + table + "</div>")
        self.assertIn("&lt;b&gt;&amp;&quot;", table)
        self.assertIn('<td title="7">7</td>', table)
        self.assertIn("times in ms; platform: 3 slots", str(result))
        self.assertNotIn("<th>deadline</th>", gpurta.rta([Kernel(1, 1)], 3)._repr_html_())  # a column without a value
        texts = []
        for depth in (1, 2):  # IPython: a table by itself, one line within others
            result._repr_pretty_(types.SimpleNamespace(stack=[0] * depth, text=texts.append), False)
        self.assertEqual(texts, [str(result), repr(result)])
        shows = next(kind for kind in type(result).__mro__ if "__repr__" in kind.__dict__ or "_repr_pretty_" in kind.__dict__)
        self.assertIn("_repr_pretty_", shows.__dict__)  # where IPython looks first
        self.assertIn("times in us; platform: jetson-tx2 with sms 1", str(gpurta.rta([Kernel(1, 1, threads=32)], gpurta.Platform("tx2", sms=1), unit="us")))
        with self.assertRaisesRegex(KeyError, "there is no .*; there are .*<b>&.*k2"):
            result["b"]
        self.assertIn(">~2.333334</td>", gpurta.rta([Kernel(1, "7/3")], 3)._repr_html_())
        picture = xml.dom.minidom.parseString(result.svg())
        self.assertEqual(len(picture.getElementsByTagName("g")), 2)
        texts = [t.firstChild.data for t in picture.getElementsByTagName("text")]
        self.assertEqual(texts[:4], ["rta: responses and deadlines; unschedulable", "0", "2", "4"])
        self.assertIn("time in ms", result.svg())
        self.assertIn('<img src="data:image/svg+xml;base64,', result.svg()._repr_html_())
        self.assertEqual(str(gpurta.rta([Kernel(1, "7/3")], 3)).split("\n")[0].split()[:3], ["name", "blocks", "wcet"])
        self.assertIn("~2.333334", str(gpurta.rta([Kernel(1, "7/3")], 3)))
        row = gpurta.occupancy("tx2", threads=256, registers=64)  # the answer stands above what it is made of
        self.assertIn("blocks_per_sm: 4;", str(row))
        self.assertIn("occupancy: 50; limited_by: registers;", str(row))
        self.assertIn("blocks_per_sm: 4;", row._repr_html_())
        explained = repr(gpurta.bound([gpurta.Chain(9, [gpurta.Step.kernel(2, 1)])], 8, explain=True))
        self.assertLess(len(explained), 250)
        self.assertIn("chains=<1 item>", explained)
        self.assertEqual([k.name for k in result[:1]], ['<b>&"'])
        self.assertIs(result["k2"], result[1])

    @unittest.skipUnless(importlib.util.find_spec("pandas"), "no pandas")
    def test_dataframe(self):
        frame = self.result.to_dataframe()
        self.assertEqual(list(frame["name"]), [kernel.name for kernel in self.result])
        self.assertEqual(list(frame["completion"]), [float(k.completion) for k in self.result])


@unittest.skipUnless(os.environ.get("GPURTA_COMMAND"), "GPURTA_COMMAND is not set")
class SameAsTheCommand(unittest.TestCase):
    def test_json(self):
        """Every key that both have is the same."""
        scenario = {
            "platform": {"slots": 3},
            "kernels": [
                {"name": "a", "blocks": 5, "wcet": "7/2", "deadline": 7},
                {"name": "b", "blocks": 4, "wcet": "250us", "release": 1},
            ],
        }
        done = subprocess.run(
            [os.environ["GPURTA_COMMAND"], "rta", "-", "--format", "json"],
            input=json.dumps(scenario).encode(),
            stdout=subprocess.PIPE,
        )
        shown = json.loads(done.stdout.decode())
        kernels = [Kernel(5, "7/2", name="a", deadline=7), Kernel(4, "250us", name="b", release=1)]
        plain = gpurta.rta(kernels, 3).to_dict(plain=True)
        for key in ("algorithm", "slots", "verdict"):
            self.assertEqual(plain[key], shown[key], key)
        for ours, theirs in zip(plain["kernels"], shown["kernels"]):
            self.assertEqual({k: ours[k] for k in theirs}, theirs)


if __name__ == "__main__":
    unittest.main()
