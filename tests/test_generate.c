/* Random divisions: the laws that gpurta/generate.h states, by enumeration and chi-square tests.
 * Seeds are fixed, so that nothing here depends on luck. */
#include "support.h"

#include "generate/generate.h"

#include <string.h>

/* Laurent and Massart 2000: a chi-square sum exceeds f + 2 sqrt(f x) + 2 x with probability at most
 * e^-x; here below 10^-6. */
static bool likely(const double sum, const size_t freedom)
{
    const double x = 14, f = (double)freedom, over = sum - f - 2 * x;
    return over <= 0 || over * over <= 4 * f * x;
}

static gpurta_generator *make(const gpurta_generator_method method, const size_t count,
                              const int64_t total, const int64_t least, const int64_t most)
{
    gpurta_generator *generator;
    gpurta_error error;
    const gpurta_status status =
        gpurta_generator_create(&generator, method, count, total, least, most, &error);
    if (status != GPURTA_OK)
        fail_msg("%s", error.message);
    return generator;
}

static void draw(const gpurta_generator *const generator, const uint64_t set, int64_t *const part)
{
    gpurta_random random;
    gpurta_random_begin(&random, 17, 3, set);
    assert_int_equal(gpurta_generator_draw(generator, &random, part, NULL), GPURTA_OK);
}

/* Known answers of Random123 (kat_vectors, philox4x32 10). */
static void test_philox_known_answers(void **const state)
{
    static const struct {
        uint64_t seed, point, set, block, first, second;
    } known[] = {
        {0, 0, 0, 0, 0xe169c58d6627e8d5u, 0x9b00dbd8bc57ac4cu},
        {UINT64_MAX, UINT32_MAX, UINT64_MAX, UINT32_MAX, 0x41c83b0e408f276du, 0x6d5451fda20bc7c6u},
        {0x299f31d0a4093822u, 0x85a308d3u, 0x0370734413198a2eu, 0x243f6a88u, 0x94fdccebd16cfe09u,
         0x24126ea15001e420u},
    };
    (void)state;
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        gpurta_random random;
        gpurta_random_begin(&random, known[i].seed, known[i].point, known[i].set);
        random.drawn = 2 * known[i].block;
        assert_true(gpurta_random_bits(&random) == known[i].first);
        assert_true(gpurta_random_bits(&random) == known[i].second);
    }
}

static void test_whole_numbers_are_within_and_equally_likely(void **const state)
{
    gpurta_random random;
    int observed[7] = {0};
    (void)state;
    gpurta_random_begin(&random, 1, 2, 3);
    for (int i = 0; i < 7000; i++)
        observed[gpurta_random_between(&random, -3, 3) + 3]++;
    double sum = 0;
    for (int i = 0; i < 7; i++)
        sum += (observed[i] - 1000.0) * (observed[i] - 1000.0) / 1000.0;
    assert_true(likely(sum, 6));
    assert_int_equal(gpurta_random_between(&random, 5, 5), 5);
    assert_int_equal(gpurta_random_between(&random, 5, 4), 5);
    assert_true(gpurta_random_below(&random, 0) == 0);
    for (int i = 0; i < 100; i++)
        assert_true(gpurta_random_below(&random, (uint64_t)3 << 62) < (uint64_t)3 << 62);
}

/* P(k) is proportional to 1/k on 3..20: one whole block, one cut by the end. */
static void test_log_uniform_law(void **const state)
{
    gpurta_random random;
    double observed[21] = {0}, whole = 0, sum = 0;
    const int draws = 40000;
    (void)state;
    gpurta_random_begin(&random, 5, 0, 0);
    for (int k = 3; k <= 20; k++)
        whole += 1.0 / k;
    for (int i = 0; i < draws; i++) {
        const int64_t k = gpurta_random_log(&random, 3, 20);
        assert_in_range(k, 3, 20);
        observed[k]++;
    }
    for (int k = 3; k <= 20; k++) {
        const double expected = draws / (k * whole);
        sum += (observed[k] - expected) * (observed[k] - expected) / expected;
    }
    assert_true(likely(sum, 17));
    assert_int_equal(gpurta_random_log(&random, 7, 7), 7);
    assert_true(gpurta_random_log(&random, 1, INT64_MAX) >= 1);
}

