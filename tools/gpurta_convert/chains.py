"""A profile as recurrent chains, for `bound`: the text of each chain."""
import re
from array import array
from collections import Counter

from .gpu import platform_of
from .graph import Graph
from .host import Host
from .jobs import Jobs
from .merge import merge
from .pace import Pace
from .run import DIRECTIONS, Names, launch_text, put_head, put_streams, stream_name
from .text import LARGEST, complain, counted, grouped, quoted, refuse
from .times import OF_ALL, ms
from .trace import AWAY, COPY, KERNEL, NONE, UNKNOWN


class Step:
    """A node of a graph is the same step in every launch of the graph, on whatever stream; others are told by
    what they launch and where. number: of those of its name, from 1."""

    def __init__(self, trace, op):
        self.shape, self.stream, self.first = trace.shape[op], trace.stream[op], op
        self.of_graph, self.node = trace.node[op] != 0, trace.known_node(op)
        self.count = self.samples = self.number = 0
        self.times = array("q")  # of all samples, where there are several runs
        self.worst = 0, 1

    def of(self, trace, op):
        return self.shape == trace.shape[op] and self.node == trace.known_node(op) and bool(
            self.node or self.stream == trace.stream[op])


class Writer:
    def __init__(self, put, trace, how):
        trace.need_any(how.device)
        self.put, self.trace, self.how = put, trace, how
        self.platform = platform_of(trace, how)
        self.jobs = Jobs(trace, how, self.platform)
        self.times, self.several, self.names = self.jobs.times, self.jobs.several, Names(trace)
        self.named, self.written, self.ops_kept, self.time_kept = {}, 0, 0, 0
        self.begin, self.end, self.in_chain = LARGEST, 0, bytearray(len(trace.start))  # of the jobs of all chains
        self.merged = merge(self.jobs) if any(job.ops for job in self.jobs.jobs) else 0
        self.op_job = array("I", [NONE]) * len(trace.start)  # number of its job, in all chains
        self.op_step = array("I", [NONE]) * len(trace.start)  # number of its step in the chain that is written

    # ---- steps ----

    def sample(self, step, op, number):
        self.op_step[op] = number
        time = self.times.of(op)
        if time[0] * step.worst[1] > step.worst[0] * time[1]:
            step.worst = time
        step.samples += 1
        if self.trace.runs:
            step.times.append(self.trace.end[op] - self.trace.start[op])

    def all_equal(self, own):
        """Do all jobs launch the same, one by one?"""
        trace, first = self.trace, own[0].ops

        def launched(ops):
            return [(trace.shape[op], trace.stream[op], trace.node[op]) for op in ops]
        begin = launched(first)
        return all(len(job.ops) == len(first) and launched(job.ops) == begin for job in own)

    def steps_in_order(self, own):
        """Launch by launch; equal ones that follow each other are one step with a count."""
        steps = []
        for i, op in enumerate(own[0].ops):
            if not steps or steps[-1].node or not steps[-1].of(self.trace, op):
                steps.append(Step(self.trace, op))
            steps[-1].count += 1
            for job in own:
                self.sample(steps[-1], job.ops[i], len(steps) - 1)
        return steps

    def steps_at_most(self, own):
        """Jobs differ: of each shape as many as any job has."""
        trace, steps = self.trace, {}
        for job in own:
            here = {}
            for op in job.ops:
                node = trace.known_node(op)
                key = node, trace.shape[op], 0 if node else trace.stream[op]
                here.setdefault(key, []).append(op)
            for key, ops in here.items():
                steps.setdefault(key, []).append(ops)
        made = [self.step_of(groups) for _, groups in sorted(steps.items())]
        made.sort(key=lambda one: one[0].first)
        for number, (step, groups) in enumerate(made):
            for ops in groups:
                for op in ops:
                    self.sample(step, op, number)
        return [step for step, _ in made]

    def step_of(self, groups):
        step = Step(self.trace, groups[0][0])
        step.first, step.count = min(ops[0] for ops in groups), max(map(len, groups))
        return step, groups

    # ---- the text ----

    def unique(self, name, times):
        return quoted(self.names.unique(name, times))

    def step_name(self, step):
        return self.unique(self.trace.shape_list[step.shape].name, step.number)

    def step_text(self, step, after=""):
        shape = self.trace.shape_list[step.shape]
        kernel = shape.kind == KERNEL
        text = "      - {%s: %s, stream: %s" % ("kernel" if kernel else "copy", self.step_name(step),
                                                stream_name(self.trace, step.stream, self.several))
        if kernel:
            text += "%s, wcet: %s" % (launch_text(shape), ms(step.worst))
        else:
            text += ", duration: %s, direction: %s" % (ms(step.worst), DIRECTIONS[shape.direction])
        if step.count > 1:
            text += ", count: %d" % step.count
        rounds = self.times.rounds[step.shape]
        return "%s%s} # largest of %d%s%s\n" % (text, after, step.samples, ", shared among %d rounds" % rounds if rounds > 1 else "",
                                                quantiles(step.times))

    def number_steps(self, steps):
        times = {}
        for step in steps:
            name = self.trace.shape_list[step.shape].name
            step.number = times[name] = times.get(name, 0) + 1
            self.named[name] = step.number

    def put_steps(self, pace, own, steps):
        """In the order of the stream, or each after what it waits for."""
        graph = Graph(self, steps, own) if len({step.stream for step in steps}) > 1 else None
        after = graph.after_all() if graph else [[n - 1] if n else [] for n in range(len(steps))]
        host = Host(self, pace, steps, own, after)
        told = graph or host.parallel
        self.number_steps(steps)
        for n, (step, waits, held, time) in enumerate(zip(steps, after, host.held, host.time)):
            names = [self.step_name(steps[on]) for on in waits]
            if held:
                names.append(host.put_until(self.put, time, n == 0))
            self.put(self.step_text(step, ", after: [%s]" % ", ".join(names) if told and (names or n) else ""))
        self.put(graph.note() if graph else "")

    def put_chain(self, chain, own, pace, equal, steps):
        self.named[chain.name] = self.named.get(chain.name, 0) + 1
        name = self.unique(chain.name, self.named[chain.name])
        thread = re.match(r'"p(\d+)t(\d+)["#]', name)
        self.put("  - name: %s%s" % (name, " # thread %s of process %s" % thread.group(2, 1) if thread else ""))
        pace.put(self.put, equal, chain.with_others)
        if self.several:
            s = self.trace.streams[chain.context]
            self.put("    context: p%dc%d\n" % s.owner())
        if chain.phase_of is not None:
            self.put("    # in a phase of stream %s: while it ran, no other chain did there; here all may run beside it\n" %
                     stream_name(self.trace, chain.phase_of, self.several))
        self.put("    steps:\n")
        self.put_steps(pace, own, steps)

    def put_beginning(self):
        put_head(self.put, self.times, self.platform, self.how, "Recurrent chains, as far as launches repeated.", OF_ALL, "ms")
        put_streams(self.put, self.trace, self.times.device, self.several)
        if self.several:
            self.put("# How contexts take turns is not in a profile: these are the driver's defaults.\ncontexts:\n")
            owners = [s.owner() for s in self.trace.streams if s.ops and s.device == self.times.device]
            for owner in dict.fromkeys(owners):
                self.put("  - {name: p%dc%d, level: low, timeslice: 1300us}\n" % owner)
        self.put("chains:\n")

    def write_chain(self, chain, own):
        pace = Pace(self.jobs, own)
        if pace.period() < 1:
            return
        self.ops_kept += sum(len(job.ops) for job in own)
        self.time_kept += sum(self.jobs.duration(job.ops) for job in own)
        for job in own:
            self.begin = min(self.begin, job.begin, *(self.trace.start[op] for op in job.ops))
            for op in job.ops:
                self.end, self.in_chain[op] = max(self.end, self.trace.end[op]), 1
        named = self.named.get(chain.name, 0)
        equal = self.all_equal(own)
        steps = self.steps_in_order(own) if equal else self.steps_at_most(own)
        if not self.written:
            self.put_beginning()
        self.written += 1
        self.put_chain(chain, own, pace, equal, steps)
        self.named[chain.name] = named + 1

    def write_all(self):
        by_chain = self.jobs.by_chain()
        for number, job in enumerate(job for own in by_chain.values() for job in own):
            for op in job.ops:
                self.op_job[op] = number
        for number, own in by_chain.items():
            self.write_chain(self.jobs.chains[number], own)

    def ahead_of_others(self):
        """Copies of the chains that are launched before they are ready, beside copies of other streams on their engine, and
        how many those are: an engine runs copies in the order of their launches (U9), so that they may be held up by what is
        before such a copy in its stream, and a bound takes each as launched when it is ready. And how many were."""
        trace, ready, last, before, late = self.trace, {}, {}, {}, 0
        engine, early, streams = {}, set(), {}
        for op, stream in enumerate(trace.stream):
            shape = trace.shape_list[trace.shape[op]]
            if self.jobs.here[stream] and shape.kind == COPY:
                ready[op] = max([trace.at[op], last.get(stream, trace.at[op])] + [trace.end[on] for on in self.jobs.order.of(op)])
                engine[op] = shape.direction if self.platform.engines > 1 else 0
                if self.op_job[op] != NONE:
                    streams.setdefault(engine[op], Counter())[stream] += 1
                    if trace.at[op] < ready[op] and self.platform.fields.get("copies_in_order"):
                        early.add(op)
            last[stream] = trace.end[op]
        for op in sorted(ready, key=lambda op: (trace.start[op], op)):
            first = before.get(engine[op])
            # when a node of a graph is ready is in no profile: between the graph's launch and its start
            if first is not None and trace.at[first] < trace.at[op] and trace.stream[first] != trace.stream[op] and \
                    ready[op] < (trace.start[first] if trace.node[first] else ready[first]):
                late += 1
                if self.op_job[first] != NONE:
                    early.add(first)
            before[engine[op]] = op
        of = {}
        for op in early:
            of.setdefault(engine[op], set()).add(trace.stream[op])
        others = sum(count for on, own in of.items() for stream, count in streams.get(on, {}).items() if own - {stream})
        return len(early), max(others, late), late

    def within(self):
        """GPU time of what is in no chain and ran between the release of the first job and the end of the last one."""
        trace = self.trace
        return self.jobs.duration(op for op, own in enumerate(self.in_chain) if not own and self.jobs.counts(op)
                                  and trace.end[op] > self.begin and trace.start[op] < self.end)

    def elsewhere(self):
        """What ran on other GPUs, where none was asked for, and their numbers."""
        device = {s: stream.device for s, stream in enumerate(self.trace.streams)
                  if self.how.device == UNKNOWN and stream.device not in (self.times.device, AWAY)}
        ops = [op for op, s in enumerate(self.trace.stream) if s in device] if device else []
        return ops, sorted({device[self.trace.stream[op]] for op in ops})

    def opaque(self):
        """Launches in chains of graphs that have one row, where work of another stream may run at the same time: what their
        nodes take of the copy engines, and when they wait for others, is not known."""
        trace = self.trace
        inside = [op for op, own in enumerate(self.in_chain) if own]
        several = len({trace.stream[op] for op in inside}) > 1
        return sum(trace.shape_list[trace.shape[op]].name in trace.opaque for op in inside) if trace.opaque and several else 0

    def tell(self):
        jobs, path = self.jobs, self.trace.path
        if not self.written:
            refuse("%s: nothing that a chain could be made of: use --to scenario", path)
        operations, time = jobs.kept - self.ops_kept, jobs.time - self.time_kept
        once = "%s of %s, %s of the GPU's time, " % (grouped(operations), counted(jobs.kept, "operation"), share(time, jobs.time))
        reasons = [once + ("repeats in no chain" if operations == 1 else "repeat in no chain")] if operations else []
        ahead, others, late = self.ahead_of_others()
        if others:
            reasons.append("copies that are launched before they are ready and may hold up %s of other streams (U9), as they did %s: %s" % (
                grouped(others), grouped(late), grouped(ahead)))
        opaque = self.opaque()
        if opaque:
            reasons.append("%s of one row, beside other streams (--cuda-graph-trace=node shows the nodes)" % (
                counted(opaque, "launch of a graph", "launches of graphs")))
        effects = [reason + ": their interference is in no bound" for reason in reasons]
        elsewhere, devices = self.elsewhere()
        more = jobs.duration(elsewhere)
        if elsewhere:
            operations, time = operations + len(elsewhere), time + more
            reasons.append("%s on device %s, %s of the time of all GPUs, not analysed (--device N takes one GPU alone)" % (
                counted(len(elsewhere), "operation"), ", ".join(map(str, devices)), share(more, jobs.time + more)))
            effects.append(reasons[-1])
        if reasons:
            within = self.within()
            self.put("left_out: {operations: %d, time: %s, share: %s, within: %s%s} # in no bound: %s\n" % (
                operations, ms(time), share(time, jobs.time + more), share(within, within + self.time_kept),
                (", held_up: %d" % others if others else "") + (", opaque: %d" % opaque if opaque else ""), "; ".join(reasons)))
        if self.trace.calls:
            self.put("# In no bound: %s of the host, to wait or to make every stream wait.\n" % counted(len(self.trace.calls), "call"))
        if jobs.once:
            complain("%s: nothing repeats there: all of a thread is one job, whose period is unknown: write what you know, or mark "
                     "jobs by NVTX ranges", path)
        if self.merged:
            complain("%s: %s of others: they share a stream, or one waits for the other's", path,
                     counted(self.merged, "chain is part", "chains are part"))
        if jobs.phases:
            complain("%s: %s of a stream: while it ran, no other chain did there; here it has a stream of its own, and may run beside all "
                     "others", path, "%d chains are each a phase" % jobs.phases if jobs.phases > 1 else "one chain is a phase")
        for effect in effects:
            complain("%s: %s", path, effect)


def quantiles(times):
    """Of the durations of several runs, each with what it means."""
    if not times:
        return ""
    times = sorted(times)
    at = [times[min(len(times) * n // 100, len(times) - 1)] for n in (50, 90, 99)]
    return "; durations: median %s, 90%% %s, 99%% %s, largest %s" % tuple(map(ms, at + [times[-1]]))


def share(part, whole):
    """In per cent, rounded up to hundredths."""
    hundredths = -(-10000 * part // whole) if whole else 0
    return ("%d.%02d" % divmod(hundredths, 100)).rstrip("0").rstrip(".") + "%"


def to_chains(put, trace, how):
    writer = Writer(put, trace, how)
    writer.write_all()
    writer.tell()
