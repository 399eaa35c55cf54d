/* The platform table, changed platforms, platforms of one's own. */
#include "support.h"

#include <gpurta/platform.h>

static gpurta_platform *make(const char *const name)
{
    gpurta_platform *platform = NULL;
    gpurta_error error;
    assert_ok(gpurta_platform_create(&platform, name, &error), &error);
    return platform;
}

static int64_t get(const char *const name, const gpurta_platform_field field)
{
    gpurta_platform *const platform = make(name);
    const int64_t value = gpurta_platform_get(platform, field);
    gpurta_platform_destroy(platform);
    return value;
}

static bool kebab_case(const char *const text)
{
    return text[0] && text[strspn(text, "abcdefghijklmnopqrstuvwxyz0123456789-.")] == '\0';
}

/* Every row can be made, has all that an analysis needs, says its source, and can be found under
 * each of its aliases and under no other row's. */
static void test_every_row_is_complete(void **const state)
{
    (void)state;
    size_t rows = 0;
    for (; gpurta_platform_builtin(rows); rows++) {
        const char *const name = gpurta_platform_builtin(rows);
        gpurta_platform *const platform = make(name);
        assert_string_equal(gpurta_platform_name(platform), name);
        assert_true(kebab_case(name));
        assert_int_equal(gpurta_platform_missing(platform, NULL), 0);
        assert_true(strlen(gpurta_platform_source(platform)) > 10);
        const char *const unconfirmed = gpurta_platform_unconfirmed(platform);
        assert_non_null(unconfirmed);
        const char *const rules = gpurta_platform_evidence(platform); /* stands last */
        assert_true(strlen(rules) <= strlen(unconfirmed) && strlen(unconfirmed) < 900);
        assert_string_equal(unconfirmed + strlen(unconfirmed) - strlen(rules), rules);
        assert_string_equal(gpurta_platform_title(platform), name);
        const bool limits_only = strncmp(name, "cc-", 3) == 0;
        assert_true(limits_only == (gpurta_platform_get(platform, GPURTA_PLATFORM_SMS) == 0));
        for (int i = 0; gpurta_platform_field_name((gpurta_platform_field)i); i++) {
            int64_t low, high;
            const int64_t value = gpurta_platform_get(platform, (gpurta_platform_field)i);
            assert_true(gpurta_platform_field_range((gpurta_platform_field)i, &low, &high));
            assert_true(value == 0 || (value >= low && value <= high));
        }
        char aliases[200];
        assert_true(strlen(gpurta_platform_aliases(platform)) < sizeof aliases);
        strcpy(aliases, gpurta_platform_aliases(platform));
        for (char *alias = strtok(aliases, " "); alias; alias = strtok(NULL, " ")) {
            gpurta_platform *const same = make(alias);
            assert_string_equal(gpurta_platform_name(same), name);
            gpurta_platform_destroy(same);
        }
        gpurta_platform_destroy(platform);
    }
    assert_true(rows >= 16 + 15);
}

