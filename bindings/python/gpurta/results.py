"""Classes of results and their rows, with the columns of each: written by generate.py, not by hand.

For annotations: ``from gpurta.results import BoundChains``. Type checkers know
each column from here; what is there at run time is made from the library's tables (_result.py).
"""

# flake8: noqa
from typing import TYPE_CHECKING

from ._result import TABLES

if TYPE_CHECKING:
    from fractions import Fraction
    from typing import Any, Dict, Generic, Iterator, List, Optional, Tuple, TypeVar, Union, overload

    from typing_extensions import Literal

    from ._analyses import RtaStep
    from ._result import Result, Row
    from .record import Verdict

    _Row = TypeVar("_Row", bound=Row)

    class _TypedResult(Result):
        __getattr__: None  # type: ignore  # there are no other names

    class _TypedRow(Row):
        __getattr__: None  # type: ignore

    class _Rows(Generic[_Row]):
        def __iter__(self) -> Iterator[_Row]: ...
        @overload
        def __getitem__(self, key: Union[int, str]) -> _Row: ...
        @overload
        def __getitem__(self, key: slice) -> Tuple[_Row, ...]: ...
        def __getitem__(self, key: Any) -> Any: ...

    class Rta(_Rows["RtaKernels"], _TypedResult):
        """The analysis"""
        algorithm: Optional[str]
        """h-set or closed-form"""
        slots: Optional[int]
        """blocks that the GPU holds at once: g_max or, under rule U3, S g_min"""
        slots_exact: Optional[bool]
        """whether it holds exactly so many; otherwise times are upper bounds"""
        verdict: Optional[Verdict]
        """of all deadlines; absent where none is given"""
        reason: Optional[str]
        """why"""
        jobs: Optional[int]
        """jobs that were analysed, of all kernels together"""
        exhaustive: Optional[bool]
        """whether every job is covered: nothing recurs, or the state does"""
        sustainable: Optional[bool]
        """whether responses and verdicts hold for shorter wcet and fewer blocks too"""
        kernels: Tuple["RtaKernels", ...]
        """a kernel, in program order"""
        assumptions: Tuple[str, ...]
        """an assumption on which the times rest"""
        trace: Optional[Tuple["RtaStep", ...]]
        """with ``trace``"""
        def rows(self, table: Literal["", "kernels", "assumptions"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "kernels", "assumptions"] = "") -> Any: ...  # type: ignore[override]

    class RtaKernels(_TypedRow):
        """A kernel, in program order"""
        name: str
        """its name; k1, k2, ... by position where it has none"""
        blocks: Optional[int]
        """blocks of its grid"""
        wcet: Optional[Fraction]
        """longest time that one block executes"""
        release: Optional[Fraction]
        """r_i, of its first job"""
        completion: Optional[Fraction]
        """f_i: when the last block of its first job ends; absent where nothing is claimed"""
        response: Optional[Fraction]
        """R_i = f_i - r_i, of its first job"""
        worst_job: Optional[int]
        """the first of its jobs, counted from 1, that has the longest response"""
        worst_release: Optional[Fraction]
        """release of that job"""
        worst_completion: Optional[Fraction]
        """its completion"""
        worst_response: Optional[Fraction]
        """its response: the longest of all jobs if every job is covered, else of those analysed"""
        deadline: Optional[Fraction]
        """D_i, from the release; absent where none"""
        meets_deadline: Optional[bool]
        """whether every job of it meets it"""

    class Edf(_Rows["EdfTasks"], _TypedResult):
        """The analysis"""
        verdict: Verdict
        """schedulable if every deadline that is given is met; unschedulable if one is missed when all direct tasks are released together"""
        reason: Optional[str]
        """why"""
        utilization: Optional[Fraction]
        """U, the sum of (C_i + o)/P_i over direct tasks"""
        server_utilization: Optional[Fraction]
        """U_s, the sum of the bandwidths of all servers"""
        overhead: Optional[Fraction]
        """cost o, which is added to every C"""
        latency: Optional[Fraction]
        """J, which is taken off every deadline"""
        responses: Optional[str]
        """what those of direct tasks are: exact or upper bounds; absent where there are none"""
        response_reason: Optional[str]
        """why responses of direct tasks are missing"""
        work: Optional[int]
        """task evaluations that the demand test took, which the limit is of"""
        tasks: Tuple["EdfTasks", ...]
        """a task, in the order of the set"""
        servers: Tuple["EdfServers", ...]
        """a server"""
        witness: Optional["EdfWitness"]
        """where the test fails, if it does and there is a direct task: an absolute deadline t"""
        points: Tuple[Fraction, ...]
        """a point of the test that passed, ascending, where they were asked for"""
        assumptions: Tuple[str, ...]
        """an assumption on which the verdict rests"""
        def rows(self, table: Literal["", "tasks", "servers", "witness", "points", "assumptions"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "tasks", "servers", "witness", "points", "assumptions"] = "") -> Any: ...  # type: ignore[override]

    class EdfTasks(_TypedRow):
        """A task, in the order of the set"""
        name: str
        """its name; t1, t2, ... by position where it has none"""
        wcet: Optional[Fraction]
        """C as given, without o"""
        period: Optional[Fraction]
        """P; absent where none"""
        response: Optional[Fraction]
        """worst-case response, J included; absent: response_reason, or its server bounds none"""
        deadline: Optional[Fraction]
        """D as given, without J; absent where none"""
        meets_deadline: Optional[bool]
        """whether every job meets it; missed only if its response is exact"""
        server: Optional[str]
        """the server that it is in; absent: direct"""
        demand: Optional[Fraction]
        """its part of h(t) at the witness"""

    class EdfServers(_TypedRow):
        """A server"""
        name: str
        """its name; s1, s2, ... by position where it has none"""
        budget: Optional[Fraction]
        """Q"""
        period: Optional[Fraction]
        """P_s"""
        bandwidth: Optional[Fraction]
        """Q/P_s"""

    class EdfWitness(_TypedRow):
        """Where the test fails, if it does and there is a direct task: an absolute deadline t"""
        time: Optional[Fraction]
        """t; 0 if D - J <= 0 for some task"""
        demand: Optional[Fraction]
        """h(t) + B(t), more than the supply"""
        supply: Optional[Fraction]
        """(1 - U_s) t"""
        blocking: Optional[Fraction]
        """B(t)"""

    class EdfPoints(_TypedRow):
        """A point of the test that passed, ascending, where they were asked for"""
        time: Optional[Fraction]
        """when"""

    class EdfSimulation(_Rows["EdfSimulationTasks"], _TypedResult):
        """The run"""
        verdict: Optional[Verdict]
        """whether every job meets its deadline in this run; absent where none has one"""
        tasks: Tuple["EdfSimulationTasks", ...]
        """a task, in the order of the set"""
        jobs: Tuple["EdfSimulationJobs", ...]
        """a job, in order of arrival at the GPU"""
        intervals: Tuple["EdfSimulationIntervals", ...]
        """an interval of use of the GPU, in order of time; they do not overlap"""
        events: Tuple["EdfSimulationEvents", ...]
        """an event of a server, in order of time: when it wakes, starts or stops using the GPU, and when its budget is empty (once with budget 0, then refilled)"""
        proves: str
        """this run only: a verdict of it says nothing of other runs"""
        assumptions: Tuple[str, ...]
        """an assumption on which the run rests"""
        def rows(self, table: Literal["", "tasks", "jobs", "intervals", "events"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "tasks", "jobs", "intervals", "events"] = "") -> Any: ...  # type: ignore[override]

    class EdfSimulationTasks(_TypedRow):
        """A task, in the order of the set"""
        name: str
        """its name; t1, t2, ... by position where it has none"""
        jobs: Optional[int]
        """its jobs"""
        response: Optional[Fraction]
        """their longest response"""
        worst_job: Optional[int]
        """the first of them, counted from 1, that has it"""
        missed: Optional[int]
        """jobs that miss their deadline"""
        preemptions: Optional[int]
        """how often its jobs were displaced"""
        meets_deadline: Optional[bool]
        """whether every job of it meets its deadline in this run; absent without a deadline or a job"""

    class EdfSimulationJobs(_TypedRow):
        """A job, in order of arrival at the GPU"""
        name: str
        """that of its task"""
        task: Optional[int]
        """position of its task in the set, from 0"""
        job: Optional[int]
        """which of its task's jobs, from 1"""
        release: Optional[Fraction]
        """r"""
        start: Optional[Fraction]
        """first use of the GPU"""
        completion: Optional[Fraction]
        """when it ends"""
        response: Optional[Fraction]
        """completion - r"""
        deadline: Optional[Fraction]
        """D, from the release; absent where none"""
        meets_deadline: Optional[bool]
        """whether it meets it"""
        preemptions: Optional[int]
        """how often it was displaced"""

    class EdfSimulationIntervals(_TypedRow):
        """An interval of use of the GPU, in order of time; they do not overlap"""
        job: Optional[int]
        """who uses it: row of jobs, from 0"""
        cost: Optional[bool]
        """whether it pays for a preemption; else the job runs"""
        start: Optional[Fraction]
        """when it begins"""
        end: Optional[Fraction]
        """when it ends"""

    class EdfSimulationEvents(_TypedRow):
        """An event of a server, in order of time: when it wakes, starts or stops using the GPU, and when its budget is empty (once with budget 0, then refilled)"""
        name: str
        """that of the server"""
        server: Optional[int]
        """position of the server in the set, from 0"""
        time: Optional[Fraction]
        """when"""
        budget: Optional[Fraction]
        """its budget then"""
        deadline: Optional[Fraction]
        """its deadline then"""

    class Runlist(_Rows["RunlistTasks"], _TypedResult):
        """The analysis"""
        mode: Optional[str]
        """how the list is made: interleaved or flat"""
        overhead: Optional[str]
        """which switches cost: every-switch or published"""
        switch_cost: Optional[Fraction]
        """what a switch to a channel costs, xi"""
        reset_cost: Optional[Fraction]
        """what the reset of a low channel costs"""
        timeslice_step: Optional[Fraction]
        """timeslices are rounded down to multiples of it; absent: they are taken as exact"""
        published_formula: Optional[str]
        """the equation of the published values"""
        bound_formula: Optional[str]
        """what the bounds count"""
        length: Optional[int]
        """entries in a cycle of the list"""
        verdict: Optional[Verdict]
        """of the set: unschedulable if a channel is, or if the sum of C_i / P_i exceeds 1 (by more than 2^-100: then some response grows without bound); schedulable if all channels with deadlines are; absent where no deadline is given"""
        reason: Optional[str]
        """why"""
        stopped: Optional[bool]
        """whether the search for work-limited bounds was stopped by its limit: the positional ones stand in their place"""
        tasks: Tuple["RunlistTasks", ...]
        """a channel, in the order of the set"""
        runlist: Optional[Tuple[str, ...]]
        """an entry of a cycle of the list, in order"""
        assumptions: Tuple[str, ...]
        """an assumption on which the bounds rest"""
        def rows(self, table: Literal["", "tasks", "terms", "gaps", "runlist", "assumptions"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "tasks", "terms", "gaps", "runlist", "assumptions"] = "") -> Any: ...  # type: ignore[override]

    class RunlistTasks(_Rows["RunlistTasksTerms"], _TypedRow):
        """A channel, in the order of the set"""
        name: str
        """its name; t1, t2, ... by position where it has none"""
        level: Optional[str]
        """as it was used: high, medium or low"""
        timeslice: Optional[Fraction]
        """TS_i that was used"""
        own_timeslice: Optional[Fraction]
        """TS_i rounded down to whole steps, from which k follows"""
        wcet: Optional[Fraction]
        """C_i; absent for a saturated channel"""
        slots: Optional[int]
        """turns that a job needs, k = ceil(C_i / TS_i); absent for a saturated channel"""
        published: Optional[Fraction]
        """Theorem 1: Equation 3 (2 when xi = 0); absent where it does not apply"""
        published_reason: Optional[str]
        """why Theorem 1 gives no value, or one that is not a bound here; absent: it is a bound"""
        positional: Optional[Fraction]
        """positional bound; absent for a saturated channel"""
        bound: Optional[Fraction]
        """work-limited bound, or the positional one where the search for it was stopped; absent for a saturated channel"""
        bound_reason: Optional[str]
        """why the bound does not hold for each of its jobs: there is none (saturated), it leaves out switches (published overhead), or jobs may queue, and it holds only for a job whose predecessor is complete; absent: it holds for every job"""
        deadline: Optional[Fraction]
        """D_i, or P_i in its place; absent where none"""
        meets_deadline: Optional[bool]
        """whether every job of it meets it"""
        overloaded: Optional[bool]
        """whether it counted as saturated because its bound, and the reset of a low channel, exceeds its period"""
        witness: Optional[Fraction]
        """a response that can occur, without any switch cost; present where the bound exceeds the deadline"""
        verdict: Verdict
        """schedulable if the bound does not exceed the deadline and it is not overloaded; unschedulable if the witness exceeds it; else unknown: no deadline, the bound exceeds it, jobs may queue, or the published overhead gives no bound"""
        reason: Optional[str]
        """why"""
        entries: Optional[int]
        """its entries in a cycle of the list"""
        window: Optional[int]
        """the gap, from 0, with which the worst window begins; absent for a saturated channel"""
        terms: Optional[Tuple["RunlistTasksTerms", ...]]
        """what a channel adds to the bound of another that is not saturated, itself first; the sums of all are the bound"""
        gaps: Optional[Tuple["RunlistTasksGaps", ...]]
        """what stands between an entry of a channel that is not saturated and its next one"""

    class RunlistTasksTerms(_TypedRow):
        """What a channel adds to the bound of another that is not saturated, itself first; the sums of all are the bound"""
        channel: Optional[str]
        """name of the channel that adds"""
        times: Optional[int]
        """its entries in the worst window, n_j; itself: k"""
        each: Optional[Fraction]
        """I_j, what the work in one of them takes at most; itself: C_i"""
        each_limited_by: Optional[str]
        """timeslice or wcet, whichever is less; absent for itself"""
        work: Optional[Fraction]
        """W_j(L), L the bound; absent where entries alone limit"""
        switches: Optional[int]
        """how many switches count; itself: k"""
        switch: Optional[Fraction]
        """what one of them costs, a reset included"""
        sum: Optional[Fraction]
        """what it adds: min(times * each, work) + switches * switch; itself: C_i + k * xi"""
        limited_by: Optional[str]
        """entries or work, whichever was binding; own for itself"""

    class RunlistTasksGaps(_TypedRow):
        """What stands between an entry of a channel that is not saturated and its next one"""
        gap: Optional[Fraction]
        """the sum over the entries in it; O(channels)"""
        position: Optional[int]
        """place in the list, from 0, of the entry before it"""

    class RunlistRunlist(_TypedRow):
        """An entry of a cycle of the list, in order"""
        name: str
        """its channel"""
        index: Optional[int]
        """place of the channel in the set, from 0"""

    class Host(_Rows["HostJobs"], _TypedResult):
        """The simulation"""
        end: Optional[Fraction]
        """when it ended"""
        verdict: Optional[Verdict]
        """of what was simulated: unschedulable if a job misses its deadline, schedulable if all are met; absent where there is none"""
        jobs: Tuple["HostJobs", ...]
        """a job: those of the scenario in its order, then those released on the way"""
        schedule: Tuple["HostSchedule", ...]
        """a turn of a channel, in order of time; turns do not overlap"""
        proves: str
        """this run only: a verdict of it says nothing of other runs"""
        assumptions: Tuple[str, ...]
        """an assumption on which the run rests"""
        def rows(self, table: Literal["", "jobs", "schedule"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "jobs", "schedule"] = "") -> Any: ...  # type: ignore[override]

    class HostJobs(_TypedRow):
        """A job: those of the scenario in its order, then those released on the way"""
        name: str
        """its task"""
        release: Optional[Fraction]
        """when it was released"""
        completion: Optional[Fraction]
        """when it was complete; absent if it was not at the end"""
        response: Optional[Fraction]
        """completion - release"""
        deadline: Optional[Fraction]
        """from the release; absent where there is none"""
        meets_deadline: Optional[bool]
        """whether it meets it; absent where the simulation ended before it and before the job"""
        index: Optional[int]
        """place of its task in the set, from 0"""

    class HostSchedule(_TypedRow):
        """A turn of a channel, in order of time; turns do not overlap"""
        name: str
        """the channel"""
        position: Optional[int]
        """place of the entry in the list, from 0"""
        switch: Optional[Fraction]
        """when the switch begins"""
        start: Optional[Fraction]
        """when the work begins"""
        end: Optional[Fraction]
        """when the turn ends"""
        index: Optional[int]
        """place of the channel in the set, from 0"""

    class Simulate(_Rows["SimulateOperations"], _TypedResult):
        """The simulation"""
        policy: Optional[str]
        """where blocks went: most-room or round-robin"""
        sms: Optional[int]
        """SMs; 1 on a platform of plain slots"""
        verdict: Optional[Verdict]
        """whether every job met its deadline in this run: no bound; absent where none is given"""
        work: Optional[int]
        """what the run took of the option limit"""
        operations: Tuple["SimulateOperations", ...]
        """an operation, in program order"""
        events: Tuple["SimulateEvents", ...]
        """what happened, in order of time; kept on demand"""
        paths: Tuple["SimulatePaths", ...]
        """a path of data through the chains that were simulated"""
        proves: str
        """this run only: a verdict of it says nothing of other runs"""
        assumptions: Tuple[str, ...]
        """an assumption on which the run rests"""
        def rows(self, table: Literal["", "operations", "jobs", "blocks", "delays", "events", "places", "paths"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "operations", "jobs", "blocks", "delays", "events", "places", "paths"] = "") -> Any: ...  # type: ignore[override]

    class SimulateOperations(_Rows["SimulateOperationsJobs"], _TypedRow):
        """An operation, in program order"""
        name: str
        """its name; k1, k2, ... by position where it has none"""
        kind: Optional[str]
        """kernel or copy; of a chain's step also host"""
        stream: Optional[str]
        """the stream that it names; absent where it has one of its own"""
        blocks: Optional[int]
        """blocks of its grid; absent for a copy"""
        release: Optional[Fraction]
        """when its worst job was launched; this and the times that follow: O(jobs)"""
        enqueued: Optional[Fraction]
        """when that job joined a queue"""
        dispatched: Optional[Fraction]
        """when its first block was placed"""
        assigned: Optional[Fraction]
        """when its last block was placed"""
        completion: Optional[Fraction]
        """when it had ended"""
        response: Optional[Fraction]
        """the longest response of its jobs"""
        deadline: Optional[Fraction]
        """from the release; absent where none"""
        meets_deadline: Optional[bool]
        """whether every job met it, in this run: no bound"""
        worst_job: Optional[int]
        """the first of its jobs, counted from 1, that has the longest response; O(jobs)"""
        jobs: Tuple["SimulateOperationsJobs", ...]
        """a job, in order of release"""

    class SimulateOperationsJobs(_Rows["SimulateJobsBlocks"], _TypedRow):
        """A job, in order of release"""
        name: str
        """name of its operation"""
        kind: Optional[str]
        """kernel or copy; of a chain's step also host"""
        stream: Optional[str]
        """the stream that its operation names"""
        job: Optional[int]
        """its number among those of its operation, from 1"""
        release: Optional[Fraction]
        """when the host launched it (G1)"""
        enqueued: Optional[Fraction]
        """when it joined an EE queue or the queue of a copy engine (G2, C1)"""
        dispatched: Optional[Fraction]
        """when its first block was placed, or the copy started"""
        assigned: Optional[Fraction]
        """when its last block was placed (G3), or the copy started"""
        completion: Optional[Fraction]
        """when its last block, or the copy, had ended (G4, C4)"""
        response: Optional[Fraction]
        """completion - release"""
        deadline: Optional[Fraction]
        """from the release; absent where none"""
        meets_deadline: Optional[bool]
        """whether it met it"""
        operation_row: Optional[int]
        """row of its operation, from 0"""
        blocks: Tuple["SimulateJobsBlocks", ...]
        """a block, in order of placement; of a chain, each piece of it that its context had the GPU for; kept on demand"""
        delays: Tuple["SimulateJobsDelays", ...]
        """what held a job back, without gaps from its release until it was assigned; kept on demand"""

    class SimulateJobsBlocks(_TypedRow):
        """A block, in order of placement; of a chain, each piece of it that its context had the GPU for; kept on demand"""
        sm: Optional[int]
        """SM that it ran on; absent on a CPU"""
        start: Optional[Fraction]
        """when it started"""
        end: Optional[Fraction]
        """when it ended"""
        cpu: Optional[str]
        """of a chain: CPU on which its thread ran, or spun, without a break; absent on an SM"""
        number: Optional[int]
        """of the block in its job, from 0"""

    class SimulateJobsDelays(_TypedRow):
        """What held a job back, without gaps from its release until it was assigned; kept on demand"""
        rule: Optional[str]
        """rule that says so"""
        cause: Optional[str]
        """what that means"""
        behind: Optional[str]
        """operation that it waited for; absent for none, or several"""
        behind_job: Optional[int]
        """and which of its jobs, from 1"""
        sm: Optional[int]
        """U3, U4, U5: an SM that the rule kept a block from"""
        from_: Optional[Fraction]
        """when it began"""
        for_: Optional[Fraction]
        """how long it lasted"""
        behind_row: Optional[int]
        """row of that job, from 0"""

    class SimulateEvents(_Rows["SimulateEventsPlaces"], _TypedRow):
        """What happened, in order of time; kept on demand"""
        time: Optional[Fraction]
        """when"""
        rule: Optional[str]
        """rule that fired"""
        operation: Optional[str]
        """operation whose job it happened to"""
        job: Optional[int]
        """and which of its jobs, from 1"""
        behind: Optional[str]
        """operation that it waits for or joins behind; absent for none"""
        behind_job: Optional[int]
        """and which of its jobs, from 1"""
        blocks: Optional[int]
        """X1: blocks placed in one round; of who waits: left to place"""
        repeat: Optional[int]
        """X1: rounds, one wcet apart, that it stands for; else 1"""
        sm: Optional[int]
        """U3, U4, U5: an SM that the rule keeps a block from"""
        job_row: Optional[int]
        """row of its job, from 0"""
        behind_row: Optional[int]
        """row of that other job, from 0"""
        places: Tuple["SimulateEventsPlaces", ...]
        """X1: an SM that took blocks, in the order of their first one"""

    class SimulateEventsPlaces(_TypedRow):
        """X1: an SM that took blocks, in the order of their first one"""
        sm: Optional[int]
        """the SM"""
        blocks: Optional[int]
        """blocks that it took in one round"""

    class Occupancy(_Rows["OccupancyKernels"], _TypedResult):
        """The analysis"""
        platform: Optional[str]
        """name of the platform"""
        compute_capability: Optional[str]
        """as in 6.2; absent where not known"""
        sms: Optional[int]
        """how many SMs it has; absent where not known"""
        kernels: Tuple["OccupancyKernels", ...]
        """a kernel: those of the program in its order, then those of chains"""
        def rows(self, table: Literal["", "kernels", "resources"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "kernels", "resources"] = "") -> Any: ...  # type: ignore[override]

    class OccupancyKernels(_Rows["OccupancyKernelsResources"], _TypedRow):
        """A kernel: those of the program in its order, then those of chains"""
        name: str
        """its name; k1, k2, ... by position where it has none"""
        launches: Optional[int]
        """launches in a row of a step, else 1"""
        threads: Optional[int]
        """of a block"""
        registers: Optional[int]
        """of a thread; 0: not a limit"""
        shared_memory: Optional[int]
        """of a block, static + dynamic"""
        blocks_per_sm: Optional[int]
        """what an empty SM takes; 0: the block cannot launch"""
        certain_blocks_per_sm: Optional[int]
        """blocks that an SM holds at least while another of the kernel waits, g_min: fewer where rule U3 can keep one out"""
        slots: Optional[int]
        """SMs, of its partition if it has one, times blocks per SM; absent: how many is not known"""
        partition: Optional[str]
        """name of its partition"""
        warps_per_sm: Optional[int]
        """warps of those blocks"""
        occupancy: Optional[int]
        """of the warps that an SM holds, rounded down"""
        limited_by: Optional[Tuple[str, ...]]
        """the resources that bind: each alone allows no more blocks than all together"""
        one_more_with: Optional[str]
        """what each count may be at most for one block more; absent: no count does it"""
        reason: Optional[str]
        """why the block cannot launch"""
        registers_per_warp: Optional[int]
        """what each warp gets"""
        opt_in: Optional[bool]
        """whether the kernel has to opt in to so much shared memory"""
        carveout: Optional[int]
        """rule U5: shared memory that its SMs are set to; absent: the platform has no carve-outs"""
        resources: Tuple["OccupancyKernelsResources", ...]
        """what an SM has for blocks: warps, registers, shared_memory, blocks"""

    class OccupancyKernelsResources(_TypedRow):
        """What an SM has for blocks: warps, registers, shared_memory, blocks"""
        resource: Optional[str]
        """its name"""
        gets: Optional[int]
        """what one block gets, rounded up, with what the driver reserves"""
        has: Optional[int]
        """what an SM has"""
        blocks: Optional[int]
        """blocks that it alone allows; absent: the kernel does not need it"""
        binds: Optional[bool]
        """whether that is blocks_per_sm"""

    class Bound(_Rows["BoundChains"], _TypedResult):
        """The analysis"""
        verdict: Verdict
        """unschedulable if some chain is, schedulable if all are"""
        reason: Optional[str]
        """why"""
        exact_reason: Optional[str]
        """why there are no exact responses: what makes the system no small one, or which limit was reached; absent: there are, or none were asked for"""
        chains: Tuple["BoundChains", ...]
        """a chain"""
        weights: Tuple["BoundWeights", ...]
        """a weight, set after set; in a set for the different footprints in the context, in the order of their first step: what a certificate needs (page certificates)"""
        assumptions: Tuple[str, ...]
        """an assumption on which the bounds rest"""
        paths: Tuple["BoundPaths", ...]
        """a path: a way of data through chains of different rates, which hand on the last value"""
        def rows(self, table: Literal["", "chains", "steps", "terms", "releases", "spans", "blocks", "turns", "weights", "assumptions", "paths"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "chains", "steps", "terms", "releases", "spans", "blocks", "turns", "weights", "assumptions", "paths"] = "") -> Any: ...  # type: ignore[override]

    class BoundChains(_Rows["BoundChainsSteps"], _TypedRow):
        """A chain"""
        name: str
        """its name; c1, c2, ... (of a program's kernels k1, k2, ...) where it has none"""
        bound: Optional[Fraction]
        """from the nominal release to the end of its last step; absent where nothing is known"""
        observed: Optional[Fraction]
        """longest response that the search saw; absent without a search"""
        exact: Optional[Fraction]
        """the worst response itself; only with GPURTA_OPTION_BOUND_EXACT and of small systems"""
        deadline: Optional[Fraction]
        """from the nominal release"""
        verdict: Verdict
        """of its deadline and those of its steps"""
        meets_deadline: Optional[bool]
        """the same"""
        reason: Optional[str]
        """why it has no bound, is late or has no verdict, what would help where its jobs wait for each other, or of what alone its verdict is; else absent"""
        overlap: Optional[str]
        """serial or pipelined"""
        counted_from: Optional[str]
        """where responses begin: release or begin"""
        dropped: Optional[int]
        """largest number of jobs in a row that full queues drop; absent where none drops or no bound is known"""
        steps: Tuple["BoundChainsSteps", ...]
        """a step, in the order of addition"""
        terms: Tuple["BoundChainsTerms", ...]
        """what adds up to the bound of a chain, likewise; where a term is for a path, its weight and share are as for a step"""
        releases: Tuple["BoundChainsReleases", ...]
        """a release of the run in which the longest response of the chain was observed, in order of time"""
        spans: Tuple["BoundChainsSpans", ...]
        """a job of a step that ran while the job with the longest response of the chain was under way, in the same run; times count from the nominal release of that job"""
        blocks: Tuple["BoundChainsBlocks", ...]
        """a block, copy or host step of the whole run in which the chain misses its deadline, or a step's, in the order in which they began; several that are alike are one. Times are on the clock of the releases. This and the turns are what a certificate needs of the run"""
        turns: Tuple["BoundChainsTurns", ...]
        """a time in which one context has the GPU, in that run; none where one context always has"""

    class BoundChainsSteps(_Rows["BoundStepsTerms"], _TypedRow):
        """A step, in the order of addition"""
        name: str
        """its name; k1, k2, ... by position where it has none"""
        kind: Optional[str]
        """kernel, copy or host"""
        jitter: Optional[Fraction]
        """how late after the nominal release it may be activated; its end is no later than this and its bound, and may be bounded by less"""
        bound: Optional[Fraction]
        """from its activation to its end; absent where nothing is known"""
        observed: Optional[Fraction]
        """longest one that the search saw"""
        deadline: Optional[Fraction]
        """from the chain's nominal release; absent where none"""
        window: Optional[Fraction]
        """L"""
        exact: Optional[Fraction]
        """the worst response itself, from the nominal release of the chain"""
        finish: Optional[Fraction]
        """its latest end, from the nominal release"""
        early: Optional[Fraction]
        """its earliest activation, from the nominal release"""
        weights: Optional[int]
        """which set of weights bounds it; absent: it is no kernel, has no bound, or kernels count one after the other"""
        cpu: Optional[str]
        """CPU of a host step, or of the thread that spins meanwhile; absent: none"""
        terms: Tuple["BoundStepsTerms", ...]
        """what adds up to the bound of a step (of one, where it has a count), kept with GPURTA_OPTION_BOUND_EXPLAIN: W / S + C_i up to the kind last"""

    class BoundStepsTerms(_TypedRow):
        """What adds up to the bound of a step (of one, where it has a count), kept with GPURTA_OPTION_BOUND_EXPLAIN: W / S + C_i up to the kind last"""
        kind: Optional[str]
        """::gpurta_bound_kind, by its name"""
        step: Optional[str]
        """the step that it is for; absent: a context, or several steps"""
        context: Optional[str]
        """the context that it is for"""
        jobs: Optional[int]
        """how often it counts: jobs of the step, or what the kind says; absent: a part of one"""
        blocks: Optional[int]
        """how many blocks of each job; of low those that may be resident, of own all but the last; absent: none in particular, or waves"""
        weight: Optional[Fraction]
        """y of a block of the step; absent: of no kernel, or waves"""
        share: Optional[Fraction]
        """time that it takes, a summand of the bound"""
        index: Optional[int]
        """row of that step among all steps, or number of the context"""
        waves: Optional[int]
        """how many waves of each job, where kernels count one after the other"""
        each: Optional[Fraction]
        """time of each that jobs counts: of a job, a timeslice, a gap, a switch or what the kind says; absent: of another kind"""
        window: Optional[Fraction]
        """of path its window; of outlasted the time of all other parts of the wait; absent: of another kind"""
        less_than: Optional[int]
        """of head: the sum of blocks x weight of the room that follow is below it; absent: of another kind"""

    class BoundChainsTerms(_TypedRow):
        """What adds up to the bound of a chain, likewise; where a term is for a path, its weight and share are as for a step"""
        kind: Optional[str]
        """::gpurta_bound_kind, by its name"""
        step: Optional[str]
        """the step that it is for; absent: a context, or several steps"""
        context: Optional[str]
        """the context that it is for"""
        jobs: Optional[int]
        """how often it counts: jobs of the step, or what the kind says; absent: a part of one"""
        blocks: Optional[int]
        """how many blocks of each job; of low those that may be resident, of own all but the last; absent: none in particular, or waves"""
        weight: Optional[Fraction]
        """y of a block of the step; absent: of no kernel, or waves"""
        share: Optional[Fraction]
        """time that it takes, a summand of the bound"""
        index: Optional[int]
        """row of that step among all steps, or number of the context"""
        waves: Optional[int]
        """how many waves of each job, where kernels count one after the other"""
        each: Optional[Fraction]
        """time of each that jobs counts: of a job, a timeslice, a gap, a switch or what the kind says; absent: of another kind"""
        window: Optional[Fraction]
        """of path its window; of outlasted the time of all other parts of the wait; absent: of another kind"""
        less_than: Optional[int]
        """of head: the sum of blocks x weight of the room that follow is below it; absent: of another kind"""

    class BoundChainsReleases(_TypedRow):
        """A release of the run in which the longest response of the chain was observed, in order of time"""
        chain: Optional[str]
        """the chain that is released"""
        nominal: Optional[Fraction]
        """its nominal release"""
        release: Optional[Fraction]
        """when it came, up to the jitter later"""
        index: Optional[int]
        """row of that chain"""

    class BoundChainsSpans(_TypedRow):
        """A job of a step that ran while the job with the longest response of the chain was under way, in the same run; times count from the nominal release of that job"""
        step: Optional[str]
        """which step"""
        begin: Optional[Fraction]
        """its activation"""
        start: Optional[Fraction]
        """when its first block was placed, or it began"""
        end: Optional[Fraction]
        """when it was complete"""
        index: Optional[int]
        """row of that step among all steps"""

    class BoundChainsBlocks(_TypedRow):
        """A block, copy or host step of the whole run in which the chain misses its deadline, or a step's, in the order in which they began; several that are alike are one. Times are on the clock of the releases. This and the turns are what a certificate needs of the run"""
        job: Optional[int]
        """of the chain's job that the releases have under this number, from 0"""
        step: Optional[int]
        """place of the step in its chain, from 0"""
        sm: Optional[int]
        """the SM of a block; else 0"""
        count: Optional[int]
        """how many that are alike"""
        start: Optional[Fraction]
        """when it began"""
        end: Optional[Fraction]
        """when it ended"""

    class BoundChainsTurns(_TypedRow):
        """A time in which one context has the GPU, in that run; none where one context always has"""
        entry: Optional[int]
        """the entry of the runlist, from 0; of servers the context"""
        start: Optional[Fraction]
        """when the context has the GPU, after the switch"""
        end: Optional[Fraction]
        """when it has it no longer"""

    class BoundWeights(_TypedRow):
        """A weight, set after set; in a set for the different footprints in the context, in the order of their first step: what a certificate needs (page certificates)"""
        set: Optional[int]
        """which set, from 0"""
        weight: Optional[Fraction]
        """y of the footprint's blocks"""

    class Partition(_Rows["PartitionPartitions"], _TypedResult):
        """The search for divisions of a GPU"""
        sms: Optional[int]
        """SMs of the GPU"""
        mechanism: Optional[str]
        """how SMs are divided"""
        sizes_source: Optional[str]
        """where the allowed sizes are from; absent where any is allowed"""
        sizes_unconfirmed: Optional[str]
        """what of them is not confirmed; absent: nothing"""
        queues: Optional[str]
        """separate or shared"""
        minimize: Optional[str]
        """total or largest"""
        verdict: Verdict
        """schedulable if there is a division, else unknown"""
        complete: Optional[bool]
        """whether the search came to its end; if not, the limit came first: there may be cheaper divisions than those found, or some where none was"""
        found: Optional[int]
        """how many cheapest divisions there are, with those that differ by an exchange"""
        tried: Optional[int]
        """how many bounds of all chains were computed"""
        doubt: Optional[str]
        """why none is searched for (keys left_out and observed); absent: nothing speaks against it"""
        partitions: Tuple["PartitionPartitions", ...]
        """a partition"""
        divisions: Tuple["PartitionDivisions", ...]
        """a cheapest division, of 32 at most; one of those that differ by an exchange of partitions that are alike"""
        culprit: Tuple["PartitionCulprit", ...]
        """where there is no division, the chain that does not fit, with all that others can spare; no row where the limit came first"""
        chains: Tuple["PartitionChains", ...]
        """a chain"""
        assumptions: Tuple[str, ...]
        """an assumption on which the divisions rest: those of the bounds with the first one"""
        def rows(self, table: Literal["", "partitions", "divisions", "sizes", "culprit", "chains", "assumptions"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "partitions", "divisions", "sizes", "culprit", "chains", "assumptions"] = "") -> Any: ...  # type: ignore[override]

    class PartitionPartitions(_TypedRow):
        """A partition"""
        name: str
        """its name"""
        used: Optional[bool]
        """whether kernels are in it"""
        fewest: Optional[int]
        """fewest SMs with which the deadlines of its chains, and of paths through them, are met if every other partition had the whole GPU; absent where no size is enough, where it has no kernels, and perhaps where the search is not complete"""
        sms: Optional[int]
        """its SMs in the first division"""

    class PartitionDivisions(_Rows["PartitionDivisionsSizes"], _TypedRow):
        """A cheapest division, of 32 at most; one of those that differ by an exchange of partitions that are alike"""
        number: Optional[int]
        """1, 2, 3, ..."""
        total: Optional[int]
        """SMs of all partitions"""
        largest: Optional[int]
        """SMs of the largest one"""
        rest: Optional[int]
        """SMs that are left over"""
        sizes: Tuple["PartitionDivisionsSizes", ...]
        """a partition with kernels, in a division"""

    class PartitionDivisionsSizes(_TypedRow):
        """A partition with kernels, in a division"""
        partition: Optional[str]
        """its name"""
        sms: Optional[int]
        """its SMs"""
        profile: Optional[str]
        """MIG profile of that size: 3g"""
        profile_id: Optional[int]
        """its number for nvidia-smi mig -cgi"""

    class PartitionCulprit(_TypedRow):
        """Where there is no division, the chain that does not fit, with all that others can spare; no row where the limit came first"""
        chain: Optional[str]
        """its name; c1, c2, ... where it has none"""
        index: Optional[int]
        """its number, from 0"""
        sms: Optional[int]
        """SMs of its partition then"""
        factor: Optional[Fraction]
        """its bound over its deadline; absent where it has no bound"""
        path: Optional[str]
        """the path through that chain whose reaction time does not fit, and which sms and factor are of; absent: the chain itself does not"""

    class BoundAssumptions(_TypedRow):
        """An assumption on which the bounds rest"""
        assumption: Optional[str]
        """a sentence"""

    class PartitionChains(_TypedRow):
        """A chain"""
        name: str
        """its name; c1, c2, ... where it has none, of kernels k1, k2, ..."""
        partition: Optional[int]
        """position of the partition of its kernels, from 0; absent: it has none"""
        deadline: Optional[Fraction]
        """D; absent: a closed chain that is given none"""

    class BoundPaths(_Rows["BoundPathsTerms"], _TypedRow):
        """A path: a way of data through chains of different rates, which hand on the last value"""
        name: str
        """its name"""
        reaction: Optional[Fraction]
        """from an event to the end of the first job of the last chain that had notice of it; absent where a chain has no bound, or no largest distance of its releases"""
        age: Optional[Fraction]
        """of the data from which the last chain makes its output, since they were read, when it is written; absent likewise, but the last chain needs no largest distance"""
        observed_reaction: Optional[Fraction]
        """longest one that the search saw; absent where it saw none"""
        observed_age: Optional[Fraction]
        """the same of the age"""
        deadline: Optional[Fraction]
        """of the reaction time; absent where none"""
        verdict: Optional[Verdict]
        """of its deadline; absent where there is none"""
        meets_deadline: Optional[bool]
        """the same"""
        reason: Optional[str]
        """why it has no bound; absent: it has one"""
        terms: Tuple["BoundPathsTerms", ...]
        """a chain of the path, in order: the reaction time is the sum of all distances and bounds, the age that without the distance of the last chain"""

    class BoundPathsTerms(_TypedRow):
        """A chain of the path, in order: the reaction time is the sum of all distances and bounds, the age that without the distance of the last chain"""
        chain: Optional[str]
        """its name"""
        wait: Optional[Fraction]
        """largest distance of its releases: so long may data wait for the next one; absent where none is known"""
        bound: Optional[Fraction]
        """from its nominal release to the end of its last step; absent where nothing is known"""
        index: Optional[int]
        """row of that chain"""

    class Resident(_Rows["ResidentGroups"], _TypedResult):
        """The analysis"""
        verdict: Optional[str]
        """resident, hangs or unknown: of all groups"""
        reason: Optional[str]
        """why"""
        sms: Optional[int]
        """SMs of the GPU; of a platform of slots 1"""
        work: Optional[int]
        """steps of the search for coverings, of which the limit is; 0: weights were enough"""
        groups: Tuple["ResidentGroups", ...]
        """a group of kernels"""
        heads: Tuple["ResidentHeads", ...]
        """a kernel that may be at the head of the queues"""
        witness: Tuple["ResidentWitness", ...]
        """how it hangs; no row where it does not"""
        assumptions: Tuple[str, ...]
        """an assumption on which the answer rests"""
        def rows(self, table: Literal["", "groups", "kernels", "heads", "witness", "order", "places", "assumptions", "weights"] = "") -> List[Dict[str, Any]]: ...  # type: ignore[override]
        def to_dataframe(self, table: Literal["", "groups", "kernels", "heads", "witness", "order", "places", "assumptions", "weights"] = "") -> Any: ...  # type: ignore[override]

    class ResidentGroups(_Rows["ResidentGroupsKernels"], _TypedRow):
        """A group of kernels"""
        name: str
        """its name"""
        verdict: Optional[str]
        """resident, hangs or unknown"""
        reason: Optional[str]
        """why"""
        fewest_sms: Optional[int]
        """fewest SMs that hold the group where it has them for itself; absent: none do, or none was found within the limit"""
        proof: Optional[str]
        """by what its verdict is proved: heads (each kernel as the head of the queues, or an order of launches) or states (every state that the GPU can be in; no certificate has these); absent: unknown"""
        kernels: Tuple["ResidentGroupsKernels", ...]
        """a kernel of a group"""

    class ResidentGroupsKernels(_TypedRow):
        """A kernel of a group"""
        name: str
        """its name; k1, k2, ... by position where it has none"""
        blocks: Optional[int]
        """blocks of its grid"""
        largest_safe: Optional[int]
        """a number of its blocks with which, all else as it is, every group is proved resident; with one more it was not proved; 0: no number is"""
        weight: Optional[Fraction]
        """SMs that one of its blocks can keep closed to the head that is nearest to being blocked"""

    class ResidentHeads(_Rows["ResidentHeadsWeights"], _TypedRow):
        """A kernel that may be at the head of the queues"""
        name: str
        """its name"""
        weight: Optional[Fraction]
        """most that blocks of groups can weigh while it waits: below the SMs of its partition it is never blocked"""
        sms: Optional[int]
        """SMs on which it may run"""
        proof: Optional[str]
        """weights or search where it is never blocked; blocked; order; states (every state of the GPU decides); unknown"""
        weights: Tuple["ResidentHeadsWeights", ...]
        """a weight, set after set; in a set for the kernels of groups on the head's SMs, in their order: what a certificate needs (page certificates)"""

    class ResidentWitness(_Rows["ResidentWitnessOrder"], _TypedRow):
        """How it hangs; no row where it does not"""
        group: Optional[str]
        """a group that hangs"""
        waits: Optional[str]
        """the kernel that waits for ever"""
        for_: Optional[str]
        """for what it waits"""
        simulated: Optional[bool]
        """whether the rules of the platform, as simulated, place blocks so that it hangs; if not, it takes a placement that they do not exclude"""
        cause: Optional[str]
        """the same in one word: space, completion (of a kernel of its group, by its stream or after), null-stream, idle-gpu (U6) or grids (U2)"""
        order: Tuple["ResidentWitnessOrder", ...]
        """an operation of the witness, in the order of launches"""
        places: Tuple["ResidentWitnessPlaces", ...]
        """blocks of one kernel on some SMs that follow each other, in the witness"""

    class ResidentWitnessOrder(_TypedRow):
        """An operation of the witness, in the order of launches"""
        name: str
        """its name"""
        blocks: Optional[int]
        """blocks of its grid; absent: a copy"""
        resident: Optional[int]
        """its blocks that are on the GPU"""
        operation: Optional[int]
        """its position in the program, from 0"""

    class ResidentWitnessPlaces(_TypedRow):
        """Blocks of one kernel on some SMs that follow each other, in the witness"""
        name: str
        """the kernel"""
        sm: Optional[int]
        """the first of the SMs, from 0 on the GPU"""
        sms: Optional[int]
        """how many SMs"""
        blocks: Optional[int]
        """its blocks on each of them"""

    class ResidentAssumptions(_TypedRow):
        """An assumption on which the answer rests"""
        assumption: Optional[str]
        """a sentence"""

    class ResidentHeadsWeights(_TypedRow):
        """A weight, set after set; in a set for the kernels of groups on the head's SMs, in their order: what a certificate needs (page certificates)"""
        set: Optional[int]
        """which set of the head, from 0"""
        weight: Optional[Fraction]
        """SMs that one block of the kernel can keep closed to the head"""

    class SimulatePaths(_TypedRow):
        """A path of data through the chains that were simulated"""
        name: str
        """its name"""
        reaction: Optional[Fraction]
        """the longest from an event to the end of the first job of the last chain that had notice of it; absent where the run shows none"""
        age: Optional[Fraction]
        """the longest of the data from which the last chain makes its output; absent likewise"""
        deadline: Optional[Fraction]
        """of the reaction time; absent where none"""
        meets_deadline: Optional[bool]
        """whether all reactions met it"""
        reason: Optional[str]
        """why longer ones may come later; absent: the run repeats, and these are the longest for these offsets, execution times and placement"""

    class RtaAssumptions(_TypedRow):
        """An assumption on which the times rest"""
        assumption: Optional[str]
        """a sentence"""

    class EdfAssumptions(_TypedRow):
        """An assumption on which the verdict rests"""
        assumption: Optional[str]
        """a sentence"""

    class RunlistAssumptions(_TypedRow):
        """An assumption on which the bounds rest"""
        assumption: Optional[str]
        """a sentence"""

    class PartitionAssumptions(_TypedRow):
        """An assumption on which the divisions rest: those of the bounds with the first one"""
        assumption: Optional[str]
        """a sentence"""
else:
    globals().update({table.row.__name__: table.row for tables in TABLES.values() for table in tables})
