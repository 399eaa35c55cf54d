-- case page --
$ sed -n '/# The pipeline/,/wcet: 1.5}/s/^    //p' "$EXAMPLES/../start.md" | cmp - "$EXAMPLES/pipeline.yaml"
> gpurta bound "$EXAMPLES/pipeline.yaml" --explain detect
platform jetson-orin-nano; times in ms

camera/detect: at most 5.5; its last block starts within 3.5
  1.5  one pending job of the same priority, planner/rollouts: 1 wave x 1.5
  2  own waves before the last block: 1 wave x 2
  2  the last block itself
  = 5.5

how to read this, and the section of page bound that proves it:
- wave: at least so many blocks of a kernel as keep one more of it out; the last block has a line of its own, and where all others fit at once with it they have none [One after the other; In turns, which is that for rule U1]
- one pending job, one copy before it: what stands in the queue when this comes, in order; of a sequence its dearest step, once, of other chains each step, whatever N is [Statement]

schedulable: every bound is within its deadline

assumptions:
- nothing else runs on the GPU: no other process, graphics, page migration or DLA
- releases of a chain are at least its period apart, and come in order, at most its jitter late
- no block, copy or host step takes longer than its wcet, whatever runs beside it
- blocks are not preempted within a context; a kernel places blocks only at the head of its priority's queue, and only while no higher queue waits
- what a step waits for is complete before it is launched, and no time passes between (gaps of 2 to 5 us, as between kernels that wait for each other on Orin and RTX GPUs: key launch_gap); queues are first in, first out
- a copy engine runs one copy at a time, for all contexts, in the order in which copies become ready (a copy that is launched before it is ready would delay those launched after it, by rule U9)
- host steps end within their stated times, whatever else runs
- U2: never more grids at once than the platform allows: a job follows the one before in the streams of its chain
- U3: warps are dealt to sub-partitions in turn
- U4: shared memory of a block is one piece, the first that fits
- U5: SMs that are not empty keep their carve-out: a kernel that needs a larger one may wait until they are empty (key carveout)
- U6: the pool of local memory has grown before to what the kernels need
- not confirmed of this GPU by any source: number of SMs: the 4GB module, and a power mode of the 8GB one, have 4; reserved shared memory: inferred, SM minus largest block; SM order for ties (taken as ascending); number of copy engines (taken as one)
- rules measured on other GPUs alone: ...
- no shared memory given for camera/detect and planner/rollouts: taken to use none (key shared_memory)
- no stream given for camera and planner: taken as one of its own each: in the default, or in a shared one, it would wait (key stream)
- no deadline given for camera: taken to be the period (key deadline)
- no jitter given for camera and planner: taken as 0, no two releases closer than the period (key jitter)