/* Sums are exact and bounds kept, in every method, at the ends of what can be divided too. */
static void test_sums_are_exact_and_bounds_are_kept(void **const state)
{
    static const struct {
        size_t count;
        int64_t total, least, most;
    } cases[] = {
        {1, 0, 0, 0},
        {1, 7, 0, 7},
        {2, 1, 0, 1},
        {5, 800000, 1, 500000},
        {5, 10, 2, 2},
        {5, 11, 2, 3},
        {7, 3, 0, 1},
        {20, 99, 0, 5},
        {20, 100, 5, 5},
        {3, 0, 0, 4},
        {40, 1000, 1, 50},
        {3, (int64_t)1 << 61, 1, (int64_t)1 << 60},
        {4, 1000000, 0, 250001},
        {10, 5000003, 0, 1000000},
    };
    int64_t part[40];
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++)
        for (int method = 0; method < 4; method++) {
            const bool plain = method == GPURTA_UUNIFAST;
            if (method == GPURTA_UUNIFAST_DISCARD &&
                (cases[c].count > 10 ||
                 (double)cases[c].most * (double)cases[c].count < 1.5 * (double)cases[c].total))
                continue; /* would discard for ever */
            gpurta_generator *const g =
                make((gpurta_generator_method)method, cases[c].count, cases[c].total,
                     cases[c].least, plain ? 0 : cases[c].most);
            for (uint64_t set = 0; set < 200; set++) {
                int64_t sum = 0;
                draw(g, set, part);
                for (size_t i = 0; i < cases[c].count; i++) {
                    sum += part[i];
                    assert_true(part[i] >= cases[c].least);
                    assert_true(plain || !cases[c].most || part[i] <= cases[c].most);
                }
                assert_true(sum == cases[c].total);
            }
            gpurta_generator_destroy(g);
        }
}

/* Number of a division among all of them, in the order of counting; counts them too. */
static size_t number_of(const int64_t *const wanted, const size_t count, const int64_t total,
                        const int64_t most, size_t *const all)
{
    int64_t part[8] = {0};
    size_t found = SIZE_MAX;
    *all = 0;
    for (;;) {
        int64_t sum = 0;
        for (size_t i = 0; i < count; i++)
            sum += part[i];
        if (sum == total) {
            if (wanted && memcmp(part, wanted, count * sizeof *part) == 0)
                found = *all;
            ++*all;
        }
        size_t at = 0;
        while (at < count && part[at] == most)
            part[at++] = 0;
        if (at == count)
            return found;
        part[at]++;
    }
}

/* Every point is drawn, equally often; and gpurta_generator_points() counts them. */
static void check_lattice(const size_t count, const int64_t total, const int64_t most,
                          const bool unrank)
{
    gpurta_generator *const g = make(GPURTA_LATTICE, count, total, 0, most);
    double observed[600] = {0}, sum = 0;
    int64_t part[8];
    size_t all;
    mpz_t points;
    g->unrank = unrank;
    (void)number_of(NULL, count, total, most, &all);
    assert_in_range(all, 1, 600);
    mpz_init(points);
    assert_int_equal(gpurta_generator_points(g, points), 1);
    assert_int_equal(mpz_cmp_ui(points, all), 0);
    mpz_clear(points);
    const size_t each = 60 + 3000 / all, draws = each * all; /* few points: they are told apart */
    for (size_t set = 0; set < draws; set++) {
        draw(g, set, part);
        const size_t number = number_of(part, count, total, most, &all);
        assert_true(number < all);
        observed[number]++;
    }
    for (size_t i = 0; i < all; i++)
        sum += (observed[i] - (double)each) * (observed[i] - (double)each) / (double)each;
    assert_true(all == 1 || likely(sum, all - 1));
    gpurta_generator_destroy(g);
}

