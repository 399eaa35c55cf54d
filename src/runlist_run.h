/* From a model to the answers, for one number kind: see num_i64.h for how this text is included. */

/* Theorem 1: the sum of min(TS_j, C_j) over all high channels, and the longest lower timeslice. */
static bool NUM(theorem_prepare)(struct NUM(runlist) *const r)
{
    NUM(set_int)(&r->published, 0);
    NUM(set_int)(&r->longest, 0);
    for (size_t j = 0; j < r->shape->count; j++) {
        const num_t *const slice = &r->timeslice[j], *const wcet = &r->wcet[j];
        const bool whole = NUM(sgn)(wcet) == 0 || NUM(cmp)(slice, wcet) < 0;
        if (r->shape->level[j] == GPURTA_LEVEL_HIGH) {
            if (!NUM(add)(&r->published, &r->published, whole ? slice : wcet))
                return false;
        } else if (NUM(cmp)(slice, &r->longest) > 0) {
            NUM(set)(&r->longest, slice);
        }
    }
    return true;
}

/* Equation 3 for the high channel i: ceil(C_i / TS_i) * (l_i + own) + C_i */
static bool NUM(theorem)(struct NUM(runlist) *const r, const size_t i, num_t *const bound)
{
    const num_t *const slice = &r->timeslice[i], *const wcet = &r->wcet[i];
    return NUM(sub)(&r->t, &r->published, NUM(cmp)(slice, wcet) < 0 ? slice : wcet) &&
           NUM(add)(&r->t, &r->t, &r->longest) && NUM(add)(&r->t, &r->t, &r->own) &&
           NUM(ceil_div)(&r->k, wcet, slice) && NUM(mul)(&r->t, &r->t, &r->k) &&
           NUM(add)(bound, &r->t, wcet);
}

/* How often entries of channel j stand in r->k consecutive gaps of channel i, from gap start on:
 * n := full cycles * (entries of j in a cycle) + the entries in the rest. */
static bool NUM(runlist_times)(struct NUM(runlist) *const r, const size_t i, const int64_t start,
                               const size_t j, num_t *const n)
{
    const int64_t own = channel_entries(r->shape, i), other = channel_entries(r->shape, j);
    NUM(set_int)(&r->t, own);
    if (!NUM(floor_div)(n, &r->k, &r->t) || !NUM(mul_int)(&r->t, n, own) ||
        !NUM(sub)(&r->t, &r->k, &r->t) || !NUM(mul_int)(n, n, other))
        return false;
    const int64_t rest = channel_times(r->shape, i, start, NUM(capped)(&r->t, own), j);
    NUM(set_int)(&r->t, rest);
    return NUM(add)(n, n, &r->t);
}

/* A response that can occur: all others submit one job just after an entry of i was passed, then i
 * does; switches for free. least := C_i + sum of min(n_j * TS_j, C_j), saturated n_j * TS_j. */
static bool NUM(runlist_floor)(struct NUM(runlist) *const r, const size_t i, const int64_t start,
                               num_t *const least)
{
    NUM(set)(least, &r->wcet[i]);
    if (!NUM(ceil_div)(&r->k, &r->wcet[i], &r->timeslice[i]))
        return false;
    for (size_t j = 0; j < r->shape->count; j++) {
        if (j == i)
            continue;
        if (!NUM(runlist_times)(r, i, start, j, &r->u) || !NUM(mul)(&r->u, &r->u, &r->timeslice[j]))
            return false;
        const bool whole = NUM(sgn)(&r->wcet[j]) == 0 || NUM(cmp)(&r->u, &r->wcet[j]) < 0;
        if (!NUM(add)(least, least, whole ? &r->u : &r->wcet[j]))
            return false;
    }
    return true;
}

/* Whether a witness is worth while: the bound exceeds the deadline. */
static bool NUM(misses)(const struct NUM(arrays) *const a, const size_t i)
{
    return NUM(sgn)(&a->deadline[i]) > 0 && NUM(cmp)(&a->bound[i], &a->deadline[i]) > 0;
}

static bool NUM(keep_number)(struct rat *const r, const struct scale *const scale,
                             const num_t *const v)
{
    mpz_t value;
    mpz_init(value);
    NUM(get_mpz)(value, v);
    const bool kept = keep(r, scale, value);
    mpz_clear(value);
    return kept;
}

/* Theorem 1 and the witness of channel i, into r->high, which is not needed any more. */
static gpurta_status NUM(keep_more)(struct answer *const answer, struct NUM(runlist) *const r,
                                    const struct NUM(arrays) *const a, const size_t i,
                                    const struct scale *const scale, const bool theorem)
{
    if (theorem) {
        if (!NUM(theorem)(r, i, &r->high))
            return GPURTA_OVERFLOW;
        if (!NUM(keep_number)(&answer->theorem, scale, &r->high))
            return GPURTA_NO_MEMORY;
    }
    if (NUM(misses)(a, i)) {
        if (!NUM(runlist_floor)(r, i, a->start[i], &r->high))
            return GPURTA_OVERFLOW;
        if (!NUM(keep_number)(&answer->witness, scale, &r->high))
            return GPURTA_NO_MEMORY;
    }
    return GPURTA_OK;
}

static const char *theorem_absent(const struct model *model, size_t i);

static gpurta_status NUM(keep_all)(gpurta_runlist *const result, struct NUM(runlist) *const r,
                                   const struct NUM(arrays) *const a,
                                   const struct scale *const scale)
{
    gpurta_status status = NUM(theorem_prepare)(r) ? GPURTA_OK : GPURTA_OVERFLOW;
    for (size_t i = 0; i < r->shape->count && status == GPURTA_OK; i++) {
        struct answer *const answer = &result->answer[i];
        answer->full = a->full[i];
        answer->window = a->start[i];
        if (NUM(sgn)(&r->wcet[i]) == 0)
            continue;
        if (!NUM(keep_number)(&answer->bound, scale, &a->bound[i]))
            return GPURTA_NO_MEMORY;
        status = NUM(keep_more)(answer, r, a, i, scale, !theorem_absent(&result->model, i));
    }
    return status;
}

static gpurta_status NUM(run)(gpurta_runlist *const result, const struct scale *const scale,
                              gpurta_error *const error)
{
    struct NUM(runlist) r;
    struct NUM(arrays) a;
    if (!NUM(arrays_init)(&a, &r, &result->model.shape))
        return fail_memory(error);
    NUM(runlist_init)(&r);
    gpurta_status status = GPURTA_OVERFLOW;
    if (NUM(load_model)(&a, &r, &result->model, scale) && NUM(runlist_bounds)(&r, a.bound, a.start))
        status = NUM(keep_all)(result, &r, &a, scale);
    NUM(runlist_clear)(&r);
    NUM(arrays_clear)(&a);
    return status == GPURTA_NO_MEMORY ? fail_memory(error) : status;
}
