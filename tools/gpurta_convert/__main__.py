"""The program gpurta-convert."""
import argparse
import importlib
import json
import os
import re
import sys
import tempfile
from fractions import Fraction

from .formats import guess, head_of, readable, to_name, unread
from .runs import joined
from .text import EXIT_MISSED, EXIT_UNABLE, EXIT_USAGE, Stop, complain, escaped, refuse
from .trace import UNKNOWN, Trace


def late(module, name):
    """A function of a module that is loaded when it is called: most of a short run would be loading the others."""
    return lambda *args: getattr(importlib.import_module("gpurta_convert." + module), name)(*args)


READERS = {tool: late(tool, "read") for tool in ("nsys", "kineto", "nvprof")}
OF_HOSTS = {"holoscan": (late("holoscan", "convert"), "logs of Holoscan"), "ros2": (late("ros2", "convert"), "callbacks of ROS 2")}
WRITERS = {"scenario": late("run", "to_scenario"), "chains": late("chains", "to_chains"), "json": late("run", "to_json"),
           "perfetto": late("perfetto", "profile_to_perfetto")}
FOR_COMMANDS = {"observations": late("launches", "to_observations"), "kernels": late("launches", "to_kernels"),
                "replay": late("replay", "to_replay"), "replay-json": late("replay", "to_json"),
                "replay-page": late("replay", "to_page"), "resident": late("resident", "to_resident")}  # which ask for no report
# Of a scenario, or of the scenario that a profile becomes.
OF_PROGRAM = {"scenario": late("program", "to_scenario"), "perfetto": late("perfetto", "to_perfetto"), "sag": late("sag", "to_sag"),
              "sag-precedences": late("sag", "to_precedences"), "examiner": late("examiner", "to_examiner")}
MOST_LAUNCHES = 1000000  # a scenario in memory takes about 1 KB for each
MOST_DRAWN = 400000  # of two slices or more each, about as many as a trace has (perfetto.py)


def margin_of(text):
    """"20%", "1/5" or "0.2" as a rational."""
    found = re.match(r"\d+(?:/0*[1-9]\d*|\.\d*)?(%?)\Z", text)
    if not found:
        refuse('--margin: expected a share, as in 20%% or 1/5, found "%s"', text)
    return Fraction(text.rstrip("%")) / (100 if found.group(1) else 1)


def arguments():
    parser = argparse.ArgumentParser(prog="gpurta-convert", description="Writes a profile of an application as a scenario "
                                     "of gpurta: gpurta convert starts this; man gpurta-convert has all.")
    parser.add_argument("file")
    parser.add_argument("others", nargs="*", help="further runs, with --runs")
    parser.add_argument("--runs", action="store_true", help="the files are runs of one application: wcet is the largest of all")
    parser.add_argument("--from", dest="source", choices=sorted(READERS) + sorted(OF_HOSTS) + ["scenario", "examiner", "logs", "chains"],
                        help="which tool wrote the profile; default: guessed (scenario, examiner, logs, chains: what gpurta starts this with)")
    parser.add_argument("--to", choices=sorted(set(WRITERS) | set(OF_PROGRAM) | set(FOR_COMMANDS) | {"footprints", "name"}), default="scenario",
                        help="what it becomes (observations, kernels, replay..., footprints, name: for other commands of gpurta)")
    parser.add_argument("--group", action="append", metavar="NAME=KERNEL,KERNEL", help="of --to resident: kernels that must be on the GPU together")
    parser.add_argument("--kernel", action="append", help=argparse.SUPPRESS)  # of --to footprints, as --architecture
    parser.add_argument("--architecture", default="0.0", help=argparse.SUPPRESS)
    parser.add_argument("--platform", help="instead of what the profile tells of its GPU")
    parser.add_argument("--sms", type=int, default=0, help="how many SMs the GPU has")
    parser.add_argument("--until", help=argparse.SUPPRESS)  # of a run of chains
    parser.add_argument("--margin", help="added to every time, as in 20%%")
    parser.add_argument("--period", choices=("shortest", "periodic"), default="shortest", help="period of a chain")
    parser.add_argument("--blocks", choices=("equal", "unequal"), default="equal",
                        help="unequal: a block may have taken all of its kernel's duration; default: at most its share of the rounds")
    for name, what in (("device", "which GPU; default: the busiest"), ("process", "only what this process launched"),
                       ("context", "only what ran in contexts of this number")):
        parser.add_argument("--" + name, type=int, default=UNKNOWN, help=what)
    parser.add_argument("--made-by", action="store_true", help="key x-made_by")
    parser.add_argument("-o", "--output", help="write there instead of standard output")
    return parser.parse_args()


def copy(output, path):
    """What was written goes where it was asked for, as a whole."""
    output.seek(0)
    try:
        with open(path, "wb") if path else os.fdopen(os.dup(1), "wb") as file:
            while True:
                data = output.read(1 << 20)
                if not data:
                    break
                file.write(data)
    except BrokenPipeError:
        raise Stop(EXIT_UNABLE)
    except OSError as error:
        complain("cannot write %s: %s", path or "standard output", error.strerror)
        raise Stop(EXIT_UNABLE)


