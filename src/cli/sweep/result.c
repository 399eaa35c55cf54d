/* Counts of an experiment: made, read back, added up. */
#include "cli/sweep/result.h"
#include "cli/base/memory.h"

#include <stdlib.h>
#include <string.h>

void result_init(struct tally *const r)
{
    *r = (struct tally){.utilization_axis = MOST_AXES};
    mpq_init(r->utilization);
}

void result_clear(struct tally *const r)
{
    char *const texts[] = {r->version, r->hash, r->unit, r->title};
    for (size_t i = 0; i < FIELDS(texts); i++)
        free(texts[i]);
    for (size_t a = 0; a < r->axes; a++) {
        values_free(&r->axis[a].values);
        free(r->axis[a].name);
    }
    for (size_t c = 0; r->curve && c < r->curves; c++)
        free(r->curve[c]);
    free(r->curve);
    free(r->set_count);
    free(r->yes);
    free(r->unknown);
    mpq_clear(r->utilization);
}

/* ---- parts ---- */

int64_t shard_from(const struct tally *const r)
{
    return r->sets / r->shards * (r->shard - 1) + r->sets % r->shards * (r->shard - 1) / r->shards;
}

int64_t shard_to(const struct tally *const r)
{
    return r->sets / r->shards * r->shard + r->sets % r->shards * r->shard / r->shards;
}

int64_t chunks_of_point(const struct tally *const r)
{
    return (shard_to(r) - shard_from(r) + CHUNK - 1) / CHUNK;
}

bool result_make_counts(struct tally *const r)
{
    r->points = 1;
    for (size_t a = 0; a < r->axes; a++)
        r->points *= r->axis[a].values.count;
    r->chunks = chunks_of_point(r) * (int64_t)r->points;
    r->set_count = allocate_zeroed(r->points, sizeof *r->set_count);
    r->yes = allocate_zeroed(r->points * r->curves, sizeof *r->yes);
    r->unknown = allocate_zeroed(r->points * r->curves, sizeof *r->unknown);
    return r->set_count && r->yes && r->unknown;
}

static bool copy_values(struct values *const to, const struct values *const from)
{
    to->value = allocate_zeroed(from->count, sizeof *to->value);
    for (size_t i = 0; to->value && i < from->count; i++) {
        mpq_init(to->value[i]);
        mpq_set(to->value[i], from->value[i]);
        to->count++;
    }
    return to->value;
}

bool result_of_design(struct tally *const r, const struct design *const design, const int64_t shard,
                      const int64_t shards)
{
    r->version = duplicate(gpurta_version());
    r->hash = duplicate(design->hash);
    r->unit = duplicate(gpurta_unit_name(design->unit));
    r->title = design->title ? duplicate(design->title) : NULL;
    r->seed = design->seed;
    r->sets = design->sets;
    r->shard = shard;
    r->shards = shards;
    r->weighted = design->parameter[P_UTILIZATION].node;
    mpq_set(r->utilization, design->parameter[P_UTILIZATION].value[0]);
    bool good = r->version && r->hash && r->unit && (r->title || !design->title);
    for (size_t a = 0; a < design->axes && good; a++) {
        if (design->axis[a] == P_UTILIZATION)
            r->utilization_axis = a;
        r->axes++;
        r->axis[a].name = duplicate(parameter_names[design->axis[a]]);
        good =
            r->axis[a].name && copy_values(&r->axis[a].values, &design->parameter[design->axis[a]]);
    }
    r->curve = allocate_zeroed(design->curves, sizeof *r->curve);
    for (size_t c = 0; c < design->curves && good && r->curve; c++) {
        r->curve[c] = duplicate(design->curve[c].name);
        r->curves++;
        good = r->curve[c];
    }
    return good && r->curve && result_make_counts(r);
}

mpq_srcptr result_axis_value(const struct tally *const r, size_t point, const size_t axis)
{
    for (size_t a = 0; a < axis; a++)
        point /= r->axis[a].values.count;
    return r->axis[axis].values.value[point % r->axis[axis].values.count];
}

/* Utilization of the sets of a point. */
static mpq_srcptr utilization_of(const struct tally *const r, const size_t point)
{
    return r->utilization_axis < r->axes ? result_axis_value(r, point, r->utilization_axis)
                                         : r->utilization;
}

size_t result_others(const struct tally *const r)
{
    if (!r->weighted || r->utilization_axis == MOST_AXES ||
        r->axis[r->utilization_axis].values.count < 2)
        return 0;
    return r->axes > 1 ? r->axis[!r->utilization_axis].values.count : 1;
}

void result_weigh(const struct tally *const r, const size_t point, const int64_t count,
                  mpq_ptr value)
{
    mpz_import(mpq_numref(value), 1, 1, sizeof count, 0, 0, &count); /* a long may have 32 bits */
    mpz_set_ui(mpq_denref(value), 1);
    mpq_mul(value, value, utilization_of(r, point));
}

