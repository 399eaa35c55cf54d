"""Scenario files: read, written and analysed as the command does."""

import doctest
import glob
import hashlib
import importlib.util
import json
import os
import subprocess
import tempfile
import unittest
import unittest.mock
import xml.dom.minidom
from fractions import Fraction

import gpurta

EXAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../doc/examples")
COMMAND = os.environ.get("GPURTA_COMMAND")


@unittest.skipUnless(COMMAND and os.path.isdir(EXAMPLES), "GPURTA_COMMAND is not set")
class Scenarios(unittest.TestCase):
    def test_every_example(self):
        for path in sorted(glob.glob(EXAMPLES + "/*.yaml")):
            if "h100" in path:  # its search takes long
                continue
            scenario = gpurta.load(path)
            for command, result in scenario.analyse().items():
                own = getattr(gpurta, command)(scenario)  # without the command
                self.assertEqual(len(own), len(result))
                for item, other in zip(own, result):
                    for key in ("name", "bound", "response", "deadline", "completion"):
                        self.assertEqual(getattr(item, key, None), getattr(other, key, None), path)
                done = subprocess.run([COMMAND, command, path, "--format", "json"], stdout=subprocess.PIPE)
                shown = json.loads(done.stdout.decode())
                if "verdict" in shown:
                    verdict = None if result.verdict is None else result.verdict.value
                    self.assertEqual(verdict, shown["verdict"])
                key = next(k for k in ("chains", "kernels", "tasks", "operations") if k in shown)
                self.assertEqual([item.name for item in result], [item["name"] for item in shown[key]])
                for item, plain in zip(result, shown[key]):
                    for time in ("bound", "response", "deadline", "completion"):
                        if plain.get(time) is not None:
                            self.assertEqual(getattr(item, time), Fraction(plain[time]))
                xml.dom.minidom.parseString(result.svg())
                xml.dom.minidom.parseString("<div>" + result._repr_html_() + "</div>")

    def test_dump_of_sections(self):
        sections = {"platform": {"slots": 4}, "kernels": [{"blocks": 2, "wcet": Fraction(1, 3)}]}
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "x.json")
            gpurta.dump(sections, path)
            self.assertEqual(gpurta.rta(gpurta.load(path))[0].completion, Fraction(1, 3))
        with self.assertRaisesRegex(TypeError, "dump: expected a Scenario or a dict of sections, found 5"):
            gpurta.dump(5, path)

    def test_short(self):
        """repr() counts; a mistake of options that all commands refuse is one line; a row that is not there."""
        scenario = gpurta.load(EXAMPLES + "/pipeline.yaml")
        self.assertEqual(repr(scenario), "Scenario(name={!r}, time_unit='ms', platform='jetson-orin-nano', chains=<2 items>)".format(scenario.name))
        for file, commands in (("pipeline", "bound"), ("tx2", "rta, bound, simulate")):
            with self.assertRaises(gpurta.InvalidArgument) as caught:
                gpurta.load(EXAMPLES + "/" + file + ".yaml").analyse("--explane")
            self.assertEqual(str(caught.exception), "gpurta: " + commands + ": unknown option --explane; did you mean --explain?")
        with self.assertRaisesRegex(IndexError, "^there is no row 5; there are 2$"):
            gpurta.bound(scenario, search=0)[5]

    def test_tables_and_pictures(self):
        """Steps and terms as rows with the names of what they are in; shares of a step make its bound."""
        scenario = gpurta.load(EXAMPLES + "/orin-perception.yaml")
        bound = scenario.analyse("--search", "0", "--explain")["bound"]
        steps = [(chain.name, step.name, step.bound) for chain in bound for step in chain.steps]
        self.assertEqual([(row["chain"], row["name"], row["bound"]) for row in bound.rows("steps")], steps)
        terms = bound.rows("terms")
        self.assertEqual(sum(len(step.terms) for chain in bound for step in chain.steps),
                         sum(1 for row in terms if "term_step" in row))
        self.assertTrue(bound.rows("causes"))
        self.assertEqual(bound.rows("assumptions")[0]["assumption"], bound.assumptions[0])
        for result in (scenario.analyse("--search", "0")["bound"], gpurta.bound(scenario, explain=True, search=0)):
            with self.assertRaisesRegex(gpurta.InvalidArgument, "no table 'causes' in this result; there are: .*steps.*--explain"):
                result.rows("causes")
            with self.assertRaisesRegex(gpurta.InvalidArgument, "no table 'nonsense'"):
                result.to_dataframe("nonsense") if importlib.util.find_spec("pandas") else result.rows("nonsense")
            self.assertIn("assumptions:\n- " + "\n- ".join(result.assumptions), str(result))
            self.assertIn("<summary>%d assumptions</summary>" % len(result.assumptions), result._repr_html_())
            self.assertNotIn("no exact responses", str(result))
            self.assertIn("\ntimes in ms; platform: jetson-orin-agx; gpurta ", str(result))
        with self.assertRaisesRegex(gpurta.InvalidArgument, "nothing to analyse: no kernels, operations, chains or tasks$"):
            type(scenario)(name="none", sections={"platform": "jetson-tx2"}).analyse()
        with self.assertRaisesRegex(gpurta.InvalidArgument, "explain=True"):
            gpurta.bound(scenario).rows("terms")
        asked = gpurta.bound(scenario, search=0, exact=2)
        for text in (str(asked), asked._repr_html_()):
            self.assertIn("no exact responses: " + asked.exact_reason, text)
        self.assertEqual(str(bound).split("\n")[1].split()[:2], ["camera", "24.65"])
        self.assertIn("time in ms", bound.svg())
        picture = xml.dom.minidom.parseString(scenario.svg("bound", "--search", "0"))
        self.assertIn("orin-perception.yaml", picture.getElementsByTagName("title")[0].firstChild.data)
        with self.assertRaisesRegex(gpurta.InvalidArgument, "--simulate"):
            scenario.svg("runlist")

    def test_count(self):
        """A row of a step that is launched more than once is a sum, and says so, as the command's table does."""
        done = subprocess.run([COMMAND, "bound", EXAMPLES + "/pipeline.yaml", "--set", "chains.planner.steps.rollouts.count=3"],
                              stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        note = "of a kernel with a count: the bounds of its launches, added up, each at its worst; finish: when the last one has ended"
        self.assertIn("\n" + note + "\n", done.stdout.decode())
        scenario = gpurta.load(EXAMPLES + "/pipeline.yaml")
        self.assertNotIn(note, str(gpurta.bound(scenario)["planner"]))
        scenario.sections["chains"][1]["steps"][1]["count"] = "3"
        found = gpurta.bound(scenario)
        for text in (str(found["planner"]), found["planner"]._repr_html_()):
            self.assertIn(note, text)
        self.assertNotIn(note, str(found["camera"]))
        self.assertNotIn("_note", found["planner"].to_dict())

    def test_a_part_is_not_the_whole(self):
        """Work that an analysis does not see is refused beside what it sees, and so are keywords of objects."""
        chains = [{"name": "c", "period": 10, "steps": [{"kernel": "k", "blocks": 4, "threads": 1024, "wcet": 1}]}]
        kernels = [{"name": "K", "blocks": 400, "threads": 1024, "wcet": 50, "period": 100}]
        tasks = [{"name": "a", "wcet": 4, "period": 5}]
        for analysis, sections in (
            (gpurta.bound, {"chains": chains, "kernels": kernels}),
            (gpurta.partition, {"chains": chains, "tasks": tasks}),
            (gpurta.rta, {"kernels": kernels, "chains": chains}),
            (gpurta.edf, {"tasks": tasks, "kernels": kernels}),
        ):
            sections["platform"] = "jetson-tx2"
            for given in (sections, gpurta.Scenario(name="x", sections=sections)):
                with self.assertRaisesRegex(gpurta.InvalidArgument, "not analysed by it"):
                    analysis(given)
        for call in (
            lambda: gpurta.edf({"tasks": tasks}, [gpurta.Server(4, 5, name="s")]),
            lambda: gpurta.bound({"platform": "jetson-tx2", "chains": chains}, contexts=[gpurta.Context(name="p", timeslice=1)]),
            lambda: gpurta.partition({"platform": "jetson-tx2", "chains": chains}, queues="shared"),
            lambda: gpurta.resident({"platform": "jetson-tx2", "kernels": kernels}, groups={"g": ["K"]}),
        ):
            with self.assertRaisesRegex(gpurta.InvalidArgument, "is of objects"):
                call()

    def test_absent_is_none_in_both(self):
        """What only the command's JSON has, or only the library's result, is None in the other; a misspelt name is told."""
        scenario = gpurta.load(EXAMPLES + "/pipeline.yaml")
        for result in scenario.analyse()["bound"], gpurta.bound(scenario):
            chain = result["camera"]
            self.assertFalse(chain.witness)
            self.assertIsNone(result.exact_reason)
            self.assertTrue(hasattr(result, "used") and hasattr(chain, "releases") and hasattr(chain.steps[0], "exact"))
            with self.assertRaisesRegex(AttributeError, "did you mean 'bound'"):
                chain.bnd
        with self.assertRaisesRegex(KeyError, "did you mean 'chains'"):
            scenario["chians"]
        with self.assertRaisesRegex(TypeError, r"gpurta.load\('x.yaml'\) reads a file"):
            gpurta.rta("x.yaml")
        with self.assertRaisesRegex(TypeError, "occupancy\\(\\) takes a platform first"):
            gpurta.occupancy({"platform": "tx2", "kernels": []})
        with self.assertRaisesRegex(gpurta.InvalidArgument, "simulate_chains"):
            gpurta.simulate(scenario)
        with self.assertRaisesRegex(gpurta.InvalidArgument, "no platform: give its name"):
            gpurta.rta([gpurta.Kernel(1, 1)])
        self.assertEqual(gpurta.bound_sensitivity(scenario, parameter="min-period", item="camera").found, "schedulable")
        with self.assertRaisesRegex(ValueError, "None is none of 'max-scale'"):
            gpurta.bound_sensitivity(scenario)
        late = gpurta.edf([gpurta.Task(3, 8, deadline=4), gpurta.Task(3, 17, deadline=5)])
        self.assertIn("\nwitness: at t = 5 the demand is 6 > 5\n", str(late))
        with unittest.mock.patch.dict("sys.modules", pandas=None), self.assertRaisesRegex(ImportError, r"pandas.*rows\(\)"):
            late.to_dataframe()

    def test_examples_of_pages(self):
        """Every `>>>` of README and doc/*.md gives what the page says, from the top of the repository."""
        top, before, tried = os.path.join(EXAMPLES, "../.."), os.getcwd(), 0
        os.chdir(top)
        try:
            for page in sorted(glob.glob("doc/*.md")) + ["README.md"]:
                with open(page, encoding="utf-8") as file:
                    lines = doctest.DocTestParser().get_doctest(file.read(), {}, page, page, 0)
                said = []
                done = doctest.DocTestRunner(verbose=False).run(lines, out=said.append)
                tried += done.attempted
                self.assertEqual(done.failed, 0, "".join(said))
        finally:
            os.chdir(before)
        self.assertGreater(tried, 2)

    def test_there_and_back(self):
        scenario = gpurta.load(EXAMPLES + "/orin-perception.yaml")
        with tempfile.TemporaryDirectory() as folder:
            gpurta.dump(scenario, folder + "/a.json")
            again = gpurta.load(folder + "/a.json")
        self.assertEqual(again.sections, scenario.sections)
        self.assertEqual(again.analyse("--search", "0")["bound"]["camera"].bound,
                         scenario.analyse("--search", "0")["bound"]["camera"].bound)

    def test_made_by(self):
        """A result names what was analysed, which is the text of dump(), also of a scenario that was changed: the same command
        on that text gives the same bytes. Unchanged, it names the file, too."""
        scenario = gpurta.load(EXAMPLES + "/pipeline.yaml")
        with open(scenario.name, "rb") as file:
            read = {"file": scenario.name, "sha256": hashlib.sha256(file.read()).hexdigest()}
        self.assertEqual(scenario.analyse("--search", "0")["bound"].made_by.inputs[1].to_dict(), read)
        scenario.sections["chains"][0]["period"] = "50"
        made = scenario.analyse("--search", "0")["bound"].made_by
        with tempfile.TemporaryDirectory() as folder:
            gpurta.dump(scenario, folder + "/a.json")
            with open(folder + "/a.json", "rb") as file:
                text = file.read()
        self.assertEqual([read.to_dict() for read in made.inputs], [{"file": "<stdin>", "sha256": hashlib.sha256(text).hexdigest()}])
        self.assertEqual(made.command_line, "gpurta bound - --format json --search 0")
        again = subprocess.run([COMMAND] + made.command_line.split()[1:], input=text, stdout=subprocess.PIPE, check=True)
        self.assertIn(made.inputs[0].sha256, again.stdout.decode())
        scenario.sections["chains"][0]["period"] = "0"
        with self.assertRaisesRegex(gpurta.InvalidArgument, r"pipeline.yaml \(as dump\(\) writes it\):[0-9]+:[0-9]+: chains\[0\].period"):
            scenario.analyse()

    def test_sections_and_results_by_name(self):
        scenario = gpurta.load(EXAMPLES + "/pipeline.yaml")
        scenario["time_unit"] = "us"
        self.assertEqual(scenario.sections["time_unit"], "us")
        found = scenario.analyse("--search", "0")
        self.assertEqual((list(found), found["bound"].time_unit), (["bound"], "us"))
        with self.assertRaisesRegex(KeyError, "no result of 'edf'; there are: 'bound'"):
            found["edf"]

    def test_mistakes(self):
        with tempfile.TemporaryDirectory() as folder:
            path = folder + "/bad.yaml"
            with open(path, "w") as file:
                file.write("kernels: [{blocks: 0, wcet: 1}]\n")
            with self.assertRaisesRegex(gpurta.InvalidArgument, "bad.yaml:1:20"):
                gpurta.load(path)
            with open(folder + "/bad.txt", "w") as file:
                file.write("hello world\n")
            with self.assertRaisesRegex(gpurta.InvalidArgument, 'found "hello world"$'):
                gpurta.load(folder + "/bad.txt")
        for read in gpurta.load, gpurta.sweep:
            for kind in gpurta.Unavailable, OSError:
                with self.assertRaisesRegex(kind, "No such file"):
                    read("/nowhere.yaml")


if __name__ == "__main__":
    unittest.main()
