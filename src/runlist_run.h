/* From a model to the answers, for one number kind: see num_i64.h for how this text is included. */

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
    if (NUM(load_model)(&a, &r, &result->model, scale) &&
        NUM(runlist_bounds)(&r, a.bound, a.start))
        status = NUM(keep_all)(result, &r, &a, scale);
    NUM(runlist_clear)(&r);
    NUM(arrays_clear)(&a);
    return status == GPURTA_NO_MEMORY ? fail_memory(error) : status;
}
