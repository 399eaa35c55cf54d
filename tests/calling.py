#!/usr/bin/env python3
"""The examples of a documentation page: extracted, compiled, run, and compared with what the page
says they print.

    calling.py PAGE [--update] [--languages c,cpp,python]

CC, CXX, CFLAGS, CXXFLAGS, LIBS and RUN (put before a compiled program) come from the environment.
"""

import os
import re
import shlex
import subprocess
import sys
import tempfile

SUFFIX = {"c": ".c", "cpp": ".cpp", "python": ".py"}
FENCE = re.compile(
    r"^```(c|cpp|python)\n(.*?)^```\nprints\n```text\n(.*?)^```\n", re.S | re.M
)


def words(name, default=""):
    return shlex.split(os.environ.get(name, default))


def build(language, source, program):
    if language == "c":
        start = words("CC", "cc") + ["-std=c11"] + words("CFLAGS")
    else:
        start = words("CXX", "c++") + ["-std=c++17"] + words("CXXFLAGS")
    warnings = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
    subprocess.run(start + warnings + [source, "-o", program] + words("LIBS"), check=True)
    return words("RUN") + [program]


def run(language, code, folder):
    source = os.path.join(folder, "example" + SUFFIX[language])
    with open(source, "w", encoding="utf-8") as file:
        file.write(code)
    if language == "python":
        command = [sys.executable, source]
    else:
        command = build(language, source, os.path.join(folder, "example"))
    return subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode("utf-8")


def main():
    path = sys.argv[1]
    languages = list(SUFFIX)
    if "--languages" in sys.argv:
        languages = sys.argv[sys.argv.index("--languages") + 1].split(",")
    with open(path, encoding="utf-8") as file:
        page = file.read()
    examples = list(FENCE.finditer(page))
    whole = len(re.findall(r"^```(?:c|cpp|python)$", page, re.M))
    if not examples or len(examples) != whole:
        sys.exit("{}: {} programs, {} of them with what they print".format(path, whole, len(examples)))
    wrong, tried = 0, 0
    for example in examples:
        language, code, expected = example.groups()
        if language not in languages:
            continue
        tried += 1
        with tempfile.TemporaryDirectory() as folder:
            printed = run(language, code, folder)
        if printed != expected and "--update" in sys.argv:
            page = page.replace(code + "```\nprints\n```text\n" + expected, code + "```\nprints\n```text\n" + printed)
        elif printed != expected:
            wrong += 1
            line = page[: example.start()].count("\n") + 1
            print("{}:{}: expected\n{}printed\n{}".format(path, line, expected, printed))
    if "--update" in sys.argv:
        with open(path, "w", encoding="utf-8") as file:
            file.write(page)
    print("{} examples ({}), {} wrong".format(tried, ", ".join(languages), wrong))
    return 1 if wrong or not tried else 0


if __name__ == "__main__":
    sys.exit(main())
