"""The program gpurta-sweep: reads what gpurta sweep gives it, on standard input. What few experiments need is imported
where they do: most take less time than that."""
import json
import os
import signal
import sys

from . import library as lib
from .engine import Engine, thread_count
from .result import of_design
from .sets import BOUND, PYTHON, SEEN, Experiment, worker_of
from .show import flat, text, written
from .text import (EXIT_UNABLE, EXIT_USAGE, Output, Stop, Style, discard_outputs, quoted, raised, show_outputs, stop,
                   tell)


def show(options, tally):
    style = Style(options)
    if options["svg"]:
        from .picture import picture
        drawn = picture(tally, style)
        output = Output(options["svg"])
        output.write(drawn)
    if not options["only_picture"]:
        output = Output(options["output"])
        output.write(written(options["format"], tally, style, options["made_by"] if options["tell_made"] else None))


# ---- curves of the user's own ----

def fnv(hash_, data):
    value = int(hash_, 16)
    for byte in data:
        value = (value ^ byte) * 1099511628211 & (1 << 64) - 1
    return "%016x" % value


LOADED = {}


def find_binding(library):
    """`import gpurta` in such a file: where no package is installed, that of this program's clone or prefix."""
    from importlib.util import find_spec
    folder = os.path.dirname(os.path.realpath(__file__))
    while folder != os.path.dirname(folder) and not find_spec("gpurta"):
        sys.path += [place for place in (os.path.join(folder, "bindings", "python"),
                                         os.path.join(folder, "lib", "python3", "dist-packages"))
                     if os.path.exists(os.path.join(place, "gpurta", "_api.py"))]
        if find_spec("gpurta"):
            os.environ.setdefault("GPURTA_LIBRARY", library._name)
        folder = os.path.dirname(folder)


def load(path, name, at):
    """A function of the user's file; at: what names it, for messages."""
    import importlib.util
    try:
        if path not in LOADED:  # once; files beside it can be imported by it
            spec = importlib.util.spec_from_file_location("gpurta_curve", path)
            module = importlib.util.module_from_spec(spec)
            sys.path.insert(0, os.path.dirname(os.path.abspath(path)))
            spec.loader.exec_module(module)
            LOADED[path] = module
    except Exception as error:  # of a file that is not ours
        stop(EXIT_USAGE, "sweep: %s:%s: %s", path, name, raised(error, path))
    if not callable(getattr(LOADED[path], name, None)):
        stop(EXIT_USAGE, "%s: %s has no function %s", at, path, name)
    return getattr(LOADED[path], name)


VERDICTS = {"schedulable": True, "unschedulable": False, "unknown": None}


def checked(curve, function):
    """Its answers are True, False or None, or a verdict; else it ends the experiment."""
    def judge(drawn):
        where = (curve["name"], drawn.point, drawn.number)
        try:
            said = function(drawn)
        except Exception as error:
            stop(EXIT_USAGE, "sweep: %s: point %d, set %d: %s", *(where + (raised(error, function),)))
        text = getattr(said, "value", None)  # of a Verdict of the package
        said = VERDICTS[text] if isinstance(text, str) and text in VERDICTS else said
        if type(said).__module__ == "numpy" and type(said).__name__ in ("bool_", "bool"):
            said = bool(said)
        if said is not True and said is not False and said is not None:
            stop(EXIT_USAGE, "sweep: %s: point %d, set %d: expected True, False or None, found %r of type %s", *(where + (said, type(said).__name__)))
        return said
    return judge


def functions_of(library, given):
    """Functions of the curves that have one; counts depend on their files, too."""
    design = given["design"]
    if design["generator"] or PYTHON in [curve["analysis"] for curve in design["curves"]]:
        find_binding(library)
    folder = os.path.dirname(given["file"])

    def depends_on(path):
        with open(path, "rb") as file:
            data = file.read()
        design["hash"] = fnv(design["hash"], data)
        from hashlib import sha256
        entry = {"file": path, "sha256": sha256(data).hexdigest()}
        given["made_by"]["inputs"] += [entry] if entry not in given["made_by"]["inputs"] else []

    def function_of(said, line):
        path, _, name = said.rpartition(":")
        path = os.path.join(folder, path)
        try:
            depends_on(path)
        except OSError as error:
            stop(EXIT_UNABLE, "cannot read %s: %s", path, os.strerror(error.errno))
        return load(path, name, "%s:%d" % (given["file"], line) if line else given["file"])

    found = {c: checked(curve, function_of(curve["python"], curve["line"]))
             for c, curve in enumerate(design["curves"]) if curve["analysis"] == PYTHON}
    make = function_of(design["generator"], design["line"]) if design["generator"] else None
    folders = {os.path.dirname(os.path.abspath(path)): os.path.dirname(path) for path in LOADED}
    beside = (getattr(sys.modules[name], "__file__", None) for name in sorted(sys.modules))
    for path in beside if folders else ():  # what those files import from beside them
        if path and os.path.dirname(os.path.abspath(path)) in folders:
            depends_on(os.path.join(folders[os.path.dirname(os.path.abspath(path))], os.path.basename(path)))
    return found, make


