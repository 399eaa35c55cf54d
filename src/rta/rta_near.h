/* Number kind of the free-block analysis alone: enclosures of times whose common denominator has
 * hundreds of digits, so that few of them are ever computed.
 *
 * Of a wcet or release v, `low` is floor(2^s v). A time is a release and then so many
 * blocks one after the other, each of which starts when the one before it ends: a chain. Its `low`
 * is the sum of theirs, and is less than 2^s times the time by less than `slack`, the number of all
 * blocks. Two times that are further apart are in the order of their `low`; if they are nearer,
 * they have the same chain, or both are computed.
 *
 * The chain: a time is the value of a link, and `times` times the wcet or release number `of`.
 * A link is the same; or, once a completion that goes through it was computed, KNOWN: a completion
 * and so many times the wcet of its kernel. Link 0 is 0.
 *
 * Where a decision would cost too much, the analysis is `lost`, and is done on GMP integers. */
#ifndef RTA_NEAR_H
#define RTA_NEAR_H

#include "base/grow.h"
#include "number/wide.h"
#include "rta/rta.h"

#define KNOWN UINT32_MAX

typedef struct near_time {
    int64_t low, times;
    uint32_t link, of;
} num_near;

struct link {
    int64_t times;
    uint32_t link, of; /* link: KNOWN, or a lower number than its own */
};

struct chain {
    size_t count;        /* kernels, whose wcets are numbered from 0, and then their releases */
    num_mpz *part;       /* these, in ticks of the kernel's group: */
    uint32_t *group;     /* some kernels that follow each other */
    num_mpz *ticks;      /* whose tick is so many of all kernels' */
    num_mpz *completion; /* in ticks of all kernels */
    uint32_t groups, at; /* how many groups; the one of `sum` */
    int64_t exponent;    /* of `low` */
    struct link *link;
    uint32_t *number; /* for sweeping: the new number of each link */
    size_t links, room, numbers, sweep_at;
    int64_t slack;
    int64_t effort; /* so many more large sums may be made */
    mpz_t a, b, sum, factor;
    bool lost, no_memory;
};

static inline void init_near(num_near *const r)
{
    *r = (num_near){0, 0, 0, 0};
}

static inline void clear_near(num_near *const r)
{
    (void)r;
}

static inline void set_near(num_near *const r, const num_near *const a)
{
    *r = *a;
}

static inline void set_int_near(num_near *const r, const int64_t v)
{
    *r = (num_near){v, 0, 0, 0};
}

static inline void swap_near(num_near *const a, num_near *const b)
{
    const num_near t = *a;
    *a = *b;
    *b = t;
}

static inline bool sub_near(num_near *const r, const num_near *const a, const num_near *const b)
{
    const num_near x = *a, y = *b; /* y is so many times the wcet of x, or nothing */
    *r = (num_near){x.low - y.low, x.times - y.times, x.link, x.of};
    return true;
}

/* r += a * b; r is so many times a */
static inline bool addmul_int_near(num_near *const r, const num_near *const a, const int64_t b)
{
    int64_t low = a->low;
    r->of = a->of;
    return !__builtin_mul_overflow(low, b, &low) && !__builtin_add_overflow(r->low, low, &r->low) &&
           !__builtin_add_overflow(r->times, b, &r->times);
}

static inline int sgn_near(const num_near *const a)
{
    return a->times != 0;
}

static inline int64_t low_near(const num_near *const a)
{
    return a->low;
}

#endif

#define num_t num_near
#define NUM(name) name##_near
#define NUM_WIDE 0
#define NUM_NEAR 1
