import unittest
from fractions import Fraction

import gpurta
from gpurta import Chain, Copy, Kernel, Platform, Step, Stream
from support import RANDOM, SEED, cases


class Chains(unittest.TestCase):
    def test_frames(self):
        """Four steps of 20, 10, 20 and 20 at a period of 33: a frame takes 70 in a pipeline."""
        steps = [Step("host", wcet=w) for w in (20, 10, 20, 20)]
        for overlap, last in (("pipelined", [70, 70, 70]), ("serial", [70, 107, 144])):
            run = gpurta.simulate_chains([Chain(33, steps, overlap=overlap)], 1, jobs=3)
            self.assertEqual([job.response for job in run[3].jobs], last)
            self.assertEqual([step.kind for step in run], ["host"] * 4)

    def test_refused(self):
        with self.assertRaises(TypeError):
            gpurta.simulate_chains([], 1, explain=True)


class Occupancy(unittest.TestCase):
    def test_paredes_768_threads(self):
        """2 x 2 slots on a TX2, not floor(4096 / 768) = 5."""
        found = gpurta.occupancy("jetson-tx2", 768)
        self.assertEqual((found.blocks_per_sm, found.slots), (2, 4))
        self.assertEqual(found.limited_by, ("warps",))

    def test_cannot_launch(self):
        self.assertEqual(gpurta.occupancy("jetson-agx-orin", 96).certain_blocks_per_sm, 12)
        self.assertEqual(gpurta.occupancy("h200", 32, 22, 1899, carveout=0).slots, 264)
        self.assertEqual(gpurta.occupancy("h200", 32, 22, 1899).slots, 4224)
        found = gpurta.occupancy("tx2", 1024, 33)
        self.assertEqual(found.blocks_per_sm, 0)
        self.assertTrue(found.reason)
        self.assertEqual([r.blocks for r in found.resources], [2, 0, None, 32])
        sizes = Platform("h200", carveout_sizes=1 << 2 | 1 << 4)
        self.assertEqual(gpurta.occupancy(sizes, 32, 22, 1899).blocks_per_sm, 5)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.occupancy(4, 32)

    def test_batch_is_the_same(self):
        threads = [RANDOM.randint(1, 1024) for _ in range(cases(200))]
        registers = [RANDOM.randint(0, 255) for _ in threads]
        memory = [RANDOM.randint(0, 49152) for _ in threads]
        blocks = gpurta.occupancy_batch("rtx-2080-ti", threads, registers, memory)
        for i, arguments in enumerate(zip(threads, registers, memory)):
            single = gpurta.occupancy("rtx-2080-ti", *arguments)
            self.assertEqual(blocks[i], single.blocks_per_sm, (SEED, arguments))

    def test_largest(self):
        most = gpurta.occupancy_largest("tx2", "registers", 4, 512)
        self.assertEqual(gpurta.occupancy("tx2", 512, most).blocks_per_sm, 4)
        self.assertLess(gpurta.occupancy("tx2", 512, most + 1).blocks_per_sm, 4)

    def test_platforms(self):
        self.assertIn("jetson-tx2", gpurta.platforms())
        for name in gpurta.platforms():
            self.assertEqual(Platform(name).name, name)
        self.assertEqual(Platform("tx2", sms=1)["sms"], 1)
        for number, name in enumerate(("unknown", "ascending", "even-then-odd", "descending")):
            self.assertEqual(Platform("tx2", sm_order=name)["sm_order"], number)
        for wrong in (
            lambda: Platform(),
            lambda: Platform("tx2", slots=3),
            lambda: Platform("tx2", cores=3),
            lambda: Platform("tx2", sms=-1),
        ):
            with self.assertRaises(ValueError):
                wrong()
        with self.assertRaises(TypeError):
            Platform("tx2", sms=1.0)
        with self.assertRaises(TypeError):
            Platform(7)


    def test_slots_of_kernels(self):
        kernels = [Kernel(1, 1, threads=512), Kernel(1, 1, threads=490)]
        self.assertEqual(gpurta.rta(kernels, "tx2").slots, 8)
        with self.assertRaises(gpurta.NotApplicable):
            gpurta.rta(kernels + [Kernel(1, 1, threads=32)], "tx2")
        order = Platform("tx2", sms=5, sm_order="even-then-odd").sm_order()
        self.assertEqual(order, [0, 2, 4, 1, 3])
        self.assertEqual(Platform("tx2").missing, None)
        self.assertEqual(Platform(device="d", sms=1).missing, "threads_per_sm")