static void test_every_lattice_point_is_equally_likely(void **const state)
{
    static const struct {
        size_t count;
        int64_t total, most;
    } cases[] = {{1, 4, 4}, {2, 1, 1}, {2, 5, 5}, {2, 5, 3}, {3, 4, 4}, {3, 6, 3},
                 {3, 7, 3}, {4, 5, 2}, {4, 7, 2}, {5, 4, 1}, {3, 6, 2}};
    (void)state;
    for (size_t c = 0; c < sizeof cases / sizeof cases[0]; c++)
        for (int unrank = 0; unrank < 2; unrank++)
            check_lattice(cases[c].count, cases[c].total, cases[c].most, unrank);
}

/* A case where limits leave so little that divisions are found by counting. */
static void test_rare_divisions_are_counted(void **const state)
{
    gpurta_generator *const g = make(GPURTA_LATTICE, 18, 9, 0, 1);
    int64_t part[18];
    int ones[18] = {0};
    (void)state;
    assert_true(g->unrank);
    for (uint64_t set = 0; set < 400; set++) {
        draw(g, set, part);
        for (size_t i = 0; i < 18; i++)
            ones[i] += (int)part[i];
    }
    for (size_t i = 0; i < 18; i++)
        assert_in_range(ones[i], 140, 260); /* 200 +- 6 standard errors */
    gpurta_generator_destroy(g);
}

/* The triangle of three parts is cut into `cells` * `cells` small ones of equal area; those below
 * the most (a multiple of total / cells) are hit equally often. */
static void check_triangle(const gpurta_generator_method method, const int64_t most_cells)
{
    enum { CELLS = 6, DRAWS = 24000 };
    const int64_t side = 1 << 20;
    const int64_t most = most_cells < CELLS ? most_cells * side : 0;
    gpurta_generator *const g = make(method, 3, CELLS * side, 0, most);
    double observed[2][CELLS][CELLS] = {{{0}}}, sum = 0;
    size_t cells = 0, hits = 0;
    int64_t part[3];
    for (uint64_t set = 0; set < DRAWS; set++) {
        draw(g, set, part);
        const int64_t a = part[0] / side, b = part[1] / side, c = part[2] / side;
        if (a + b + c == CELLS)
            continue; /* on an edge of the cut: about one in 10^6 */
        observed[CELLS - 1 - (a + b + c)][a][b]++;
        hits++;
    }
    for (int64_t down = 0; down < 2; down++)
        for (int64_t a = 0; a < CELLS; a++)
            for (int64_t b = 0; a + b < CELLS - down; b++)
                cells += a < most_cells && b < most_cells && CELLS - 1 - down - a - b < most_cells;
    const double expected = (double)hits / (double)cells;
    for (int64_t down = 0; down < 2; down++)
        for (int64_t a = 0; a < CELLS; a++)
            for (int64_t b = 0; a + b < CELLS - down; b++)
                if (a < most_cells && b < most_cells && CELLS - 1 - down - a - b < most_cells)
                    sum += (observed[down][a][b] - expected) * (observed[down][a][b] - expected) /
                           expected;
                else
                    assert_true(observed[down][a][b] < 1);
    assert_true(hits > DRAWS * 99 / 100);
    if (!likely(sum, cells - 1))
        fail_msg("method %d, most %d: chi-square %.1f with %zu cells", (int)method, (int)most_cells,
                 sum, cells);
    gpurta_generator_destroy(g);
}

static void test_uniform_on_the_simplex(void **const state)
{
    (void)state;
    check_triangle(GPURTA_UUNIFAST, 6);
    for (int64_t most = 3; most <= 6; most++) {
        check_triangle(GPURTA_UUNIFAST_DISCARD, most);
        check_triangle(GPURTA_FIXED_SUM, most);
        check_triangle(GPURTA_LATTICE, most);
    }
}

