/* Text form of times (gpurta/time.h): every form that is read, every form that is refused. */
#include "support.h"

#include <gpurta/gpurta.h>

#include "number/mpz.h"
#include "number/undef.h"

static void reads(const char *const text, const char *const expected)
{
    mpq_t t, e;
    gpurta_error error;
    mpq_init(t);
    mpq_init(e);
    assert_ok(gpurta_time_parse(t, text, GPURTA_MS, &error), &error);
    mpq_set_str(e, expected, 10);
    assert_time_equal(t, e);
    mpq_clear(t);
    mpq_clear(e);
}

static void test_forms(void **state)
{
    (void)state;
    reads("12", "12");
    reads("0", "0");
    reads("1.5", "3/2");
    reads("3/2", "3/2");
    reads("4/6", "2/3");
    reads("2.5e-3", "1/400");
    reads("2.5E+3", "2500");
    reads("-7/14", "-1/2");
    reads("007", "7");
    reads("0.1", "1/10");
    reads("250us", "1/4");
    reads("250 us", "1/4");
    reads("250\xc2\xb5s", "1/4");
    reads("250\xce\xbcs", "1/4");
    reads("7/3 us", "7/3000");
    reads("1s", "1000");
    reads("1ns", "1/1000000");
    reads("3ms", "3");
    char huge[1004 + 1] = "1";
    memset(huge + 1, '0', 1003);
    reads("1e1000s", huge);
}

static void refuses(const char *const text, const gpurta_status expected)
{
    mpq_t t;
    gpurta_error error = {0};
    mpq_init(t);
    mpq_set_si(t, 77, 3);
    const gpurta_status status = gpurta_time_parse(t, text, GPURTA_MS, &error);
    if (status != expected)
        fail_msg("\"%s\": status %s, not %s", text, gpurta_status_name(status),
                 gpurta_status_name(expected));
    assert_int_equal(error.status, expected);
    assert_true(strlen(error.message) > 10);
    assert_int_equal(mpq_cmp_si(t, 77, 3), 0); /* untouched */
    mpq_clear(t);
}

static void test_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",      " ",   "1/0",   "1/00",  "1/-2",  "--1",   "-",     "+1",    "0x10", "nan",
        "inf",   "1 2", "1. 5",  "1 .5",  "1 /2",  "1/ 2",  "1e 3",  " 1",    "1 ",   ".5",
        "5.",    "1e",  "1e+",   "1/2/3", "1.5/2", "1/2.5", "3/2e3", "1m",    "1 h",  "1msx",
        "1_000", "1,5", "1e5.5", "ms",    "1ms ",  "1\t2",  "\xff",  "1\xc2", "1 mS", "١"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++)
        refuses(bad[i], GPURTA_SYNTAX);
    refuses("1e1001", GPURTA_OUT_OF_RANGE);
    refuses("1e-1001", GPURTA_OUT_OF_RANGE);
    refuses("1e99999999999999999999999999", GPURTA_OUT_OF_RANGE);
}

static void test_digit_limit(void **state)
{
    (void)state;
    char text[1100];
    mpq_t t;
    gpurta_error error;
    mpq_init(t);
    memset(text, '7', 1000);
    text[1000] = '\0';
    assert_ok(gpurta_time_parse(t, text, GPURTA_MS, &error), &error);
    text[500] = '/';
    strcat(text, "7");
    assert_ok(gpurta_time_parse(t, text, GPURTA_MS, &error), &error);
    strcat(text, "7");
    refuses(text, GPURTA_OUT_OF_RANGE);
    text[500] = '.';
    refuses(text, GPURTA_OUT_OF_RANGE);
    mpq_clear(t);
}

static void test_text(void **state)
{
    (void)state;
    mpq_t t, back;
    gpurta_error error;
    char text[64], small[4] = "abc";
    mpq_init(t);
    mpq_init(back);
    for (size_t i = 0; i < cases(2000); i++) {
        mpq_set_si(t, (long)rnd_range(-100000, 100000), (unsigned long)rnd_range(1, 5000));
        mpq_canonicalize(t);
        const size_t size = gpurta_time_text_size(t);
        assert_true(size <= sizeof text);
        assert_ok(gpurta_time_text(text, size, t, &error), &error);
        assert_true(strlen(text) + 1 <= size && strlen(text) + 6 >= size);
        assert_ok(gpurta_time_parse(back, text, GPURTA_MS, &error), &error);
        assert_time_equal(back, t);
    }
    mpq_set_si(t, 1234, 1);
    assert_int_equal(gpurta_time_text(small, sizeof small, t, &error), GPURTA_OUT_OF_RANGE);
    assert_string_equal(small, "abc");
    mpq_clear(t);
    mpq_clear(back);
}

static void test_units(void **state)
{
    (void)state;
    static const char *const names[] = {"ns", "us", "ms", "s"};
    for (int u = GPURTA_NS; u <= GPURTA_S; u++)
        assert_string_equal(gpurta_unit_name((gpurta_unit)u), names[u]);
    assert_null(gpurta_unit_name((gpurta_unit)(GPURTA_S + 1)));
    assert_null(gpurta_unit_name((gpurta_unit)9));
    assert_int_equal(gpurta_time_parse(NULL, "1", GPURTA_MS, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_time_text_size(NULL), 0);
}

/* The two number kinds agree with each other wherever the small one does not overflow. */
static void test_number_kinds(void **state)
{
    (void)state;
    num_mpz a, b, r;
    init_mpz(&a);
    init_mpz(&b);
    init_mpz(&r);
    for (size_t i = 0; i < cases(20000); i++) {
        const int shift = (int)rnd_range(0, 62);
        num_i64 x = rnd_range(-INT64_MAX, INT64_MAX) >> shift, y = rnd_range(1, INT64_MAX) >> shift;
        num_i64 z = 0;
        int64_t back = 0;
        y = y ? y : 1;
        set_int_mpz(&a, x);
        set_int_mpz(&b, y);
        assert_true(mpz_get_i64(&back, &a) && back == x);
        assert_int_equal(cmp_i64(&x, &y), (cmp_mpz(&a, &b) > 0) - (cmp_mpz(&a, &b) < 0));
#define AGREE(op)                                                                                  \
    do {                                                                                           \
        const bool fits = op##_i64(&z, &x, &y);                                                    \
        op##_mpz(&r, &a, &b);                                                                      \
        assert_int_equal(fits, mpz_get_i64(&back, &r));                                            \
        assert_true(!fits || back == z);                                                           \
    } while (0)
        AGREE(add);
        AGREE(sub);
        AGREE(mul);
        AGREE(floor_div);
        AGREE(ceil_div);
    }
    clear_mpz(&a);
    clear_mpz(&b);
    clear_mpz(&r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_forms),       cmocka_unit_test(test_refused),
        cmocka_unit_test(test_digit_limit), cmocka_unit_test(test_text),
        cmocka_unit_test(test_units),       cmocka_unit_test(test_number_kinds),
    };
    return cmocka_run_group_tests_name("time", tests, NULL, NULL);
}
