#!/usr/bin/env python3
"""Logs as Holoscan and tools of ROS 2 write them, of a graph whose operators take what they take: make.py holoscan|ros2|caret SEED

source -> a and b -> sink: each takes the next message when it is done with the last. No connector is ever full."""
import random
import sys

AFTER = {"source": [], "a": ["source"], "b": ["source"], "sink": ["a", "b"]}
LONGEST = {"source": 3000, "a": 9000, "b": 5000, "sink": 2000}  # microseconds


def holoscan(draw):
    free, now = dict.fromkeys(AFTER, 0), 10 ** 15
    for number in range(50):
        now += draw.randint(10000, 14000)
        span = {}
        for name, after in AFTER.items():
            begin = max([now, free[name]] + [span[one][1] for one in after])
            span[name] = begin, begin + draw.randint(LONGEST[name] // 2, LONGEST[name])
            free[name] = span[name][1]
        print("%d:" % (number + 1))
        for middle in ("a", "b"):
            print(" -> ".join("(%s,%d,%d)" % ((name,) + span[name]) for name in ("source", middle, "sink")) + " ")
        print()


def calls(draw):
    for name, period, longest in (("/camera/timer_0", 33000000, 4000000), ("/planner/subscription_1", 100000000, 20000000)):
        for job in range(20):
            yield name, 10 ** 18 + job * period + draw.randint(0, 1000000), draw.randint(longest // 2, longest)


def main():
    draw = random.Random(int(sys.argv[2]))
    if sys.argv[1] == "holoscan":
        holoscan(draw)
    elif sys.argv[1] == "ros2":
        print(",callback,timestamp,duration,intra_process")
        for number, (name, start, duration) in enumerate(calls(draw)):
            print("%d,%s,%d,0 days 00:00:00.%09d,False" % (number, name, start, duration))
    else:
        columns = {}
        for name, start, duration in calls(draw):
            columns.setdefault(name, []).append("%d,%d.%06d" % ((start,) + divmod(duration, 10 ** 6)))
        print("," + ",".join("%s,%s" % (name, name) for name in columns))
        print("," + ",".join("callback_start_timestamp [ns],latency [ms]" for _ in columns))
        for number, row in enumerate(zip(*columns.values())):
            print("%d,%s" % (number, ",".join(row)))


main()
