#!/usr/bin/env python3
"""The examples of a documentation page: extracted, compiled, run, and compared with what the page
says they print. Commands (sh) run where `doc` and the page's own files are (yaml blocks whose first
line is "# NAME.yaml"); of those that print "in part" the page shows lines that follow each other.

    calling.py PAGE [--update] [--languages c,cpp,python,sh]

CC, CXX, CFLAGS, CXXFLAGS, LIBS, RUN (put before a compiled program) and GPURTA_COMMAND come from the
environment; commands are left out without the last.
"""

import os
import re
import shutil
import shlex
import subprocess
import sys
import tempfile

SUFFIX = {"c": ".c", "cpp": ".cpp", "python": ".py", "sh": ".sh"}
FENCE = re.compile(
    r"^```(c|cpp|python|sh)\n(.*?)^```\nprints(, in part,)?\n```text\n(.*?)^```\n", re.S | re.M
)
FILE = re.compile(r"^```yaml\n(# (\S+\.yaml)\n.*?)^```\n", re.S | re.M)


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
    if language in ("sh", "python"):
        top = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        os.symlink(os.path.join(top, "doc"), os.path.join(folder, "doc"))
        os.symlink(os.path.abspath(os.environ.get("GPURTA_COMMAND") or shutil.which("gpurta")), os.path.join(folder, "gpurta"))
        verify = os.path.join("bindings", "verify", "gpurta-verify")
        os.symlink(os.path.join(top, verify), os.path.join(folder, "gpurta-verify"))
        where = dict(os.environ, PATH=folder + os.pathsep + os.environ["PATH"], LC_ALL="C.UTF-8")
        return subprocess.run([sys.executable if language == "python" else "sh", source], cwd=folder, env=where, check=language == "python",
                              stdout=subprocess.PIPE).stdout.decode("utf-8")
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
    whole = len(re.findall(r"^```(?:c|cpp|python|sh)$", page, re.M))
    if not examples or len(examples) != whole:
        sys.exit("{}: {} programs, {} of them with what they print".format(path, whole, len(examples)))
    wrong, tried = 0, 0
    for example in examples:
        language, code, part, expected = example.groups()
        if language not in languages or (language == "sh" and "GPURTA_COMMAND" not in os.environ):
            continue
        tried += 1
        with tempfile.TemporaryDirectory() as folder:
            for text, name in FILE.findall(page):
                with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                    file.write(text)
            printed = run(language, code, folder)
        if part and "\n" + expected in "\n" + printed and expected:
            continue
        if part and "--update" in sys.argv:
            lines = printed.split("\n")
            first = expected.split("\n")[0]
            if lines.count(first) == 1:  # as many lines as before
                at = lines.index(first)
                printed = "\n".join(lines[at : at + max(1, expected.count("\n"))]) + "\n"
        if printed != expected and "--update" in sys.argv:
            page = page.replace(example.group(0), example.group(0)[: -len(expected + "```\n")] + printed + "```\n")
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
