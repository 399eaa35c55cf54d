#!/usr/bin/env python3
"""CITATION.cff and codemeta.json have what their formats ask for, the sources of the first page, and the version of the library.

    citation.py TOP
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

try:
    import yaml
except ImportError:
    if sys.executable != "/usr/bin/python3" and os.path.exists("/usr/bin/python3"):
        os.execv("/usr/bin/python3", ["/usr/bin/python3"] + sys.argv)  # Debian's modules are those of its own Python
    yaml = None

# The official schema, https://citation-file-format.github.io/1.2.0/schema.json: its keys and those that it requires.
# No package of Debian and none of npm has it; with its file in CFF_SCHEMA and jsonschema the whole of it is asked.
KEYS = set(
    """abstract authors cff-version commit contact date-released doi identifiers keywords license license-url message
    preferred-citation references repository repository-artifact repository-code title type url version""".split()
)
REQUIRED = {"authors", "cff-version", "message", "title"}
REFERENCE = {"authors", "title", "type"}
TYPES = {"software", "thesis", "conference-paper", "article", "book", "report", "manual"}
META = {"@context", "@type", "name", "description", "version", "license", "author", "programmingLanguage"}


def main():
    top = pathlib.Path(sys.argv[1])
    header = (top / "include/gpurta/version.h").read_text()
    version = ".".join(re.search(r"GPURTA_VERSION_{} +(\d+)".format(k), header).group(1) for k in ("MAJOR", "MINOR", "PATCH"))
    text = (top / "CITATION.cff").read_text()
    assert re.search(r"^version: {}$".format(re.escape(version)), text, re.M), "CITATION.cff: version"
    assert "Version {}}}".format(version) in (top / "doc/citing.md").read_text(), "doc/citing.md: version of the entry for BibTeX"
    if yaml:
        cff = yaml.safe_load(text)
        assert REQUIRED <= set(cff) <= KEYS, set(cff) ^ REQUIRED
        assert cff["cff-version"] == "1.2.0" and cff["type"] in ("software", "dataset")
        for author in cff["authors"]:
            assert "name" in author or "family-names" in author, author
        page = (top / "doc/main.md").read_text()
        table = re.findall(r'^\| [^|]* \| [^|"]*"([^"]*)", ', page, re.M)
        assert len(table) > 10 and set(table) == {work["title"] for work in cff["references"]}, "CITATION.cff: the sources of doc/main.md"
        entries = re.findall(r"title = {{(.*)}},\n(?:.*\n)*?  year = {(\d+)}", (top / "doc/citing.md").read_text())
        assert entries == [(work["title"], str(work["year"])) for work in cff["references"]], "CITATION.cff: entries of doc/citing.md"
        for work in cff["references"]:
            assert REFERENCE <= set(work) and work["type"] in TYPES, work
            assert all("name" in a or "family-names" in a for a in work["authors"]), work
            assert re.match(r"10\.\d{4,}/\S+$", work.get("doi", "10.1000/x")), work
    else:
        print("no yaml for Python: the fields of CITATION.cff were not looked at")
    if yaml and os.environ.get("CFF_SCHEMA"):
        import jsonschema
        jsonschema.Draft7Validator(json.loads(pathlib.Path(os.environ["CFF_SCHEMA"]).read_text())).validate(cff)
        print("CITATION.cff is as the official schema says")
    if shutil.which("cffconvert"):
        subprocess.run(["cffconvert", "--validate", "-i", str(top / "CITATION.cff")], check=True)
    meta = json.loads((top / "codemeta.json").read_text())
    assert META <= set(meta) and meta["version"] == version and meta["@type"] == "SoftwareSourceCode"
    if yaml:
        told = [cff["title"], cff["abstract"], cff["keywords"], [author["name"] for author in cff["authors"]]]
        assert told == [meta["name"], meta["description"], meta["keywords"], [author["name"] for author in meta["author"]]]
        assert meta["license"].endswith("/" + cff["license"])
        for key, other in (("date-released", "datePublished"), ("repository-code", "codeRepository")):
            assert cff.get(key) == meta.get(other), "CITATION.cff and codemeta.json: " + key
    for name in ("CODE_OF_CONDUCT.md", "SECURITY.md", "LICENSE"):
        assert (top / name).stat().st_size > 500, name
    print("CITATION.cff and codemeta.json are of version " + version)


main()
