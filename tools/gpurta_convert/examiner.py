"""A configuration of cuda_scheduling_examiner: a benchmark for each stream."""
from .text import complain, counted, quoted

WORDS = (4096, 8192, 10240)  # of 32 bits: its kernels have that much shared memory, or none


def nearest(time):
    """To the nearest nanosecond."""
    return (2 * time.numerator + time.denominator) // (2 * time.denominator)


def seconds(time):
    return "%d.%09d" % divmod(nearest(time), 10 ** 9)


class Writer:
    def __init__(self, put, program):
        self.put, self.program, self.cut, self.end = put, program, 0, 0
        self.begins = {}  # stream: its kernels, in the order of the first ones
        for i, op in enumerate(program.ops):
            if op.kernel:
                self.begins.setdefault(program.stream(i), []).append(i)

    def shared_words(self, size):
        self.cut += size > 4 * WORDS[-1]
        return next((words for words in WORDS if size <= 4 * words), WORDS[-1])

    def kernel(self, i, first):
        """Its delay counts from the end of the one before it, as far as that is alone."""
        op, release = self.program.ops[i], self.program.time(self.program.ops[i].release)
        text = '\n      {"kernel_label": ' + quoted(op.name)
        if not first and release > self.end:
            text += ', "delay": ' + seconds(release - self.end)
        self.end = release if first else max(release, self.end)
        text += ', "duration": %d, "block_count": %d, "thread_count": %d' % (
            nearest(self.program.time(op.wcet)), op.blocks, op.threads)
        if op.shared_memory:
            text += ', "shared_memory_size": %d' % self.shared_words(op.shared_memory)
        self.end += self.program.time(op.wcet) * ((op.blocks - 1) // op.slots + 1 if op.slots else 1)
        return text + "}"

    def benchmark(self, stream, kernels):
        """One without a name is called as its kernel."""
        first = self.program.ops[kernels[0]]
        name = first.name if stream >= self.program.named else self.program.streams[stream][0]
        return ('\n    {"filename": "./bin/multikernel.so", "label": %s, "log_name": "stream_%d.json", "release_time": %s, '
                '"stream_priority": %d, "thread_count": 0, "block_count": 0, "data_size": 0, "additional_info": [%s]}' % (
                    quoted(name), stream, seconds(self.program.time(first.release)), self.program.priority(first),
                    ",".join(self.kernel(i, n == 0) for n, i in enumerate(kernels))))

    def tell(self):
        ops = self.program.ops
        complain("note: a delay counts from the end of the kernel before it, had it run alone")
        complain("note: shared memory is 16, 32 or 40 KiB there, registers are as compiled")
        for count, one, many in (
                (self.cut, "kernel has more shared memory than that", "kernels have more shared memory than that"),
                (sum(not op.kernel for op in ops), "copy is left out", "copies are left out"),
                (sum(bool(op.waits) for op in ops), "wait for other streams is left out", "waits for other streams are left out"),
                (sum(op.stream == 0 for op in ops), "operation on the NULL stream is on one that no other waits for",
                 "operations on the NULL stream are on one that no other waits for"),
                (sum(op.after is not None for op in ops), "launch that waits for another one does not wait there",
                 "launches that wait for another one do not wait there")):
            if count:
                complain("note: %s", counted(count, one, many))
        if any(op.period is not None for op in ops):
            complain("note: periods are left out: one job of each kernel")


def to_examiner(put, program):
    program.need_placed("a configuration needs kernels or operations, and a platform")
    writer = Writer(put, program)
    put('{"name": "gpurta", "max_iterations": 1, "max_time": 0, "cuda_device": 0, "benchmarks": [')
    put(",".join(writer.benchmark(stream, kernels) for stream, kernels in writer.begins.items()))
    put("\n  ]\n}\n" if writer.begins else "]}\n")
    writer.tell()
