#!/usr/bin/env python3
"""The places of an analysis. `rooms.py` lists what each one lacks; `rooms.py new NAME` writes stubs
(`rooms.py try` tries that).

An analysis is a folder of src between the GPU and the batch that may see all below it (tests/direction.sh
has the levels; what has brackets there serves analyses).
A stub says "not made yet": as long as it does, its place counts as lacking.
"""
import pathlib
import re
import shutil
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parent.parent
NOT_YET = "not made yet"

# path -> stub. In both, NAME is the analysis and BIG its name in capitals.
FILES = {
    "include/gpurta/NAME.h": """/** @file
 *  @brief NAME: not made yet: what it computes, paper and equation, preconditions, exact or sufficient.
 */
#ifndef GPURTA_BIG_H
#define GPURTA_BIG_H

#include <gpurta/options.h>

#ifdef __cplusplus
extern "C" {
#endif

#ifdef __cplusplus
}
#endif

#endif
""",
    "src/NAME/NAME.c": """/* Entries of gpurta/NAME.h: not made yet. */
#include "NAME/NAME_run.h"

#include <gpurta/NAME.h>
""",
    "src/NAME/NAME_run.h": """/* What goes into the text of NAME_core.h and what comes out: not made yet. */
#pragma once

#include "number/ticks.h"

ticks_text NAME_run_i64, NAME_run_mpz;
""",
    "src/NAME/NAME_core.h": """/* NAME on whole numbers, for both number kinds (number/ticks.h): not made yet. */
#include "NAME/NAME_run.h"

gpurta_status NUM(NAME_run)(const struct ticks *const ticks, void *const run)
{
    (void)ticks;
    (void)run;
    return GPURTA_NOT_APPLICABLE;
}
""",
    "src/NAME/NAME_i64.c": '#include "number/i64.h"\n/**/\n#include "NAME/NAME_core.h"\n',
    "src/NAME/NAME_mpz.c": '#include "number/mpz.h"\n/**/\n#include "NAME/NAME_core.h"\n',
    "src/cli/command/NAME.c": """/* `gpurta NAME`: not made yet; rta.c shows how. Then name it in main.c. */
#include "cli/base/flags.h"

static int run(struct call *const call, struct scenario *const scenario)
{
    (void)scenario;
    complain("%s: not made yet", call->command->name);
    return EXIT_UNABLE;
}

extern const struct command command_NAME;
const struct command command_NAME = {
    .name = "NAME",
    .summary = "not made yet",
    .lesson = "gpurta NAME FILE [options]\\n",
    .ending = "Exit status: 3 runtime error.",
    .takes = TAKES_RESULT,
    .files = 1,
    .run = run,
};
""",
    "tests/test_NAME.c": """/* NAME against a slow oracle of its own: not made yet. */
#include "support.h"

static void test_not_made_yet(void **const state)
{
    (void)state;
    fail_msg("NAME: not made yet");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_not_made_yet)};
    return cmocka_run_group_tests_name("NAME", tests, NULL, NULL);
}
""",
    "tests/cli/NAME.t": "Not made yet: the cases of gpurta NAME.\n\n-- case table --\n$ gpurta NAME scenario.yaml\n",
    "bench/bench_NAME.c": """/* NAME: not made yet; prints ratios against a baseline of the same run. */
#include "bench.h"

int main(void)
{
    puts("NAME: not made yet");
    return 1;
}
""",
    "doc/NAME.md": "# NAME\n\nNot made yet: from one example to the theorem, with its proof.\n",
    "doc/man/gpurta-NAME.1": """.TH GPURTA\\-BIG 1 "" libgpurta "User Commands"
.SH NAME
gpurta\\-NAME \\- not made yet
.SH SYNOPSIS
.B gpurta NAME
""",
}

# A file that is there already -> what it must say of the analysis.
MENTIONS = {
    "include/gpurta/gpurta.h": r"<gpurta/NAME\.h>",
    "src/cli/command/main.c": r"\bcommand_NAME\b",
    "bindings/python/gpurta/_analyses.py": r'"gpurta_NAME"',
    "bindings/python/gpurta/__init__.py": r"[ ,]NAME,|\._NAME import",
    "bindings/cpp/gpurta.hpp": r"\bgpurta_NAME|gpurta/NAME\.h",
    "doc/theory.md": r"\[NAME\]\(NAME\.md\)",
    "doc/man/gpurta.1": r"gpurta\\-NAME\b|gpurta-NAME\b",
    "README.md": r"gpurta NAME\b",
    "CHANGELOG.md": r"\bNAME\b",
}

