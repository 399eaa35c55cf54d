"""What `gpurta check` and `gpurta occupancy` ask of a profile. A line is a word and numbers; where a text
follows, its length is the last of them, and the text with a line's end behind it."""
from .gpu import platform_of
from .run import Names
from .text import part, to_bytes
from .trace import KERNEL, UNKNOWN, Device, product


def with_text(put, line, text):
    put("%s %d\n%s\n" % (line, len(to_bytes(text)), text))


def to_launches(put, trace, how):
    """Of the busiest GPU: what it is; names as scenarios have them, whether their number always follows, and how
    much of them messages tell; launches in their order: name, start, end, when they were launched."""
    trace.need_any(UNKNOWN)
    number = trace.busiest(UNKNOWN)
    device, names = trace.device(number) or Device(number, minor=UNKNOWN), Names(trace)
    with_text(put, "device " + " ".join(str(getattr(device, fact)) for fact in Device.FACTS), device.name)
    for text, name in enumerate(trace.names):
        stem, told = names.stem(text)
        with_text(put, "name %d %d" % (told, len(to_bytes(part(name, 80)))), stem)
    here, shapes = [s.device == number for s in trace.streams], [shape.name for shape in trace.shape_list]
    for start, end, at, shape, stream in zip(trace.start, trace.end, trace.at, trace.shape, trace.stream):
        if here[stream]:
            put("launch %d %d %d %d\n" % (shapes[shape], start, end, at))


def to_kernels(put, trace, how):
    """Of the busiest GPU: the platform, unless one is asked for; kernels that are alike: launches, threads,
    registers, shared memory, name."""
    trace.need_any(UNKNOWN)
    if not how.platform:
        platform = platform_of(trace, how)
        with_text(put, "platform %d %d" % (platform.sms, platform.engines), platform.name)
    number, launches = trace.busiest(UNKNOWN), [0] * len(trace.shape_list)
    for shape, stream in zip(trace.shape, trace.stream):
        launches[shape] += trace.streams[stream].device == number
    for shape, times in zip(trace.shape_list, launches):
        if shape.kind == KERNEL and times:
            with_text(put, "kernel %d %d %d %d" % (times, product(shape.block), shape.registers, shape.static + shape.dynamic),
                      trace.names[shape.name])
