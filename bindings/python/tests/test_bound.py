"""Bounds of recurrent chains."""

import unittest
from decimal import Decimal
from fractions import Fraction

from gpurta import (
    Chain,
    Context,
    InvalidArgument,
    Kernel,
    NotApplicable,
    OutOfRange,
    Platform,
    Step,
    Stream,
    Verdict,
    bound,
    bound_sensitivity,
    bound_sets,
    bound_without_priority,
    partition,
)


class Bound(unittest.TestCase):
    def test_wcet_by_size_and_mode(self):
        def of(wcet, **more):
            steps = [{"kernel": "k", "blocks": 64, "threads": 512, "wcet": wcet}]
            chains = [{"name": "c", "period": 99, "partition": "p", "steps": steps}]
            part = {"name": "p", "sms": 6}
            model = dict(more, platform="jetson-orin-agx", chains=chains, partitions=[part])
            return bound(model).chains[0].bound

        self.assertEqual(of({"sms": {4: "2ms", 8: Fraction(5, 2)}}), of(Fraction(5, 2)))
        table = {"mode": {"15W": {"sms": {6: Fraction(7, 2)}}, "MAXN": 1}}
        self.assertEqual(of(table, mode="15W"), of("7/2"))
        self.assertEqual(of(table, mode="MAXN"), of(1))
        for wrong in ({}, {"cores": {1: 1}}, {"sms": {8: 1}}, {"sms": {6: 1}, "mode": {"x": 1}}, table):
            with self.assertRaises((InvalidArgument, OutOfRange)):
                of(wrong)
        with self.assertRaises(TypeError):
            of({"sms": {6: 0.5}})

    def test_cpus_of_chains_and_steps(self):
        """8 + 5 on cpu1 for the camera; 8 + 2 there for c3, below the priority that grab has of its chain."""
        grab = Step.host(8, name="grab", cpu="cpu1")
        camera = Chain(33, [grab, Step.kernel(4, 5)], name="camera", cpu="cpu0", priority=20)
        others = [Chain(10, [Step.host(1)], cpu="cpu0"), Chain(10, [Step.host(2, priority=3)], cpu="cpu1")]
        found = bound([camera] + others, Platform(slots=4))
        self.assertEqual([chain.bound for chain in found], [13, 1, 10])
        self.assertEqual([step.cpu for step in found["camera"].steps], ["cpu1", None])

    def test_of_a_profile(self):
        """What the profile says that a model was made from is in the verdicts of the library, as in those of the command."""

        def of(observed=2, **left_out):
            steps = [{"kernel": "k", "blocks": 2, "wcet": 2}]
            chains = [{"name": "c", "period": 9, "observed": observed, "steps": steps}]
            paths = [{"name": "p", "through": ["c"], "deadline": 99}]
            chains[0]["release"] = "periodic"
            more = {"left_out": left_out} if left_out else {}
            found = bound(dict(more, platform={"slots": 2}, chains=chains, paths=paths), search=0)
            return [one.verdict.value for one in (found, found.chains[0], found.paths[0])] + [found.reason]

        met, unknown = Verdict.SCHEDULABLE.value, Verdict.UNKNOWN.value
        self.assertEqual(of()[:3], [met] * 3)
        self.assertEqual(of(share="1%", within="1%")[:3], [met] * 3)
        self.assertEqual(of("2.01")[:3], [unknown] * 3)
        self.assertIn("refuted by the profile: the bound of chain c", of("2.01")[3])
        self.assertEqual(of(share="1.01%")[:3], [unknown] * 3)
        self.assertEqual(of(share="1.01%")[3], "1.01% of the profile's GPU time is in no chain")
        self.assertEqual(of(share="70%", within="1%")[:3], [unknown, met, met])
        self.assertEqual(of("2.01", share="70%", within="1%")[:3], [unknown] * 3)
        for key in ("held_up", "opaque"):
            self.assertEqual(of(share="0%", within="0%", **{key: 1})[:3], [unknown] * 3)
            self.assertEqual(of(share="0%", within="0%", **{key: 0})[:3], [met] * 3)
        for wrong in ("101%", "5", "-1%", "1s%", "%"):
            with self.assertRaises(ValueError):
                of(share=wrong)
            with self.assertRaises(ValueError):
                of(share="1%", within=wrong)

    def test_of_a_profile_asked_more(self):
        """Divisions and sensitivity have no answer either where a profile speaks against the bounds."""

        def of(observed=2, share="1%"):
            chain = {"name": "c", "period": 9, "observed": observed, "steps": [{"kernel": "k", "blocks": 2, "threads": 32, "wcet": 2}]}
            model = {"platform": "jetson-orin-agx", "chains": [chain], "left_out": {"share": share}}
            found = bound_sensitivity(model, None, "min-period", "c")
            return partition(model), (found.found, found.low == 0 and found.high == 0)

        divided, least = of()
        self.assertIs(divided.verdict, Verdict.SCHEDULABLE)
        self.assertEqual((divided.doubt, least), (None, (Verdict.SCHEDULABLE, False)))
        for how, why in (({"share": "1.01%"}, "1.01% of the profile"), ({"observed": "2.01"}, "refuted by the profile: the bound of chain c")):
            divided, least = of(**how)
            self.assertIs(divided.verdict, Verdict.UNKNOWN)
            self.assertTrue(divided.doubt.startswith(why) and not divided.complete and not divided.divisions)
            self.assertEqual(least, (Verdict.UNKNOWN, True))

    def test_one_slot(self):
        """(3, 4) and (3, 12) on one slot: the longer one just before the shorter one."""
        result = bound([Kernel(1, 3, period=4), Kernel(1, 3, period=12)], 1, search=50)
        self.assertIs(result.verdict, Verdict.UNSCHEDULABLE)
        self.assertIs(result["k1"].verdict, Verdict.UNSCHEDULABLE)
        self.assertGreater(result["k1"].observed, 4)
        self.assertTrue(any(r.chain == "k2" for r in result["k1"].releases))

    def test_capacity(self):
        """Schowitz, Sinha and Gujarati, RTSS 2024: queues of one, a source every 10."""
        steps = [
            Step.host(200, name="A", capacity=1),
            Step.host(300, name="B", capacity=1),
            Step.host(150, name="C", capacity=1, after=["A"]),
            Step.host(400, name="D", after=["B", "C"]),
        ]
        held = {"overlap": "pipelined", "deadline": 2000, "name": "g"}
        result = bound([Chain(10, steps, **held, from_="begin")], 1, search=100)
        self.assertEqual((result["g"].bound, result["g"].observed), (1600, 1600))
        self.assertIsNone(result["g"].dropped)
        self.assertEqual(bound([Chain(400, steps, **held)], 1)["g"].bound, 900)
        lossy = [Step.host(1, capacity=1, overflow="drop"), Step.host(30)]
        self.assertEqual(bound([Chain(10, lossy, **held)], 1)["g"].dropped, 5)
        with self.assertRaises(InvalidArgument):
            bound([Chain(10, steps, name="g")], 1)

    def test_chain(self):
        """Other chains of the same priority count once: 4 blocks of 2 on 2 slots, then 1 of 3."""
        chains = [
            Chain(
                40,
                [
                    Step.host(2, bcet=1, name="decode"),
                    Step.copy(1, direction="h2d", name="in"),
                    Step.kernel(4, 2, name="detect"),
                ],
                name="camera",
            ),
            Chain(50, [Step.kernel(1, 3)], name="lidar"),
        ]
        result = bound(chains, 2, explain=True)
        # detect: own 4 blocks but one, 6, and 3 of lidar, on 2 slots, then the last block
        self.assertEqual(result["camera"]["detect"].bound, Fraction(6 + 3, 2) + 2)
        self.assertEqual(result["camera"].bound, 2 + 1 + Fraction(9, 2) + 2)
        terms = result["camera"]["detect"].terms
        self.assertEqual(sum(term.share for term in terms), Fraction(9, 2) + 2)
        self.assertEqual([term.kind for term in terms], ["same", "own", "last"])
        for chain in result:
            self.assertEqual(sum(term.share for term in chain.terms), chain.bound)
        self.assertTrue(result.assumptions)
        self.assertIsNone(result["lidar"].observed)

    def test_graph_and_contexts(self):
        chains = [
            Chain(
                100,
                [
                    Step.kernel(1, 1, name="a"),
                    Step.kernel(1, 2, name="b", after=["a"]),
                    Step.kernel(1, 3, name="c", after=["a"]),
                    Step.host(1, name="d", after=["b", "c"]),
                ],
                context="one",
            ),
        ]
        contexts = [
            Context(name="one", level="high", timeslice=2),
            Context(name="two", level="low", timeslice=1, saturated=True),
        ]
        result = bound(chains, 4, contexts=contexts)
        self.assertIs(result.verdict, Verdict.SCHEDULABLE)
        self.assertGreater(result["c1"].bound, 1 + 3 + 1)
        served = [Context(name="one", budget=2, period=4)]
        self.assertGreater(bound(chains, 4, contexts=served)["c1"].bound, 5)

    def test_paths(self):
        """Reaction 10 + 3 + 20 + 4, age 3 + 10 + 4, of a scenario as a mapping."""
        steps = [[{"kernel": "k", "blocks": 1, "wcet": 3}], [{"host": "h", "wcet": 4}]]
        chains = [
            {"name": name, "period": period, "release": "periodic", "steps": of}
            for name, period, of in zip("ab", (10, 20), steps)
        ]
        path = {"name": "p", "through": ["a", "b"], "deadline": 37}
        result = bound({"platform": {"slots": 1}, "chains": chains, "paths": [path]}, search=200)
        found = result.paths[0]
        self.assertEqual((found.reaction, found.age), (37, 17))
        self.assertIs(found.verdict, Verdict.SCHEDULABLE)
        self.assertGreater(found.observed_reaction, 30)
        self.assertLessEqual(found.observed_reaction, 37)
        self.assertEqual([(t.chain, t.wait, t.bound) for t in found.terms], [("a", 10, 3), ("b", 20, 4)])

    def test_refused(self):
        shared = [Chain(10, [Step.kernel(1, 1)], stream="s") for _ in range(2)]
        with self.assertRaisesRegex(NotApplicable, "c1 and c2 share the stream s"):
            bound(shared, 2)
        circle = [
            Chain(
                9, [Step.host(1, name="x", after=["y"]), Step.host(1, name="y", after=["x"])]
            )
        ]
        with self.assertRaisesRegex(InvalidArgument, "x waits for y waits for x"):
            bound(circle, 2)
        with self.assertRaisesRegex(InvalidArgument, 'another step of this chain, found "z"'):
            bound([Chain(9, [Step.host(1, after=["z"])])], 2)

    def test_sensitivity(self):
        pair = [
            Chain(7, [Step.kernel(1, 3, name="a")], name="A"),
            Chain(12, [Step.kernel(1, 3, name="b")]),
        ]
        answer = bound_sensitivity(pair, Platform(slots=1), "max-wcet", "b")
        self.assertIs(answer.found, Verdict.SCHEDULABLE)
        self.assertEqual(answer.low, 4)
        self.assertLess(answer.low, answer.high)
        answer = bound_sensitivity(pair, Platform(slots=1), "min-period", "A")
        self.assertEqual(answer.high, 6)
        answer = bound_sensitivity(pair, Platform(slots=1), "max-scale", 0)
        self.assertEqual(answer.low, Fraction(4, 3))
        self.assertEqual(bound_sensitivity(pair, Platform(slots=1), "min-sms").high, 1)
        self.assertIs(
            bound_sensitivity(pair, Platform(slots=1), "max-wcet", "b", tries=2).found,
            Verdict.UNKNOWN,
        )
        with self.assertRaisesRegex(InvalidArgument, "asks for an item"):
            bound_sensitivity(pair, Platform(slots=1), "max-wcet")
        with self.assertRaisesRegex(InvalidArgument, "item: no 'c' in steps; there are 'a', 'b'"):
            bound_sensitivity(pair, Platform(slots=1), "max-wcet", "c")

    def test_exact(self):
        pair = [
            Chain(4, [Step.kernel(1, 3, name="a")]),
            Chain(12, [Step.kernel(1, 3, name="b")]),
        ]
        result = bound(pair, 1, exact=1000)
        self.assertEqual([chain.exact for chain in result], [6, 6])
        self.assertIs(result[0].verdict, Verdict.UNSCHEDULABLE)
        self.assertFalse(result.exact_reason)
        self.assertIn("not enough", bound(pair, 1, exact=2).exact_reason)
        self.assertIsNone(bound(pair, 1)[0].exact)

    def test_units_and_explain(self):
        scenario = {"time_unit": "us", "platform": {"slots": 1}, "chains": [
            {"name": "a", "period": 4, "steps": [{"kernel": "k", "blocks": 1, "wcet": 5}]},
            {"name": "b", "period": 9, "steps": [{"kernel": "k2", "blocks": 1, "wcet": 1}]}]}  # fmt: skip
        with self.assertRaisesRegex(InvalidArgument, "unit: 'ms', and the scenario has the time_unit 'us'"):
            bound(scenario, unit="ms")
        with self.assertRaisesRegex(InvalidArgument, "explain=True"):
            bound(scenario, unit="us").rows("terms")
        self.assertEqual([row["step"] for row in bound(scenario, explain=True).rows("terms")], ["k2"] * 3)
        pair = [Chain(7, [Step.kernel(1, 3)]), Chain(12, [Step.kernel(1, 5)])]
        self.assertRegex(bound(pair, 1).reason, "no miss was looked for .option search.")
        self.assertTrue(bound(pair, 1, explain=True).rows("terms"))
        with self.assertRaisesRegex(InvalidArgument, "cpu: give a name, not 0"):
            bound([Chain(2, [Step.host(1, cpu=0)])], 1)
        with self.assertRaisesRegex(ValueError, "wcet: NaN is not a time"):
            Step.kernel(1, Decimal("NaN"))

    def test_places(self):
        """A mistake in a dict or in objects is told at its place, as the command tells it, by whoever finds it."""

        def said(first={}, second={}, third={}, **more):
            first, second, third = (
                {key: value for key, value in dict({"kernel": name, "blocks": 2, "wcet": 1}, **changed).items() if value != ""}
                for name, changed in zip("abc", (first, second, third))
            )  # fmt: skip
            model = {"platform": {"slots": 4}, "chains": [
                {"period": 9, "steps": [first, second]}, {"name": "b", "period": 9, "steps": [third]}]}  # fmt: skip
            with self.assertRaises((InvalidArgument, OutOfRange, NotApplicable, TypeError, ValueError)) as caught:
                bound(dict(model, **more))
            self.assertNotIn("(item", str(caught.exception))
            self.assertEqual(getattr(caught.exception, "message", str(caught.exception)), str(caught.exception))
            return str(caught.exception)

        for place, given in (
            ("chains[1].steps[0]: unknown key 'wcett'; did you mean 'wcet'?", {"third": {"wcett": 1}}),
            ("chains[1].steps[0].wcet: expected a time above 0, found \"1x\": ", {"third": {"wcet": "1x"}}),
            ("chains[0].steps[1].wcet: 0.1 is a float, ", {"second": {"wcet": 0.1}}),
            ("chains[0].steps[1].blocks: expected a whole number, found 1.5", {"second": {"blocks": 1.5}}),
            ("chains[0].steps[0].blocks: key \"blocks\" is missing", {"first": {"blocks": ""}}),
            ("chains[1].steps[0].after: expected the name of another step", {"third": {"after": ["a"]}}),
            ("chains[0].steps[0].wcet: a table of times is ", {"first": {"wcet": {"smz": 1}}}),
            ("unknown key 'chain'; did you mean 'chains'?", {"chain": []}),
            ("unknown key 'steps'; did you mean ", {"steps": []}),
            ("platform: unknown key 'slotz'; did you mean 'slots'?", {"platform": {"slotz": 1}}),
            ("platform.slots: expected a whole number", {"platform": {"slots": -1}}),
            ("streams.s: unknown key 'urgent'; expected one of name, ", {"streams": {"s": {"urgent": 1}}}),
            ("chains[0].steps: expected a list of mappings, found 5", {"chains": [{"period": 9, "steps": 5}]}),
            ("chains: expected a list of mappings, found [5]", {"chains": [5]}),
            ("time_unit: expected ns, us, ms or s, found \"m\"", {"time_unit": "m"}),
        ):
            self.assertTrue(said(**given).startswith(place), (said(**given), place))
        shared = [Chain(9, [Step.kernel(1, 1, stream="s")]) for _ in range(2)]
        with self.assertRaisesRegex(NotApplicable, r"^chains\[1\]: chains c1 and c2 share the stream s") as caught:
            bound(shared, 4)
        self.assertEqual((caught.exception.place, caught.exception.item), ("chains[1]", 1))
        with self.assertRaisesRegex(NotApplicable, "^chains.0..steps.1..threads: the block cannot launch"):
            bound([Chain(9, [Step.host(1), Step.kernel(1, 1, threads=2000)])], "tx2")

    def test_many_sets(self):
        answers = bound_sets([0, 2, 4], [1] * 4, [3, 3, 3, 3], [7, 12, 4, 12], 1)
        self.assertEqual(list(answers), [Verdict.SCHEDULABLE, Verdict.UNKNOWN])
        self.assertEqual((len(answers), answers.schedulable), (2, 1))
        self.assertIs(answers[1], Verdict.UNKNOWN)
        self.assertEqual(str(answers), "2 sets: 1 unknown, 1 schedulable")
        self.assertEqual(answers._repr_html_(), "<p>{}</p>".format(answers))
        self.assertEqual(str(bound_sets([0], [], [], [], 1)), "0 sets: none")
        self.assertEqual(list(answers.bounds[:2]), [6, 6])
        halves = bound_sets([0, 2], [1, 1], [3, 4], [9, 9], 1, divisor=[2, 1], chain=[0, 0])
        self.assertEqual(list(halves.bounds), [2, 6])  # 3/2 and 11/2, rounded up
        urgent = bound_sets([0, 3], [1] * 3, [1, 2, 4], [40] * 3, 1, priority=[-1, 0, 0])
        self.assertEqual(list(urgent.bounds), [1 + 4, 1 + 2 + 4, 1 + 2 + 4])
        with self.assertRaises(OutOfRange):
            bound_sets([0, 1], [0], [1], [1], 1)
        with self.assertRaises(NotApplicable):
            bound_sets([0, 1], [1], [1], [1], "jetson-tx2", threads=[4096])
        self.assertEqual(len(bound_sets([0], [], [], [], 1)), 0)

    def test_priorities(self):
        chains = [
            Chain(20, [Step.kernel(1, 2, stream="high")]),
            Chain(20, [Step.kernel(1, 3)]),
        ]
        result = bound(chains, Platform(slots=1), streams={"high": Stream("high")})
        self.assertEqual(result[0].bound, 3 + 2)
        self.assertEqual(result[1].bound, 2 + 3)
        streams = {"high": Stream("high")}
        three = [*chains, Chain(20, [Step.kernel(1, 4)])]
        self.assertEqual(bound(three, 1, streams=streams)[0].bound, 4 + 2)
        without = bound_without_priority(three, 1, 0, streams=streams)
        self.assertEqual([chain.bound for chain in without], [9, 9, 9])
        self.assertIsNone(bound_without_priority(three, 1, 1, streams=streams))
        with self.assertRaisesRegex(InvalidArgument, "chain: no 3 in chains; there are 'c1'"):
            bound_without_priority(three, 1, 3)


if __name__ == "__main__":
    unittest.main()
