"""What a conversion says at its end: what was observed, what was left out and why."""
from .gpu import platform_of
from .text import LARGEST, complain, counted, part, time_shown
from .trace import COPY, KERNEL, MEMSET, UNKNOWN, product


class Observed:
    """Operations by kind on the device, those of others, and nanoseconds of the GPU."""

    def __init__(self, trace, device):
        self.kind, self.elsewhere, self.by_default, self.graphs, self.kept, self.all = [0, 0, 0], 0, 0, 0, 0, 0
        kinds, streams = [shape.kind for shape in trace.shape_list], trace.streams
        for start, end, shape, stream, node in zip(trace.start, trace.end, trace.shape, trace.stream, trace.node):
            self.all += end - start
            if streams[stream].device != device:
                self.elsewhere += 1
                continue
            self.kept += end - start
            self.kind[kinds[shape]] += 1
            self.by_default += streams[stream].is_null
            self.graphs += node != 0


def filling(shape, slots, platform):
    """Per cent of an SM's threads that a kernel fills: its own blocks for each SM, or as many as fit.
    UNKNOWN: that cannot be told."""
    blocks, threads, most = product(shape.grid), product(shape.block), platform.threads_per_sm
    if platform.sms < 1 or most < 1 or threads > most or blocks > LARGEST // 200000 or not possible(shape):
        return UNKNOWN
    return (200 * min(blocks, slots) * threads // (platform.sms * most) + 1) // 2


def possible(shape):
    return max(shape.registers, shape.static + shape.dynamic) < 1 << 31


def compare(trace, platform, slots):
    """"blocks per SM" are those of the grid, so that they tell the SMs; the estimated occupancy is that of
    the blocks that fit, to a per cent (older versions count a part of a block as a whole one)."""
    compared, other_sms, other_filling, example, sms = 0, 0, 0, None, platform.sms
    for n, shape in enumerate(trace.shape_list):
        blocks = product(shape.grid) if shape.kind == KERNEL else LARGEST
        if shape.per_sm < 1 or sms < 1 or blocks > LARGEST // 2000000 or shape.per_sm > LARGEST // sms // 2:
            continue
        compared += 1
        other_sms += abs(shape.per_sm * sms - blocks * 10 ** 6) > blocks * 10 + sms
        ours = UNKNOWN if shape.filled == UNKNOWN else filling(shape, slots[n], platform)
        if ours != UNKNOWN and abs(ours - shape.filled) > 1:
            other_filling, example = other_filling + 1, (shape, ours)
    return compared, other_sms, other_filling, example


def tell_compared(trace, platform, slots):
    compared, other_sms, other_filling, example = compare(trace, platform, slots)
    if other_sms:
        complain('  "blocks per SM" of %d of %d kernels do not fit the SMs of the platform', other_sms, compared)
    if other_filling:
        shape, ours = example
        complain("  estimated occupancy of %d of %d kernels differs from ours: of %s it is %d%% there, %d%% here",
                 other_filling, compared, part(trace.names[shape.name], 60), shape.filled, ours)
    elif compared and not other_sms:
        complain('  "blocks per SM" and estimated occupancy of %s are as we count them', counted(compared, "kernel"))


def tell_calls(trace):
    """Calls that make every stream wait, counted by name."""
    times = {}
    for call in trace.calls:
        times[call.name] = times.get(call.name, 0) + 1
    for name in sorted(times):
        complain("  %s of %s, which waits or makes every stream wait", counted(times[name], "call"), part(trace.names[name], 80))


def tell_rest(observed, trace, unlaunchable):
    if observed.elsewhere > trace.left_out:
        complain("  %s left out: --device N", counted(observed.elsewhere - trace.left_out, "operation on another device", "operations on other devices"))
    if trace.left_out:
        complain("  %s of other processes or contexts left out, as asked for: their interference is in nothing here",
                 counted(trace.left_out, "operation"))
    complain("  %s of %s of GPU time are explained", time_shown(min(observed.kept, LARGEST)), time_shown(min(observed.all, LARGEST)))
    if observed.by_default:
        complain("  %s on the default stream, which waits for every blocking stream and they for it", counted(observed.by_default, "operation"))
    if observed.graphs:
        complain("  %s to CUDA graphs: edges of a graph are not in the profile, in chains what ended before an "
                 "operation began in every launch comes before it", counted(observed.graphs, "operation belongs", "operations belong"))
    if trace.waits:
        complain("  %s for another, to be `after`; chains with such waits between them become one",
                 counted(len(trace.waits), "wait of one stream", "waits of one stream"))
    if trace.syncs:
        complain("  %s of the host for streams or the device, to be `after` of what its thread launches next",
                 counted(len(trace.syncs), "wait"))
    if unlaunchable:
        complain("  %s cannot launch on the platform: is it the right one?", counted(unlaunchable, "shape of kernels", "shapes of kernels"))


def report(trace, how):
    device, platform = trace.busiest(how.device), platform_of(trace, how)
    slots, observed = platform.slots_of(trace.shape_list), Observed(trace, device)
    unlaunchable = sum(shape.kind == KERNEL and not n for shape, n in zip(trace.shape_list, slots))
    complain("%s: %s; device %d: %s, %s, %s", trace.path, trace.tool, device, counted(observed.kind[KERNEL], "kernel"),
             counted(observed.kind[COPY], "copy", "copies"), counted(observed.kind[MEMSET], "memset"))
    tell_rest(observed, trace, unlaunchable)
    tell_compared(trace, platform, slots)
    if trace.several(device):
        complain("  several processes or contexts: a GPU lets them take turns; a run has them together, with their default "
                 "streams as streams like others, chains have `contexts`")
    tell_calls(trace)
    for line in trace.missing:
        complain("%s", "  " + line)
    complain("  a block's time is %s", "all of its kernel's duration" if how.blocks == "unequal" else
             "its kernel's duration shared among its rounds of blocks: unequal blocks may have taken longer (--blocks unequal)")
    complain("  a largest observed time is no worst-case time: bounds from it hold for what was observed")