# What stands beside the analyses, and has fewer places: files that must be there, and mentions.
BESIDE = {
    "sweep": (
        ["src/cli/command/sweep.c", "src/cli/sweep/input.c", "tools/gpurta-sweep", "tests/sweep.sh"]
        + ["tests/fuzz/fuzz_sweep.c", "tests/sweep_truths.py", "tests/cli/sweep-runlist.t", "bench/bench_sweep.sh"]
        + ["doc/sweep.md", "doc/man/gpurta-sweep.1", "bindings/python/gpurta/_sweep.py"]
        + ["bindings/python/tests/test_sweep.py"],
        [path for path in MENTIONS if path.split("/")[0] != "include" and "cpp" not in path and "_analyses" not in path],
    ),
    "generate": (
        ["include/gpurta/generate.h", "src/generate/generate.c", "tests/test_generate.c"]
        + ["bindings/python/gpurta/_generate.py"],
        ["include/gpurta/gpurta.h", "bindings/python/gpurta/__init__.py", "bindings/cpp/gpurta.hpp"],
    ),
}


def of(text, name):
    return text.replace("NAME", name).replace("BIG", name.upper())


def analyses():
    """Folders between the GPU and the batch, as tests/direction.sh has them."""
    levels = re.findall(r"^(\d\d?)  (\S+)(.*)$", (TOP / "tests/direction.sh").read_text(), re.M)
    level = {folder: int(number) for number, folder, _ in levels}
    return [folder for _, folder, sees in levels if not sees and level["gpu"] < level[folder] < level["batch"]]


def lacks(name):
    found = []
    both_kinds = [path for path in FILES if re.search(r"_(core\.h|i64\.c|mpz\.c)$", path)]
    without = both_kinds if not any((TOP / of(path, name)).is_file() for path in both_kinds) else []
    for path in FILES:
        if path in without:  # no text for both number kinds
            continue
        path = of(path, name)
        if path.startswith("tests/cli/"):
            if not list(TOP.glob("tests/cli/%s*.t" % name)):
                found.append(path)
            continue
        file = TOP / path
        if not file.is_file():
            if not path.endswith("_run.h"):  # only where there is more than one entry
                found.append(path)
        elif NOT_YET in file.read_text().lower():
            found.append(path + " (" + NOT_YET + ")")
    for path, pattern in MENTIONS.items():
        if not re.search(of(pattern, name), (TOP / path).read_text()):
            found.append(path + " (does not name it)")
    return found


def beside(name):
    files, mentions = BESIDE[name]
    found = [path for path in files if not (TOP / path).is_file()]
    for path in mentions:
        if not re.search(of(MENTIONS[path], name), (TOP / path).read_text()):
            found.append(path + " (does not name it)")
    return found


def check():
    bad = False
    rooms = [name for name in analyses() if (TOP / "src" / name).is_dir()]
    assert rooms, "no analysis was found"
    for name in rooms:
        for what in lacks(name):
            print("%s lacks %s" % (name, what))
            bad = True
    for name in BESIDE:
        for what in beside(name):
            print("%s lacks %s" % (name, what))
            bad = True
    if not bad:
        print("every place is there: " + " ".join(rooms + list(BESIDE)))
    return 1 if bad else 0


def new(name):
    if not re.fullmatch(r"[a-z]+", name):
        sys.exit("./dev new NAME: expected a noun in small letters, found \"%s\"" % name)
    if (TOP / "src" / name).exists():
        sys.exit("./dev new: src/%s is there already" % name)
    for path, stub in FILES.items():
        file = TOP / of(path, name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(of(stub, name))
        print(file.relative_to(TOP))
    direction = TOP / "tests/direction.sh"
    text = direction.read_text()
    direction.write_text(text.replace("4  simulate\n", "4  simulate\n4  %s\n" % name))
    print("tests/direction.sh: level 4")
    print("still to name it in: " + ", ".join(MENTIONS))
    return 0


def try_new():
    """In a copy: a new analysis lacks everything, and all that was there is still complete."""
    global TOP
    with tempfile.TemporaryDirectory() as copy:
        for path in ["tests/direction.sh", *MENTIONS]:
            (pathlib.Path(copy) / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(TOP / path, pathlib.Path(copy) / path)
        TOP = pathlib.Path(copy)
        new("quibble")
        lacking = lacks("quibble")
        expected = [p for p in FILES if NOT_YET in FILES[p].lower() and not p.startswith("tests/cli/")]
        for path in expected + list(MENTIONS):
            assert any(what.startswith(of(path, "quibble")) for what in lacking), path
        assert "quibble" in analyses()
    print("a new analysis lacks %d places" % len(lacking))
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["new"] and len(sys.argv) == 3:
        sys.exit(new(sys.argv[2]))
    if sys.argv[1:] == ["try"]:
        sys.exit(try_new())
    if len(sys.argv) > 1:
        sys.exit("rooms.py, or rooms.py new NAME")
    sys.exit(check())
