/* What benchmarks share: a clock, and random numbers that are the same on every machine. */
#ifndef BENCH_H
#define BENCH_H

#include "base/analyses.h"
#include <malloc.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

/* Of all threads: for ratios on a machine that others use, too. */
static inline double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

/* splitmix64 (Steele, Lea, Flood 2014) */
static inline uint64_t bench_random(uint64_t *const state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static inline int64_t bench_range(uint64_t *const state, const int64_t low, const int64_t high)
{
    return low + (int64_t)(bench_random(state) % (uint64_t)(high - low + 1));
}

/* Bytes in use on the heap. */
static inline size_t heap_bytes(void)
{
#if __GLIBC_PREREQ(2, 33)
    const struct mallinfo2 info = mallinfo2();
#else
    const struct mallinfo info = mallinfo();
#endif
    return (size_t)info.uordblks + (size_t)info.hblkhd;
}

#endif
