/* How large a partition may be: the table and what is read from it. */
#include "base/fail.h"
#include "model/names.h"
#include "partition/division.h"

#include <string.h>

struct sizes {
    int64_t cuda, from, to, least, step;
    const char *source, *unconfirmed;
    gpurta_mechanism mechanism;
    int tegra;
    bool preview;
};

#define SIZES(mechanism, cuda, preview, from, to, least, step, tegra, source, unconfirmed)         \
    {cuda,  from,   to, least, step, source, unconfirmed, GPURTA_MECHANISM_##mechanism,            \
     tegra, preview},
#define PROFILE(from, to, sms, name, id, size, width, starts, source)
static const struct sizes table[] = {
#include "partition/partitions.def"
};
#undef SIZES
#undef PROFILE

struct profile {
    int64_t from, to, sms;
    const char *name;
    int64_t id, size;
    unsigned width, starts;
    const char *source;
};

#define SIZES(mechanism, cuda, preview, from, to, least, step, tegra, source, unconfirmed)
#define PROFILE(from, to, sms, name, id, size, width, starts, source)                              \
    {from, to, sms, name, id, size, width, starts, source},
static const struct profile profiles[] = {
#include "partition/partitions.def"
};
#undef SIZES
#undef PROFILE

#define COUNT(array) (sizeof(array) / sizeof(array)[0])

static int64_t capability(const gpurta_platform *const platform)
{
    return 10 * gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR) +
           gpurta_platform_get(platform, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR);
}

/* Compute capabilities of integrated GPUs. */
static bool is_tegra(const int64_t capability)
{
    static const int64_t all[] = {32, 53, 62, 72, 87, 101, 110};
    for (size_t i = 0; i < COUNT(all); i++)
        if (all[i] == capability)
            return true;
    return false;
}

/* Is the row of such a compute capability? */
static bool is_of(const struct sizes *const s, const int64_t own)
{
    return s->from <= own && own <= s->to && (s->tegra < 0 || (s->tegra != 0) == is_tegra(own));
}

/* The least version of CUDA, a release, with which its sizes are known there; 0: none. */
static int64_t first_cuda(const gpurta_platform *const platform, const gpurta_mechanism mechanism)
{
    const int64_t own = capability(platform);
    int64_t first = 0;
    for (size_t i = 0; i < COUNT(table); i++) {
        const struct sizes *const s = &table[i];
        if (s->mechanism == mechanism && !s->preview && is_of(s, own) &&
            (!first || s->cuda < first))
            first = s->cuda;
    }
    return first;
}

/* NULL: the mechanism is not known there. */
static const struct sizes *sizes_of(const gpurta_platform *const platform,
                                    const gpurta_mechanism mechanism, const int64_t cuda)
{
    const int64_t own = capability(platform);
    for (size_t i = 0; i < COUNT(table); i++) {
        const struct sizes *const s = &table[i];
        if (s->mechanism == mechanism && (cuda ? cuda >= s->cuda : !s->preview) && is_of(s, own))
            return s;
    }
    return NULL;
}

static bool is_profile_of(const struct profile *const p, const gpurta_platform *const platform)
{
    const int64_t own = capability(platform);
    return p->from <= own && own <= p->to &&
           p->sms == gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
}

static const struct profile *profile_of(const gpurta_platform *const platform, const int64_t sms)
{
    for (size_t i = 0; i < COUNT(profiles); i++)
        if (is_profile_of(&profiles[i], platform) && profiles[i].size == sms)
            return &profiles[i];
    return NULL;
}

/* SMs that share a carve-out (rule U5) are of one partition. */
static int64_t group_of(const gpurta_platform *const platform)
{
    const int64_t group = gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_WAITS)
                              ? gpurta_platform_get(platform, GPURTA_PLATFORM_CARVEOUT_SMS)
                              : 1;
    return group > 1 ? group : 1;
}

int64_t gpurta_partition_next_size(const gpurta_platform *const platform,
                                   const gpurta_mechanism mechanism, const int64_t cuda,
                                   const int64_t above)
{
    const int64_t most = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    int64_t next = 0;
    if (above >= most || above < 0)
        return 0;
    if (mechanism == GPURTA_MECHANISM_ANY) {
        const int64_t group = group_of(platform);
        next = above + group - above % group;
        return next <= most ? next : 0;
    }
    if (mechanism == GPURTA_MECHANISM_MIG) {
        for (size_t i = 0; i < COUNT(profiles); i++)
            if (is_profile_of(&profiles[i], platform) && profiles[i].size > above &&
                (!next || profiles[i].size < next))
                next = profiles[i].size;
        return next;
    }
    const struct sizes *const s = sizes_of(platform, mechanism, cuda);
    if (!s)
        return 0;
    next = above < s->least ? s->least : above + s->step - (above - s->least) % s->step;
    return next <= most ? next : 0;
}

