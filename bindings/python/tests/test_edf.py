import array
import pickle
import threading
import unittest
from fractions import Fraction
from math import gcd

import gpurta
from gpurta import Server, Task, Verdict
from support import RANDOM, SEED, cases


def demand(tasks, t):
    """h(t) of (C, D, P)."""
    return sum(max(0, (t - d) // p + 1) * c for c, d, p in tasks)


def by_every_deadline(tasks):
    """Schedulable by looking at every deadline up to the hyperperiod plus the largest deadline."""
    if sum(Fraction(c, p) for c, d, p in tasks) > 1:
        return False
    hyper = 1
    for _, _, p in tasks:
        hyper = hyper * p // gcd(hyper, p)
    end = hyper + max(d for _, d, _ in tasks)
    deadlines = {d + k * p for _, d, p in tasks for k in range((end - d) // p + 1)}
    return all(demand(tasks, t) <= t for t in deadlines)


def random_set(most=4):
    tasks = []
    for _ in range(RANDOM.randint(1, most)):
        period = RANDOM.choice((2, 3, 4, 5, 6, 8, 10, 12))
        wcet = RANDOM.randint(1, max(1, period // 2))
        tasks.append((wcet, RANDOM.randint(wcet, 2 * period), period))
    return tasks


def edf_sets(first, wcet, deadline, period, nonpreemptable=None):
    return gpurta.edf_sets(first, wcet=wcet, deadline=deadline, period=period, nonpreemptable=nonpreemptable)


def edf_simulation_ticks(wcet, deadline, period, **options):
    return gpurta.edf_simulation_ticks(wcet=wcet, deadline=deadline, period=period, **options)


class Edf(unittest.TestCase):
    def test_assumptions(self):
        result = gpurta.edf([Task(1, 4)], overhead="0.1")
        self.assertEqual(result.assumptions[1], "no job takes longer than its wcet")
        self.assertFalse([line for line in result.assumptions if "take no time" in line or "constant bandwidth" in line])
        self.assertTrue([line for line in gpurta.edf([Task(1, 4)]).assumptions if "take no time (key overhead)" in line])
        self.assertIn("time in ms", result.svg())

    def test_every_deadline(self):
        found = set()
        for _ in range(cases(600)):
            tasks = random_set()
            expected = by_every_deadline(tasks)
            found.add(expected)
            result = gpurta.edf([Task(c, p, d) for c, d, p in tasks])
            verdict = Verdict.SCHEDULABLE if expected else Verdict.UNSCHEDULABLE
            self.assertIs(result.verdict, verdict, (SEED, tasks))
            columns = list(zip(*tasks))
            self.assertIs(edf_sets([0, len(tasks)], *columns)[0], verdict, (SEED, tasks))
            if result.witness is not None:
                t = result.witness.time
                self.assertEqual(result.witness.demand, demand(tasks, int(t)))
                parts = sum(task.demand for task in result) + result.witness.blocking
                self.assertEqual(parts, result.witness.demand)
                self.assertGreater(result.witness.demand, result.witness.supply)
            self.assertEqual(result.witness is None, expected)
            if expected:
                for task in result:
                    self.assertLessEqual(task.response, task.deadline)
        self.assertEqual(found, {True, False})

    def test_simulation_ticks_are_the_same(self):
        found = set()
        for _ in range(cases(200)):
            tasks = [(c, min(d, p), p) for c, d, p in random_set()]
            horizon, cost = RANDOM.randint(1, 60), RANDOM.randint(0, 2)
            exact = gpurta.edf_simulate(
                [Task(c, p, d) for c, d, p in tasks], horizon=horizon, preemption_cost=cost
            )
            met = all(job.meets_deadline for job in exact.jobs)
            self.assertEqual(exact.verdict is Verdict.SCHEDULABLE, met)
            self.assertEqual(sum(task.jobs for task in exact), len(exact.jobs))
            for task in exact:
                jobs = [job for job in exact.jobs if job.name == task.name]
                self.assertEqual([job.job for job in jobs], list(range(1, len(jobs) + 1)))
                self.assertEqual(task.response, max(job.response for job in jobs))
                self.assertEqual(task.response, jobs[task.worst_job - 1].response)
                self.assertEqual(task.missed, sum(not job.meets_deadline for job in jobs))
                self.assertEqual(task.preemptions, sum(job.preemptions for job in jobs))
            verdict = edf_simulation_ticks(*zip(*tasks), horizon=horizon, cost=cost)
            self.assertEqual(verdict is Verdict.SCHEDULABLE, met, (SEED, tasks, horizon, cost))
            found.add(verdict)
        self.assertEqual(found, {Verdict.SCHEDULABLE, Verdict.UNSCHEDULABLE})
        for columns in (([], [], []), ([0], [1], [1]), ([1], [2], [1])):
            with self.assertRaises(gpurta.Error):
                edf_simulation_ticks(*columns, horizon=1)
        with self.assertRaises(gpurta.TicksOverflow):
            edf_simulation_ticks([1], [2**62], [2**62], horizon=2**63 - 1, latency=2**62)

    def test_simulation_never_exceeds_responses(self):
        for _ in range(cases(100)):
            tasks = [Task(c, p, d, name=str(i)) for i, (c, d, p) in enumerate(random_set())]
            result = gpurta.edf(tasks)
            if result.utilization > 1:
                continue
            offsets = {task.name: RANDOM.randint(0, 12) for task in tasks}
            schedule = gpurta.edf_simulate(tasks, 100, offsets=offsets)
            for task in result:
                self.assertLessEqual(schedule[task.name].response, task.response, SEED)

    def test_waters_2019_tx2(self):
        tasks = {
            "SFM": Task("7.9", 33, name="SFM"),
            "Lane": Task("82/3", 66, name="Lane"),
            "Detection": Task(116, 200, name="Detection"),
            "Localization": Task(124, 400, name="Localization"),
        }
        without = lambda name: [t for n, t in tasks.items() if n != name]
        self.assertIs(gpurta.edf(tasks.values()).verdict, Verdict.UNSCHEDULABLE)
        self.assertIs(gpurta.edf(without("Detection")).verdict, Verdict.SCHEDULABLE)
        self.assertIs(gpurta.edf(without("Localization")).verdict, Verdict.UNSCHEDULABLE)
        use = gpurta.edf(without("Detection")).utilization
        self.assertEqual(use, Fraction("7.9") / 33 + Fraction(82, 198) + Fraction(124, 400))

    def test_servers(self):
        tasks = [Task(2, 16, name="a", server="s"), Task(3, 10, name="b")]
        result = gpurta.edf(tasks, [Server(2, 16, name="s")])
        self.assertIs(result.verdict, Verdict.SCHEDULABLE)
        self.assertEqual(result.servers[0].bandwidth, Fraction(1, 8))
        schedule = gpurta.edf_simulate(
            tasks, 200, [Server(2, 16, name="s")], executions={"a": 16}
        )
        self.assertLessEqual(schedule["b"].response, result["b"].response)
        self.assertEqual({event.name for event in schedule.events}, {"s"})
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.edf([Task(1, 2, server="none")])
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.edf([Task(1, 2, server=-2)])

    def test_sensitivity_is_the_edge(self):
        tasks = [Task(2, 10, 5), Task(3, 12)]
        found = gpurta.edf_sensitivity(tasks, "max-overhead")
        self.assertIs(found.found, Verdict.SCHEDULABLE)
        self.assertEqual(found.low, found.high)
        self.assertIs(gpurta.edf(tasks, overhead=found.low).verdict, Verdict.SCHEDULABLE)
        beyond = found.low + Fraction(1, 10**9)
        self.assertIsNot(gpurta.edf(tasks, overhead=beyond).verdict, Verdict.SCHEDULABLE)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.edf_sensitivity(tasks, "max-wcet")
        none = gpurta.edf_sensitivity([Task(5, 4), Task(1, 4)], "max-overhead")
        self.assertIs(none.found, Verdict.UNSCHEDULABLE)
        self.assertIsNone(none.low)


class Arrays(unittest.TestCase):
    def test_many_sets(self):
        sets = [random_set(6) for _ in range(cases(200))]
        first, columns = array.array("q", [0]), [array.array("q") for _ in range(3)]
        for tasks in sets:
            for column, values in zip(columns, zip(*tasks)):
                column.extend(values)
            first.append(len(columns[0]))
        answers = edf_sets(first, *columns)
        self.assertEqual(len(answers), len(sets))
        for i, (tasks, verdict) in enumerate(zip(sets, answers)):
            self.assertIs(verdict is Verdict.SCHEDULABLE, by_every_deadline(tasks), SEED)
            self.assertIs(answers[i], verdict)
            if answers.witness[i]:
                self.assertGreater(demand(tasks, answers.witness[i]), answers.witness[i])
        self.assertEqual(
            answers.schedulable, sum(verdict is Verdict.SCHEDULABLE for verdict in answers)
        )
        for view in (memoryview, lambda a: memoryview(a.tobytes()).cast("q")):
            self.assertEqual(
                edf_sets(view(first), *map(view, columns)).verdicts, answers.verdicts
            )

    def test_numpy(self):
        try:
            import numpy
        except ImportError:
            self.skipTest("no NumPy")
        first, ones = numpy.array([0, 2]), numpy.array([1, 1])
        ones.flags.writeable = False
        periods = numpy.array([[2, 9], [2, 9]])[:, 0]
        with self.assertRaises(TypeError):
            edf_sets(first, ones, periods, periods)
        periods = numpy.ascontiguousarray(periods)
        self.assertIs(edf_sets(first, ones, periods, periods)[0], Verdict.SCHEDULABLE)
        with self.assertRaises(TypeError):
            edf_sets(first, ones.astype(float), periods, periods)
        with self.assertRaises(TypeError):
            edf_sets(first, ones.astype(numpy.int32), periods, periods)
        self.assertEqual(gpurta.to_time(numpy.int64(3)), 3)
        with self.assertRaises(TypeError):
            gpurta.to_time(numpy.float64(3))

    def test_beyond_64_bits(self):
        big = 2**62
        answers = edf_sets(
            [0, 2, 3], [big, 1, 1], [big, big, 1], [2 * big - 1, 2 * big - 1, 1]
        )
        self.assertEqual(
            [v.value for v in answers], ["unschedulable", "schedulable"]
        )
        # Periods with a hyperperiod beyond 64 bits, deadlines on both sides of the periods: as edf() says
        told = set()
        for _ in range(cases(300)):
            periods = [RANDOM.randrange(2**58, 2**62) for _ in range(3)]
            wcets = [RANDOM.randrange(1, period // 2) for period in periods]
            deadlines = [min(RANDOM.randrange(wcet, 3 * period), 2**63 - 1) for wcet, period in zip(wcets, periods)]
            told.add(edf_sets([0, 3], wcets, deadlines, periods)[0])
            tasks = map(gpurta.Task, wcets, periods, deadlines)
            self.assertEqual(edf_sets([0, 3], wcets, deadlines, periods)[0], gpurta.edf(tasks, responses=False).verdict)
        self.assertIn(Verdict.SCHEDULABLE, told)
        with self.assertRaises(gpurta.TicksOverflow) as caught:
            gpurta.rta_sets([0, 1, 2], [1, 1], [1, 2**40], [1, 2**40])
        self.assertEqual(caught.exception.item, 1)
        self.assertNotIn("(item", str(caught.exception))
        for call, said in (
            (lambda: gpurta.edf_sets([0, 1], wcet=[2**63], deadline=[2**63], period=[2**63]), r"wcet\[0\]: .* does not fit into 64 bits"),
            (lambda: gpurta.edf_sets([0, 2], wcet=[1], deadline=[3, 4], period=[3, 4]), "wcet: 1 value, where 2 are needed"),
            (lambda: gpurta.edf_sets([0, 1], wcet=[1], deadline=[3, 4], period=[3]), "deadline: 2 values, where 1 is needed"),
            (lambda: gpurta.bound_sets([0, 1], [1], [1], [3], "tx2"), "^set 0: threads are not given"),
            (lambda: gpurta.bound_sets([0, 1], [1], [1], [3], "tx2", threads=[4096]), "^set 0: kernel 0 cannot launch: .* at most 1024 are"),
        ):
            with self.assertRaisesRegex((ValueError, gpurta.NotApplicable, gpurta.OutOfRange), said):
                call()

    def test_wrong_arrays(self):
        for arguments, kind in (
            (([0, 1], [0], [1], [1]), gpurta.OutOfRange),
            (([0, 2], [1], [1], [1]), gpurta.OutOfRange),
            (([1, 1], [1], [1], [1]), gpurta.OutOfRange),
            (([0, 2, 1], [1], [1], [1]), gpurta.OutOfRange),
            (([0, 0, 1], [1], [1], [1]), gpurta.OutOfRange),
            (([], [1], [1], [1]), gpurta.OutOfRange),
            (([0, 1], [1], [1, 2], [1]), ValueError),
            (([0, 1], [1.0], [1], [1]), TypeError),
            (([0, 1], array.array("d", [1]), [1], [1]), TypeError),
            (([0, 1], array.array("i", [1]), [1], [1]), TypeError),
            (([0, 2], memoryview(bytes(32)).cast("q")[::2], [1, 1], [1, 1]), TypeError),
        ):
            with self.assertRaises(kind, msg=arguments):
                edf_sets(*arguments)
        with self.assertRaises(TypeError):  # which is the deadline?
            gpurta.edf_sets([0, 1], [1], [1], [1])
        for call, said in (
            (lambda: edf_sets([0, 1, 3], [1, 2, 0], [1, 2, 3], [1, 2, 3]), r"set 1: wcet\[2\] is 0, where 1 or"),
            (lambda: edf_sets([0, 1], [1], [1], [1], [-4]), r"set 0: nonpreemptable\[0\] is -4, where 0 or"),
            (lambda: edf_sets([0, 1, 1], [1], [1], [1]), "set 1: it is empty"),
            (lambda: gpurta.rta_sets([0, 1], [0], [1], [1]), r"slots\[0\] is 0"),
            (lambda: gpurta.rta_sets([0, 2], [1], [1, 1], [1, 1], [2, 1]), "releases decrease"),
            (lambda: gpurta.runlist_sets([0, 1], ["high"], [0], [0]), r"timeslice\[0\] is 0"),
        ):
            with self.assertRaisesRegex(gpurta.OutOfRange, said):
                call()
        self.assertEqual(len(edf_sets([0], [], [], [])), 0)
        self.assertEqual(len(gpurta.rta_sets([0], [], [], [])), 0)


class Adapters(unittest.TestCase):
    def test_schedcat_like(self):
        from gpurta.adapters import from_schedcat

        class SporadicTask:
            def __init__(self, cost, period, deadline=None):
                self.cost, self.period = cost, period
                self.deadline = period if deadline is None else deadline

        tasks = from_schedcat([SporadicTask(2, 10, 5), SporadicTask(3, 12)])
        self.assertEqual([(t.wcet, t.period, t.deadline) for t in tasks], [(2, 10, 5), (3, 12, 12)])
        self.assertIs(gpurta.edf(tasks).verdict, Verdict.SCHEDULABLE)
        with self.assertRaises(TypeError):
            from_schedcat([SporadicTask(0.5, 10)])
        exact = from_schedcat([SporadicTask(0.5, 10)], convert=lambda v: Fraction(str(v)))
        self.assertEqual(exact[0].wcet, Fraction(1, 2))
        with self.assertRaises(TypeError):
            from_schedcat([object()])

    def test_pycpa_like(self):
        from gpurta.adapters import from_pycpa

        class EventModel:
            def __init__(self, P, J=0, dmin=0):
                self.P, self.J, self.dmin = P, J, dmin

            def delta_min(self, n):
                return max((n - 1) * self.dmin, (n - 1) * self.P - self.J)

        class CpaTask:
            def __init__(self, name, wcet, model):
                self.name, self.wcet, self.in_event_model = name, wcet, model

        tasks = from_pycpa([CpaTask("a", 2, EventModel(10)), CpaTask("b", 3, EventModel(12, 4, 1))])
        self.assertEqual([(t.name, t.period) for t in tasks], [("a", 10), ("b", 8)])
        self.assertIs(gpurta.edf(tasks).verdict, Verdict.SCHEDULABLE)
        with self.assertRaises(gpurta.NotApplicable):
            from_pycpa([CpaTask("c", 1, EventModel(10, 10))])
        with self.assertRaises(gpurta.NotApplicable):
            from_pycpa([CpaTask("c", 1, None)])

    def test_read_when_asked_for(self):
        """A result is read field by field, by threads, or whole: it says the same."""
        tasks = [Task(3, 50 + i, name="t{}".format(i), deadline="7/2 ms") for i in range(3)]
        whole = gpurta.edf(tasks)
        self.assertEqual(pickle.loads(pickle.dumps(gpurta.edf(tasks))), whole)
        by_field, read = gpurta.edf(tasks), []
        self.assertEqual(by_field["t2"].demand, whole["t2"].demand)
        self.assertEqual(by_field.witness.demand, 9)
        self.assertEqual(repr(by_field), repr(whole))
        self.assertEqual(list(by_field.to_dict()), list(whole.to_dict()))
        shared = [gpurta.edf(tasks) for _ in range(20)]
        threads = [threading.Thread(target=lambda: read.append([repr(r) for r in shared])) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(read, [[repr(whole)] * 20] * 8)
        with self.assertRaisesRegex(AttributeError, "has no attribute 'worst'"):
            whole.worst
        with self.assertRaises(AttributeError):
            gpurta.edf(tasks).verdict = None


class Mistakes(unittest.TestCase):
    def test_verdict_and_text(self):
        """A verdict is its text, too, and a text that no verdict has is not silently another one."""
        verdict = gpurta.edf([Task(1, 10)]).verdict
        self.assertTrue(verdict == "schedulable" and "schedulable" == verdict and verdict != "unknown")
        self.assertTrue(verdict in ("unknown", "schedulable") and verdict != Verdict.UNKNOWN and verdict is not None)
        self.assertEqual({"schedulable": 1, Verdict.UNKNOWN: 2}[verdict], 1)
        self.assertFalse(verdict == None)  # noqa: E711
        for other in (True, False, 1):
            with self.assertRaisesRegex(TypeError, "never {}: compare it, as in .verdict is Verdict.SCHED".format(other)):
                verdict == other
            with self.assertRaisesRegex(TypeError, "never {}".format(other)):
                verdict in (other, None)
        for text in ("Schedulable", "met", ""):
            with self.assertRaisesRegex(TypeError, "a verdict is 'unknown', 'schedulable', 'unschedulable', and never"):
                verdict == text
    def test_names(self):
        """What a message names is what Python calls it."""
        for said, options in (
            ("^overhead must be 0 or more$", {"overhead": -1}),
            ("^limit must lie between 1 and ", {"limit": 0}),
            ('^latency: "xx": expected a digit at character 1', {"latency": "xx"}),
        ):
            with self.assertRaisesRegex(gpurta.Error, said):
                gpurta.edf([Task(1, 10)], **options)
        for said, first in ((r"^first\[2\] is 1, after 2: positions never decrease$", [0, 2, 1]),
                            ("^first: the last position is 3, and there are 2 values$", [0, 1, 3])):  # fmt: skip
            with self.assertRaisesRegex(gpurta.OutOfRange, said):
                gpurta.edf_sets(first, wcet=[1, 1], deadline=[2, 2], period=[2, 2])


if __name__ == "__main__":
    unittest.main()
