"""GCAPS and the time-sliced round robin of the driver: Wang, Liu, Wong and Kim, "GCAPS: GPU Context-Aware Preemptive
Priority-based Scheduling for Real-Time Tasks", ECRTS 2024, Section 6; Lemmas and equations by their numbers there.

Times are whole numbers of any unit. tasks stand from the highest priority to the lowest; deadlines are the periods. Each function gives
the response times, None from the first task that is late on; a table at the end says which readings of the lemmas are not safe."""
from collections import namedtuple

# cpu: a number. gm, ge: of each GPU segment, its time on the CPU and on the GPU. best_effort: it is there to interfere on the GPU alone.
Task = namedtuple("Task", "c gm ge period cpu best_effort")


def task(c, gm, ge, period, cpu, best_effort=False):
    return Task(c, tuple(gm), tuple(ge), period, cpu, best_effort)


def ceil(a, b):
    return -(-a // b)


def fixed_point(tasks, demand):
    """The least R_i = demand(i, R_i, those before), up to the period, for every task in turn."""
    found = []
    for i, one in enumerate(tasks):
        if one.best_effort:
            found.append(None)
            continue
        last, now = None, 0
        while now != last and now <= one.period:
            last, now = now, demand(i, now, found)
        if now > one.period:
            return found + [None] * (len(tasks) - i)
        found.append(now)
    return found


def schedulable(tasks, responses):
    return all(response is not None for one, response in zip(tasks, responses) if not one.best_effort)


def own(one):
    """C_i + G_i"""
    return one.c + sum(one.gm) + sum(one.ge)


def on_cpu(one):
    """C_i + G^m_i"""
    return one.c + sum(one.gm)


def same_cpu(tasks, i):
    """hpp(i)"""
    return [h for h in range(i) if tasks[h].cpu == tasks[i].cpu]


def other_cpus(tasks, i):
    """Those in hp(i), not in hpp(i), that use the GPU."""
    return [h for h in range(i) if tasks[h].cpu != tasks[i].cpu and tasks[h].ge]


# ---- GCAPS, Lemmas 8 to 15; epsilon: a runlist update ----

def gcaps_suspend(tasks, epsilon):
    def demand(i, r, found):
        one, updates = tasks[i], len(tasks[i].ge)
        total = own(one) + 2 * epsilon * updates + (updates + 1) * epsilon  # G*_i, and Lemma 8
        for h in same_cpu(tasks, i):
            two = tasks[h]
            if not two.ge:  # Lemma 15
                total += ceil(r, two.period) * two.c
                continue
            total += ceil(r + found[h] - on_cpu(two), two.period) * (on_cpu(two) + 2 * epsilon * len(two.ge))
            if one.ge:  # Lemma 13, first term
                total += ceil(r + found[h] - sum(two.ge), two.period) * sum(two.ge)
        if one.ge:  # second term
            for h in other_cpus(tasks, i):
                two = tasks[h]
                total += ceil(r + found[h] - sum(two.ge), two.period) * (sum(two.ge) + 2 * epsilon * len(two.ge))
        return total
    return fixed_point(tasks, demand)


def gcaps_busy(tasks, epsilon, printed=False):
    """printed: Lemma 10 as it stands, where a task without a GPU segment has no delay by segments for which others on its CPU
    spin; the authors' program counts it."""
    def demand(i, r, found):
        one, updates = tasks[i], len(tasks[i].ge)
        total = own(one) + 2 * epsilon * updates + (updates + 1) * epsilon
        for h in same_cpu(tasks, i):
            two = tasks[h]
            spins = sum(two.ge) + 2 * epsilon * len(two.ge) if one.ge or not printed else 0
            total += ceil(r, two.period) * (on_cpu(two) + spins)  # Lemmas 12 and 10, first term
        for h in other_cpus(tasks, i):  # Lemma 10, second term, or 11
            two = tasks[h]
            total += ceil(r + found[h] - sum(two.ge), two.period) * (sum(two.ge) + 2 * epsilon * len(two.ge))
        return total
    return fixed_point(tasks, demand)


def gcaps_own_order(tasks, epsilon, busy=False, late=None):
    """The order of tasks on the GPU with which all are schedulable, from the highest priority on, by Audsley's algorithm where the first order
    fails (Figure 9), or None. Tasks of one CPU keep their order on the GPU. late: R_h of segments on the same CPU, the period if None; the authors' program has what the first
    order's analysis left: the responses up to the first late task, -1 for that, 0 for those after it, which are not those of this order."""
    if schedulable(tasks, (gcaps_busy if busy else gcaps_suspend)(tasks, epsilon)):
        return list(range(len(tasks)))
    left, order = [i for i, one in enumerate(tasks) if not one.best_effort], []

    def lowest(i):
        one, updates = tasks[i], len(tasks[i].ge)
        last, now = None, 0
        while now != last and now <= one.period:
            last, now = now, own(one) + 2 * epsilon * updates + (updates + 1) * epsilon
            for h in same_cpu(tasks, i):
                two, ge = tasks[h], sum(tasks[h].ge)
                if busy or not two.ge:
                    now += ceil(last, two.period) * (own(two) + 2 * epsilon * len(two.ge))
                    continue
                now += ceil(last + two.period - on_cpu(two), two.period) * (on_cpu(two) + 2 * epsilon * len(two.ge))
                if one.ge:
                    now += ceil(last + (two.period if late is None else late[h]) - ge, two.period) * ge
            for h in left if busy or one.ge else ():
                two, ge = tasks[h], sum(tasks[h].ge)
                if h != i and ge and h not in same_cpu(tasks, i):
                    now += ceil(last + two.period - ge, two.period) * (ge + 2 * epsilon * len(two.ge))
        return now <= one.period
    while left:
        i = next((i for i in reversed(left) if lowest(i)), None)
        if i is None or any(tasks[h].cpu == tasks[i].cpu and h < i for h in order):
            return None
        left.remove(i)
        order.insert(0, i)
    return order


# ---- time-sliced round robin, Lemmas 1 to 7; length L and switch theta of a slice ----

def interleaved(others, one, length, theta, slack=0):
    """Equation 3, of all segments of a task. slack: 1 counts the switch to each of its own slices, too."""
    return sum((length * others + theta * (others + slack)) * ceil(ge, length) for ge in one.ge)


def users(tasks, without):
    return sum(1 for k, two in enumerate(tasks) if two.ge and k not in without)


def round_robin_suspend(tasks, length, theta, jitter="period", slack=0):
    """jitter: "period": J = T - (C + G^m), as in the authors' program; "response": R - (C + G^m), Lemma 7 as printed."""
    def demand(i, r, found):
        one = tasks[i]
        total = own(one) + interleaved(users(tasks, [i]), one, length, theta, slack)  # Lemma 1
        for h in same_cpu(tasks, i):
            two = tasks[h]
            late = (two.period if jitter == "period" else found[h]) - on_cpu(two)
            total += ceil(r + late, two.period) * on_cpu(two)
        return total
    return fixed_point(tasks, demand)


def round_robin_busy(tasks, length, theta, reading="paper", slack=0):
    """What a task h on the CPU, of a higher priority, is delayed by on the GPU while it spins (Lemma 4): other tasks' slices,
    and its own G^m + G^e.

    "paper":    others = all tasks with GPU segments but two, which gives the values of Table 5
    "printed":  those that are not in hpp(i), and h; Equation 6 has no term for h's own segments
    "own":      the same with h's own segments
    "mended":   those of a higher priority on other CPUs, and those of a lower one, as the authors' program means it
    "program":  as it does: those of a lower priority are as many as there are, but from the highest on; and tasks on the CPU
                without GPU segments delay nobody"""
    def demand(i, r, found):
        one, below = tasks[i], same_cpu(tasks, i)
        total = own(one) + interleaved(users(tasks, [i]), one, length, theta, slack)
        for h in below:
            two = tasks[h]
            if two.ge or reading != "program":
                total += ceil(r, two.period) * on_cpu(two)  # Lemma 5
            if reading == "paper":
                others = max(users(tasks, []) - 2, 0)
            elif reading == "program":
                others = len(other_cpus(tasks, i)) + sum(1 for k in range(len(tasks) - i - 1) if tasks[k].ge)
            else:
                others = users(tasks, below + [i] if reading == "mended" else [k for k in below if k != h])
            if two.ge:
                spins = 0 if reading == "printed" else sum(two.gm) + sum(two.ge)
                total += ceil(r, two.period) * (spins + interleaved(others, two, length, theta, slack))
        return total
    return fixed_point(tasks, demand)