/* The compute capabilities and devices that must be there, by their published numbers. */
static void test_facts(void **const state)
{
    (void)state;
    static const struct {
        const char *name;
        int threads, blocks, shared_memory_kib, registers_per_block_kib;
    } capabilities[] = {
        {"cc-5.0", 2048, 32, 64, 64},   {"cc-5.2", 2048, 32, 96, 64},
        {"cc-5.3", 2048, 32, 64, 32},   {"cc-6.0", 2048, 32, 64, 64},
        {"cc-6.1", 2048, 32, 96, 64},   {"cc-6.2", 2048, 32, 64, 32},
        {"cc-7.0", 2048, 32, 96, 64},   {"cc-7.2", 2048, 32, 96, 64},
        {"cc-7.5", 1024, 16, 64, 64},   {"cc-8.0", 2048, 32, 164, 64},
        {"cc-8.6", 1536, 16, 100, 64},  {"cc-8.7", 1536, 16, 164, 64},
        {"cc-8.9", 1536, 24, 100, 64},  {"cc-9.0", 2048, 32, 228, 64},
        {"cc-10.0", 2048, 32, 228, 64}, {"cc-12.0", 1536, 24, 100, 64},
    };
    for (size_t i = 0; i < sizeof capabilities / sizeof capabilities[0]; i++) {
        const char *const name = capabilities[i].name;
        assert_int_equal(get(name, GPURTA_PLATFORM_THREADS_PER_SM), capabilities[i].threads);
        assert_int_equal(get(name, GPURTA_PLATFORM_BLOCKS_PER_SM), capabilities[i].blocks);
        assert_int_equal(get(name, GPURTA_PLATFORM_SHARED_MEMORY_PER_SM),
                         capabilities[i].shared_memory_kib * 1024);
        assert_int_equal(get(name, GPURTA_PLATFORM_REGISTERS_PER_BLOCK),
                         capabilities[i].registers_per_block_kib * 1024);
        assert_int_equal(get(name, GPURTA_PLATFORM_REGISTERS_PER_SM), 65536);
    }
    static const struct {
        const char *name;
        int sms, major, minor, order;
    } devices[] = {
        {"tx1", 2, 5, 3, 0},         {"tx2", 2, 6, 2, 1},          {"parker", 2, 6, 2, 1},
        {"xavier", 8, 7, 2, 2},      {"pegasus", 44, 7, 5, 2},     {"orin", 16, 8, 7, 0},
        {"orin-nx", 8, 8, 7, 0},     {"orin-nano", 8, 8, 7, 0},    {"pascal-5sm", 5, 6, 1, 1},
        {"v100", 80, 7, 0, 2},       {"rtx-2080-ti", 68, 7, 5, 2}, {"rtx-4090", 128, 8, 9, 2},
        {"a100", 108, 8, 0, 2},      {"h100", 132, 9, 0, 0},       {"h200", 132, 9, 0, 0},
        {"px2", 2, 6, 2, 1},         {"jetson-tx2", 2, 6, 2, 1},   {"rtx-3090", 82, 8, 6, 2},
        {"titan-v", 80, 7, 0, 0},    {"gtx-1080-ti", 28, 6, 1, 0}, {"gtx-950", 6, 5, 2, 0},
        {"k5000", 8, 3, 0, 3},       {"l4", 58, 8, 9, 0},          {"l40s", 142, 8, 9, 0},
        {"h100-pcie", 114, 9, 0, 0}, {"b200", 148, 10, 0, 0},      {"thor", 20, 11, 0, 0},
    };
    for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++) {
        const char *const name = devices[i].name;
        assert_int_equal(get(name, GPURTA_PLATFORM_SMS), devices[i].sms);
        assert_int_equal(get(name, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MAJOR), devices[i].major);
        assert_int_equal(get(name, GPURTA_PLATFORM_COMPUTE_CAPABILITY_MINOR), devices[i].minor);
        assert_int_equal(get(name, GPURTA_PLATFORM_SM_ORDER), devices[i].order);
    }
}

/* Gilman 4.3: 0, 1, 2, 3, 4 on the Pascal; 0, 2, ..., 66, 1, 3, ..., 67 on the Turing. */
static void test_gilman_4_3_sm_order(void **const state)
{
    (void)state;
    gpurta_platform *const pascal = make("gtx-1080-5sm");
    for (int64_t rank = 0; rank < 5; rank++)
        assert_int_equal(gpurta_platform_sm_at(pascal, rank), rank);
    assert_int_equal(gpurta_platform_sm_at(pascal, 5), -1);
    assert_int_equal(gpurta_platform_sm_at(pascal, -1), -1);
    gpurta_platform_destroy(pascal);

    gpurta_platform *const turing = make("rtx-2080-ti");
    gpurta_error error;
    for (int64_t rank = 0; rank < 34; rank++) {
        assert_int_equal(gpurta_platform_sm_at(turing, rank), 2 * rank);
        assert_int_equal(gpurta_platform_sm_at(turing, 34 + rank), 2 * rank + 1);
    }
    assert_ok(gpurta_platform_set(turing, GPURTA_PLATFORM_SMS, 5, &error), &error);
    static const int odd_count[] = {0, 2, 4, 1, 3, -1};
    for (int rank = 0; rank < 6; rank++)
        assert_int_equal(gpurta_platform_sm_at(turing, rank), odd_count[rank]);
    gpurta_platform_destroy(turing);

    gpurta_platform *const limits = make("cc-6.2");
    assert_int_equal(gpurta_platform_sm_at(limits, 0), -1);
    gpurta_platform_destroy(limits);
}

