"""Which tool wrote a file, by its first bytes: those that are read, and those for which another way leads here."""
import contextlib
import json
import os
import re
import shutil
import sqlite3
import subprocess
import tempfile
import zlib
from urllib.parse import quote

from .text import EXIT_UNABLE, Stop, complain, counted, grouped, refuse

HEAD = 1 << 16
KINETO = (b'"traceEvents"', b'"schemaVersion"', b'"deviceProperties"')
AMD = "a profile of an AMD GPU (%s): what is known here of GPUs is NVIDIA's alone"
REPORT = ("this is a report of Nsight Systems, which nsys must export (it is not in $PATH): nsys export --type sqlite -o app.sqlite %s; "
          "gpurta convert app.sqlite")
# What a file begins with or has in its first bytes: the tool, and what to do. NSYS stands for the usual way.
NSYS = "nsys profile --trace=cuda,nvtx -o app %s; gpurta convert app.nsys-rep"
BEGINS = (
    (b"NVR\0", "a report of Nsight Compute, which measures kernels one by one, with others held back: for a timeline, "
     + NSYS % "./app"),)
CONTAINS = (
    ((b'"startEnqMs"', b'"timeMs"', b'"averageMs"', b'"Layers"'), "a list of times by trtexec, which has no kernels: "
     + NSYS % "trtexec --loadEngine=ENGINE"),
    ((b'"highres-ticks"', b"/device:GPU:", b"/host:CPU"), "a trace of JAX or TensorFlow, which has no sizes of launches: "
     + NSYS % "python app.py"),
    ((b'"Process ID","Process Name"', b'"Kernel Name","Context","Stream"', b'"Section Name","Metric Name"'),
     "a table of Nsight Compute, which measures kernels one by one: for a timeline, " + NSYS % "./app"),
    ((b"Time(%)", b"Time (%)"), "a table of sums over launches, without the single ones: nsys export --type sqlite app.nsys-rep, or nvprof "
     "--print-gpu-trace --csv"))
DAMAGED = "a SQLite file that is cut off or damaged (%s): copy it again, or nsys export --type sqlite -o app.sqlite app.nsys-rep"
ROCPROF = (b"gpu-id", b"Agent_Id", b'"KernelName"', b"GPU_ID", b'"hsa_')


def head_of(path):
    """The first bytes, unpacked where they are packed with gzip."""
    with open(path, "rb") as file:
        head = file.read(HEAD)
    if head[:2] == b"\x1f\x8b":
        with contextlib.suppress(zlib.error):
            return zlib.decompressobj(31).decompress(head, HEAD)
    return head


def guess(head):
    """Which reader is for the file; None: none of them."""
    if head.startswith(b"SQLite format 3\0"):
        return "nsys"
    text = head.split(b"\0", 1)[0].lstrip(b"\xef\xbb\xbf \t\r\n")
    if text.startswith((b"[", b"\x1f\x8b")) or (text.startswith(b"{") and any(key in text for key in KINETO)):
        return "kineto"
    if text.startswith(b"==") or (b"Start" in text and b"Duration" in text and re.search(b"[,;\t]", text) and not text.startswith(b"{")):
        return "nvprof"
    if re.match(br"([0-9]+:\s*)?\(", text):
        return "holoscan"
    if b"timestamp,duration" in text or b"callback_start_timestamp" in text:
        return "ros2"
    return None


def amd_device(name, warp):
    """What a device of PyTorch's deviceProperties is, if AMD made it; "": no."""
    return "%s, warp size %d" % (name, warp) if warp == 64 else name if re.search("AMD |Radeon|gfx[0-9]", name) else ""


def amd_devices(head):
    """The first one in the first bytes of a trace of PyTorch."""
    for device in re.findall(rb'\{[^{}]*"warpSize"[^{}]*\}', head):
        with contextlib.suppress(ValueError, AttributeError, UnicodeDecodeError):
            known = json.loads(device.decode())
            found = amd_device(str(known.get("name", "")), known["warpSize"])
            if found:
                return found
    return ""


def unread(path, head):
    """What a file is that is known and not read, with what to do instead; None: not such a file."""
    for begin, what in BEGINS:
        if head.startswith(begin):
            return "this is " + what
    if head.startswith(b"SQLite format 3\0"):
        return unread_database(path, head)
    amd = amd_devices(head)
    if amd:
        return AMD % amd
    if b'"deviceProperties"' in head or b'"schemaVersion"' in head:
        return None
    for word in ("hipLaunchKernel", "HIP API"):
        if word.encode() in head:
            return AMD % word
    first = head.lstrip(b"\xef\xbb\xbf \t\r\n").split(b"\n", 1)[0]
    if b"," in first and not first.startswith((b"{", b"[", b"#")) and any(word in first for word in ROCPROF):
        return AMD % "rocprof"
    return next(("this is " + what for words, what in CONTAINS if any(word in head for word in words)), None)


def unread_database(path, head):
    size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    whole, here = (65536 if size == 1 else size) * pages, os.path.getsize(path)
    if here < whole and not size & size - 1 and head[24:28] == head[92:96]:  # else the number of pages is of no account
        return "this is " + DAMAGED % ("%s of its %s" % (grouped(here), counted(whole, "byte")))
    try:
        with contextlib.closing(sqlite3.connect("file:" + quote(path) + "?mode=ro", uri=True)) as db:
            tables = {name.lower() for name, in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.OperationalError:
        return None  # its reader says why
    except sqlite3.DatabaseError as error:
        return "this is " + DAMAGED % error
    if any(name.startswith("rocpd_") for name in tables) or {"a", "copy"} <= tables:  # of rocprof 1: dispatches, copies
        return AMD % "rocprof"
    if "stringtable" in tables and "stringids" not in tables:
        return ("this is a file of nvprof or the Visual Profiler: nvprof -i %s --print-gpu-trace --csv --log-file app.csv; "
                "gpurta convert app.csv" % path)
    return None


def is_report(path, head):
    return head.startswith(b"NVIDIA Tegra Profiler Report") or path.endswith((".nsys-rep", ".qdrep"))


def to_name(put, path):
    """For a command that wants a scenario: what is said of the file in its place; nothing: it can be converted, or is not known."""
    head = head_of(path)
    put(unread(path, head) or (REPORT % path if is_report(path, head) and not shutil.which("nsys") else ""))


@contextlib.contextmanager
def readable(path, head):
    """The file, or what `nsys export` makes of a report of Nsight Systems, as long as it is read."""
    if not is_report(path, head):
        yield path
        return
    nsys = shutil.which("nsys")
    if not nsys:
        refuse("%s: %s", path, REPORT % path)
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, "app.sqlite")
        done = subprocess.run([nsys, "export", "--type", "sqlite", "-o", made, path], stdin=subprocess.DEVNULL,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if done.returncode or not os.path.exists(made):
            complain("%s: nsys export failed: %s", path, done.stdout.decode("utf-8", "replace").strip()[-300:])
            raise Stop(EXIT_UNABLE)
        yield made
