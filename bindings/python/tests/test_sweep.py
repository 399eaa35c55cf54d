"""Experiments from Python: columns, designs as mappings, mistakes."""

import unittest
from fractions import Fraction

import gpurta

DESIGN = {
    "sweep": {
        "sets": 20,
        "tasks": 3,
        "utilization": [0.25, 0.5, "3/4"],
        "period": {"from": 10, "to": 50},
        "timeslice": 1,
        "curves": [{"analysis": "positional"}, {"analysis": "edf"}],
    }
}


class Sweep(unittest.TestCase):
    def run_sweep(self, design):
        try:
            return gpurta.sweep(design, threads=1, pandas=False)
        except gpurta.Unavailable as e:
            self.skipTest(str(e))

    def test_columns(self):
        columns = self.run_sweep(DESIGN)
        self.assertEqual(columns["utilization"][::2], [Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)])
        self.assertEqual(columns["curve"], ["positional", "edf"] * 3)
        self.assertEqual(columns["sets"], [20] * 6)
        self.assertEqual(columns["schedulable"][1::2], [20] * 3)
        self.assertEqual(columns["weight"][0], 5)
        self.assertEqual(columns["low"][1], Fraction("0.8315"))

    def test_mistakes_are_told(self):
        self.run_sweep(DESIGN)
        with self.assertRaises(gpurta.InvalidArgument) as caught:
            gpurta.sweep({"sweep": dict(DESIGN["sweep"], utilization=0.5)})
        self.assertIn("several values", str(caught.exception))

    def test_plot(self):
        try:
            import matplotlib
        except ImportError:
            self.skipTest("no matplotlib")
        matplotlib.use("Agg")
        ax = gpurta.sweep_plot(self.run_sweep(DESIGN))
        self.assertEqual(ax.get_xlabel(), "utilization")


if __name__ == "__main__":
    unittest.main()
