import unittest
from fractions import Fraction

import gpurta
from gpurta import Task, Verdict
from support import RANDOM, SEED, cases


def random_channels():
    channels = []
    for _ in range(RANDOM.randint(1, 6)):
        channels.append(
            (
                RANDOM.choice(("low", "medium", "high")),
                Fraction(RANDOM.randint(1, 8), RANDOM.choice((1, 2))),
                Fraction(RANDOM.randint(1, 20), RANDOM.choice((1, 3))),
            )
        )
    return channels


class Runlist(unittest.TestCase):
    def test_assumptions(self):
        tasks = [Task(1, period=20, name="a"), Task(saturated=True, name="b", level="low", timeslice=1)]
        result = gpurta.runlist(tasks)
        self.assertIn("1 of 2 channels have no level: taken as low", result.assumptions)
        self.assertIn("1 of 2 channels have no timeslice: the driver's, 1.3, 2.6", " ".join(result.assumptions))
        self.assertEqual(result.rows("assumptions")[0]["assumption"], result.assumptions[0])
        self.assertIn("assumptions:\n- " + "\n- ".join(result.assumptions), str(result))
        switches = [text for text in result.assumptions if "a switch between channels costs nothing" in text]
        self.assertEqual(len(switches), 1)
        costly = gpurta.runlist(tasks, switch_cost="1/2", timeslice_step="1/2", timeslice=2).assumptions
        self.assertFalse([text for text in costly if text in switches or "taken as exact" in text])
        self.assertIn("1 of 2 channels have no timeslice: that of runlist", costly)

    def test_print_of_a_task(self):
        """Terms and gaps are None where explain was not asked for."""
        row = gpurta.runlist([Task(1, period=20, name="a")])["a"]
        self.assertIsNone(row.terms)
        self.assertTrue(str(row).startswith("name: a; level: low"))
        self.assertEqual(str(row).split("\n")[-1], "schedulable: the bound does not exceed the deadline")

    def test_jobs(self):
        for wrong in (3, [1], [("a",)], [("a", 1, 2, 3)]):
            with self.assertRaisesRegex(TypeError, r"jobs: expected pairs \(task, release\)"):
                gpurta.host_simulate([Task(1, name="a", timeslice=1)], wrong)

    def test_order_of_the_driver(self):
        levels = ("high", "high", "medium", "medium", "low")
        tasks = [
            Task(1, name=name, level=level, timeslice=1)
            for name, level in zip(("H1", "H2", "M1", "M2", "L1"), levels)
        ]
        result = gpurta.runlist(tasks)
        self.assertEqual(" ".join(result.runlist), "H1 H2 M1 H1 H2 M2 H1 H2 L1")
        flat = gpurta.runlist(tasks, mode="flat")
        self.assertEqual(" ".join(flat.runlist), "H1 H2 M1 M2 L1")

    def test_theorem_1(self):
        for _ in range(cases(200)):
            channels = random_channels()
            result = gpurta.runlist(
                [Task(c, level=level, timeslice=ts) for level, ts, c in channels]
            )
            lower = [ts for level, ts, _ in channels if level != "high"]
            for i, (level, ts, c) in enumerate(channels):
                if level != "high":
                    self.assertIsNone(result[i].published)
                    self.assertTrue(result[i].published_reason)
                    continue
                others = sum(
                    min(t, w) for j, (v, t, w) in enumerate(channels) if v == "high" and j != i
                )
                interference = others + max(lower) if lower else others
                expected = -(-c // ts) * interference + c
                self.assertEqual(result[i].published, expected, SEED)
                self.assertLessEqual(result[i].bound, expected, SEED)

    def test_host_never_exceeds_bounds(self):
        for _ in range(cases(100)):
            tasks = [
                Task(c, level=level, timeslice=ts, name=str(i))
                for i, (level, ts, c) in enumerate(random_channels())
            ]
            cost = Fraction(RANDOM.randint(0, 2), 4)
            bounds = gpurta.runlist(tasks, switch_cost=cost, explain=True)
            for task, bound in zip(tasks, bounds):
                job = gpurta.host_critical(tasks, task.name, switch_cost=cost).jobs[0]
                self.assertLessEqual(job.completion - job.release, bound.bound, SEED)
                gaps = bound.gaps
                window = sum(gaps[(bound.window + i) % len(gaps)].gap for i in range(bound.slots))
                self.assertEqual(bound.positional, task.wcet + bound.slots * cost + window)
                self.assertEqual(
                    bound.bound, sum(term.sum for term in bound.terms)
                )
            start = RANDOM.randrange(bounds.length)
            jobs = [(task.name, RANDOM.randint(0, 3)) for task in tasks]
            run = gpurta.host_simulate(tasks, jobs, start=start, switch_cost=cost)
            for job, bound in zip(run.jobs, bounds):
                self.assertLessEqual(job.completion - job.release, bound.bound, SEED)

    def test_saturated(self):
        tasks = [
            Task(2, 40, name="H", level="high", timeslice=2),
            Task(name="L", level="low", timeslice=3, saturated=True),
        ]
        result = gpurta.runlist(tasks)
        self.assertNotIn("reason", str(result).split("\n")[0])
        self.assertIn("\nbound_reason of L: a saturated channel has no response time\n", str(result))
        with self.assertRaisesRegex(gpurta.InvalidArgument, 'tasks.0..wcet: key "wcet" is missing'):
            gpurta.runlist([Task(period=2)])
        self.assertEqual(result["H"].bound, 5)
        self.assertIsNone(result["L"].bound)
        self.assertIs(result["L"].verdict, Verdict.UNKNOWN)

    def test_driver_facts(self):
        self.assertEqual(gpurta.driver_timeslice("high"), Fraction(26, 5))
        self.assertEqual(gpurta.driver_timeslice(unit="us"), 1024)
        self.assertEqual(gpurta.runlist([Task(1, level="low")])[0].timeslice, Fraction(13, 10))

    def test_ticks_are_the_same(self):
        for _ in range(cases(100)):
            channels = [(v, int(2 * ts), int(3 * c) or 1) for v, ts, c in random_channels()]
            levels, slices, wcets = zip(*channels)
            exact = gpurta.runlist(
                [Task(c, level=v, timeslice=ts) for v, ts, c in channels], switch_cost=1
            )
            ticks = gpurta.runlist_sets([0, len(channels)], levels, slices, wcets, switch_cost=1)
            self.assertEqual(list(ticks), [task.bound for task in exact], SEED)

    def test_critical_ticks_are_the_same(self):
        for _ in range(cases(60)):
            channels = [(v, int(2 * ts), int(3 * c) or 1) for v, ts, c in random_channels()]
            levels, slices, wcets = zip(*channels)
            period = 1000 * sum(wcets)
            tasks = [
                Task(c, period, level=v, timeslice=ts, name="t%d" % i)
                for i, (v, ts, c) in enumerate(channels)
            ]
            ticks = gpurta.host_critical_ticks(
                levels, slices, wcets, [period] * len(tasks), switch_cost=1
            )
            for task, response in zip(tasks, ticks):
                exact = gpurta.host_critical(tasks, task.name, switch_cost=1)
                self.assertEqual(response, exact.jobs[0].response, SEED)
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.host_critical_ticks([], [], [], [])
        with self.assertRaises(ValueError):
            gpurta.host_critical_ticks(["high"], [1, 1], [1, 1], [9, 9])

    def test_errors(self):
        with self.assertRaises(ValueError):
            Task(1, level="top")
        with self.assertRaises(ValueError):
            gpurta.runlist([Task(1, timeslice=1)], mode="round")
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.host_critical([Task(1, timeslice=1)], "none")
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.runlist([])


if __name__ == "__main__":
    unittest.main()
