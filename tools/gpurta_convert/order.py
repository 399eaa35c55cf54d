"""Which operations of a profile an operation waits for, beside the order of its stream: waits of
streams (an event of another one), and of the host, for what a thread launches after it waited for a
stream or the device comes after what it waited for."""
from array import array

from .trace import NONE, UNKNOWN

# More threads times streams than that are in no profile, and would need too much memory.
MOST_PAIRS = 1 << 22


class Order:
    def __init__(self, trace, device):
        self.first = None  # of each operation: where its list begins; None: none waits
        self.on = array("I")  # operations, launched earlier
        self.too_many = False  # threads and streams for the order by the host, which is left out
        if trace.waits or trace.syncs:
            Finder(self, trace, device).walk()

    def of(self, op):
        return self.on[self.first[op]:self.first[op + 1]] if self.first else ()


class Thread:
    """What a thread knows to be complete: of each stream an operation, and since which of its waits."""

    def __init__(self):
        self.known, self.changed, self.obeyed, self.version = {}, {}, {}, 0

    def learn(self, stream, op):
        if op != NONE and self.known.get(stream, UNKNOWN) < op:
            self.known[stream], self.changed[stream] = op, self.version


class Finder:
    def __init__(self, order, trace, device):
        self.order, self.trace = order, trace
        self.here = [stream.device == device for stream in trace.streams]
        self.single = all(not s.ops or s.device == device for s in trace.streams)
        threads = {sync.thread for sync in trace.syncs if sync.thread != NONE}
        order.too_many = bool(threads) and len(trace.streams) > MOST_PAIRS // len(threads)
        self.threads = {} if order.too_many else {thread: Thread() for thread in threads}
        self.last = [NONE] * len(trace.streams)  # of each stream: its last operation so far
        self.awaited = self.find_awaited()

    def find_awaited(self):
        """Which operation each wait is for: the last one of the other stream that was launched before the
        event was recorded. Of waits, then of synchronisations."""
        trace = self.trace
        wanted = [(wait.recorded, NONE if wait.on == wait.stream else wait.on) for wait in trace.waits]
        wanted += [(sync.recorded, sync.stream) for sync in trace.syncs]
        awaited, last, w = [NONE] * len(wanted), list(self.last), 0
        by_time = sorted(range(len(wanted)), key=lambda n: wanted[n][0])

        def take(until):
            nonlocal w
            while w < len(by_time) and (until is None or wanted[by_time[w]][0] <= until):
                on = wanted[by_time[w]][1]
                awaited[by_time[w]] = NONE if on == NONE else last[on]
                w += 1
        for i, (at, stream) in enumerate(zip(trace.at, trace.stream)):
            take(at)
            if self.here[stream]:
                last[stream] = i
        take(None)
        return awaited

    def walk(self):
        """Operations, waits and synchronisations in the order in which the host asked for them."""
        trace, order, pending, w, s = self.trace, self.order, {}, 0, 0
        order.first = array("I")
        waits, syncs, threads = trace.waits, trace.syncs, self.threads
        for i, (at, stream, thread) in enumerate(zip(trace.at, trace.stream, trace.thread)):
            order.first.append(len(order.on))
            while w < len(waits) and waits[w].at <= at:
                pending.setdefault(waits[w].stream, []).append(w)
                w += 1
            while s < len(syncs) and syncs[s].at <= at:
                self.take_sync(s)
                s += 1
            if not self.here[stream]:
                continue
            for wait in reversed(pending.pop(stream, ())):
                self.add(i, self.awaited[wait])
            if thread in threads:
                self.obey(i, stream, threads[thread])
            self.last[stream] = i
        order.first.append(len(order.on))

    def add(self, op, on):
        order = self.order
        if on != NONE and on not in order.on[max(order.first[op], len(order.on) - 16):]:
            order.on.append(on)

    def take_sync(self, number):
        trace, sync = self.trace, self.trace.syncs[number]
        if sync.thread not in self.threads:
            return
        thread = self.threads[sync.thread]
        thread.version += 1
        if sync.stream != NONE:
            thread.learn(sync.stream, self.awaited[len(trace.waits) + number])
            return
        for n, stream in enumerate(trace.streams):
            if sync.context == UNKNOWN:
                meant = self.single and sync.process in (UNKNOWN, stream.process)
            else:
                meant = stream.owner() == (sync.process, sync.context)
            if meant:
                thread.learn(n, self.last[n])

    def obey(self, op, stream, thread):
        """What the thread has waited for since it last launched on the stream."""
        before = thread.obeyed.get(stream, 0)
        if before == thread.version:
            return
        for n in range(len(self.trace.streams)):
            if n != stream and n in thread.known and thread.changed[n] > before:
                self.add(op, thread.known[n])
        thread.obeyed[stream] = thread.version
