"""Experiments from Python: columns, designs as mappings, mistakes."""

import json
import os
import sys
import tempfile
import types
import unittest
import unittest.mock
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
        lines = str(columns).split("\n")
        self.assertEqual(lines[0].split(), list(columns))
        self.assertEqual([lines[2].split()[:4], lines[7]], [["0.25", "edf", "20", "20"], "assumptions:"])

    def test_about(self):
        about = self.run_sweep(DESIGN).about
        self.assertEqual([about["seed"], about["time_unit"], about["gpurta"]], [1, "ms", gpurta.version()])
        self.assertIn("positional, edf: releases are at least a period apart", about["assumptions"])
        self.assertEqual(about["made_by"]["command_line"], "gpurta sweep - --format=json")

    def test_mistakes_are_told(self):
        self.run_sweep(DESIGN)
        with self.assertRaises(gpurta.InvalidArgument) as caught:
            gpurta.sweep({"sweep": dict(DESIGN["sweep"], utilization=0.5)})
        self.assertIn("several values", str(caught.exception))
        with self.assertRaisesRegex(gpurta.InvalidArgument, r'^sweep.curves\[0\].analysis: expected .*, found the text "edff"; did you mean "edf"\?$'):
            gpurta.sweep({"sweep": dict(DESIGN["sweep"], curves=[{"analysis": "edff"}])})
        with self.assertRaisesRegex(TypeError, 'names a function by its file, as "curves.py:density", and not <function'):
            gpurta.sweep({"sweep": dict(DESIGN["sweep"], curves=[{"python": lambda drawn: True}])})

    def test_ranges(self):
        columns = self.run_sweep({"sweep": dict(DESIGN["sweep"], tasks=range(2, 4))})
        self.assertEqual(sorted(set(columns["tasks"])), [2, 3])

    def test_curve_of_the_package(self):
        """A curve's file imports the package of the clone that the command was built in, without PYTHONPATH."""
        clone = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
        command = os.environ.get("GPURTA_COMMAND", "")
        if not os.path.realpath(command).startswith(os.path.realpath(clone) + os.sep):
            self.skipTest("the command is of no clone")
        design = {"sweep": dict(DESIGN["sweep"], utilization=[0.5, 1.5], curves=[{"analysis": "edf"}, {"name": "mine", "python": "curves.py:edf"}, {"python": "curves.py:verdict"}])}
        with tempfile.TemporaryDirectory() as folder:
            with open(os.path.join(folder, "curves.py"), "w") as file:
                file.write("import gpurta\n\ndef edf(drawn):\n    tasks = [gpurta.Task(t.wcet, t.period) for t in drawn.tasks]\n"
                           "    return gpurta.edf(tasks, responses=False).verdict == 'schedulable'\n\n"
                           "def verdict(drawn):\n    return gpurta.edf([gpurta.Task(t.wcet, t.period) for t in drawn.tasks], responses=False).verdict\n")  # fmt: skip
            with open(os.path.join(folder, "design.json"), "w") as file:
                json.dump(design, file)
            environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
            with unittest.mock.patch.dict(os.environ, environment, clear=True):
                columns = gpurta.sweep(os.path.join(folder, "design.json"), threads=1, pandas=False)
        self.assertEqual(columns["schedulable"], [20, 20, 20, 0, 0, 0])

    def test_environment(self):
        """Curves run by the Python of an environment that is not activated, from it and from its command."""
        import subprocess
        import venv

        self.run_sweep(DESIGN)
        from gpurta._command import _command

        with tempfile.TemporaryDirectory() as folder:
            venv.create(folder, symlinks=True)
            place = os.path.join(folder, "lib", "python%d.%d" % sys.version_info[:2], "site-packages")
            with open(os.path.join(place, "only_there.py"), "w") as file:
                file.write("def curve(drawn):\n    return True\n")
            with open(os.path.join(folder, "curves.py"), "w") as file:
                file.write("from only_there import curve\n")
            with open(os.path.join(folder, "design.json"), "w") as file:
                json.dump({"sweep": dict(DESIGN["sweep"], curves=[{"python": "curves.py:curve"}])}, file)
            environment = dict(os.environ, GPURTA_COMMAND=_command(), PYTHONPATH=os.pathsep.join(sys.path))
            for words in (["-c", "import gpurta; print(gpurta.sweep('design.json', pandas=False))"],
                          ["-c", "from gpurta._command import main; main()", "sweep", "design.json"]):  # fmt: skip
                done = subprocess.run([os.path.join(folder, "bin", "python3")] + words, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assertIn(b"curve", done.stdout)

    def test_frame(self):
        try:
            import pandas
        except ImportError:
            self.skipTest("no pandas")
        self.run_sweep(DESIGN)
        frame = gpurta.sweep(DESIGN, threads=1)
        self.assertIsInstance(frame, pandas.DataFrame)
        self.assertEqual(list(frame["sets"]), [20] * 6)
        self.assertEqual([str(frame[key].dtype) for key in ("utilization", "low", "sets")], ["float64", "float64", "int64"])
        self.assertEqual(frame["low"][1], 0.8315)

    def test_frame_is_made_of_the_columns(self):
        """Whatever stands in the place of pandas gets the columns; without it they come alone."""
        columns = self.run_sweep(DESIGN)
        pandas = types.ModuleType("pandas")
        pandas.DataFrame = lambda data: types.SimpleNamespace(data=data, attrs={})
        with unittest.mock.patch.dict(sys.modules, pandas=pandas):
            frame = gpurta.sweep(DESIGN, threads=1)
        self.assertEqual([frame.data, frame.attrs], [{k: [v if isinstance(v, (int, str)) else float(v) for v in vs] for k, vs in columns.items()}, columns.about])
        self.assertEqual([type(frame.data[key][1]) for key in ("utilization", "low", "sets")], [float, float, int])
        with unittest.mock.patch.dict(sys.modules, pandas=None):
            self.assertEqual(gpurta.sweep(DESIGN, threads=1), columns)
            with self.assertRaises(ImportError):
                gpurta.sweep(DESIGN, threads=1, pandas=True)

    def test_plot_draws_a_line_for_each_curve(self):
        """The calls that matplotlib gets, by something in its place."""
        columns = self.run_sweep(DESIGN)
        matplotlib = types.ModuleType("matplotlib")
        matplotlib.pyplot = types.ModuleType("matplotlib.pyplot")
        ax = unittest.mock.Mock()
        with unittest.mock.patch.dict(
            sys.modules, {"matplotlib": matplotlib, "matplotlib.pyplot": matplotlib.pyplot}
        ):
            self.assertIs(gpurta.sweep_plot(columns, ax=ax), ax)
        names = [call[1]["label"] for call in ax.errorbar.call_args_list]
        self.assertEqual(names, ["positional", "edf"])
        drawn = [(call[1]["marker"], call[1]["linestyle"]) for call in ax.errorbar.call_args_list]
        self.assertEqual(drawn, [("o", "-"), ("s", "--")])
        columns["unknown"] = [1 if curve == "positional" else 0 for curve in columns["curve"]]
        again = unittest.mock.Mock()
        with unittest.mock.patch.dict(
            sys.modules, {"matplotlib": matplotlib, "matplotlib.pyplot": matplotlib.pyplot}
        ):
            gpurta.sweep_plot(columns, ax=again)
        names = [call[1]["label"] for call in again.errorbar.call_args_list]
        self.assertEqual(names, ["positional (3 of 60 sets unknown)", "edf"])
        ax.set_title.assert_not_called()
        columns.about["title"] = "Five tasks"
        with unittest.mock.patch.dict(
            sys.modules, {"matplotlib": matplotlib, "matplotlib.pyplot": matplotlib.pyplot}
        ):
            gpurta.sweep_plot(columns, ax=again)
        again.set_title.assert_called_once_with("Five tasks")
        x, share = ax.errorbar.call_args_list[1][0]
        self.assertEqual((x, share), ([0.25, 0.5, 0.75], [1, 1, 1]))

    def test_mistakes_of_a_call(self):
        for call, said in (
            (lambda: gpurta.sweep_plot([1]), r"what sweep\(\) returns, .* found \[1\]"),
            (lambda: gpurta.sweep(DESIGN, thread=1), "did you mean 'threads'"),
            (lambda: gpurta.occupancy("tx2", thread=1), "did you mean 'threads'"),
            (lambda: gpurta.edf_sets([0, 1], [1], [2]), r"takes 1 by position, found 3: edf_sets\(first, wcet=, deadline=, period=,"),
            (lambda: gpurta.edf_sensitivity([gpurta.Task(1, 2)], "t1", "max-wcet"), r"edf_sensitivity\(..., parameter, item\): parameter: 't1'"),
        ):
            with self.assertRaisesRegex((TypeError, ValueError), said):
                call()

    def test_plot(self):
        try:
            import matplotlib
        except ImportError:
            self.skipTest("no matplotlib")
        matplotlib.use("Agg")
        ax = gpurta.sweep_plot(self.run_sweep(dict(DESIGN, sweep=dict(DESIGN["sweep"], title="Three"))))
        self.assertEqual([ax.get_xlabel(), ax.get_title()], ["utilization", "Three"])
        ax.figure.canvas.draw()
        legend, curves, whole = ax.get_legend().get_window_extent(), ax.get_window_extent(), ax.figure.bbox
        self.assertTrue(whole.y0 <= legend.y0 < legend.y1 < curves.y0 and curves.width > 0.8 * whole.width, (curves, legend, whole))


if __name__ == "__main__":
    unittest.main()
