/* What the command writes into files of others: every text comes back as it was. */
#include "alloc.h"
#include "support.h"

#include "cli/base/csv.h"
#include "cli/base/file.h"
#include "cli/base/json.h"
#include "cli/draw/svg.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static char written[512];

/* What was written to a file, which is closed. */
static const char *text_of(FILE *const file)
{
    rewind(file);
    const size_t size = fread(written, 1, sizeof written - 1, file);
    written[size] = '\0';
    fclose(file);
    return written;
}

static const char *as_csv(const char *const text, const bool decimal)
{
    FILE *const file = tmpfile();
    bool first = true;
    assert_non_null(file);
    time_style.decimal = decimal;
    csv_text(file, &first, text);
    csv_text(file, &first, "b");
    csv_end(file, &first);
    assert_true(first);
    time_style.decimal = false;
    return text_of(file);
}

/* RFC 4180: a field with a comma, a quote or an end of a line is quoted, and its quotes are
 * doubled. */
static void test_csv(void **const state)
{
    (void)state;
    assert_string_equal(as_csv("", false), ",b\n");
    assert_string_equal(as_csv("a b;c", false), "a b;c,b\n");
    assert_string_equal(as_csv("a,c", false), "\"a,c\",b\n");
    assert_string_equal(as_csv("a\nc", false), "\"a\nc\",b\n");
    assert_string_equal(as_csv("a\rc", false), "\"a\rc\",b\n");
    assert_string_equal(as_csv("\"", false), "\"\"\"\",b\n");
    assert_string_equal(as_csv("=1", false), "=1,b\n");
    static const char *const formulas[] = {"=1", "+1", "-1", "@a"};
    for (size_t i = 0; i < 4; i++) {
        char expected[16];
        snprintf(expected, sizeof expected, "'%s,b\n", formulas[i]);
        assert_string_equal(as_csv(formulas[i], true), expected);
    }
    assert_string_equal(as_csv("\t1", true), "\"'\t1\",b\n");
    assert_string_equal(as_csv("a;c", true), "\"a;c\",b\n");
    assert_string_equal(as_csv("a,c", true), "\"a,c\",b\n");
    assert_string_equal(as_csv("a\nc", true), "\"a\nc\",b\n");
    assert_string_equal(as_csv("a\rc", true), "\"a\rc\",b\n");
    assert_string_equal(as_csv("a=1", true), "a=1,b\n");
}

static const char *as_json(const char *const text)
{
    FILE *const file = tmpfile();
    assert_non_null(file);
    struct json json = {.file = file, .filled = {true}, .flat = {true}};
    json_text(&json, NULL, text);
    return text_of(file);
}

/* RFC 8259; what it lets through but terminals act upon is escaped too. */
static void test_json(void **const state)
{
    (void)state;
    assert_string_equal(as_json("a"), ", \"a\"");
    assert_string_equal(as_json(NULL), ", null");
    assert_string_equal(as_json("\"\\"), ", \"\\\"\\\\\"");
    assert_string_equal(as_json("\n\x1f \x7e\x7f"), ", \"\\u000a\\u001f ~\\u007f\"");
    assert_string_equal(as_json("\xc3\xa4"), ", \"\xc3\xa4\"");
}

static const char *as_svg(const char *const text)
{
    FILE *const file = tmpfile();
    assert_non_null(file);
    svg_escape(file, text);
    return text_of(file);
}

#define NONE "\xef\xbf\xbd"

/* XML 1.0, characters and attribute values; what is no UTF-8 or no character becomes U+FFFD. */
static void test_svg(void **const state)
{
    (void)state;
    assert_string_equal(as_svg("a<b>&\"c\""), "a&lt;b&gt;&amp;&quot;c&quot;");
    assert_string_equal(as_svg("\t\n\r\x1f \x7f~"), "\t\n" NONE NONE " " NONE "~");
    assert_string_equal(as_svg("\xc2\x80\xdf\xbf"), "\xc2\x80\xdf\xbf"); /* two bytes */
    assert_string_equal(as_svg("\xe0\xa0\x80\xed\x9f\xbf"), "\xe0\xa0\x80\xed\x9f\xbf"); /* three */
    assert_string_equal(as_svg("\xee\x80\x80\xf0\x90\x80\x80"), "\xee\x80\x80\xf0\x90\x80\x80");
    assert_string_equal(as_svg("\xf4\x8f\xbf\xbd"), "\xf4\x8f\xbf\xbd");     /* U+10FFFD */
    assert_string_equal(as_svg("\xef\xbf\xbe|\xef\xbf\xbf"), NONE "|" NONE); /* U+FFFE, U+FFFF */
    assert_null(strpbrk(as_svg("\xed\xa0\x80"), "\xed"));                    /* a surrogate */
    assert_null(strpbrk(as_svg("\xf4\x90\x80\x80"), "\xf4"));                /* U+110000 */
    assert_null(strpbrk(as_svg("\xc0\x80"), "\xc0"));                        /* too long a form */
    assert_string_equal(as_svg("\xc3"), NONE);                               /* cut short */
    assert_string_equal(as_svg("\xc3|"), NONE "|");
}

/* Times from 2^-899 to below 2^900 have a place in a picture, doubles of them too. */
static void test_places(void **const state)
{
    (void)state;
    mpq_t time;
    mpq_init(time);
    assert_true(svg_has_place(time));
    for (int inverse = 0; inverse < 2; inverse++)
        for (mp_bitcnt_t power = 898; power < 902; power++) {
            mpq_set_si(time, -1, 1);
            mpz_mul_2exp(mpq_numref(time), mpq_numref(time), power);
            if (inverse)
                mpq_inv(time, time);
            assert_int_equal(svg_has_place(time), power < 900);
        }
    mpq_clear(time);
}

/* A file of which anything was lost is not there, and the command hears of it: where a write in
 * between failed and all later ones went well, and where only the end of it fails. */
static void test_lost_output(void **const state)
{
    (void)state;
    char folder[] = "/tmp/gpurta-output-XXXXXX", path[sizeof folder + 8];
    struct output output;
    struct rlimit limit, few;
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a", folder);
    signal(SIGXFSZ, SIG_IGN);
    assert_int_equal(getrlimit(RLIMIT_FSIZE, &limit), 0);
    few = (struct rlimit){.rlim_cur = 4, .rlim_max = limit.rlim_max};
    for (int lost = 0; lost < 3; lost++) {
        assert_true(output_open(&output, path));
        fputs("a line\n", output.file);
        if (lost == 1) {
            assert_int_equal(setrlimit(RLIMIT_FSIZE, &few), 0);
            (void)fflush(output.file);
            assert_int_equal(setrlimit(RLIMIT_FSIZE, &limit), 0);
        } else if (lost == 2) {
            assert_int_equal(fflush(output.file), 0);
            assert_int_equal(close(fileno(output.file)), 0);
        }
        assert_int_equal(output_close(&output), lost == 0);
        assert_int_not_equal(access(path, F_OK), 0); /* not yet */
        assert_true(output_show());
        assert_int_equal(unlink(path), lost == 0 ? 0 : -1);
    }
    assert_int_equal(rmdir(folder), 0); /* nothing is left in it */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_csv),         cmocka_unit_test(test_json),
        cmocka_unit_test(test_svg),         cmocka_unit_test(test_places),
        cmocka_unit_test(test_lost_output),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("output", tests, NULL, NULL);
}
