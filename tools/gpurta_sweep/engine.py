"""Threads take portions of 32 sets in their order, as many at once as take a while, and count for themselves; sums do
not depend on who counted what. The library works outside of Python's lock."""
import os
import signal
import sys
import threading
import time
from ctypes import byref

from . import library as lib
from .sets import worker_of
from .text import EXIT_UNABLE, stop, tell
from .result import CHUNK

AT_ONCE, MOST_VERDICTS = 0.02, 1 << 16  # seconds of one call, and what it may say
NOTE_AFTER, LONG = 10, 120  # seconds: after so many a run that takes longer than the other is noted
LOW = 0 if sys.byteorder == "little" else 3
DISCARD = 1  # the generator that may give up (gpurta/generate.h)


class Counts:
    """What one thread counts, with its memory."""

    def __init__(self, engine):
        self.of, self.functions, self.worker = engine.of, engine.functions, worker_of(engine.of)
        result = engine.result
        self.sets, self.yes, self.unknown = [0] * result.points, [0] * len(result.yes), [0] * len(result.yes)

    def judge(self, point, first, last, curves):
        """Some of the library's curves, in one call."""
        of, sets, count = self.of, last - first, len(curves)
        said = self.worker.judge(point, first, sets, byref(of.curve[point][curves[0]]), count)
        for k in curves:
            column = said[4 * (k - curves[0]) + LOW::4 * count]
            place = point * len(of.design["curves"]) + of.native[k]
            self.yes[place] += column.count(lib.SCHEDULABLE)
            self.unknown[place] += column.count(lib.UNKNOWN)
        for k in range(sets) if of.design["method"] == DISCARD else ():  # unknown to all: is there a set?
            if set(said[4 * count * k + LOW:4 * count * (k + 1):4]) == {lib.UNKNOWN}:
                self.worker.draw(point, first + k)

    def ask(self, point, number, c):
        """A curve that has a function."""
        verdict = self.functions[c](self.worker.random_set(point, number, c))
        place = point * len(self.of.design["curves"]) + c
        self.yes[place] += verdict is True
        self.unknown[place] += verdict is None

    def count(self, point, first, last):
        if self.of.native:
            self.judge(point, first, last, range(len(self.of.native)))
        for number in range(first, last) if self.functions else ():
            for c in self.functions:
                self.ask(point, number, c)

    def count_one(self, point, number):
        """Yields a curve, each time that it was worked on."""
        for curves in self.of.analyses:
            self.judge(point, number, number + 1, curves)
            yield self.of.native[curves[0]]
        for c in self.functions:
            self.ask(point, number, c)
            yield c


