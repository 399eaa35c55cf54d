"""Measuring against the fake driver of the project's tests (GPURTA_TEST_DRIVER names its file)."""

import os
import unittest

import gpurta
from gpurta import Kernel

FAKE = os.environ.get("GPURTA_TEST_DRIVER")


class NoDriver(unittest.TestCase):
    def test_a_driver_that_is_not_there(self):
        with self.assertRaises(gpurta.Unavailable) as caught:
            gpurta.device_facts(driver="/nonexistent/libcuda.so.1")
        self.assertTrue(caught.exception.message)


@unittest.skipUnless(FAKE, "GPURTA_TEST_DRIVER is not set")
class FakeDriver(unittest.TestCase):
    def test_paredes(self):
        kernels = [
            Kernel(blocks, wcet, threads=512, name=name)
            for name, blocks, wcet in (("t1", 2, 4), ("t2", 7, 6), ("t3", 2, 6), ("t4", 5, 5))
        ]
        observed = gpurta.measure(kernels, runs=3, warm_up=0, driver=FAKE)
        platform = gpurta.Platform(
            slots=observed.facts["sms"]
            * gpurta.occupancy(
                "cc-{compute_capability_major}.{compute_capability_minor}".format(**observed.facts), 512
            ).blocks_per_sm
        )
        predicted = gpurta.rta(kernels, platform)
        self.assertIn("name", observed.notes)
        for operation, kernel in zip(observed, predicted):
            self.assertEqual(len(operation.runs), 3)
            blocks = dict(t1=2, t2=7, t3=2, t4=5)[operation.name]
            self.assertEqual(len(operation.runs[0].blocks), blocks)
            self.assertLessEqual(operation.least, operation.median)
            self.assertLessEqual(operation.median, operation.most)
            error = abs(operation.median - kernel.completion * 10**6)
            self.assertLess(error, kernel.completion * 10**6 / 20 + 10**6)

    def test_facts_and_errors(self):
        facts = gpurta.device_facts(driver=FAKE)
        self.assertGreater(facts["sms"], 0)
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.device_facts(99, driver=FAKE)
        with self.assertRaises(gpurta.NotApplicable):
            gpurta.measure([Kernel(1, 1, threads=4096)], driver=FAKE)
        with self.assertRaises(gpurta.OutOfRange):
            gpurta.measure([Kernel(1, 1, threads=32)], driver=FAKE, runs=0)


if __name__ == "__main__":
    unittest.main()
