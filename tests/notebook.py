#!/usr/bin/env python3
"""The notebook in doc/examples runs: by nbconvert where it is (Debian: python3-nbconvert, python3-ipykernel), and
always its cells one after the other. What it shows, which the repository has, is what the cells show now, and its pictures
are in the page that nbconvert makes.

    notebook.py COMMAND TOP [--update]
"""
import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile


def has_nbconvert(python):
    """Debian's modules are those of Debian's Python, which need not be the first one."""
    return os.path.exists(python) and subprocess.run(
        [python, "-c", "import nbconvert, ipykernel"], stderr=subprocess.DEVNULL).returncode == 0


def shown(book):
    """What its cells show, without numbers of cells, and whatever was built (in pictures)."""
    cells = [[(out.get("name"), out.get("text"), out.get("data")) for out in cell["outputs"]]
             for cell in book["cells"] if cell["cell_type"] == "code"]
    text = re.sub("(?<=base64,)[A-Za-z0-9+/=]+", lambda found: base64.b64decode(found.group()).decode(), json.dumps(cells))
    return re.sub(r"\(build [0-9a-z-]+\)|<\d+ bytes of SVG>", "", text)


def main():
    command, top = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
    examples = top / "doc/examples"
    os.environ.update(GPURTA_COMMAND=command)
    os.chdir(str(examples))
    sys.path.insert(0, str(top / "bindings/python"))
    os.environ["PYTHONPATH"] = sys.path[0]
    for path in sorted(examples.glob("*.ipynb")):
        book, names = json.loads(path.read_text()), {}
        cells = [c for c in book["cells"] if c["cell_type"] == "code"]
        for cell in cells:
            exec(compile("".join(cell["source"]), str(path), "exec"), names)
        print("{}: {} cells ran".format(path.name, len(cells)))
        python = next(filter(has_nbconvert, (sys.executable, "/usr/bin/python3")), None)
        if not python:
            print("no nbconvert with ipykernel: not run as a notebook")
            continue
        with tempfile.TemporaryDirectory() as folder:
            for form in ("notebook", "html"):
                subprocess.run([python, "-m", "nbconvert", "--to", form, "--execute", "--output-dir", folder, str(path)],
                               check=True, stderr=subprocess.PIPE)
            fresh = json.loads((pathlib.Path(folder) / path.name).read_text())
            page = (pathlib.Path(folder) / (path.stem + ".html")).read_text()
        pictures = sum("image/svg+xml" in str(out.get("data")) for cell in cells for out in cell["outputs"])
        if "--update" in sys.argv:
            for cell, new in zip(cells, [c for c in fresh["cells"] if c["cell_type"] == "code"]):
                cell.update(outputs=new["outputs"], execution_count=new["execution_count"])
            path.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n")
        else:
            assert shown(book) == shown(fresh), "{}: shows something else now: notebook.py COMMAND TOP --update".format(path)
            assert pictures >= 2 and page.count("image/svg+xml") >= pictures and "Traceback" not in page, (
                "{}: its page lacks a picture".format(path))
        print("{}: ran as a notebook".format(path.name))


main()
