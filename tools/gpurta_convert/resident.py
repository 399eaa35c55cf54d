"""What `gpurta resident` asks: a profile's kernels and groups as a scenario; footprints of kernels in a binary."""
import os
import re
import shutil
import subprocess
from collections import namedtuple

from .gpu import platform_of
from .run import stream_name
from .text import EXIT_UNABLE, Stop, complain, escaped, from_bytes, part, quoted, refuse
from .trace import KERNEL, product

MOST_LISTED = 12
# A kernel: what it is called, sizes, bytes of shared memory and of local memory per thread; its stream, or what kind of stream.
Launch = namedtuple("Launch", "name grid block registers shared local stream")


def plain(name):
    """"ns::f" of "void ns::f<4, float>(int)": without result, templates and parameters."""
    name = name.replace("(anonymous namespace)", "").strip()
    depth, kept = 0, []
    for character in name:
        depth += character in "<(["
        if not depth:
            kept.append(character)
        depth -= character in ">)]" and depth > 0
    return "".join(kept).split(" ")[-1].lstrip(":") or name


def pieces(text):
    """At commas that are in no brackets."""
    depth, all_ = 0, [""]
    for character in text:
        depth += (character in "<([") - (character in ">)]")
        if character == "," and depth <= 0:
            all_.append("")
        else:
            all_[-1] += character
    return [piece.strip() for piece in all_]


def is_called(asked, name):
    """Is it that name, or one without result, templates, parameters or namespaces?"""
    return plain(asked) in (plain(name), plain(name).rpartition("::")[2])


# ---- profiles ----

def groups_of(how):
    """[(name, [names of kernels])] of --group NAME=KERNEL,KERNEL."""
    groups = []
    for text in how.group or []:
        name, equals, rest = text.partition("=")
        names = pieces(rest)
        if not name or not equals or not all(names):
            refuse('--group: expected NAME=KERNEL,KERNEL, found "%s"', text)
        groups.append((name, names))
    return groups


def sizes(launch):
    return "%d blocks of %d threads" % (product(launch.grid), product(launch.block))


def listed(launches):
    texts = ["%s (%s)" % (part(name, 80), sizes(launch)) for name, launch in launches[:MOST_LISTED]]
    return "; ".join(texts) + ("; and %d more" % (len(launches) - MOST_LISTED) if len(launches) > MOST_LISTED else "")


def named(launches):
    """[(name, launch)]: a name that several launches have is followed by their numbers."""
    count, all_ = {}, []
    for launch in launches:
        count[launch.name] = count.get(launch.name, 0) + 1
    times = {}
    for launch in launches:
        times[launch.name] = times.get(launch.name, 0) + 1
        several = count[launch.name] > 1 or "#" in launch.name
        all_.append(("%s#%d" % (launch.name, times[launch.name]) if several else launch.name, launch))
    return all_


def kernels_of(trace, device):
    """The kernels of the device, as launched, in their order; each of them once."""
    several, all_ = trace.several(device), {}
    for shape, stream in sorted(set(zip(trace.shape, trace.stream)), key=first_launch(trace)):
        s, kind = trace.streams[stream], trace.shape_list[shape]
        if s.device == device and kind.kind == KERNEL:
            all_[Launch(trace.names[kind.name] or "kernel", kind.grid, kind.block, kind.registers, kind.static + kind.dynamic,
                        kind.local, (stream_name(trace, stream, several), stream))] = s
    return all_


def first_launch(trace):
    first = {}
    for at, (shape, stream) in enumerate(zip(trace.shape, trace.stream)):
        first.setdefault((shape, stream), at)
    return first.get


def choose(names, kernels, path):
    """The kernels of a group, one for each name."""
    chosen = []
    for name in names:
        found = [own for own in kernels if own[0] == name] or [own for own in kernels if is_called(name, own[1].name)]
        if not found:
            refuse("%s: --group: there is no kernel \"%s\": %s", path, name, listed(kernels))
        if len(found) > 1:
            refuse("%s: --group: several kernels are called \"%s\", by size or stream: name one of %s", path, name, listed(found))
        chosen.append(found[0])
    return chosen


def text_of(name, launch, stream):
    text = "  - {name: %s, blocks: [%d, %d, %d], threads: [%d, %d, %d]" % ((quoted(name),) + launch.grid + launch.block)
    for key, value in ("registers", launch.registers), ("shared_memory", launch.shared), ("local_memory", launch.local):
        text += ", %s: %d" % (key, value) if value > 0 else ""
    return text + ", stream: %s, wcet: 1}\n" % quoted(stream)


