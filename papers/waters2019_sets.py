"""The WATERS 2019 challenge (Bosch; a Jetson TX2) with its CPUs, in random mappings: SFM, lane detection and localization on the GPU or not, then each task, the
largest first, to some core that has space. times: percent of the longest ones. Ticks of the model: 2 GHz on the CPUs, 1.5 GHz on the GPU."""
from fractions import Fraction

CORES = ("a57-0", "a57-1", "a57-2", "a57-3", "denver-0", "denver-1")
# name, period in ms, longest ticks on an A57 and on a Denver core: before, the function, after; on the GPU
TASKS = (("DASM", 5, (0, 3719990, 0), (0, 2599996, 0), None), ("CANbus_polling", 10, (0, 1199360, 0), (0, 1199744, 0), None),
         ("EKF", 15, (0, 9519340, 0), (0, 8858959, 0), None), ("Planner", 15, (0, 26483822, 0), (0, 24873529, 0), None),
         ("Lidar_Grabber", 33, (0, 27320000, 0), (0, 21736000, 0), None),
         ("SFM", 33, (7459318, 59003000, 8347392), (6355142, 55623380, 7064516), 11850000),
         ("Lane_detection", 66, (7951921, 102089120, 8513680), (7051367, 84475648, 8199496), 41000000),
         ("Detection", 200, (7379120, None, 2045000), (6354526, None, 1821000), 174000000),
         ("Localization", 400, (17878720, 774839355, 17399985), (16431488, 589615742, 12599994), 186000000))


def draw(random, parameters):
    scale = Fraction(int(parameters["times"]), 100)
    on_gpu = {name for name, _, ticks, _, gpu in TASKS if gpu and (ticks[1] is None or random.between(0, 1))}

    def parts(task, core):
        """In ms; of those on the GPU what the CPU has before and after."""
        ticks = task[3] if core.startswith("denver") else task[2]
        found = [scale * (one or 0) / 2000000 for one in ticks]
        return [found[0], 0, found[2]] if task[0] in on_gpu else found

    load, core_of = dict.fromkeys(CORES, 0), {}
    for task in sorted(TASKS, key=lambda one: -sum(parts(one, "a57-0")) / one[1]):
        after = {core: load[core] + sum(parts(task, core)) / task[1] for core in CORES}
        space = [core for core in CORES if after[core] <= 1] or [min(CORES, key=after.get)]
        core_of[task[0]] = core = space[random.between(0, len(space) - 1)]
        load[core] = after[core]
    chains, used = [], 0
    for i, task in enumerate(TASKS):
        name, period, _, _, gpu = task
        chain = {"name": name, "period": period, "release": "periodic", "cpu": core_of[name], "priority": len(TASKS) - i}
        if name in on_gpu:
            chain["context"], used = name, used + scale * gpu / 1500000 / period
        before, function, after = parts(task, core_of[name])
        middle = {"kernel": "gpu", "blocks": 1, "wcet": scale * gpu / 1500000} if name in on_gpu else {"host": "function", "wcet": function}
        chain["steps"] = [step for step in ({"host": "before", "wcet": before}, middle, {"host": "after", "wcet": after}) if step["wcet"]]
        chains.append(chain)
    contexts = [{"name": name, "level": "low", "timeslice": 2} for name, _, _, _, _ in TASKS if name in on_gpu]
    return {"cpus": [{"name": core} for core in CORES], "runlist": {"switch_cost": Fraction(1, 20)}, "contexts": contexts, "chains": chains,
            "x-load": max([used] + list(load.values()))}


def fits(drawn):
    """Neither a core nor the GPU has more to do than time, without switches."""
    return drawn.tasks["x-load"] <= 1
