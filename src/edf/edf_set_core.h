/* EDF on whole numbers, one text per number kind (i64.h): a set, and what both the demand test
 * (edf_core.h) and the response times (edf_responses_core.h) need. gpurta/edf.h has the theory.
 *
 * The set is in a unit in which every time is a whole number, and servers are already gone: a
 * bandwidth U_s for servers is the same as every C and np divided by 1 - U_s (the line (1 - U_s) t
 * becomes the line t).
 *
 * On 64-bit integers nothing is checked inside of the loops: NUM(edf_fits) says once that no value
 * up to EDF_MAX can overflow. With U <= 1, h(t) <= t + sum C, so that all stays below 2^62. */

#include "edf/edf_run.h"

#include <stdlib.h>

enum { NUM(EDF_SCRATCH) = 6 };

struct NUM(edf_task) {
    num_t wcet, deadline, period, blocking; /* blocking: B(t) where this task causes it */
    int64_t share;                          /* C/P in units of 2^-62, off by less than one */
#if !NUM_WIDE
    uint64_t inverse; /* ceil(2^(63 + shift) / P), shift = floor(log2 P) */
    int shift;
    int64_t rest; /* scratch: see exact_load */
#endif
};

/* The points of a test that was passed: see gpurta_edf_point(). */
struct NUM(edf_points) {
    num_t *time;
    size_t count, room;
    bool no_memory;
};

struct NUM(edf_set) {
    struct NUM(edf_task) * task;
    size_t count;
    int load;                        /* sign of U - 1 */
    num_t blocking;                  /* B(t) from the last step on: of the tasks in servers */
    num_t earliest, latest;          /* smallest and largest relative deadline */
    int64_t work, limit;             /* task evaluations: done, allowed */
    struct NUM(edf_points) * points; /* NULL: they are not kept */
    num_t x[NUM(EDF_SCRATCH)];
};

/* Precomputes what the loops need; the times of the tasks and set->blocking are filled in. */
void NUM(edf_prepare)(struct NUM(edf_set) * set);

/* The demand test of a prepared set with U <= 1, count >= 1 and D > 0. EDF_FAIL: t is an absolute
 * deadline with h(t) + B(t) > t. */
enum edf_outcome NUM(edf_test)(struct NUM(edf_set) * set, num_t *t);

/* floor(x / P) + 1 for 0 <= x <= EDF_MAX: the number of multiples of P in [0, x] */
static inline void NUM(edf_multiples)(num_t *const r, const struct NUM(edf_task) *const task,
                                      const num_t *const x)
{
#if NUM_WIDE
    mpz_fdiv_q(r, x, &task->period);
    mpz_add_ui(r, r, 1);
#else
    *r = (int64_t)((wide_product((uint64_t)*x << 1, task->inverse).high >> task->shift) + 1);
#endif
}

/* Number of jobs with a deadline at t or before, in the synchronous pattern. */
static inline void NUM(edf_jobs)(num_t *const r, const struct NUM(edf_task) *const task,
                                 const num_t *const t)
{
#if NUM_WIDE
    mpz_sub(r, t, &task->deadline);
    if (mpz_sgn(r) < 0)
        mpz_set_ui(r, 0);
    else
        NUM(edf_multiples)(r, task, r);
#else
    const int64_t x = *t - task->deadline;
    NUM(edf_multiples)(r, task, &x);
    *r &= x < 0 ? 0 : -1;
#endif
}

/* sum += a * b, which is known to fit */
static inline void NUM(edf_gather)(num_t *const sum, const num_t *const a, const num_t *const b)
{
#if NUM_WIDE
    mpz_addmul(sum, a, b);
#else
    *sum += *a * *b;
#endif
}

/* h := work of all jobs released in [0, t), t >= 1 */
static inline void NUM(edf_released)(struct NUM(edf_set) *const set, num_t *const h,
                                     const num_t *const t)
{
    num_t *const jobs = &set->x[0], *const last = &set->x[1];
    NUM(set_int)(h, 1);
    (void)NUM(sub)(last, t, h);
    NUM(set)(h, &set->blocking);
    for (size_t i = 0; i < set->count; i++) {
        NUM(edf_multiples)(jobs, &set->task[i], last);
        NUM(edf_gather)(h, jobs, &set->task[i].wcet);
    }
}

/* One evaluation of every task at t. It costs 1 per task, of which GMP integers have fewer; there a
 * division of n + 1 words by m + 1 takes time of the order of n + (n - m) m, so that the limit
 * bounds time. */
static inline bool NUM(edf_charge)(struct NUM(edf_set) *const set, const num_t *const t)
{
    set->work += (int64_t)set->count;
#if NUM_WIDE
    const int64_t n = edf_words(t) - 1;
    for (size_t i = 0; n > 0 && i < set->count && set->work <= set->limit; i++) {
        const int64_t m = edf_words(&set->task[i].period) - 1;
        set->work += (n + (n > m ? (n - m) * m : 0) + 3) / 4;
    }
#else
    (void)t;
#endif
    return set->work <= set->limit;
}

/* Every time and the sum of all C are small enough for the loops. */
static inline bool NUM(edf_fits)(const struct NUM(edf_set) *const set)
{
#if NUM_WIDE
    (void)set;
    return true;
#else
    int64_t sum = set->blocking;
    bool fits = sum <= EDF_MAX;
    for (size_t i = 0; i < set->count && fits; i++) {
        const struct NUM(edf_task) *const task = &set->task[i];
        fits = task->deadline >= -EDF_MAX && task->deadline <= EDF_MAX && task->period <= EDF_MAX &&
               task->wcet <= EDF_MAX && task->blocking <= EDF_MAX && (sum += task->wcet) <= EDF_MAX;
    }
    return fits;
#endif
}

static inline bool NUM(edf_in_range)(const num_t *const t)
{
#if NUM_WIDE
    (void)t;
    return true;
#else
    return *t <= EDF_MAX;
#endif
}