gpurta_status gpurta_partition_check_size(const gpurta_platform *const platform,
                                          const gpurta_mechanism mechanism, const int64_t cuda,
                                          const int64_t sms, gpurta_error *const error)
{
    if (!platform || !gpurta_mechanism_name(mechanism))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "size of a partition: NULL, or no such mechanism");
    int64_t below = 0, above = gpurta_partition_next_size(platform, mechanism, cuda, 0);
    const char *const name = gpurta_mechanism_name(mechanism);
    const int64_t first = first_cuda(platform, mechanism);
    if (cuda && cuda < first)
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "sizes of %s are known of CUDA %lld.%lld and later, not of %lld.%lld", name,
                    (long long)first / 1000, (long long)first % 1000 / 10, (long long)cuda / 1000,
                    (long long)cuda % 1000 / 10);
    if (!above) {
        char others[80] = "";
        size_t at = 0;
        const char *other;
        for (int m = 0; (other = gpurta_mechanism_name((gpurta_mechanism)m)); m++)
            if (gpurta_partition_next_size(platform, (gpurta_mechanism)m, 0, 0) > 0)
                at += (size_t)snprintf(others + at, sizeof others - at, "%s%s", at ? ", " : "",
                                       other);
        const int64_t own = capability(platform);
        if (mechanism == GPURTA_MECHANISM_MIG && own < 90 && own != 80)
            return fail(
                error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                "GPUs of compute capability %lld.%lld have no MIG (8.0 and some from 9.0 on "
                "have); sizes of %s are known",
                (long long)own / 10, (long long)own % 10, others);
        return fail(error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM,
                    "sizes of %s are not known of compute capability %lld.%lld with %lld SMs; "
                    "those of %s are",
                    name, (long long)own / 10, (long long)own % 10,
                    (long long)gpurta_platform_get(platform, GPURTA_PLATFORM_SMS), others);
    }
    while (above && above < sms) {
        below = above;
        above = gpurta_partition_next_size(platform, mechanism, cuda, above);
    }
    if (above == sms)
        return GPURTA_OK;
    if (!below)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "%lld SMs: the least partition of %s has %lld", (long long)sms, name,
                    (long long)above);
    if (!above)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "%lld SMs: the largest partition of %s has %lld", (long long)sms, name,
                    (long long)below);
    return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                "%lld SMs: no size of %s; the nearest are %lld and %lld", (long long)sms, name,
                (long long)below, (long long)above);
}

const char *partition_size_source(const gpurta_platform *const platform,
                                  const gpurta_mechanism mechanism, const int64_t cuda)
{
    const struct sizes *const s = sizes_of(platform, mechanism, cuda);
    if (mechanism != GPURTA_MECHANISM_MIG)
        return s ? s->source : NULL;
    for (size_t i = 0; i < COUNT(profiles); i++)
        if (is_profile_of(&profiles[i], platform))
            return profiles[i].source;
    return NULL;
}

const char *partition_size_unconfirmed(const gpurta_platform *const platform,
                                       const gpurta_mechanism mechanism, const int64_t cuda)
{
    const struct sizes *const s = sizes_of(platform, mechanism, cuda);
    return s && *s->unconfirmed ? s->unconfirmed : NULL;
}

int64_t gpurta_partition_sms_per_tpc(const gpurta_platform *const platform)
{
    const struct sizes *const s = sizes_of(platform, GPURTA_MECHANISM_TPC_MASK, 0);
    return s ? s->step : 0;
}

const char *partition_mig_profile(const gpurta_platform *const platform, const int64_t sms,
                                  int64_t *const id)
{
    const struct profile *const p = profile_of(platform, sms);
    if (p)
        *id = p->id;
    return p ? p->name : NULL;
}

/* Places for all instances from number `first` on, none of which is taken already. */
static bool find_places(const gpurta_platform *const platform, const int64_t *const sizes,
                        const size_t count, const size_t first, const unsigned taken)
{
    if (first == count)
        return true;
    const struct profile *const p = profile_of(platform, sizes[first]);
    for (unsigned start = 0; p && start < 8; start++) {
        const unsigned places = ((1u << p->width) - 1) << start;
        if (p->starts & 1u << start && !(taken & places) &&
            find_places(platform, sizes, count, first + 1, taken | places))
            return true;
    }
    return false;
}

bool partition_fits(const gpurta_platform *const platform, const gpurta_mechanism mechanism,
                    const int64_t *const sizes, const size_t count)
{
    int64_t left = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (!platform || (count && !sizes))
        return false;
    for (size_t i = 0; i < count; i++) {
        if (sizes[i] < 1 || sizes[i] > left)
            return false;
        left -= sizes[i];
    }
    return mechanism != GPURTA_MECHANISM_MIG ||
           (count <= 8 && find_places(platform, sizes, count, 0, 0));
}