static void test_changes_are_of_the_copy(void **const state)
{
    (void)state;
    gpurta_platform *const platform = make("jetson-tx2");
    gpurta_platform *copy = NULL;
    gpurta_error error;
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 1, &error), &error);
    assert_ok(gpurta_platform_copy(&copy, platform, &error), &error);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_SMS, 7, &error), &error);
    assert_int_equal(gpurta_platform_get(copy, GPURTA_PLATFORM_SMS), 1);
    assert_string_equal(gpurta_platform_name(copy), "jetson-tx2");
    assert_int_equal(get("jetson-tx2", GPURTA_PLATFORM_SMS), 2);
    assert_string_equal(gpurta_platform_aliases(copy), "tx2");
    assert_ok(gpurta_platform_set_name(copy, "one-sm", &error), &error);
    assert_string_equal(gpurta_platform_aliases(copy), "");
    gpurta_platform_destroy(platform);
    gpurta_platform_destroy(copy);
}

static void expect(const gpurta_status status, const gpurta_status wanted,
                   const gpurta_error *const error, const char *const part)
{
    assert_int_equal(status, wanted);
    assert_int_equal(error->status, wanted);
    if (!strstr(error->message, part))
        fail_msg("\"%s\" is not in \"%s\"", part, error->message);
}

static void test_names_that_are_not_there(void **const state)
{
    (void)state;
    static const char *const close[][2] = {
        {"jetson-tx3", "jetson-tx"}, {"rtx-409", "rtx-4090"}, {"cc-6.3", "cc-6."},
        {"Jetson-TX2", "jetson-tx"}, {"H100", "h100"},        {"parkr", "parker"},
        {"", "no built-in"},         {" tx2", "no built-in"}, {"tx1 tx2", "no built-in"}};
    gpurta_error error;
    for (size_t i = 0; i < sizeof close / sizeof close[0]; i++) {
        gpurta_platform *platform = NULL;
        if (!close[i][0][0]) { /* nothing is near to nothing, but it must still be refused */
            assert_int_equal(gpurta_platform_create(&platform, "", &error), GPURTA_OUT_OF_RANGE);
            continue;
        }
        expect(gpurta_platform_create(&platform, close[i][0], &error), GPURTA_OUT_OF_RANGE, &error,
               close[i][1]);
        assert_null(platform);
    }
    char long_name[500];
    memset(long_name, 'x', sizeof long_name);
    long_name[sizeof long_name - 1] = '\0';
    gpurta_platform *platform = NULL;
    assert_int_equal(gpurta_platform_create(&platform, long_name, &error), GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_platform_create(&platform, long_name, NULL), GPURTA_OUT_OF_RANGE);
}

static void test_fields_have_ranges(void **const state)
{
    (void)state;
    gpurta_platform *const device = make("jetson-tx2");
    gpurta_error error;
    for (int i = 1; gpurta_platform_field_name((gpurta_platform_field)i); i++) {
        const gpurta_platform_field field = (gpurta_platform_field)i;
        const int64_t before = gpurta_platform_get(device, field);
        int64_t low, high;
        assert_true(gpurta_platform_field_range(field, &low, &high));
        expect(gpurta_platform_set(device, field, low - 1, &error), GPURTA_OUT_OF_RANGE, &error,
               gpurta_platform_field_name(field));
        if (high < INT64_MAX)
            expect(gpurta_platform_set(device, field, high + 1, &error), GPURTA_OUT_OF_RANGE,
                   &error, gpurta_platform_field_name(field));
        assert_int_equal(gpurta_platform_get(device, field), before);
        assert_ok(gpurta_platform_set(device, field, high, &error), &error);
        assert_true(gpurta_platform_get(device, field) == high);
    }
    expect(gpurta_platform_set(device, GPURTA_PLATFORM_SLOTS, 3, &error), GPURTA_INVALID_ARGUMENT,
           &error, "slots");
    expect(gpurta_platform_set(device, (gpurta_platform_field)1000, 3, &error),
           GPURTA_INVALID_ARGUMENT, &error, "no such field");
    expect(gpurta_platform_set(device, (gpurta_platform_field)-1, 3, &error),
           GPURTA_INVALID_ARGUMENT, &error, "no such field");
    assert_null(gpurta_platform_field_name((gpurta_platform_field)1000));
    assert_int_equal(gpurta_platform_get(device, (gpurta_platform_field)-1), 0);
    gpurta_platform_destroy(device);
}

