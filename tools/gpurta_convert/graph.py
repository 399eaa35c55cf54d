"""A chain on several streams, or of CUDA graphs: what each of its steps waits for.

A profile has no edges of a graph. What waits for a node by an edge starts after its end in every launch; so
a step with launches of graphs comes after all steps that ended before it began in every job that has both.
No edge is missed so; steps that never met without an edge get one. The same goes for all steps where a
profile does not tell all waits. On one stream nodes run in its order, whatever clocks say. Steps that no
one order fits come one after the other: an edge too many makes the path longer, one that is missing hides
work that is waited for."""

# Where more steps than that are to be compared, a table of them all would be too large.
MOST_COMPARED = 8192


class Graph:
    """Sets of steps are whole numbers, a bit each."""

    def __init__(self, writer, steps, own):
        trace = writer.trace
        self.writer, self.steps, self.trace = writer, steps, trace
        self.last, self.after = {}, []  # of each stream: its last step so far; what the present step waits for
        self.by_time = not trace.waits_told or trace.waits_lost or writer.jobs.order.too_many
        self.always = None  # of each step: those that came before it in every job; None: not known
        needed = self.by_time or any(step.of_graph for step in steps)
        if needed and len(steps) <= MOST_COMPARED:
            self.find_always(own)
        self.reached = [0] * len(steps)
        self.waits = self.find_waits(own)
        self.find_masks()
        self.against = any(on > step for step, waits in enumerate(self.waits) for on in waits) or self.is_against_time()
        self.serial = (needed and len(steps) > MOST_COMPARED) or self.against

    # ---- what came before what in every job ----

    def find_always(self, own):
        self.always = [(1 << len(self.steps)) - 1] * len(self.steps)
        for job in own:
            self.compare_job(self.spans(job))

    def spans(self, job):
        """From the first start to the last end of each step's launches in the job."""
        start, end, spans = self.trace.start, self.trace.end, {}
        for op in job.ops:
            step = self.writer.op_step[op]
            first, last = spans.get(step, (start[op], end[op]))
            spans[step] = min(first, start[op]), max(last, end[op])
        return spans

    def compare_job(self, spans):
        so_far = (1 << len(self.steps)) - 1  # steps that have ended, and those that the job has not
        for step in spans:
            so_far &= ~(1 << step)
        ended = sorted((end, step) for step, (_, end) in spans.items())
        n = 0
        for start, step in sorted((start, step) for step, (start, _) in spans.items()):
            while n < len(ended) and ended[n][0] <= start:
                so_far |= 1 << ended[n][1]
                n += 1
            self.always[step] &= so_far

    # ---- waits against the order of steps, which is that of their first launches ----

    def find_waits(self, own):
        """Steps of its job that each launch waits for, by its step; the last launches first."""
        op_step, op_job, order = self.writer.op_step, self.writer.op_job, self.writer.jobs.order
        waits = [[] for _ in self.steps]
        for job in own:
            for op in job.ops:
                waits[op_step[op]] += [op_step[on] for on in order.of(op) if op_job[on] == op_job[op]]
        return waits

    def find_masks(self):
        """Steps of each stream, those of graphs, and those with several launches."""
        self.of_stream, self.graphs, self.repeated = {}, 0, 0
        for n, step in enumerate(self.steps):
            self.of_stream[step.stream] = self.of_stream.get(step.stream, 0) | 1 << n
            self.graphs |= step.of_graph << n
            self.repeated |= (step.count > 1) << n

    def counting(self, step):
        """Of which others the order counts: of graphs, and where waits are not told."""
        return -1 if self.by_time or self.steps[step].of_graph else self.graphs

    def is_against_time(self):
        """Did launches of two steps run in the other order in every job, or may they take turns in one, so that their
        spans overlap though they do not?"""
        if self.always is None:
            return False
        everything = (1 << len(self.steps)) - 1
        for step, one in enumerate(self.steps):
            later = everything >> step + 1 << step + 1 & self.counting(step)
            earlier = self.always[step] & later  # before each other: they never met
            turns = later & ~self.always[step] & ~self.of_stream[one.stream] & (-1 if one.count > 1 else self.repeated)
            if any(not self.always[on] >> step & 1 for on in bits(earlier | turns)):
                return True
        return False

    # ---- what a step waits for ----

    def wait_for(self, step, on):
        if on is None or on >= step or on in self.after:
            return
        self.after.append(on)
        self.reached[step] |= self.reached[on] | 1 << on

    def wait_for_null(self, step):
        """The NULL stream waits for the blocking streams, and they for it."""
        streams = self.trace.streams
        own, before = streams[self.steps[step].stream], self.last.get(self.steps[step].stream, -1)
        if own.non_blocking:
            return
        for n in sorted(self.last):
            s = streams[n]
            if not s.non_blocking and own.is_null != s.is_null and self.last[n] > before:
                self.wait_for(step, self.last[n])

    def wait_for_always(self, step):
        """What always came before it; the latest first, which reach the others."""
        if self.always is None:
            return
        left = self.always[step] & (1 << step) - 1 & self.counting(step) & ~self.reached[step]
        while left:
            self.wait_for(step, left.bit_length() - 1)
            left &= ~self.reached[step]

    def find_after(self, step):
        self.after = []
        stream = self.steps[step].stream
        if self.serial:
            self.wait_for(step, step - 1 if step else None)
            return
        self.wait_for(step, self.last.get(stream))
        self.wait_for_null(step)
        for on in self.waits[step]:
            self.wait_for(step, on)
        self.wait_for_always(step)
        self.last[stream] = step

    # ---- the text ----

    def after_all(self):
        """Of each step: those that it comes after."""
        found = []
        for n in range(len(self.steps)):
            self.find_after(n)
            found.append(self.after)
        return found

    def note(self):
        if self.against:
            return ("    # Waits are, or may be, against this order of steps in some job: so all steps come one after the other\n")
        if self.serial:
            return ("    # More than %d steps, and not all waits are in the profile: so all come one after the other\n" %
                    MOST_COMPARED)
        if self.by_time:
            return ("    # Not all waits are in the profile: what ended before a step began in every job is before it here\n")
        if self.always is not None:
            return ("    # CUDA graphs: edges are not in the profile; what ended before a node began in every job is before it "
                    "here\n")
        return ""


def bits(mask):
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
