/* Programs: what was set in any order is what getters give; where partitions lie. */
#include "model/program.h"
#include "model_calls.h"
#include "support.h"

#include <gpurta/gpurta.h>
#include <string.h>

enum { COUNT = 7 };

static gpurta_program *program_of(const size_t kernels)
{
    gpurta_program *program;
    gpurta_error error;
    mpq_t wcet;
    mpq_init(wcet);
    mpq_set_ui(wcet, 1, 1);
    assert_ok(gpurta_program_create(&program, &error), &error);
    for (size_t i = 0; i < kernels; i++)
        assert_ok(gpurta_program_add_kernel(program, NULL, 1, wcet, &error), &error);
    mpq_clear(wcet);
    return program;
}

/* What each operation waits for, as it was set last. */
struct set {
    bool has_after;
    size_t other;
    gpurta_after mode;
    unsigned long delay;
    size_t waits, wait[COUNT];
};

static void assert_set(const gpurta_program *const program, const struct set *const all)
{
    mpq_t v;
    mpq_init(v);
    for (size_t i = 0; i < COUNT; i++) {
        const struct set *const s = &all[i];
        size_t other = 99;
        gpurta_after mode = GPURTA_AFTER_COMPLETION;
        assert_int_equal(gpurta_program_get_after(program, i, &other, &mode, v), s->has_after);
        if (s->has_after) {
            assert_int_equal(other, s->other);
            assert_int_equal(mode, s->mode);
            assert_int_equal(mpq_cmp_ui(v, s->delay, 1), 0);
        }
        for (size_t k = 0; k < s->waits; k++)
            assert_int_equal(gpurta_program_wait(program, i, k), s->wait[k]);
        assert_true(gpurta_program_wait(program, i, s->waits) == SIZE_MAX);
    }
    mpq_clear(v);
}

static void in_any_order(void **const state)
{
    (void)state;
    mpq_t v;
    mpq_init(v);
    for (size_t n = 0; n < cases(30); n++) {
        gpurta_program *const program = program_of(COUNT);
        struct set all[COUNT];
        gpurta_error error;
        memset(all, 0, sizeof all);
        for (int call = 0; call < 25; call++) {
            const size_t i = (size_t)rnd_range(1, COUNT - 1);
            struct set *const s = &all[i];
            if (rnd_chance(50)) {
                s->has_after = true;
                s->other = (size_t)rnd_range(0, (int64_t)i - 1);
                s->mode = (gpurta_after)rnd_range(0, 1);
                s->delay = (unsigned long)rnd_range(0, 9);
                mpq_set_ui(v, s->delay, 1);
                assert_ok(gpurta_program_set_after(program, i, s->other, s->mode, v, &error),
                          &error);
            } else {
                s->waits = (size_t)rnd_range(0, (int64_t)i);
                for (size_t k = 0; k < s->waits; k++)
                    s->wait[k] = (size_t)rnd_range(0, (int64_t)i - 1);
                assert_ok(gpurta_program_set_waits(program, i, s->waits ? s->wait : NULL, s->waits,
                                                   &error),
                          &error);
            }
            assert_set(program, all);
        }
        gpurta_program_destroy(program);
    }
    mpq_clear(v);
}

/* ---- where partitions lie ---- */

enum { SMS = 12, PARTS = 3 };

struct given {
    int64_t sms, list[SMS]; /* of the platform's SMs; -1: a count, not a list */
};

/* Group by group: lists first, then each count takes the next whole groups that nobody is in.
 * The partition that cannot be placed; PARTS: all can. */
static size_t place(uint32_t *const owner, const int64_t sms, const int64_t group,
                    const struct given *const given)
{
    for (size_t i = 0; i < PARTS; i++)
        for (int64_t k = 0; given[i].list[0] >= 0 && k < given[i].sms; k++) {
            if (given[i].list[k] >= sms || owner[given[i].list[k]])
                return i;
            owner[given[i].list[k]] = (uint32_t)i + 1;
        }
    int64_t from = 0; /* first SM of the next group */
    for (size_t i = 0; i < PARTS; i++) {
        int64_t left = given[i].list[0] >= 0 ? 0 : given[i].sms;
        for (; left && from < sms; from += group) {
            bool empty = true;
            for (int64_t k = from; k < from + group && k < sms; k++)
                empty = empty && !owner[k];
            for (int64_t k = from; empty && left && k < from + group && k < sms; k++, left--)
                owner[k] = (uint32_t)i + 1;
        }
        if (left)
            return i;
    }
    for (int64_t k = 0; k < sms; k++)
        for (int64_t other = 0; other < k; other++)
            if (other / group == k / group && owner[other] && owner[k] && owner[other] != owner[k])
                return owner[k] - 1;
    return PARTS;
}

static void random_given(struct given *const given, const int64_t sms)
{
    given->sms = rnd_range(1, sms / 2);
    given->list[0] = -1;
    if (rnd_chance(50))
        return;
    const int64_t first = rnd_range(0, sms - given->sms + rnd_chance(10));
    for (int64_t k = 0; k < given->sms; k++) /* backwards: lists are sorted */
        given->list[k] = first + given->sms - 1 - k;
}

static void partitions_lie(void **const state)
{
    (void)state;
    size_t placed = 0;
    for (size_t n = 0; n < cases(4000); n++) {
        const int64_t sms = rnd_range(2, SMS), group = rnd_range(1, 4);
        const bool waits = rnd_chance(80);
        gpurta_program *const program = program_of(0);
        gpurta_platform *platform;
        gpurta_error error;
        uint32_t owner[SMS] = {0}, expected[SMS] = {0};
        struct given given[PARTS];
        assert_ok(gpurta_platform_create(&platform, "jetson-tx2", NULL), NULL);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, sms, &error), &error);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_CARVEOUT_SMS, group, &error),
                  &error);
        assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_CARVEOUT_WAITS, waits, &error),
                  &error);
        for (size_t i = 0; i < PARTS; i++) {
            random_given(&given[i], sms);
            assert_ok(gpurta_program_add_partition(program, "p", given[i].sms,
                                                   given[i].list[0] < 0 ? NULL : given[i].list,
                                                   &error),
                      &error);
        }
        const size_t culprit = place(expected, sms, waits ? group : 1, given);
        const gpurta_status status = partitions_place(owner, program, platform, &error);
        assert_int_equal(status, culprit == PARTS ? GPURTA_OK : GPURTA_NOT_APPLICABLE);
        if (culprit < PARTS)
            assert_int_equal(error.item, culprit);
        else
            assert_memory_equal(owner, expected, sizeof owner);
        placed += culprit == PARTS;
        gpurta_platform_destroy(platform);
        gpurta_program_destroy(program);
    }
    if (cases(4000) >= 400)
        assert_true(placed > 0);
}

static void lists_refused(void **const state)
{
    (void)state;
    static const int64_t twice[] = {0, 3, 0}, below[] = {2, -1, 1};
    gpurta_program *const program = program_of(0);
    gpurta_error error;
    assert_int_equal(gpurta_program_add_partition(program, "p", 3, twice, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_string_equal(error.message, "SM 0 is there twice");
    assert_int_equal(gpurta_program_add_partition(program, "p", 3, below, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_string_equal(error.message, "there is no SM -1");
    assert_int_equal(program->partitions, 0);
    gpurta_program_destroy(program);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_any_order),
        cmocka_unit_test(partitions_lie),
        cmocka_unit_test(lists_refused),
    };
    return cmocka_run_group_tests_name("program", tests, NULL, NULL);
}
