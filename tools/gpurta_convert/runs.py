"""Several runs of one application as one profile: one after the other, with what has another number in each run (processes,
threads) called as in the first. No job, loop or distance of releases goes from one run into the next."""
from bisect import bisect_right

from .text import refuse
from .trace import NONE, Trace

PAUSE = 10 ** 9  # between two runs, in nanoseconds


def same_gpu(first, other):
    return [vars(device) for device in first.devices] == [vars(device) for device in other.devices]


def in_order(values):
    return list(dict.fromkeys(value for value in values if value != NONE))


class Joiner:
    def __init__(self, first):
        self.whole, self.first, self.end = Trace(first.path), first, 0
        self.whole.tool, self.whole.devices, self.whole.waits_told = first.tool, first.devices, True
        self.threads = [first.names[thread] for thread in in_order(first.thread)]
        self.processes = in_order(first.streams[stream].process for stream in first.stream)

    def take(self, trace):
        whole = self.whole
        times = [*trace.at, *(one.start for one in trace.ranges), *(sync.recorded for sync in trace.syncs)]
        self.shift = self.end + PAUSE - min(times)
        whole.runs.append(self.end + PAUSE)
        text = [whole.texts[name] for name in trace.names]
        for own, thread in zip(self.threads, in_order(trace.thread)):
            text[thread] = whole.texts[own]
        process = dict(zip(in_order(trace.streams[stream].process for stream in trace.stream), self.processes))
        stream = [self.stream_of(one, process.get(one.process, one.process)) for one in trace.streams]
        shape = [whole.shapes[one._replace(name=text[one.name])] for one in trace.shape_list]
        node = [0] + [whole.nodes[key] + 1 for key in trace.node_list[1:]]
        whole.opaque.update(text[name] for name in trace.opaque)
        self.add_columns(trace, text, stream, shape, node)
        self.add_events(trace, text, stream, process)

    def stream_of(self, one, process):
        number = self.whole.stream_of(process, one.context, one.number)
        there, ops = self.whole.streams[number], self.whole.streams[number].ops + one.ops
        there.__dict__.update(vars(one), process=process, ops=ops)
        return number

    def add_columns(self, trace, text, stream, shape, node):
        whole, shift = self.whole, self.shift
        for column in ("at", "start", "end"):
            getattr(whole, column).extend(time + shift for time in getattr(trace, column))
        whole.launch.extend(-1 if time == -1 else time + shift for time in trace.launch)
        whole.thread.extend(NONE if thread == NONE else text[thread] for thread in trace.thread)
        for column, numbers in (("stream", stream), ("shape", shape), ("node", node)):
            getattr(whole, column).extend(numbers[n] for n in getattr(trace, column))
        self.end = max(whole.end)

    def add_events(self, trace, text, stream, process):
        whole, shift = self.whole, self.shift

        def moved(one, **more):
            return one._replace(**{key: value + shift for key, value in zip(one._fields[:2], one)}, **more)

        def thread(number):
            return NONE if number == NONE else text[number]
        whole.ranges += [moved(one, name=text[one.name], thread=thread(one.thread)) for one in trace.ranges]
        for calls, more in ((whole.calls, trace.calls), (whole.waiting, trace.waiting)):
            calls += [moved(one, name=text[one.name], thread=thread(one.thread)) for one in more]
        whole.waits += [moved(one, stream=stream[one.stream], on=stream[one.on]) for one in trace.waits]
        whole.syncs += [moved(one, process=process.get(one.process, one.process), thread=thread(one.thread),
                              stream=one.stream if one.stream == NONE else stream[one.stream]) for one in trace.syncs]
        whole.missing += [line for line in trace.missing if line not in whole.missing]
        whole.waits_told, whole.waits_lost = whole.waits_told and trace.waits_told, whole.waits_lost or trace.waits_lost
        whole.left_out += trace.left_out
        self.end = max([self.end] + [one.end + shift for one in trace.ranges])


def joined(traces):
    """One trace of all; the first alone is as it is."""
    if len(traces) == 1:
        return traces[0]
    joiner = Joiner(traces[0])
    for trace in traces:
        if not trace.at:
            refuse("%s: nothing ran on a GPU there", trace.path)
        if not same_gpu(traces[0], trace):
            refuse("%s: another GPU than that of %s: runs of one application are on one", trace.path, traces[0].path)
        joiner.take(trace)
    whole = joiner.whole
    whole.names, whole.shape_list, whole.node_list = list(whole.texts), list(whole.shapes), [None] + list(whole.nodes)
    whole.tool += ", %d runs" % len(traces)
    return whole


def run_of(trace, time):
    """Number of the run in which something was released, from 1; 0: there is one run."""
    return bisect_right(trace.runs, time)
