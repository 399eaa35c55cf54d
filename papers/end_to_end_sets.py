"""Sets and paths of Kramer, Ziegenbein and Hamann, "Real world automotive benchmarks for free", WATERS 2015, for end_to_end.py; those that
meet their periods. load: percent of the CPU; deadline: percent of Davare's bound. Ticks of the analyses are nanoseconds."""
from decimal import Decimal
from fractions import Fraction

import end_to_end as e2e

MS = 10 ** 6
# Tables III to V. period in ms, share in percent, ACET in hundredths of a us: mean, least, most; WCET / ACET in hundredths: from, to
RUNNABLES = ((1, 3, 500, 34, 3011, 130, 2911), (2, 2, 420, 32, 4069, 154, 1904), (5, 2, 1104, 36, 8338, 113, 1844),
             (10, 25, 1009, 21, 30987, 106, 3003), (20, 25, 874, 25, 29142, 106, 1561), (50, 3, 1756, 29, 9298, 113, 776),
             (100, 20, 1053, 21, 42043, 102, 888), (200, 1, 256, 22, 2195, 103, 490), (1000, 4, 43, 37, 46, 184, 475))
GRAIN = 10 ** 9


def pick(random, weighted):
    at = random.between(1, sum(weight for weight, _ in weighted))
    for weight, what in weighted:
        at -= weight
        if at <= 0:
            return what


def runnable(random):
    period, _, mean, least, most, low, high = pick(random, [(row[1], row) for row in RUNNABLES])
    acet = 0
    while not least <= acet <= most:  # exponential; the Weibull laws of others who draw such sets have shapes of 1 to 1.16
        acet = random.between(least, most) if period == 1000 else int(-mean * (Decimal(random.between(1, GRAIN)) / GRAIN).ln())
    return e2e.Task(acet * random.between(low, high) // 10, period * MS, 0)


def tasks_of(random, load):
    tasks, used = [], 0
    while used < load:
        tasks.append(runnable(random))
        used += Fraction(100 * tasks[-1].c, tasks[-1].period)
    tasks = [one._replace(phase=random.between(0, one.period - 1)) for one in tasks[:-1]]
    return sorted(tasks, key=lambda one: one.period)


def path_of(random, tasks):
    """Of 1, 2 or 3 periods, 2 to 5 tasks each, in any order. None: the set has not as many."""
    periods, path = sorted({one.period for one in tasks}), []
    count = pick(random, ((70, 1), (20, 2), (10, 3)))
    for _ in range(min(count, len(periods))):
        period = periods.pop(random.between(0, len(periods) - 1))
        those = [i for i, one in enumerate(tasks) if one.period == period]
        wanted = pick(random, ((30, 2), (40, 3), (20, 4), (10, 5)))
        if wanted > len(those):
            return None
        path += [those.pop(random.between(0, len(those) - 1)) for _ in range(wanted)]
    return [path.pop(random.between(0, len(path) - 1)) for _ in range(len(path))]


def draw(random, parameters):
    path = late = None
    while not path:
        tasks = tasks_of(random, int(parameters["load"]))
        late = e2e.responses(tasks)
        path = late and path_of(random, tasks)
    deadline = e2e.davare(tasks, path, late) * int(parameters["deadline"]) // 100
    chains = [{"name": "t%d" % i, "period": Fraction(one.period, MS), "release": "periodic", "cpu": "cpu0", "priority": len(tasks) - i,
               "steps": [{"host": "c", "wcet": Fraction(one.c, MS)}]} for i, one in enumerate(tasks)]
    paths = [{"name": "path", "through": ["t%d" % i for i in path], "deadline": Fraction(deadline, MS)}]
    return {"cpus": [{"name": "cpu0"}], "chains": chains, "paths": paths, "x-drawn": (tasks, path, late), "x-deadline": deadline}


def curve(analysis):
    def judge(drawn):
        return analysis(*drawn.tasks["x-drawn"]) <= drawn.tasks["x-deadline"]
    return judge


davare, duerr, guenzel = curve(e2e.davare), curve(e2e.duerr), curve(e2e.guenzel)


def observed(drawn):
    tasks, path, _ = drawn.tasks["x-drawn"]
    return e2e.observed(tasks, path, 2 * e2e.hyperperiod([tasks[i] for i in path]) + 2000 * MS) <= drawn.tasks["x-deadline"]