static void test_plain_slots(void **const state)
{
    (void)state;
    gpurta_platform *slots = NULL;
    gpurta_error error;
    assert_ok(gpurta_platform_create_slots(&slots, INT64_MAX, &error), &error);
    assert_string_equal(gpurta_platform_name(slots), "slots");
    assert_true(gpurta_platform_get(slots, GPURTA_PLATFORM_SLOTS) == INT64_MAX);
    assert_int_equal(gpurta_platform_get(slots, GPURTA_PLATFORM_SMS), 0);
    assert_int_equal(gpurta_platform_missing(slots, NULL), 0);
    assert_string_equal(gpurta_platform_aliases(slots), "");
    assert_string_equal(gpurta_platform_source(slots), "");
    assert_string_equal(gpurta_platform_unconfirmed(slots), "");
    expect(gpurta_platform_set(slots, GPURTA_PLATFORM_SMS, 2, &error), GPURTA_INVALID_ARGUMENT,
           &error, "plain slots");
    assert_ok(gpurta_platform_set(slots, GPURTA_PLATFORM_SLOTS, 8, &error), &error);
    assert_ok(gpurta_platform_set(slots, GPURTA_PLATFORM_COPY_ENGINES, 2, &error), &error);
    gpurta_platform_destroy(slots);
    expect(gpurta_platform_create_slots(&slots, 0, &error), GPURTA_OUT_OF_RANGE, &error, "1 slot");
}

/* A GPU that is in no table. */
static void test_device_of_ones_own(void **const state)
{
    (void)state;
    static const struct {
        gpurta_platform_field field;
        int64_t value;
    } values[] = {
        {GPURTA_PLATFORM_SMS, 3},
        {GPURTA_PLATFORM_THREADS_PER_SM, 1024},
        {GPURTA_PLATFORM_BLOCKS_PER_SM, 16},
        {GPURTA_PLATFORM_THREADS_PER_BLOCK, 512},
        {GPURTA_PLATFORM_WARP_SIZE, 64},
        {GPURTA_PLATFORM_REGISTERS_PER_SM, 32768},
        {GPURTA_PLATFORM_REGISTERS_PER_BLOCK, 32768},
        {GPURTA_PLATFORM_REGISTERS_PER_THREAD, 127},
        {GPURTA_PLATFORM_REGISTER_UNIT, 64},
        {GPURTA_PLATFORM_SUB_PARTITIONS, 2},
        {GPURTA_PLATFORM_SHARED_MEMORY_PER_SM, 65536},
        {GPURTA_PLATFORM_SHARED_MEMORY_PER_BLOCK, 32768},
        {GPURTA_PLATFORM_SHARED_MEMORY_UNIT, 64},
    };
    gpurta_platform *device = NULL;
    gpurta_error error;
    assert_ok(gpurta_platform_create_device(&device, "my-gpu", &error), &error);
    assert_string_equal(gpurta_platform_name(device), "my-gpu");
    size_t set = 0;
    gpurta_platform_field missing;
    for (; set < sizeof values / sizeof values[0]; set++) {
        if (set > 0)
            assert_int_equal(gpurta_platform_missing(device, &missing), 1);
        assert_ok(gpurta_platform_set(device, values[set].field, values[set].value, &error),
                  &error);
    }
    assert_int_equal(gpurta_platform_missing(device, &missing), 0);
    gpurta_platform *copy = NULL;
    assert_ok(gpurta_platform_copy(&copy, device, &error), &error);
    gpurta_platform_destroy(device);
    assert_string_equal(gpurta_platform_name(copy), "my-gpu");
    assert_string_equal(gpurta_platform_source(copy), "");
    assert_ok(gpurta_platform_set_name(copy, "another", &error), &error);
    assert_ok(gpurta_platform_set_name(copy, gpurta_platform_name(copy), &error), &error);
    assert_string_equal(gpurta_platform_name(copy), "another");
    gpurta_platform_destroy(copy);
}

