"""Threads take portions of 32 sets in their order, as many at once as take a while, and count for themselves; sums do
not depend on who counted what. The library works outside of Python's lock."""
import os
import signal
import sys
import threading
import time

from . import library as lib
from .sets import worker_of
from .text import EXIT_UNABLE, stop
from .result import CHUNK

AT_ONCE, MOST_VERDICTS = 0.02, 1 << 16  # seconds of one call, and what it may say
LOW = 0 if sys.byteorder == "little" else 3
DISCARD = 1  # the generator that may give up (gpurta/generate.h)


class Engine:
    def __init__(self, experiment, result, functions):
        self.of, self.result, self.functions = experiment, result, functions
        self.lock = threading.Lock()
        self.next, self.running, self.stopped = result.done, 0, False
        self.failed, self.failed_at = None, None  # the failure of the first portion that has one, in their order

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

    def count(self, worker, yes, unknown, point, first, last):
        of, curves = self.of, len(self.of.design["curves"])
        native, sets = len(of.native), last - first
        if native:
            said = worker.judge(point, first, sets, of.curve[point], native)
            for k, c in enumerate(of.native):
                column = said[4 * k + LOW::4 * native]
                yes[point * curves + c] += column.count(lib.SCHEDULABLE)
                unknown[point * curves + c] += column.count(lib.UNKNOWN)
            for k in range(sets) if of.design["method"] == DISCARD else ():  # unknown to all: is there a set?
                if set(said[4 * native * k + LOW:4 * native * (k + 1):4]) == {lib.UNKNOWN}:
                    worker.draw(point, first + k)
        for number in range(first, last) if self.functions else ():
            for c, function in self.functions.items():
                verdict = function(worker.random_set(point, number, c))
                yes[point * curves + c] += verdict is True
                unknown[point * curves + c] += verdict is None

    def work(self):
        result = self.result
        sets, yes, unknown = [0] * result.points, [0] * len(result.yes), [0] * len(result.yes)
        portion = None
        try:
            worker = worker_of(self.of)
            most = max(1, MOST_VERDICTS // CHUNK // max(1, len(self.of.native)))
            at_once, portion = 1, self.take(1)
            while portion:
                begun = time.perf_counter()
                point, first, last = portion
                self.count(worker, yes, unknown, point, first, last)
                sets[point] += last - first
                at_once = min(most, 2 * at_once) if time.perf_counter() - begun < AT_ONCE / 2 else max(1, at_once // 2)
                portion = self.take(at_once)
            worker.close()
        except BaseException as error:  # noqa: B902: told by the main thread
            at = portion[:2] if portion else (-1, -1)
            with self.lock:
                if self.failed is None or at < self.failed_at:
                    self.failed, self.failed_at = error, at
        with self.lock:
            result.add(sets, yes, unknown)
            self.running -= 1

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
        tell = sys.stderr.isatty()
        for thread in all_:
            while thread.is_alive():
                thread.join(1)
                if tell and thread.is_alive():
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
