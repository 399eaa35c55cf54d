"""Durations of callbacks of ROS 2, as CSV: a table of ros2_tracing's tracetools_analysis (columns timestamp and duration, and one
that names the callback where there are several), or of CARET (to_dataframe() of callbacks or of their latencies: columns of each
callback side by side). Each callback becomes a chain of one host step."""
import csv
import datetime
import os
import re
from fractions import Fraction

from .hosts import Chain, put_chains, tell
from .text import refuse

NAMES = ("callback", "callback_name", "symbol", "callback_symbol", "callback_object", "node", "name")
NUMBER = re.compile(r"-?[0-9]{1,19}(\.[0-9]{1,30})?(e[-+]?[0-9]{1,2})?\Z")
SPAN = re.compile(r"(?:([0-9]{1,6}) days? )?([0-9]{2}):([0-9]{2}):([0-9]{2}(?:\.[0-9]{1,9})?)\Z")
DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})[ T]([0-9:.]{8,18})(?:[+]00:00|Z)?\Z")
CARET_START, CARET_LATENCY = "callback_start_timestamp", "latency [ms]"
NOTES = ("wcet: the longest duration of a callback, with all that preempted it; the log does not say which CPU it had",
         "which callback waits for another's message is not in such files: make steps of one chain of those")


def span(text):
    found = SPAN.match(text)
    if not found:
        return None
    days, hours, minutes, seconds = found.groups()
    return ((int(days or 0) * 24 + int(hours)) * 60 + int(minutes)) * 60 + Fraction(seconds)


def time_of(text, unit):
    """Nanoseconds, as a rational; None: it is no time. unit: of a number, in nanoseconds."""
    if NUMBER.match(text):
        return Fraction(text) * unit
    found = DATE.match(text)
    if found:
        try:
            day = datetime.date(*(int(one) for one in found.groups()[:3])).toordinal()
        except ValueError:
            return None
        rest = span(found.group(4))
        return None if rest is None else (day * 86400 + rest) * 10 ** 9
    rest = span(text)
    return None if rest is None else rest * 10 ** 9


class Table:
    def __init__(self, path):
        self.path, self.callbacks = path, {}  # name: [(start, duration)]
        with open(path, newline="", encoding="utf-8", errors="surrogateescape") as file:
            try:
                self.rows = [(number, row) for number, row in enumerate(csv.reader(file, strict=True), 1) if any(row)]
            except csv.Error as error:
                refuse("%s: %s", path, error)

    def cell(self, number, row, column, unit):
        """None: the cell is empty."""
        text = row[column].strip() if column < len(row) else ""
        time = time_of(text, unit) if text else None
        if text and text.lower() not in ("nan", "nat") and time is None:
            refuse('%s:%d: column %d: expected a time, found "%s"', self.path, number, column + 1, text[:60])
        return time

    def take(self, rows, name, start, end, units, ends=False):
        """name: of a row. start, end: columns; ends: an end stands in the place of a duration."""
        for number, row in rows:
            begin, last = self.cell(number, row, start, units[0]), self.cell(number, row, end, units[1])
            if begin is None or last is None:
                continue
            duration = last - begin if ends else last
            if duration < 0:
                refuse("%s:%d: column %d: a callback that ends before it starts", self.path, number, end + 1)
            self.callbacks.setdefault(name(row), []).append((begin, duration))

    def read_tracing(self, head):
        named = [head.index(one) for one in NAMES if one in head]
        own = os.path.splitext(os.path.basename(self.path))[0]
        start, end = head.index("timestamp"), head.index("duration")
        # before its 2.0 (2021), get_callback_durations() gave dates and, in milliseconds, durations
        dates = any(DATE.match(row[start].strip()) for _, row in self.rows[1:] if start < len(row))
        self.take(self.rows[1:], lambda row: row[named[0]] if named else own, start, end, (1, 10 ** 6 if dates else 1))

    def read_caret(self, head, below, rows):
        """below: the second line of names, or those of the first behind the callback's."""
        for column, what in enumerate(below):
            if not what.startswith(CARET_START):
                continue
            if column + 1 == len(below) or head[column + 1] != head[column] or not below[column + 1].startswith(
                    ("callback_end_timestamp", CARET_LATENCY)):
                refuse('%s: column %d: expected "%s" or "callback_end_timestamp" behind "%s"', self.path, column + 2,
                       CARET_LATENCY, what)
            ends = below[column + 1] != CARET_LATENCY
            self.take(rows, lambda row, name=head[column]: name, column, column + 1, (1, 1 if ends else 10 ** 6), ends)

    def read(self):
        head = [one.strip() for one in self.rows[0][1]] if self.rows else []
        second = [one.strip() for one in self.rows[1][1]] if len(self.rows) > 1 else []
        if "timestamp" in head and "duration" in head:
            self.read_tracing(head)
        elif any(one.startswith(CARET_START) for one in second):
            self.read_caret(head, second, self.rows[2:])
        elif any(one.endswith("/" + CARET_START) for one in head):
            self.read_caret([one.rpartition("/")[0] for one in head], [one.rpartition("/")[2] for one in head], self.rows[1:])
        else:
            refuse('%s: expected columns "timestamp" and "duration" (ros2_tracing), or "%s" with "%s" or "callback_end_timestamp" '
                   '(CARET)', self.path, CARET_START, CARET_LATENCY)
        if not self.callbacks:
            refuse("%s: no callback was recorded", self.path)


def up(time):
    return -(-time.numerator // time.denominator)


def convert(put, path, how):
    table, chains = Table(path), []
    table.read()
    for name, calls in table.callbacks.items():
        longest = max(duration for _, duration in calls)
        chains.append(Chain(name, sorted(start.numerator // start.denominator for start, _ in calls),
                            longest.numerator // longest.denominator, [(name, up(longest), None, "")]))
    cut = int(any(start.denominator > 1 for calls in table.callbacks.values() for start, _ in calls))
    put_chains(put, how, "durations of callbacks of ROS 2", NOTES, chains, cut)
    tell(path, "ROS 2: %d callbacks, %d calls" % (len(chains), sum(map(len, table.callbacks.values()))), NOTES)
