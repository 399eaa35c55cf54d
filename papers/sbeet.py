"""Moldable kernels: Wang, Karimi, Xiang and Kim, "Balancing energy efficiency and real-time performance in GPU scheduling" (sBEET), RTSS 2021, and
"Towards energy-efficient real-time scheduling of heterogeneous multi-GPU systems", RTSS 2022. A kernel has all the SMs that it is given and
is not preempted; the GPU is one part of 46 SMs, or two.

LONGEST: us of each kernel on 1, 2, ... 46 SMs of an RTX 3070, as the authors measured it (public, rtenlab/sBEET-mg, database)."""
import limited_preemption as lp

SMS = 46
LONGEST = {
    "mmul": (
        342578, 168762, 119661, 84597, 71923, 59798, 51234, 43624, 40079, 36101, 32701, 30001, 27651, 25660, 23857, 21551, 21072, 20061, 18896, 17932, 17080,
        16373, 15621, 14925, 14366, 13932, 13309, 12832, 12409, 11979, 11633, 11383, 10901, 10575, 10240, 9989, 9696, 9476, 9379, 8977, 8764, 8578, 8388,
        8175, 7953, 7801),
    "stereodisparity": (
        319624, 159912, 106665, 80033, 64087, 53264, 45820, 40112, 35545, 32155, 29077, 26649, 24759, 22859, 21316, 20198, 18828, 17788, 16851, 16214, 15337,
        14569, 13931, 13348, 13018, 12330, 11877, 11452, 11049, 10678, 10600, 10013, 9724, 9412, 9149, 8910, 8672, 8439, 8423, 8025, 7825, 7638, 7469, 7284,
        7135, 6971),
    "hotspot": (
        354544, 177442, 118405, 88876, 71137, 59379, 50966, 44628, 39530, 35764, 32354, 29834, 27413, 25470, 23997, 22313, 21007, 19854, 18829, 17891, 17055,
        16292, 15749, 14947, 14353, 13813, 13296, 12840, 12405, 11997, 11616, 11260, 10923, 10601, 10307, 10031, 9761, 9506, 9279, 9046, 9033, 8630, 8428,
        8246, 8076, 7902),
    "dxtc": (
        200517, 100384, 66985, 50315, 40214, 33680, 28767, 25158, 22557, 20164, 18371, 16968, 15534, 14441, 13480, 12638, 12063, 11249, 10668, 10138, 9662,
        9236, 8850, 8463, 8312, 7812, 7529, 7271, 7017, 6788, 6580, 6352, 6184, 6002, 6006, 5660, 5529, 5385, 5238, 5115, 4974, 4870, 4759, 4657, 4550, 4456),
    "bfs": (
        40531, 21532, 15218, 11798, 9655, 8514, 7697, 7067, 6554, 6055, 6128, 5238, 5237, 5236, 4918, 4425, 4421, 4417, 4419, 4416, 4416, 4572, 4421, 4419,
        4472, 4565, 4420, 4418, 4409, 4402, 4390, 4376, 4264, 4166, 3653, 3638, 3670, 3696, 3815, 3775, 3706, 3613, 3810, 3849, 3809, 4093),
    "hist": (
        41755, 39280, 26386, 19754, 15804, 13180, 11489, 9877, 8792, 7912, 7191, 6597, 6092, 5657, 5283, 4954, 4879, 4407, 4178, 3976, 3780, 3607, 3454, 3310,
        3176, 3058, 2946, 2853, 2750, 2659, 2675, 2684, 2667, 2661, 2663, 2658, 2935, 3016, 2943, 3140, 2797, 2743, 2670, 2638, 2645, 2645),
    "mmul2": (
        82823, 41436, 29221, 20714, 17729, 14451, 12777, 10694, 9879, 8883, 8146, 7240, 6933, 6328, 5961, 5290, 5344, 4918, 4908, 4422, 4274, 4041, 3938,
        3577, 3598, 3457, 3357, 3157, 3137, 2990, 2888, 2735, 2733, 2672, 2580, 2464, 2449, 2379, 2320, 2239, 2223, 2160, 2244, 2045, 2033, 1975),
    "hist2": (
        11167, 10388, 6931, 5220, 4179, 3486, 2988, 2618, 2328, 2099, 1907, 1750, 1618, 1502, 1404, 1318, 1244, 1172, 1112, 1058, 1008, 961, 920, 884, 847,
        817, 788, 762, 738, 717, 869, 732, 727, 729, 719, 726, 791, 810, 790, 769, 751, 737, 718, 721, 719, 718),
}


def wcet(kernel, sms):
    return LONGEST[kernel][sms - 1]


def fits(tasks, sms):
    """tasks: (kernel, period) from the highest priority on: do all meet their periods on so many SMs, one kernel after the other?"""
    on = [lp.Task((wcet(kernel, sms),), period, period) for kernel, period in tasks]
    if any(one.parts[0] > one.period for one in on):
        return False
    return lp.schedulable(on, lp.limited(on))


def parts(tasks, sizes):
    """The first division into two parts, (SMs of the first, the tasks there), with which both fit. None: there is none."""
    for sms in sizes:
        for chosen in range(2 ** len(tasks)):
            first = [one for i, one in enumerate(tasks) if chosen >> i & 1]
            if fits(first, sms) and fits([one for one in tasks if one not in first], SMS - sms):
                return sms, [i for i in range(len(tasks)) if chosen >> i & 1]
    return None