class Output:
    """Texts that are put one by one, into a file of our own until all are there."""

    def __init__(self):
        self.file, self.parts, self.size = tempfile.TemporaryFile(), [], 0

    def put(self, text):
        self.parts.append(text)
        if len(self.parts) > 4096:
            self.flush()

    def flush(self):
        self.file.write("".join(self.parts).encode("utf-8", "surrogateescape"))
        self.parts = []


def through_scenario(put, trace, how):
    """What a profile becomes by way of a scenario."""
    if len(trace.start) > MOST_LAUNCHES:
        refuse("%s: more than %d launches (%d), which this format needs in memory: choose --to scenario or --to chains, or make "
               "a shorter profile", trace.path, MOST_LAUNCHES, len(trace.start))
    parts = []
    WRITERS["scenario"](parts.append, trace, how)
    OF_PROGRAM[how.to](put, late("program", "program_of")("".join(parts), "sag"))


def made_by(how):
    """The version, and what the command says that it was made by, with the profiles that were read."""
    import hashlib  # which takes long to load
    told, inputs = json.loads(os.environ.pop("GPURTA_MADE_BY")), []
    for path in [how.file] + how.others:
        digest = hashlib.sha256()
        with open(path, "rb") as file:
            for data in iter(lambda: file.read(1 << 20), b""):
                digest.update(data)
        inputs.append({"file": path, "sha256": digest.hexdigest()})
    return told["gpurta"], dict(told["made_by"], inputs=inputs)


def write(writer, how, *what):
    output, scenario, how.made = Output(), how.to in ("scenario", "chains", "resident"), None
    if how.made_by and not scenario:
        refuse("--made-by: is for --to scenario, chains and resident")
    if "GPURTA_MADE_BY" in os.environ and (scenario or how.to.startswith("replay")):
        version, how.made = made_by(how)
        output.put("x-made_by: %s\n" % json.dumps(how.made) if how.made_by else "")
        output.put("".join(["# gpurta %s, build %s: %s\n" % (version, how.made["build"], how.made["command_line"])] + [
            "# %s: SHA-256 %s\n" % (escaped(one["file"]), one["sha256"]) for one in how.made["inputs"]]) if scenario else "")
    agrees = writer(output.put, *what)
    output.flush()
    copy(output.file, how.output)
    if agrees is False:
        raise Stop(EXIT_MISSED)


def profile(how, file):
    head = head_of(file)
    known = unread(file, head)
    if known:
        refuse("%s: %s", file, known)
    trace = Trace(file, MOST_DRAWN if how.to == "perfetto" else None)
    with readable(file, head) as path:
        tool = how.source or guess(head_of(path))
        if tool in OF_HOSTS:
            refuse("%s: --runs is for profiles of a GPU", file)
        if not tool:
            refuse("%s: this is no profile of Nsight Systems, PyTorch or nvprof", file)
        READERS[tool](trace, path)
    trace.choose(how.process, how.context)
    return trace


def convert(how):
    if how.source == "scenario":
        with (sys.stdin.buffer if how.file == "-" else open(how.file, "rb")) as file:
            write(OF_PROGRAM[how.to], how, late("program", "Program")(file))
        return
    if how.source == "chains":
        write(late("perfetto", "chains_to_perfetto"), how, sys.stdin.buffer.read(), how.until)
        return
    if how.source == "examiner":
        write(late("configuration", "to_lines"), how)  # which needs the library
        return
    if how.source == "logs":
        write(late("logs", "to_observations"), how)
        return
    if how.to == "name":
        write(to_name, how, how.file)
        return
    if how.to == "footprints":
        write(late("resident", "footprints"), how, how)
        return
    if how.group and how.to != "resident":
        refuse("--group: is for --to resident")
    how.margin = margin_of(how.margin) if how.margin else None
    if how.others and not how.runs:
        refuse("several files are runs of one application: give --runs")
    if how.others and how.to != "chains":
        refuse("--runs: several runs become chains (--to chains), not one run")
    source = how.source or guess(head_of(how.file))
    if source in OF_HOSTS:
        writer, what = OF_HOSTS[source]
        late("hosts", "need_chains")(how.file, how, what)
        write(writer, how, how.file, how)
        return
    trace = joined([profile(how, path) for path in [how.file] + how.others])
    write(WRITERS.get(how.to) or FOR_COMMANDS.get(how.to, through_scenario), how, trace, how)
    if how.to not in FOR_COMMANDS:
        late("report", "report")(trace, how)


def main():
    how = arguments()
    try:
        convert(how)
    except Stop as stop:
        return stop.status
    except MemoryError:
        complain("out of memory%s", "; --memory BYTES allows more than " + os.environ["GPURTA_MEMORY"]
                 if "GPURTA_MEMORY" in os.environ else "")
        return EXIT_UNABLE
    except OSError as error:
        complain("cannot read %s: %s", how.file, error.strerror)
        return EXIT_UNABLE
    except KeyboardInterrupt:
        return 130
    return 0


assert EXIT_USAGE == 2  # as argparse ends
if __name__ == "__main__":
    sys.exit(main())
