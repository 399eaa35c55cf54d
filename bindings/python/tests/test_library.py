"""How the package finds the library, and whether it says what the headers say."""

import ast
import ctypes
import inspect
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import gpurta
from gpurta import _keywords, _library, results
from support import INTERPRETER

PACKAGE = pathlib.Path(gpurta.__file__).resolve().parent
GENERATE = PACKAGE.parent / "generate.py"


def run(code, library=None, path=PACKAGE.parent):
    environment = dict(os.environ, PYTHONPATH=str(path))
    environment.pop("GPURTA_LIBRARY", None)
    if library is not None:
        environment["GPURTA_LIBRARY"] = str(library)
    done = subprocess.run(
        INTERPRETER + ["-c", code],
        env=environment,
        cwd="/",
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    return done.returncode, (done.stdout + done.stderr).decode()


class Library(unittest.TestCase):
    def test_the_headers_say_the_same(self):
        if not (PACKAGE.parent.parent.parent / "include").exists():
            self.skipTest("installed: no headers to compare with")
        done = subprocess.run(
            INTERPRETER + [str(GENERATE), "--check"], stdout=subprocess.PIPE
        )
        self.assertEqual(done.returncode, 0, done.stdout.decode())

    def test_named_by_the_environment(self):
        status, output = run("import gpurta", "/nonexistent/libgpurta.so")
        self.assertNotEqual(status, 0)
        self.assertIn("ImportError: GPURTA_LIBRARY=/nonexistent/libgpurta.so", output)

    @unittest.skipUnless(os.path.isabs(_library.lib._name), "found by the system's loader")
    def test_beside_the_package(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder) / "lib" / "python3" / "dist-packages"
            shutil.copytree(str(PACKAGE), str(place / "gpurta"))
            code = "import gpurta; print(gpurta._library.lib._name)"
            for where in (place / "gpurta", place, place.parent.parent):
                copy = where / _library.SONAME
                shutil.copy(os.path.realpath(_library.lib._name), str(copy))
                status, output = run(code, path=place)
                self.assertEqual(output.strip(), os.path.realpath(str(copy)))
                copy.unlink()

    def test_an_older_library_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            place = pathlib.Path(folder)
            shutil.copytree(str(PACKAGE), str(place / "gpurta"))
            with open(str(place / "gpurta" / "_api.py"), "a") as file:
                file.write('FUNCTIONS["gpurta_of_tomorrow"] = (None, [])\n')
            status, output = run("import gpurta", _library.lib._name, place)
            self.assertNotEqual(status, 0)
            self.assertIn("has no gpurta_of_tomorrow: the library is older", output)

    def test_version(self):
        self.assertEqual(gpurta.__version__, gpurta.version())
        self.assertRegex(gpurta.__version__, r"^\d+\.\d+\.\d+$")

    def test_all_names_are_exported(self):
        """mypy --strict and pyright read the list; a name that it lacks does not exist for them."""
        modules = type(gpurta)
        known = {name for name in dir(gpurta) if not name.startswith("_") and not isinstance(getattr(gpurta, name), modules)}
        self.assertEqual(known - set(gpurta.__all__), set())

    def test_columns_for_type_checkers(self):
        """results.py, which is written from columns.def, has the fields that results have when they are read."""
        for made in ast.walk(ast.parse(pathlib.Path(results.__file__).read_text(encoding="utf-8"))):
            if isinstance(made, ast.ClassDef) and not made.name.startswith("_"):
                told = {item.target.id for item in made.body if isinstance(item, ast.AnnAssign)}
                of_run = {"proves", "assumptions"} if hasattr(getattr(results, made.name), "proves") else set()
                self.assertEqual(told - {"trace"} - of_run, set(getattr(results, made.name)._table.fields), made.name)
        self.assertIs(type(gpurta.edf([gpurta.Task(1, 4)])["t1"]), results.EdfTasks)

    def test_everything_public_is_documented(self):
        for name in gpurta.__all__:
            thing = getattr(gpurta, name)
            if isinstance(thing, type) or type(thing).__name__ == "function":
                self.assertTrue(thing.__doc__, name)

    def test_every_field_of_an_input_is_told_once(self):
        for kind in (gpurta.Kernel, gpurta.Copy, gpurta.Step, gpurta.Chain, gpurta.Context, gpurta.Task):
            told = re.findall(r"^    (\w+): ", kind.__doc__.split("Keys:")[1], re.M)
            fields = list(inspect.signature(kind).parameters)
            self.assertEqual(sorted(told), sorted(set(fields) - {"kind"} - (set() if "name" in told else {"name"})))

    def test_every_value_has_a_name(self):
        """Every value of an enumeration with names has its own."""
        for kind, members in _library._api.ENUMS.items():
            if kind in ("gpurta_fact", "gpurta_note", "gpurta_used"):
                continue  # of the other library: test_measure.py
            if not hasattr(_library.lib, kind + "_name"):
                continue  # of results and options: their facts have the names
            names = set()
            for member in members:
                number = getattr(_library._api, member)
                name = getattr(_library.lib, kind + "_name")(number)
                self.assertIsNotNone(name, member)
                self.assertNotIn(name, names)
                names.add(name)

    def test_options(self):
        """Every option of the library is a keyword argument of some function, which tells it."""
        listed = set()
        for name, options in _keywords.OPTIONS.items():
            function = getattr(gpurta, name)
            keywords = inspect.signature(function).parameters
            for option in options:
                self.assertEqual(keywords[option.name].default, option.default)
                self.assertIn("    {} = ".format(option.name), function.__doc__)
                listed.add(option.key)
        listed.add(_library._api.GPURTA_OPTION_RUNLIST_UNIT)
        listed.add(_library._api.GPURTA_OPTION_MODEL_FIT)  # of gpurta_resolve(), which the command calls
        listed.add(_library._api.GPURTA_OPTION_EDF_POINTS)  # for certificates, which the command writes
        members = _library._api.ENUMS["gpurta_option"]
        self.assertEqual(
            [m for m in members if getattr(_library._api, m) not in listed], []
        )
        with self.assertRaisesRegex(TypeError, "unexpected keyword argument 'trase'; did you mean 'trace'"):
            gpurta.rta([gpurta.Kernel(1, 1)], 2, trase=True)
        with self.assertRaisesRegex(TypeError, "argument 'server'; did you mean 'servers'"):
            gpurta.edf([], server=[])
        with self.assertRaisesRegex(TypeError, r"Kernel\(\) .* 'thread'; did you mean 'threads'"):
            gpurta.Kernel(1, 1, thread=256)
        with self.assertRaisesRegex(TypeError, "argument 'qqqq'$"):
            gpurta.Kernel(1, 1, qqqq=256)
        for ask in (gpurta.edf, gpurta.runlist, lambda task: gpurta.bound(task, 2), lambda task: gpurta.Chain(9, task)):
            with self.assertRaisesRegex(TypeError, r"expected a list of .* objects, found Task\(wcet=1"):
                ask(gpurta.Task(1, 4))
        with self.assertRaisesRegex(ValueError, "algorithm: 'fast' is none of 'auto'"):
            gpurta.rta([gpurta.Kernel(1, 1)], 2, algorithm="fast")
        with self.assertRaisesRegex(ValueError, "overlap: 'piplined' is none of .*; did you mean 'pipelined'"):
            gpurta.Chain(40, [gpurta.Step.kernel(1, 1)], overlap="piplined")
        with self.assertRaisesRegex(gpurta.InvalidArgument, 'found "piplined"; did you mean "pipelined"'):
            gpurta.bound({"chains": [{"period": 40, "overlap": "piplined", "steps": [{"kernel": "a", "blocks": 1, "wcet": 2}]}]}, 8)

    def test_a_text_that_is_no_time_and_no_other_value(self):
        for call, kind, said in (
            (lambda: gpurta.rta([gpurta.Kernel("many", 3)], 8), gpurta.InvalidArgument, "blocks: expected a whole number"),
            (lambda: gpurta.edf([gpurta.Task(1, 3)], unit="sec"), gpurta.InvalidArgument, "unit: 'sec' is none of 'ns', 'us', 'ms', 's'"),
            (lambda: gpurta.rta({"kernels": [{"blocks": 1, "wcet": "soon"}]}, 8), gpurta.TimeSyntaxError, "wcet: "),
            (lambda: gpurta.rta({"kernels": [{"blocks": 1, "wcet": {"sms": {8: "soon"}}}]}, 8), gpurta.TimeSyntaxError, "wcet: "),
        ):
            with self.assertRaisesRegex(kind, said):
                call()
        for step in {"copy": "c", "wcet": 3}, {"copy": "c", "wcet": {"sms": {8: 3}}}:
            with self.assertRaisesRegex(gpurta.NotApplicable, r'chains\[0\].steps\[0\].wcet: a copy has no key "wcet"'):
                gpurta.bound({"chains": [{"period": 9, "steps": [step]}]}, 8)

    def test_every_function_is_used(self):
        """What the library offers and Python does not call has a reason."""
        text = "".join(
            p.read_text(encoding="utf-8") for p in PACKAGE.glob("*.py") if p.name != "_api.py"
        )
        reasons = (
            r"_destroy$",  # Handle calls it by its kind
            r"_edf_demand$",  # results have that at the witness
            r"_ticks(_work)?$",  # called through gpurta/batch.h
            r"_status_text$",  # Python has texts of its own
            r"_name$",  # tested below; Python has texts of its own
            r"_column_info$",  # gpurta_column_at() has the same
            r"_option(s_check|_at|_info|_word)$",  # _options.py has them
            r"_options_get$",  # Python knows what it set
            r"_platform_(copy|set_name|field_range)$",  # a Platform is made of its description
            r"_platform_rule_(field|text|source|against)$",  # for reading: gpurta platforms NAME
            r"_occupancy_blocks_per_sm$",  # occupancy() says it
            r"_partition_(check_size|sms_per_tpc|bound)$",  # gpurta partition
            r"_batch_bound_set_contexts$",  # sets from Python are in one context
            r"_batch_(rta_jobs|place|bound)_create$",  # _Sets calls it by its function
            r"_batch_random(_create|_destroy)?$",  # sweep() runs gpurta sweep, which calls them
            r"_model_(rows|row|order|parent|text|count|exact|check|platform)$|_resolve$",  # Python knows what it gave
            r"_options_set_progress$",  # the command's
        )
        unused = [name for name in gpurta._api.FUNCTIONS if '"' + name + '"' not in text
                  and not re.search(r"\blib\.{}\b".format(name), text)]
        self.assertEqual([n for n in unused if not any(re.search(r, n) for r in reasons)], [])


if __name__ == "__main__":
    unittest.main()
