"""Random sets for limited_preemption.py, as chains of kernels that have the whole GPU, each chain with a stream of its own priority.
load: percent; longest: of a segment, in ms. Ticks of the analyses are 1/100 ms."""
from fractions import Fraction

import limited_preemption as lp

MS = 100


def draw(random, parameters):
    tasks, longest = [], int(parameters["longest"]) * MS
    for share in random.divide(int(parameters["load"]), int(parameters["task_count"])):
        period = random.log(10, 200) * MS
        length = share * period // 100
        count = min(length, max(random.between(1, 4), lp.ceil(length, longest)))
        parts = [length // count] * count  # the longest ones stand anywhere, the last is what is left
        for _ in range(length - sum(parts)):
            parts[random.between(0, count - 1)] += 1
        for at in range(count - 1):
            move = random.between(0, min(parts[at] - 1, longest - min(longest, parts[at + 1])))
            parts[at], parts[at + 1] = parts[at] - move, parts[at + 1] + move
        tasks.append(lp.Task(tuple(parts), period, period))
    tasks.sort(key=lambda one: one.period)
    chains = [{"name": "t%d" % i, "period": Fraction(one.period, MS), "stream": "s%d" % i,
               "steps": [{"kernel": "k%d" % at, "blocks": 1, "wcet": Fraction(part, MS)} for at, part in enumerate(one.parts)]}
              for i, one in enumerate(tasks)]
    return {"streams": {"s%d" % i: {"priority": i} for i in range(len(tasks))}, "chains": chains, "x-tasks": tasks}


def curve(change, *arguments):
    def judge(drawn):
        tasks = change(drawn.tasks["x-tasks"])
        return lp.schedulable(tasks, lp.limited(tasks, *arguments))
    return judge


limited, first_job = curve(list), curve(list, 1)
preemptive, nonpreemptive, nonpreemptive_first_job = curve(lp.fine), curve(lp.whole), curve(lp.whole, 1)


def played(drawn):
    """Each task's worst case, as a schedule."""
    tasks = drawn.tasks["x-tasks"]
    end = 8 * max(one.period for one in tasks)
    return all(lp.simulate(tasks, lp.critical(tasks, i), end)[i] <= one.deadline for i, one in enumerate(tasks))
