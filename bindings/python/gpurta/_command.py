"""The command gpurta, for what Python leaves to it: scenario files with their messages, and sweeps."""

import os
import sys
from typing import Dict, Iterator, List, Tuple

from . import errors
from ._library import lib


def _candidates() -> Iterator[str]:
    folder = os.path.dirname(os.path.abspath(lib._name)) if os.path.dirname(lib._name) else ""
    for _ in range(3):
        if folder:
            yield os.path.join(folder, "gpurta")
            yield os.path.join(folder, "bin", "gpurta")
            folder = os.path.dirname(folder)


def _command() -> str:
    """GPURTA_COMMAND, or the command that was built or installed with the library, or that of the
    PATH."""
    import shutil  # here: few programs need it, and `import gpurta` is faster without

    named = os.environ.get("GPURTA_COMMAND")
    if named:
        return named
    for path in _candidates():
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    found = shutil.which("gpurta")
    if not found:
        raise errors.Unavailable(
            "the command gpurta is not found (only the wheel of ./dev wheel carries it): install the Debian"
            " package gpurta, put the command in $PATH, or name its file in the environment variable"
            " GPURTA_COMMAND",
            "unavailable",
        )
    return found


def _environment() -> Dict[str, str]:
    """With the folder of this Python first in $PATH, as in an activated environment: the command's tools, and functions
    of the user's in them, run by it, and import what it has."""
    paths = [os.path.dirname(sys.executable or ""), os.environ.get("PATH", os.defpath)]
    return dict(os.environ, PATH=os.pathsep.join(filter(None, paths)))


def run(words: List[str], given: bytes = b"") -> Tuple[int, str, str]:
    """The exit status of the command, and what it wrote."""
    import subprocess

    try:
        done = subprocess.run(
            [_command()] + words, input=given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=_environment()
        )
    except OSError as e:
        raise errors.Unavailable("the command gpurta cannot be run: {}".format(e), "unavailable") from None
    return done.returncode, done.stdout.decode(), done.stderr.decode("utf-8", "replace").strip()


def failure(status: int, said: str) -> errors.Error:
    """What an exit status and a message of the command are here."""
    return errors.InvalidArgument(said, "invalid argument") if status == 2 else errors.Unavailable(said, "unavailable")


def main() -> None:
    """The command of a wheel, or a tool that is called as this program is: the one beside the package takes this process."""
    path = _command()
    tool = os.path.join(os.path.dirname(path), os.path.basename(sys.argv[0]))
    path = tool if os.access(tool, os.X_OK) else path
    os.execve(path, [path] + sys.argv[1:], _environment())