int result_weighted(const struct tally *const r, const size_t curve, const size_t other,
                    mpq_ptr value)
{
    mpq_t weight, sum, one;
    mpq_inits(weight, sum, one, NULL);
    mpq_set_ui(value, 0, 1);
    for (size_t p = 0; p < r->points; p++) {
        if (r->axes > 1 && mpq_cmp(result_axis_value(r, p, !r->utilization_axis),
                                   r->axis[!r->utilization_axis].values.value[other]) != 0)
            continue;
        result_weigh(r, p, r->set_count[p], one);
        mpq_add(weight, weight, one);
        result_weigh(r, p, r->yes[p * r->curves + curve], one);
        mpq_add(sum, sum, one);
    }
    const int any = mpq_sgn(weight) > 0;
    if (any)
        mpq_div(value, sum, weight);
    mpq_clears(weight, sum, one, NULL);
    return any;
}

/* ---- merging ---- */

static bool same_text(const char *const a, const char *const b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

/* NULL: they belong together; else what differs. */
static const char *differs(const struct tally *const a, const struct tally *const b)
{
    if (!same_text(a->version, b->version))
        return "version";
    if (!same_text(a->hash, b->hash) || a->points != b->points || a->curves != b->curves)
        return "design";
    if (a->seed != b->seed)
        return "seed";
    return a->shards != b->shards || a->sets != b->sets ? "number of shards" : NULL;
}

void result_add(struct tally *const r, const int64_t *const set_count, const int64_t *const yes,
                const int64_t *const unknown)
{
    for (size_t p = 0; p < r->points; p++)
        r->set_count[p] += set_count[p];
    for (size_t i = 0; i < r->points * r->curves; i++) {
        r->yes[i] += yes[i];
        r->unknown[i] += unknown[i];
    }
}

/* Reads the part, checks that it belongs to those before it, and adds it. */
static int take_part(struct tally *const into, struct tally *const part, const char *const path,
                     const char *const first, const char **const seen)
{
    const int end = result_read(part, path);
    if (end >= 0)
        return end;
    const char *const other = into->version ? differs(into, part) : NULL;
    if (other)
        complain("%s: of another %s than %s", path, other, first);
    else if (part->shards > 1000000)
        complain("%s: too many shards", path);
    else if (part->done != part->chunks)
        complain("%s: not complete; --resume ends it", path);
    else if (seen && seen[part->shard])
        complain("%s: shard %lld was in %s already", path, (long long)part->shard,
                 seen[part->shard]);
    else
        return -1;
    return EXIT_USAGE;
}

#define MOST_RANGES 20 /* that a message names */

/* Those that are missing, as a Slurm array takes them: 3,5-7. */
static int missing_shards(const struct tally *const into, const char *const *const seen)
{
    char text[MOST_RANGES * 16 + 8] = "";
    size_t length = 0;
    int64_t missing = 0, ranges = 0, last = 0;
    for (int64_t s = 1; seen && s <= into->shards; s = last + 1) {
        last = s;
        if (seen[s])
            continue;
        while (last < into->shards && !seen[last + 1])
            last++;
        missing += last - s + 1;
        if (ranges++ < MOST_RANGES)
            length += (size_t)snprintf(text + length, sizeof text - length,
                                       last > s ? "%s%lld-%lld" : "%s%lld", ranges > 1 ? "," : "",
                                       (long long)s, (long long)last);
    }
    if (missing == 0)
        return -1;
    complain("--merge: shard%s %s%s of %lld %s missing", missing == 1 ? "" : "s", text,
             ranges > MOST_RANGES ? ",..." : "", (long long)into->shards,
             missing == 1 ? "is" : "are");
    return EXIT_USAGE;
}

int results_merge(struct tally *const into, const char *const *const paths, const size_t count)
{
    const char **seen = NULL;
    int end = -1;
    for (size_t i = 0; i < count && end < 0; i++) {
        struct tally part;
        result_init(&part);
        end = take_part(into, &part, paths[i], paths[0], seen);
        if (end < 0 && i == 0) {
            seen = allocate_zeroed((size_t)part.shards + 1, sizeof *seen);
            end = seen ? -1 : EXIT_UNABLE;
        }
        if (end < 0 && seen)
            seen[part.shard] = paths[i];
        if (end < 0 && i == 0) {
            const struct tally empty = *into;
            *into = part;
            part = empty;
        } else if (end < 0) {
            result_add(into, part.set_count, part.yes, part.unknown);
        }
        result_clear(&part);
    }
    if (end < 0)
        end = missing_shards(into, seen);
    free(seen);
    into->shard = into->shards = 1;
    into->chunks = end < 0 ? chunks_of_point(into) * (int64_t)into->points : 0;
    into->done = into->chunks;
    return end;
}
