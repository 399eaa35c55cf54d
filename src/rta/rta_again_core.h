/* Walks over all jobs of one set after the other, in the same memory: 64-bit integers alone. Needs
 * rta_jobs_core.h. */

struct walk_i64 *rta_walk_create_i64(const size_t n)
{
    struct walk_i64 *const walk = calloc(1, sizeof *walk);
    if (!walk)
        return NULL;
    walk->number = calloc(n, sizeof *walk->number);
    walk->kept.phase = calloc(n, 3 * sizeof *walk->kept.phase);
    walk->here.phase = calloc(n, 3 * sizeof *walk->here.phase);
    bool good = h_reserve_i64(&walk->gpu, n + 16); /* few sets need more */
    good = good && state_room_i64(&walk->kept, walk->gpu.room) &&
           state_room_i64(&walk->here, walk->gpu.room);
    if (!good || !walk->number || !walk->kept.phase || !walk->here.phase ||
        !queue_alloc_i64(&walk->queue, n, n)) {
        walk->queue = (struct queue_i64){.entries = 0};
        rta_walk_destroy_i64(walk);
        return NULL;
    }
    return walk;
}

void rta_walk_destroy_i64(struct walk_i64 *const walk)
{
    if (!walk)
        return;
    FREE(walk->kept.phase, walk->kept.pair, walk->here.phase, walk->here.pair, walk->gpu.h.pair,
         walk->gpu.own.pair, walk->gpu.tree);
    queue_free_i64(&walk->queue);
    free(walk->number);
    free(walk);
}

bool rta_walk_again_i64(struct walk_i64 *const walk, const struct kernels_i64 *const kernels,
                        const size_t *const order, const struct walk_limit *const limit,
                        struct jobs_i64 *const jobs, bool *const no_memory)
{
    const size_t n = kernels->count;
    const struct walk_i64 was = *walk;
    *walk = (struct walk_i64){
        .kernels = kernels,
        .jobs = jobs,
        .order = order,
        .number = was.number,
        .queue = {.entry = was.queue.entry,
                  .lane = was.queue.lane,
                  .member = was.queue.member,
                  .next = was.queue.next},
        .kept = {.phase = was.kept.phase, .pair = was.kept.pair, .room = was.kept.room},
        .here = {.phase = was.here.phase, .pair = was.here.pair, .room = was.here.room}};
    memset(walk->number, 0, n * sizeof *walk->number);
    memset(walk->queue.lane, 0, n * sizeof *walk->queue.lane);
    queue_begin_i64(&walk->queue, kernels);
    rta_gpu_init_i64(&walk->gpu, was.gpu.h.pair, was.gpu.own.pair, was.gpu.tree, was.gpu.room,
                     kernels->slots);
    *no_memory = false;
    return walk_on_i64(walk, limit, no_memory);
}
