"""Builds the wheel: pure Python, no dependency, no network (PEP 517, PEP 660)."""

import base64
import hashlib
import os
import re
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.join(HERE, "gpurta")


def _version():
    with open(os.path.join(PACKAGE, "_api.py"), encoding="utf-8") as file:
        text = file.read()
    keys = ("MAJOR", "MINOR", "PATCH")
    return ".".join(re.search(r"^GPURTA_VERSION_%s = (\d+)$" % k, text, re.M).group(1) for k in keys)


VERSION = _version()
NAME = "gpurta-" + VERSION
PROGRAM = re.compile(r"gpurta/bin/gpurta(-\w+)?$")
METADATA = {
    "Metadata-Version": "2.1",
    "Name": "gpurta",
    "Version": VERSION,
    "Summary": "Exact response-time analysis of GPU applications (binding of libgpurta)",
    "License": "MIT",
    "Requires-Python": ">=3.6",
}


EXTRAS = {"pandas": ["pandas"], "plot": ["matplotlib"]}  # to_dataframe() and sweep(); sweep_plot()


def _metadata():
    items = list(METADATA.items())
    for extra, needed in EXTRAS.items():
        items += [("Provides-Extra", extra)] + [("Requires-Dist", '{}; extra == "{}"'.format(one, extra)) for one in needed]
    return "".join("{}: {}\n".format(*item) for item in items)


def _sources():
    for name in sorted(os.listdir(PACKAGE)):
        if name.endswith((".py", ".pyi", ".so")) or name == "py.typed" or ".so." in name:
            yield "gpurta/" + name, os.path.join(PACKAGE, name)
    command = os.path.join(PACKAGE, "bin")  # ./dev wheel puts it there
    for folder, folders, names in os.walk(command):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(folder, name)
            yield os.path.relpath(path, HERE), path


def _platform(contents):
    """Of what it carries (./dev wheel): the machine, and the newest version of glibc that a symbol asks for (PEP 600)."""
    binaries = [data for data in contents.values() if data.startswith(b"\x7fELF")]
    if not binaries:
        return "any"
    newest = max(int(minor) for data in binaries for minor in re.findall(rb"GLIBC_2\.(\d+)", data))
    return "manylinux_2_%d_%s" % (newest, {62: "x86_64", 183: "aarch64"}[int.from_bytes(binaries[0][18:20], "little")])


def _wheel(folder, contents):
    info = NAME + ".dist-info/"
    tag = "py3-none-" + _platform(contents)
    binary = not tag.endswith("any")
    for place, inside in ("licenses", info + "licenses/"), ("man", NAME + ".data/data/share/man/man1/"):  # ./dev wheel makes these
        beside = os.path.join(HERE, place)
        for name in sorted(os.listdir(beside)) if os.path.isdir(beside) else []:
            with open(os.path.join(beside, name), "rb") as file:
                contents[inside + name] = file.read()
    if binary:
        METADATA["License"] = "MIT; with libgmp (LGPL-3.0-or-later) and libyaml (MIT)"
    contents[info + "METADATA"] = _metadata().encode()
    contents[info + "WHEEL"] = (
        "Wheel-Version: 1.0\nGenerator: gpurta\nRoot-Is-Purelib: {}\nTag: {}\n".format(
            "false" if binary else "true", tag
        ).encode()
    )
    programs = [name.rpartition("/")[2] for name in contents if PROGRAM.match(name)]
    if programs:
        scripts = "".join("{} = gpurta._command:main\n".format(name) for name in programs)
        contents[info + "entry_points.txt"] = ("[console_scripts]\n" + scripts).encode()
    record = []
    for name, data in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record.append("{},sha256={},{}\n".format(name, digest, len(data)))
    record.append(info + "RECORD,,\n")
    contents[info + "RECORD"] = "".join(record).encode()
    wheel = NAME + "-" + tag + ".whl"
    with zipfile.ZipFile(os.path.join(folder, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents.items():
            item = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            item.external_attr = (0o100755 if PROGRAM.match(name) else 0o100644) << 16
            archive.writestr(item, data, zipfile.ZIP_DEFLATED)
    return wheel


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """The wheel with the package's files."""
    contents = {}
    for name, path in _sources():
        with open(path, "rb") as file:
            contents[name] = file.read()
    return _wheel(wheel_directory, contents)


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel that points here."""
    return _wheel(wheel_directory, {"__editable__.gpurta.pth": (HERE + "\n").encode()})


def build_sdist(sdist_directory, config_settings=None):
    """The sources."""
    name = NAME + ".tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz") as archive:
        for file in ("pyproject.toml", "setup.py", "build_backend.py"):
            archive.add(os.path.join(HERE, file), NAME + "/" + file)
        for inside, path in _sources():
            archive.add(path, NAME + "/" + inside)
    return name