def bounds_of(design, experiment):
    """Of sets that are no plain tasks or kernels: curves that the library judges, one set at a time."""
    curves = [(c, curve) for c, curve in enumerate(design["curves"]) if curve["analysis"] in (BOUND, SEEN)]
    if not experiment.make or not curves:
        return {}
    from .chains import Bounds
    bounds = Bounds(experiment.library, experiment.platform)
    return {c: checked(curve, bounds.judge(curve, design["unit"], curve["analysis"] == SEEN)) for c, curve in curves}


# ---- sets ----

def dump(options, experiment, tally):
    """A line of JSON for each set."""
    output, worker = Output(options["dump_sets"], True), worker_of(experiment)
    for point in range(experiment.points):
        axes = flat([(name, text(tally.axis_value(point, a))) for a, (name, _) in enumerate(tally.axes)])
        for number in range(tally.shard_from(), tally.shard_to()):
            drawn = worker.random_set(point, number)
            pairs = [("point", str(point)), ("set", str(number)), ("time_unit", quoted(tally.unit)), ("axes", axes)]
            if experiment.make:
                output.write(flat(pairs + [("drawn", json.dumps(drawn.tasks, default=str))]) + "\n")
                continue
            pairs.append(("tasks", "[" + ", ".join(map(task_text, drawn.tasks)) + "]"))
            if drawn.servers:
                pairs.append(("servers", "[" + ", ".join(
                    flat([("budget", text(budget)), ("period", text(period))]) for budget, period in drawn.servers) + "]"))
            output.write(flat(pairs) + "\n")


def task_text(task):
    return flat([(key, quoted(value) if isinstance(value, str) else str(value) if isinstance(value, int) else text(value))
                 for key, value in zip(task._fields, task) if value is not None])


# ---- the whole ----

def run_design(library, given):
    from .design import Design
    design = given["design"] = Design(library, given["file"], given["design"]).read()
    design["file"] = given["file"]
    options = given
    if design["generator"] and options["certificate"]:
        stop(EXIT_USAGE, "sweep: --certificate: no certificate speaks of sets that a function draws")
    functions, make = functions_of(library, given)
    tally = of_design(design, options["version"], options["shard"], options["shards"])
    tally.made(given["made_by"], "-" if given["file"] == "<stdin>" else given["file"])
    tally.notes = given["notes"] + design["notes"]
    experiment = Experiment(library, design)
    experiment.make = make
    functions.update(bounds_of(design, experiment))
    if options["dump_sets"]:
        dump(options, experiment, tally)
        show_outputs()
        return 0
    if "before" in given:
        from .parts import resume
        tally = resume(library, tally, given["before"][0], options["output"])
    Engine(experiment, tally, functions).run(thread_count(options["threads"]))
    if options["output"] and not tally.complete():
        options["format"] = "json"  # which --resume reads
    if options["certificate"] and tally.complete():
        from .witness import Witnesses
        Witnesses(experiment, design.get("platform")).write(options["certificate"], options["version"], given["scenario"])
    show(options, tally)
    show_outputs()
    if not tally.complete():
        stop(EXIT_UNABLE, "interrupted: %d of %d portions are done%s", tally.done, tally.chunks,
             "; --resume --format json goes on with what is in " + options["output"] if options["output"]
             else "; with -o FILE, --resume could go on")
    return 0


def run(given):
    library = lib.load()
    if "parts" not in given:
        return run_design(library, given)
    from .parts import merge
    whole = merge(library, given["parts"])
    show(dict(given, made_by=whole.made_as(given["format"])), whole)
    show_outputs()
    return 0


def main():
    if sys.argv[1:] != ["--input"]:
        command = os.environ.get("GPURTA") or os.path.join(os.path.dirname(os.path.realpath(sys.argv[0])), "gpurta")
        words = ["gpurta", "sweep"] + sys.argv[1:]
        os.execvp(command if os.access(command, os.X_OK) else "gpurta", words)
    for number in (signal.SIGINT, signal.SIGPIPE):
        signal.signal(number, signal.SIG_DFL)
    given = json.loads(sys.stdin.buffer.read().decode("utf-8", "surrogateescape"))
    try:
        return run(given)
    except Stop as end:
        return end.end()
    except (MemoryError, lib.NoMemory):
        tell("gpurta: out of memory" + ("; --memory BYTES allows more than %d" % given["memory"] if given["memory"] else ""))
        return EXIT_UNABLE
    finally:
        discard_outputs()
