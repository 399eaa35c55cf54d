/* What the cores of the free-block analysis take and give, for one number kind: see i64.h for how
 * this text is included. Times are whole ticks. */

/* An absolute time: 64 bits and more, because shifts of the whole GPU go into it. */
#if NUM_WIDE
typedef num_t NUM(instant);
#else
typedef struct wide NUM(instant);
#endif

struct NUM(pair) {
    num_t time;    /* relative to base */
    int64_t count; /* slots that come free then; > 0 */
};

/* Pairs in order of time: pair[first] .. pair[last - 1], first >= 1. */
struct NUM(row) {
    struct NUM(pair) * pair;
    size_t first, last;
};

struct NUM(gpu) {
    NUM(instant) base;
    num_t now;           /* t_a, relative to base */
    int64_t slots, free; /* g_max; g_f: slots free at t_a */
    size_t room;         /* pairs that there is memory for */
    struct NUM(row) h;   /* the pairs, but for the loose ones */
    struct NUM(
        row) own; /* those of the kernel that is placed; in between, loose pairs, unordered */
    num_t offset; /* to be added to the times of `own` */
    int64_t own_slots;
    uint32_t *tree;       /* of the loose pairs: see rta_h_core.h */
    size_t leaves;        /* its width, a power of two */
    size_t loose;         /* how many there are */
    size_t fresh, unused; /* the last leaf ever used; a list of leaves without a pair */
    int64_t work;         /* pairs taken and counted so far */
    num_t t;              /* for calculations */
};

/* One step of the trace. */
struct NUM(step) {
    NUM(instant) start; /* of the first round */
    size_t kernel;
    int64_t free, placed, left, repeat;
};

struct NUM(steps) {
    struct NUM(step) * step;
    size_t count, room;
    bool no_memory;
};

void NUM(rta_steps_clear)(struct NUM(steps) * steps);

/* Kernels in program order, each with jobs of its own. */
struct NUM(kernels) {
    size_t count, lanes;
    int64_t slots;
    const int64_t *blocks;
    const num_t *wcet, *release;
    const num_t *period;   /* 0: released once; NULL: all of them */
    const num_t *deadline; /* negative: none; NULL: all of them */
    const size_t *lane;    /* the stream of each, 0 .. lanes - 1 */
    bool late;             /* U1: what waited for its stream comes behind what is released then */
    bool ends_waiting;     /* all jobs: the walk ends with the first that waits for its stream */
};

/* What a walk over jobs finds. Unless `repeats`, every value is of the jobs that were observed
 * only. */
struct NUM(jobs) {
    num_t *completion; /* of the first job */
    num_t *worst;      /* the longest response */
    num_t *when;       /* and the release of the first job that has it */
    int64_t *which;    /* and its number, from 0 */
    int64_t *observed; /* jobs observed; 0: the values above have no meaning */
    int64_t jobs;      /* of all kernels together */
    int64_t missed;    /* jobs observed that miss their deadline */
    bool waited;       /* a job was released before the one before it in its stream was complete */
    bool repeats;      /* the state repeats: every job to come is like one that was observed */
    bool limited;      /* the limit was reached, or a job waited and the walk ends with it */
};

/* Memory that a GPU needs: two rows of rta_row(room) pairs, rta_tree(room) numbers for the tree. */
void NUM(rta_gpu_init)(struct NUM(gpu) * gpu, struct NUM(pair) * h, struct NUM(pair) * own,
                       uint32_t *tree, size_t room, int64_t slots);
void NUM(rta_gpu_clear)(struct NUM(gpu) * gpu);

/* Places all blocks of the next kernel; the arrival is absolute. Afterwards t_a is the start of its
 * last block. Steps are kept unless `steps` is NULL; with them every step is taken. False:
 * overflow, or no memory for a step. */
bool NUM(rta_place)(struct NUM(gpu) * gpu, const num_t *arrival, int64_t blocks, const num_t *wcet,
                    size_t kernel, struct NUM(steps) * steps);

/* When the last block that was placed ends; false: does not fit. */
bool NUM(rta_completion)(const struct NUM(gpu) * gpu, const num_t *wcet, num_t *r);
bool NUM(rta_end)(const struct NUM(gpu) * gpu, const num_t *wcet, NUM(instant) * r);

/* f_i = r + C * ceil((g_1 + ... + g_i) / g_max) (Paredes 3.6, corrected). False: overflow. */
bool NUM(rta_closed_form)(const struct NUM(kernels) * kernels, NUM(instant) * completion);

/* One job of each kernel. `waited`: a job waited for the one before it in its stream. */
bool NUM(rta_first_jobs)(const struct NUM(kernels) * kernels, NUM(instant) * completion,
                         struct NUM(steps) * steps, bool *waited, bool *no_memory);

/* All jobs; periods, one of them above 0, and deadlines are given. `order` is the kernels by first
 * release. False: overflow or no memory. */
bool NUM(rta_all_jobs)(const struct NUM(kernels) * kernels, const size_t *order,
                       const struct walk_limit *limit, struct NUM(jobs) * jobs, bool *no_memory);

#if !NUM_WIDE
/* The same for one set after the other, of at most n kernels: what the walks allocate is kept. */
struct NUM(walk);
struct NUM(walk) * NUM(rta_walk_create)(size_t n); /* NULL: out of memory */
void NUM(rta_walk_destroy)(struct NUM(walk) * walk);
bool NUM(rta_walk_again)(struct NUM(walk) * walk, const struct NUM(kernels) * kernels,
                         const size_t *order, const struct walk_limit *limit,
                         struct NUM(jobs) * jobs, bool *no_memory);
#endif