static void test_null(void **const state)
{
    (void)state;
    gpurta_platform *platform = NULL;
    int64_t low;
    assert_int_equal(gpurta_platform_create(NULL, "tx2", NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_create(&platform, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_create_slots(NULL, 1, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_create_device(NULL, "x", NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_create_device(&platform, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_copy(NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_set(NULL, GPURTA_PLATFORM_SMS, 1, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_set_name(NULL, "x", NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_platform_get(NULL, GPURTA_PLATFORM_SMS), 0);
    assert_int_equal(gpurta_platform_field_range(GPURTA_PLATFORM_SMS, &low, NULL), 0);
    assert_int_equal(gpurta_platform_missing(NULL, NULL), 0);
    assert_int_equal(gpurta_platform_sm_at(NULL, 0), -1);
    assert_null(gpurta_platform_name(NULL));
    assert_null(gpurta_platform_aliases(NULL));
    assert_null(gpurta_platform_source(NULL));
    assert_null(gpurta_platform_unconfirmed(NULL));
    assert_null(gpurta_platform_builtin(SIZE_MAX));
    assert_null(platform);
    gpurta_platform_destroy(NULL);
}

/* What doc/hardware.md says of each GPU: which rules were measured on others alone. */
static void test_evidence(void **const state)
{
    (void)state;
    static const struct {
        const char *name, *says;
    } known[] = {
#define OTHERS "rules measured on other GPUs alone: "
#define OF_2017 "those of 2017 (Jetson TX2, V100, RTX 2080 Ti, A100)"
#define U9 "U9 (GTX 950, T4, RTX 4060 Ti)"
#define ARTIFACT "(V100, RTX 2080 Ti, A100)"
        {"jetson-tx2", ""},
        {"cc-6.2", ""},
        {"jetson-tx1", OTHERS OF_2017 "; " U9},
        {"quadro-k5000", OTHERS OF_2017},
        {"gtx-950", OTHERS OF_2017},
        {"v100", OTHERS U9},
        {"cc-7.0", OTHERS U9},
        {"titan-v", OTHERS OF_2017 "; U1 to U4, U6 " ARTIFACT "; U5 (V100, A100); U8 (V100); " U9},
        {"rtx-2080-ti", OTHERS "U5 (V100, A100); U8 (V100); " U9},
        {"cc-7.5", OTHERS "U5 (V100, A100); U8 (V100)"},
        {"t4", OTHERS OF_2017 "; U1 to U4, U6 " ARTIFACT
                              "; U5 (V100, A100); U7 (RTX 2080 Ti, A100, RTX 3090); U8 (V100)"},
        {"a100", OTHERS "U8 (V100); " U9},
        {"l4",
         OTHERS OF_2017 "; U1 to U4, U6 " ARTIFACT
                        "; U5 (V100, A100); U7 (RTX 2080 Ti, A100, RTX 3090); U8 (V100); " U9},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        gpurta_platform *const platform = make(known[i].name);
        assert_string_equal(gpurta_platform_evidence(platform), known[i].says);
        gpurta_platform_destroy(platform);
    }
}

static void test_title(void **const state)
{
    (void)state;
    gpurta_error error;
    gpurta_platform *const p = make("orin");
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_SMS, 14, &error), &error);
    assert_null(strstr(gpurta_platform_unconfirmed(p), "number of SMs"));
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_CARVEOUT_WAITS, 0, &error), &error);
    assert_ok(gpurta_platform_set(p, GPURTA_PLATFORM_COPY_BANDWIDTH, 7, &error), &error);
    assert_string_equal(gpurta_platform_title(p), "jetson-orin-agx with sms 14 (built in: 16), "
                                                  "copy_bandwidth 7, U5 off");
    assert_null(strstr(gpurta_platform_evidence(p), "U5"));
    assert_ok(gpurta_platform_set_name(p, "board", &error), &error);
    assert_int_equal(strncmp(gpurta_platform_title(p), "board: jetson-orin-agx with sms 14", 34),
                     0);
    assert_ok(gpurta_platform_set_rules(p, GPURTA_RULES_AMERT, &error), &error);
    assert_non_null(strstr(gpurta_platform_title(p), "U1 to U9 off"));
    gpurta_platform_destroy(p);
    assert_null(gpurta_platform_title(NULL));
    assert_null(gpurta_platform_evidence(NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_row_is_complete),
        cmocka_unit_test(test_evidence),
        cmocka_unit_test(test_title),
        cmocka_unit_test(test_facts),
        cmocka_unit_test(test_gilman_4_3_sm_order),
        cmocka_unit_test(test_changes_are_of_the_copy),
        cmocka_unit_test(test_names_that_are_not_there),
        cmocka_unit_test(test_fields_have_ranges),
        cmocka_unit_test(test_plain_slots),
        cmocka_unit_test(test_device_of_ones_own),
        cmocka_unit_test(test_null),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
