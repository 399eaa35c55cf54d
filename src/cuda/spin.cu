/* The device code of libgpurta-cuda, to be read. What runs is spin.ptx beside it, written by hand to
 * do the same; nothing of a CUDA toolkit takes part in the build.
 *
 * For kernels with registers, local memory or static shared memory of their own, spin.c inserts
 * text into gpurta_spin: values that are read from *stop before the spinning and are needed behind
 * it, so that each has a register meanwhile; an array in local memory and one in shared memory.
 * Behind the spinning they would be combined and written to *sink, which is NULL: the compiler
 * cannot know that. */

struct record {
    unsigned long long start, end; /* globaltimer, ns */
    unsigned int sm, stopped;
};

__device__ static unsigned long long globaltimer()
{
    unsigned long long now;
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
    return now;
}

/* One block: thread 0 notes, spins for `duration` ns or until *stop is set, and notes; the others
 * wait at the barrier, so that the block keeps its warps and shared memory until then. */
extern "C" __global__ void gpurta_spin(struct record *records, const volatile unsigned int *stop,
                                       unsigned long long duration, unsigned int *sink)
{
    (void)sink;
    if (threadIdx.x == 0) {
        struct record *const r = &records[blockIdx.x];
        const unsigned long long start = globaltimer();
        unsigned long long now = start;
        unsigned int sm, stopped = 0;
        asm volatile("mov.u32 %0, %%smid;" : "=r"(sm));
        r->start = start;
        r->sm = sm;
        for (unsigned int i = 0; now - start < duration; i++) {
            if (i % 64 == 0 && (stopped = *stop) != 0) /* device memory: 64 spares the bus */
                break;
            now = globaltimer();
        }
        r->stopped = stopped;
        r->end = now;
    }
    __syncthreads();
}

struct turns {
    unsigned long long start, end, waited; /* globaltimer, ns */
    unsigned int turns, stopped;
};

/* One thread: works for `demand` ns or until *stop is set. Two readings that are more than `gap`
 * apart have a wait between them, in which another channel was on the GPU: no work. */
extern "C" __global__ void gpurta_work(struct turns *out, const volatile unsigned int *stop,
                                       unsigned long long demand, unsigned long long gap)
{
    unsigned long long now = globaltimer(), done = 0, waited = 0;
    unsigned int stopped = 0, turns = 1;
    out->start = now;
    for (unsigned int i = 0; done < demand; i++) {
        if (i % 64 == 0 && (stopped = *stop) != 0)
            break;
        const unsigned long long before = now;
        now = globaltimer();
        if (now - before > gap) {
            waited += now - before;
            turns++;
        } else
            done += now - before;
    }
    out->end = now;
    out->waited = waited;
    out->turns = turns;
    out->stopped = stopped;
}

/* One thread: what is the time? */
extern "C" __global__ void gpurta_clock(unsigned long long *out)
{
    *out = globaltimer();
}

/* One thread: the smallest step between two readings that differ, in 64 such steps; the number of
 * readings is bounded. ~0 if the timer never moved. */
extern "C" __global__ void gpurta_resolution(unsigned long long *out)
{
    unsigned long long least = ~0ull, before = globaltimer();
    unsigned int steps = 0;
    for (unsigned int i = 0; i < 4000000 && steps < 64; i++) {
        const unsigned long long now = globaltimer();
        if (now != before) {
            least = min(least, now - before);
            before = now;
            steps++;
        }
    }
    *out = least;
}