class Engine:
    def __init__(self, experiment, result, functions):
        self.of, self.result, self.functions = experiment, result, functions
        self.lock = threading.Lock()
        self.next, self.running, self.stopped = result.done, 0, False
        self.failed, self.failed_at = None, None  # the failure of the first portion that has one, in their order
        self.judged, self.spent = 0, {}  # sets; seconds of curves, in portions that took a while

    def take(self, most):
        """So many portions of one point: the point, and its sets from..to; None: there are no more."""
        result, per_point = self.result, self.result.chunks_of_point()
        with self.lock:
            if self.stopped or self.failed or self.next >= result.chunks:
                return None
            point, place = divmod(self.next, per_point)
            count = min(most, per_point - place)
            self.next += count
        first = result.shard_from() + place * CHUNK
        return point, first, min(first + count * CHUNK, result.shard_to())

    def count_slowly(self, counts, point, first, last):
        """A set and an analysis at a time: which takes how long?"""
        for number in range(first, last):
            begun = time.perf_counter()
            for c in counts.count_one(point, number):
                now = time.perf_counter()
                with self.lock:
                    self.spent[c] = self.spent.get(c, 0) + now - begun
                begun = now
            with self.lock:
                self.judged += 1

    def work(self):
        counts = portion = None
        try:
            counts = Counts(self)
            most = max(1, MOST_VERDICTS // CHUNK // max(1, len(self.of.native)))
            at_once, took, portion = 1, AT_ONCE, self.take(1)
            while portion:
                begun = time.perf_counter()
                point, first, last = portion
                if at_once == 1 and took >= AT_ONCE:
                    self.count_slowly(counts, *portion)
                else:
                    counts.count(*portion)
                    with self.lock:
                        self.judged += last - first
                counts.sets[point] += last - first
                took = time.perf_counter() - begun
                at_once = min(most, 2 * at_once) if took < AT_ONCE / 2 else max(1, at_once // 2)
                portion = self.take(at_once)
            counts.worker.close()
        except BaseException as error:  # noqa: B902: told by the main thread
            at = portion[:2] if portion else (-1, -1)
            with self.lock:
                if self.failed is None or at < self.failed_at:
                    self.failed, self.failed_at = error, at
        with self.lock:
            if counts:
                self.result.add(counts.sets, counts.yes, counts.unknown)
            self.running -= 1

    def note(self, seconds, sets):
        """Once, where the whole takes long: how long, and the curve that most of it is for."""
        with self.lock:
            left, spent = seconds * (sets - self.judged) / self.judged if self.judged else 0, dict(self.spent)
        if not spent or seconds + left < LONG:
            return False
        slowest = max(spent, key=spent.get)
        whole, curve = int(seconds + left), self.of.design["curves"][slowest]
        names = [curve["name"]] + [self.of.design["curves"][self.of.native[k]]["name"] for curves in self.of.analyses
                                   if self.of.native[curves[0]] == slowest for k in curves[1:]]
        tell("%s:%d: note: at this rate the experiment takes %d:%02d:%02d; %d%% of the time so far is spent on %s: "
             "choose a smaller limit or search, or fewer sets" % (
                 self.of.design["file"], curve["line"], whole // 3600, whole // 60 % 60, whole % 60,
                 100 * spent[slowest] / sum(spent.values()), " and ".join(names)))
        return True

    def show(self, begun, done):
        result = self.result
        at, per_point = min(self.next, result.chunks), max(1, result.chunks_of_point())
        ms = int((time.monotonic() - begun) * 1000) + 1
        left = (result.chunks - at) * (ms // 1000 + 1) // max(1, at - done)
        sys.stderr.write("\rpoint %d of %d; %d sets/s; %d:%02d left \033[K" % (
            at // per_point, result.points, (at - done) * CHUNK * 1000 // ms, left // 60, left % 60))
        sys.stderr.flush()

    def stop(self, number, _frame):
        signal.signal(number, signal.SIG_DFL)
        self.stopped = True

    def run(self, threads):
        """Goes on from what is done until all is, or a signal ends it; the next one kills."""
        begun, done, told = time.monotonic(), self.next, False
        before = [(number, signal.signal(number, self.stop)) for number in (signal.SIGINT, signal.SIGTERM)]
        self.running = threads
        all_ = [threading.Thread(target=self.work, daemon=True) for _ in range(threads)]
        try:
            for thread in all_:
                thread.start()
        except RuntimeError:
            stop(EXIT_UNABLE, "sweep: cannot start a thread")
        on_terminal, sets, noted = sys.stderr.isatty(), (self.result.chunks - done) * CHUNK, False
        for thread in all_:
            while thread.is_alive():
                thread.join(1)
                seconds = time.monotonic() - begun
                if not noted and seconds > NOTE_AFTER and thread.is_alive():
                    sys.stderr.write("\r\033[K" if told else "")
                    noted = self.note(seconds, sets)
                if on_terminal and thread.is_alive():
                    self.show(begun, done)
                    told = True
        if told:
            sys.stderr.write("\r\033[K")
        for number, handler in before:
            signal.signal(number, handler)
        if self.failed:
            raise self.failed
        self.result.done = min(self.next, self.result.chunks)


def thread_count(asked):
    return asked or max(1, os.sysconf("SC_NPROCESSORS_ONLN"))