def to_resident(put, trace, how):
    """Groups with the streams in which their kernels were launched; of the others one of each footprint and kind of stream."""
    trace.need_any(how.device)
    device = trace.busiest(how.device)
    streams = kernels_of(trace, device)
    kernels, groups = named(streams), groups_of(how)
    if not groups:
        refuse("%s: which kernels must be on the GPU together? Give --group NAME=KERNEL,KERNEL. Its kernels: %s", trace.path, listed(kernels))
    members = [(name, choose(names, kernels, trace.path)) for name, names in groups]
    inside = [own for _, chosen in members for own in chosen]
    owners = {streams[launch].owner() for _, launch in inside}
    if len(owners) > 1:
        refuse("%s: --group: its kernels are of several contexts, which the GPU runs in turn: choose one by --process, --context", trace.path)
    platform, kinds, others = platform_of(trace, how), {}, {}
    if not platform.sms and not platform.slots:
        refuse("%s: the profile does not say how many SMs the GPU has: give --sms N", trace.path)
    for name, launch in inside:
        kinds[launch.stream[0]] = streams[launch]
    for name, launch in kernels:
        s = streams[launch]
        if (name, launch) not in inside and s.owner() in owners:
            kind = "default" if s.is_null else "others, priority %d%s" % (s.priority, ", not blocking" if s.non_blocking else "")
            key = product(launch.block), launch.registers, launch.shared, launch.local, kind
            if key not in others:
                own = kind if s.is_null else "%s, %d" % (kind, len(others))
                others[key] = name, launch._replace(grid=(1, 1, 1)), own
                kinds[own] = s
    put("# From a profile: %s. Kernels that must be on the GPU together, and one of each footprint of the others.\n"
        "# Copies are left out, since they take no SM: one on the NULL stream between the launches is to be added.\n" % escaped(trace.tool))
    for line in trace.missing:
        put("# %s\n" % line)
    put("platform: {base: %s%s}\n" % (platform.name, ", sms: %d" % platform.sms if platform.sms else ""))
    put("streams:\n" if any(name != "default" for name in kinds) else "")
    for name, s in kinds.items():
        if name != "default":
            put("  %s: {priority: %d, blocking: %s}\n" % (quoted(name), s.priority, "false" if s.non_blocking else "true"))
    put("kernels:\n")
    for name, launch in kernels:
        if (name, launch) in inside:
            put(text_of(name, launch, launch.stream[0]))
    for name, launch, stream in others.values():
        put(text_of(name, launch, stream))
    put("resident:\n")
    for name, chosen in members:
        put("  - {name: %s, kernels: [%s]}\n" % (quoted(name), ", ".join(quoted(own) for own, _ in chosen)))


# ---- binaries ----

def cuobjdump():
    places = os.environ.get("PATH", os.defpath).split(os.pathsep)
    places += [os.path.join(os.environ[home], "bin") for home in ("CUDA_HOME", "CUDA_PATH") if os.environ.get(home)]
    found = shutil.which("cuobjdump", path=os.pathsep.join(places + ["/usr/local/cuda/bin"]))
    if not found:
        complain("--cubin: cuobjdump is missing, which reads registers and shared memory of a binary: it is part of the CUDA toolkit, "
                 "looked for in $PATH, $CUDA_HOME/bin and /usr/local/cuda/bin; or write registers and shared_memory into the scenario")
        raise Stop(EXIT_UNABLE)
    return found


def qualified(mangled):
    """"ns::f" of "_ZN2ns1fIfEEvPT_"."""
    found = re.match(r"_Z(N?)[KVr]*(?:St)?", mangled)
    at, names = found.end() if found else 0, []
    while found and (found.group(1) or not names):
        length = re.compile("[0-9]{1,4}").match(mangled, at)
        if not length:
            break
        at = length.end() + int(length.group())
        names.append(mangled[length.end():at])
    return "::".join(name for name in names if not name.startswith("_GLOBAL__N_")) or mangled


def usage_of(path):
    """[(architecture or None, mangled name, {"REG": ...})] by cuobjdump."""
    try:
        done = subprocess.run([cuobjdump(), "--dump-resource-usage", path], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    except OSError as error:
        complain("--cubin: cuobjdump cannot be started: %s", error.strerror)
        raise Stop(EXIT_UNABLE) from error
    if done.returncode:
        why = from_bytes(done.stderr or done.stdout).strip().split("\n")
        refuse("%s: cuobjdump cannot read it: %s", path, why[-1])
    all_, architecture, name = [], None, None
    for line in from_bytes(done.stdout).split("\n"):
        found = re.match(r"\s*arch\s*=\s*sm_([0-9]+)", line)
        if found:
            architecture = divmod(int(found.group(1)), 10)
        found = re.match(r"\s*Function (.+):\s*$", line)
        if found:
            name = found.group(1)
        elif name and "REG:" in line:
            all_.append((architecture, name, {key: int(value) for key, value in re.findall(r"([A-Z]+):([0-9]+)", line)}))
            name = None
    return all_


def for_architecture(usage, asked, path):
    """The code that runs on that compute capability: of its major number, the largest minor one that is not above."""
    major, minor = (int(number) for number in asked.split("."))
    there = {architecture for architecture, _, _ in usage if architecture}
    fits = [own for own in there if not major or (own[0] == major and own[1] <= minor)]
    if there and not fits:
        refuse("%s: it has code for %s, none for compute capability %s: what the driver makes of PTX is not in the file", path,
               ", ".join("sm_%d%d" % own for own in sorted(there)), asked)
    return [own for own in usage if not there or own[0] == max(fits)]


def footprints(put, how):
    """For each --kernel a line: registers, bytes of static shared memory, bytes of local memory per thread."""
    usage = for_architecture(usage_of(how.file), how.architecture, how.file)
    for asked in how.kernel or []:
        found = [own for own in usage if own[1] == asked] or [
            own for own in usage if plain(asked) in (qualified(own[1]), qualified(own[1]).rpartition("::")[2])]
        values = {tuple(own[2].get(key, 0) for key in ("REG", "SHARED", "STACK", "LOCAL")) for own in found}
        if not found:
            refuse("%s: there is no kernel \"%s\" in it, and the scenario has no registers for it; there are %s", how.file, asked,
                   ", ".join(part(own[1], 80) for own in usage[:MOST_LISTED]) or "none")
        if len(values) > 1:
            refuse("%s: several kernels are called \"%s\": take a name of these: %s", how.file, asked,
                   ", ".join(part(own[1], 200) for own in found[:MOST_LISTED]))
        registers, shared, stack, local = values.pop()
        put("%d %d %d\n" % (registers, shared, stack + local))