/* Four and six parts: fixed-sum and UUniFast with discards have one law. */
static void check_same_law(const size_t count, const int64_t total, const int64_t most)
{
    enum { DRAWS = 20000, CELLS = 64 };
    double observed[2][CELLS] = {{0}}, sum = 0;
    size_t used = 0;
    int64_t part[8];
    static const gpurta_generator_method method[2] = {GPURTA_FIXED_SUM, GPURTA_UUNIFAST_DISCARD};
    for (int m = 0; m < 2; m++) {
        gpurta_generator *const g = make(method[m], count, total, 0, most);
        for (uint64_t set = 0; set < DRAWS; set++) {
            draw(g, set + (m ? DRAWS : 0), part);
            const int64_t a = part[0] * 4 / (most + 1), b = part[1] * 4 / (most + 1),
                          c = part[count - 1] * 4 / (most + 1);
            observed[m][a * 16 + b * 4 + c]++;
        }
        gpurta_generator_destroy(g);
    }
    for (size_t i = 0; i < CELLS; i++)
        if (observed[0][i] + observed[1][i] > 20) {
            const double d = observed[0][i] - observed[1][i];
            sum += d * d / (observed[0][i] + observed[1][i]);
            used++;
        }
    assert_true(used > 20);
    if (!likely(sum, used - 1))
        fail_msg("%zu parts: chi-square %.1f with %zu cells", count, sum, used);
}

static void test_fixed_sum_is_what_discards_leave(void **const state)
{
    (void)state;
    check_same_law(4, 1500000, 1000000);
    check_same_law(4, 1000000, 600000);
    check_same_law(6, 2000000, 1000000);
}

static void test_refusals(void **const state)
{
    gpurta_generator *g = NULL;
    gpurta_random random;
    gpurta_error error;
    int64_t part[4];
    (void)state;
    assert_int_equal(gpurta_generator_create(NULL, GPURTA_LATTICE, 2, 4, 0, 0, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_generator_create(&g, (gpurta_generator_method)9, 2, 4, 0, 0, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_generator_create(&g, GPURTA_UUNIFAST, 2, 4, 0, 4, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_generator_create(&g, GPURTA_LATTICE, 2, 5, 0, 2, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_string_equal(error.message, "5 cannot be divided into 2 parts from 0 to 2");
    assert_int_equal(gpurta_generator_create(&g, GPURTA_LATTICE, 2, 5, 3, 0, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_generator_create(&g, GPURTA_LATTICE, 0, 5, 0, 0, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_generator_create(&g, GPURTA_LATTICE, 2, -1, 0, 0, &error),
                     GPURTA_OUT_OF_RANGE);
    assert_null(g);
    gpurta_random_begin(&random, 0, 0, 0);
    assert_int_equal(gpurta_generator_draw(NULL, &random, part, &error), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_generator_points(NULL, NULL), 0);
    gpurta_generator_destroy(NULL);
    /* only one division in about 10^30 keeps these limits */
    g = make(GPURTA_UUNIFAST_DISCARD, 4, 40000000, 0, 10000000);
    assert_int_equal(gpurta_generator_draw(g, &random, part, &error), GPURTA_LIMIT);
    gpurta_generator_destroy(g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_philox_known_answers),
        cmocka_unit_test(test_whole_numbers_are_within_and_equally_likely),
        cmocka_unit_test(test_log_uniform_law),
        cmocka_unit_test(test_sums_are_exact_and_bounds_are_kept),
        cmocka_unit_test(test_every_lattice_point_is_equally_likely),
        cmocka_unit_test(test_rare_divisions_are_counted),
        cmocka_unit_test(test_uniform_on_the_simplex),
        cmocka_unit_test(test_fixed_sum_is_what_discards_leave),
        cmocka_unit_test(test_refusals),
    };
    return cmocka_run_group_tests_name("generate", tests, NULL, NULL);
}