class Simulate(unittest.TestCase):
    def test_gilman_4_1(self):
        """5 SMs; SMs 1-4 hold a block of 256 threads; 3 blocks of 160 threads go to 0 0 1."""
        platform = Platform("gilman-pascal", sms=5) if "gilman-pascal" in gpurta.platforms() else (
            Platform("gtx-1080", sms=5) if "gtx-1080" in gpurta.platforms() else
            Platform("cc-6.1", sms=5)
        )
        kernels = [
            Kernel(1, 1, threads=2048 // 2, name="fill"),
            Kernel(4, 100, threads=256, name="resident"),
            Kernel(3, 1, threads=160, name="probe", release=2),
        ]
        result = gpurta.simulate(kernels, platform, blocks=True)
        self.assertEqual([b.sm for b in result["fill"].jobs[0].blocks], [0])
        self.assertEqual([b.sm for b in result["resident"].jobs[0].blocks], [1, 2, 3, 4])
        self.assertEqual([b.sm for b in result["probe"].jobs[0].blocks], [0, 0, 1])

    def test_amert_figure_7(self):
        low = [("K1", 0), ("K2", "0.2"), ("K4", "1.2")]
        streams = {"K3": Stream("high")}
        order = [low[0], low[1], ("K3", "0.3"), low[2]]
        kernels = [
            Kernel(8, "1/2", threads=1024, name=name, stream=name, release=release)
            for name, release in order
        ]
        result = gpurta.simulate(kernels, "jetson-tx2", streams=streams, unit="s", explain=True)
        self.assertEqual(
            [o.completion for o in result], [2, 3, Fraction(3, 2), 4]
        )
        for operation in result:
            job = operation.jobs[0]
            waited = sum(delay.for_ for delay in job.delays)
            self.assertEqual(waited, job.assigned - job.release)
        self.assertEqual(result[0].jobs[0].delays[0].to_dict(plain=True)["from"], "0")
        placed = [event for event in result.events if event.rule == "X1"]
        self.assertEqual((placed[0].operation, placed[0].places[0].sm), ("K1", 0))

    def test_agrees_with_rta_on_uniform_blocks(self):
        for _ in range(cases(100)):
            release, kernels = 0, []
            for _ in range(RANDOM.randint(1, 6)):
                release += RANDOM.choice((0, 1, 4))
                kernels.append(
                    Kernel(RANDOM.randint(1, 40), RANDOM.randint(1, 9), threads=512, release=release)
                )
            exact = gpurta.rta(kernels, "jetson-tx2")
            run = gpurta.simulate(kernels, "jetson-tx2")
            self.assertEqual([o.completion for o in run], [k.completion for k in exact], SEED)

    def of_run(self, run, said):
        """Printed, a run reads as no proof."""
        self.assertEqual(run.proves, "this run only")
        for text in str(run), run._repr_html_(), run.svg() + "key deadline":
            self.assertIn(said + " in this simulation; no bound", text)
            self.assertNotIn("schedulable", text)
            self.assertIn("key deadline", text)
        self.assertRegex(" ".join(run.assumptions), "nothing else runs .* exactly the time .* no deadline given for")

    def test_runs_prove_nothing_else(self):
        late = gpurta.simulate([Kernel(200, 4, threads=1024, period=10)], "tx2")
        self.of_run(late, "a deadline is missed")
        chains = [Chain(33, [Step.kernel(2, 4, threads=32)])]
        self.of_run(gpurta.simulate_chains(chains, "tx2"), "every deadline is met")
        assumed = gpurta.simulate_chains(chains, "jetson-orin-nano").assumptions
        for text in "released exactly at its offset", "not confirmed of this GPU", "rules measured on other GPUs alone":
            self.assertEqual(len([one for one in assumed if text in one]), 1, text)
        self.of_run(gpurta.edf_simulate([gpurta.Task(2, 3), gpurta.Task(2, 4)], horizon=12), "a deadline is missed")
        self.of_run(gpurta.host_simulate([gpurta.Task(1, 3, name="t")], [("t", 0)]), "every deadline is met")
        self.assertFalse(hasattr(gpurta.rta([Kernel(2, 4)], 8), "proves"))

    def test_copies_and_jobs(self):
        operations = [
            Copy(3, name="in", stream="s", direction="h2d"),
            Kernel(2, 4, threads=32, name="run", stream="s", period=10),
        ]
        result = gpurta.simulate(operations, "jetson-tx2", jobs=1)
        self.assertEqual(result["run"].completion, 7)
        self.assertEqual(result["in"].kind, "copy")
        periodic = gpurta.simulate([Kernel(2, 4, threads=32, period=10)], "tx2", jobs=3)
        self.assertEqual([job.completion for job in periodic[0].jobs], [4, 14, 24])
        self.assertIs(periodic.verdict, gpurta.Verdict.SCHEDULABLE)
        self.of_run(periodic, "every deadline is met")
        after = gpurta.simulate(
            [Kernel(1, 4, threads=32, name="a"),
             Kernel(1, 1, threads=32, name="b", after=gpurta.After("a", delay=1))], "tx2"
        )
        self.assertEqual(after["b"].completion, 6)
        waits = gpurta.simulate(
            [Kernel(1, 4, threads=32, name="a"), Copy(3, name="c"),
             Kernel(1, 1, threads=32, name="b", waits=["a", 1])], "tx2"
        )
        self.assertEqual(waits["b"].completion, 5)
        self.assertEqual(waits["b"].response, 5)
        with self.assertRaises(gpurta.InvalidArgument):
            gpurta.simulate([Kernel(1, 1, threads=32, waits=[-1])], "tx2")
        with self.assertRaises(TypeError):
            gpurta.simulate(operations, "tx2", streams={"s": "high"})
        for name in (5, "a\0b"):
            with self.assertRaises((TypeError, ValueError)):
                gpurta.simulate([Kernel(1, 1, threads=32, name=name)], "tx2")
        plain = result.to_dict(plain=True)["operations"][0]
        self.assertEqual(plain["completion"], "3")


if __name__ == "__main__":
    unittest.main()
