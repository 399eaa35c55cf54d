#!/usr/bin/env python3
"""The notebook in doc/examples runs: by nbconvert where it is (Debian: python3-nbconvert, python3-ipykernel), and
always its cells one after the other.

    notebook.py COMMAND TOP
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile


def has_nbconvert(python):
    """Debian's modules are those of Debian's Python, which need not be the first one."""
    return os.path.exists(python) and subprocess.run(
        [python, "-c", "import nbconvert, ipykernel"], stderr=subprocess.DEVNULL).returncode == 0


def main():
    command, top = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    examples = top / "doc/examples"
    os.environ.update(GPURTA_COMMAND=command, EXAMPLES=str(examples))
    sys.path.insert(0, str(top / "bindings/python"))
    os.environ["PYTHONPATH"] = sys.path[0]
    for path in sorted(examples.glob("*.ipynb")):
        book, names = json.loads(path.read_text()), {}
        cells = [c for c in book["cells"] if c["cell_type"] == "code"]
        assert all(not c["outputs"] for c in cells), "{}: no outputs are kept in the repository".format(path)
        for cell in cells:
            exec(compile("".join(cell["source"]), str(path), "exec"), names)
        print("{}: {} cells ran".format(path.name, len(cells)))
        python = next(filter(has_nbconvert, (sys.executable, "/usr/bin/python3")), None)
        if not python:
            print("no nbconvert with ipykernel: not run as a notebook")
            continue
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([python, "-m", "nbconvert", "--to", "html", "--execute", "--output-dir", folder, str(path)],
                           check=True, stderr=subprocess.PIPE)
            page = (pathlib.Path(folder) / (path.stem + ".html")).read_text()
        assert page.count("<svg") >= 1 and "Traceback" not in page, "{}: its page lacks a picture".format(path)
        print("{}: ran as a notebook".format(path.name))


main()
