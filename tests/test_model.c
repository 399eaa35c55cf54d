/* Models: what is set is read back, what is wrong is found and where, and what is built from a
 * model is what the reader makes of the same file. */
#include "alloc.h"
#include "base/values.h"
#include "cli/scenario/scenario.h"
#include "model/chains.h"
#include "model/made.h"
#include "model/tasks.h"
#include "model_calls.h"
#include "simulate_values.h"
#include "support.h"

#include <gpurta/gpurta.h>

static gpurta_model *create(void)
{
    gpurta_model *model;
    gpurta_error error;
    assert_ok(gpurta_model_create(&model, &error), &error);
    return model;
}

static gpurta_section section_of(const char *const name, const size_t length)
{
    gpurta_section s = GPURTA_SECTION_SCENARIO;
    while (gpurta_section_info(s) && (strlen(gpurta_section_info(s)->name) != length ||
                                      strncmp(gpurta_section_info(s)->name, name, length) != 0))
        s++;
    return s;
}

/* The key of that name, in its form number `form`. */
static gpurta_key key_of(const gpurta_section section, const char *const name, int form)
{
    const gpurta_key_facts *facts;
    for (size_t i = 0; (facts = gpurta_key_at(section, i)); i++)
        if (strcmp(facts->name, name) == 0 && form-- == 0)
            return facts->key;
    return (gpurta_key)0;
}

/* Rows, one in a line: "kernels name=a|blocks=2|wcet=4 us"; a step belongs to the chain before it;
 * `key+=value` is the second form of a key; `key=` of a list makes it empty. */
static gpurta_status fill(gpurta_model *const model, const char *const text,
                          gpurta_error *const error)
{
    char copy[2000], *line_end, *value_end;
    size_t chain = GPURTA_NONE;
    gpurta_status status = GPURTA_OK;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *line = strtok_r(copy, "\n", &line_end); line && !status;
         line = strtok_r(NULL, "\n", &line_end)) {
        const size_t length = strcspn(line, " ");
        bool host = false;
        const gpurta_section section = section_of(line, length);
        const size_t row =
            section == GPURTA_SECTION_SCENARIO
                ? 0
                : gpurta_add(model, section, section == GPURTA_SECTION_STEPS ? chain : GPURTA_NONE);
        if (row == GPURTA_NONE)
            return GPURTA_NO_MEMORY;
        chain = section == GPURTA_SECTION_CHAINS ? row : chain;
        for (char *pair = line[length] ? strtok_r(line + length + 1, "|", &value_end) : NULL;
             pair && !status; pair = strtok_r(NULL, "|", &value_end)) {
            char *const value = strchr(pair, '=') + 1;
            const bool second = value[-2] == '+';
            const int form = second || (section == GPURTA_SECTION_STEPS && host &&
                                        strncmp(pair, "wcet=", 5) == 0);
            host = host || strncmp(pair, "host=", 5) == 0;
            value[-1 - second] = '\0';
            status = gpurta_set_text(model, row, key_of(section, pair, form), *value ? value : NULL,
                                     error);
        }
    }
    return status;
}

static gpurta_model *model_of(const char *const text)
{
    gpurta_model *const model = create();
    gpurta_error error = {.message = ""};
    assert_ok(fill(model, text, &error), &error);
    return model;
}

/* ---- single values ---- */

static const char *sample(const gpurta_key_facts *const f)
{
    static const char *const texts[] = {
        "7/2", "64",    "1KiB", "12",   "true", "",  "high", "3/2", "some name",
        "x",   "other", "12.4", "0xf0", "a",    "3", "8KiB", "",    "mode 15W, sms 8: 7/2 us"};
    if (f->kind == GPURTA_VALUE_WORD)
        return gpurta_key_word(f->key, f->high);
    return f->kind <= GPURTA_VALUE_SIZE && f->high < 64 && f->kind ? "1" : texts[f->kind];
}

static void check_refusals(gpurta_model *const model, const size_t row,
                           const gpurta_key_facts *const f)
{
    gpurta_error error = {.item = 99};
    char text[40];
    mpq_t value;
    mpq_init(value);
    mpq_set_si(value, -1, 2);
    const bool exact = f->kind == GPURTA_VALUE_TIME || f->kind == GPURTA_VALUE_NUMBER;
    const bool count = f->kind > GPURTA_VALUE_TIME && f->kind <= GPURTA_VALUE_PRIORITY;
    assert_int_equal(gpurta_set_exact(model, row, f->key, value, &error),
                     exact ? GPURTA_OUT_OF_RANGE : GPURTA_INVALID_ARGUMENT);
    assert_int_equal(error.key, f->key);
    assert_int_equal(error.item, 0);
    assert_true(strncmp(error.message, "expected ", 9) == 0 && strstr(error.message, ", found "));
    if (!count)
        assert_int_equal(gpurta_set_count(model, row, f->key, 1, &error), GPURTA_INVALID_ARGUMENT);
    for (int end = 0; count && end < 2; end++) {
        const int64_t good = end ? f->high : f->low;
        assert_ok(gpurta_set_count(model, row, f->key, good, &error), &error);
        if (good == (end ? INT64_MAX : INT64_MIN))
            continue;
        const int64_t bad = end ? good + 1 : good - 1;
        assert_int_equal(gpurta_set_count(model, row, f->key, bad, &error), GPURTA_OUT_OF_RANGE);
        snprintf(text, sizeof text, "%lld", (long long)bad);
        assert_int_equal(gpurta_set_text(model, row, f->key, text, &error), GPURTA_SYNTAX);
    }
    if (f->kind < GPURTA_VALUE_NAME || f->kind > GPURTA_VALUE_REFERENCE)
        assert_true(f->kind == GPURTA_VALUE_REFERENCES ||
                    gpurta_set_text(model, row, f->key, "no such value", &error));
    if (f->kind < GPURTA_VALUE_REFERENCES) {
        for (int i = 0; i < 2; i++) /* absent again, and still */
            assert_ok(gpurta_set_text(model, row, f->key, NULL, &error), &error);
        assert_false(gpurta_model_count(model, row, f->key, &(int64_t){0}));
        assert_false(gpurta_model_exact(model, row, f->key, value));
        assert_null(gpurta_model_text(model, row, f->key, 0));
    }
    mpq_clear(value);
}

static void check_key(const gpurta_section section, const gpurta_key_facts *const f)
{
    gpurta_model *const model = create();
    const size_t chain = gpurta_add(model, GPURTA_SECTION_CHAINS, GPURTA_NONE);
    const size_t row =
        section == GPURTA_SECTION_SCENARIO ? 0
        : section == GPURTA_SECTION_CHAINS
            ? chain
            : gpurta_add(model, section, section == GPURTA_SECTION_STEPS ? chain : GPURTA_NONE);
    const char *const text = sample(f);
    gpurta_error error;
    int64_t count;
    mpq_t value;
    mpq_init(value);
    assert_true(row != GPURTA_NONE);
    assert_null(gpurta_model_text(model, row, f->key, 0));
    assert_false(gpurta_model_count(model, row, f->key, &(int64_t){0}));
    assert_false(gpurta_model_exact(model, row, f->key, value));
    assert_true(f->text && *f->text && f->size == sizeof *f);
    assert_ok(gpurta_set_text(model, row, f->key, text, &error), &error);
    if (f->kind == GPURTA_VALUE_TIME || f->kind == GPURTA_VALUE_NUMBER) {
        assert_true(gpurta_model_exact(model, row, f->key, value));
        assert_time(value, text);
        assert_ok(gpurta_set_exact(model, row, f->key, value, &error), &error);
    } else if (f->kind <= GPURTA_VALUE_PRIORITY) {
        assert_true(gpurta_model_count(model, row, f->key, &count));
        assert_true(count == (f->kind == GPURTA_VALUE_BYTES  ? (*text == '1' && text[1] ? 1024 : 1)
                              : f->kind == GPURTA_VALUE_BOOL ? 1
                              : f->kind == GPURTA_VALUE_PRIORITY ? -1
                              : f->kind == GPURTA_VALUE_WORD     ? f->high
                                                                 : strtoll(text, NULL, 10)));
    } else {
        assert_string_equal(gpurta_model_text(model, row, f->key, 0), text);
    }
    check_refusals(model, row, f);
    mpq_clear(value);
    gpurta_model_destroy(model);
}

static void every_key(void **state)
{
    const gpurta_key_facts *f;
    size_t keys = 0;
    (void)state;
    for (gpurta_section s = GPURTA_SECTION_SCENARIO; gpurta_section_info(s); s++)
        for (size_t i = 0; (f = gpurta_key_at(s, i)); i++)
            if (f->kind != GPURTA_VALUE_ROWS) {
                check_key(s, f);
                keys++;
            }
    assert_true(keys > 120);
    assert_null(gpurta_section_info((gpurta_section)0));
    assert_null(gpurta_key_at((gpurta_section)99, 0));
    assert_null(gpurta_key_word(GPURTA_KEY_WCET, 0));
}

static void misuse(void **state)
{
    gpurta_model *const model = create();
    gpurta_error error;
    mpq_t value;
    (void)state;
    mpq_init(value);
    const size_t task = gpurta_add(model, GPURTA_SECTION_TASKS, GPURTA_NONE);
    assert_int_equal(gpurta_set_text(model, task, GPURTA_KEY_BLOCKS, "2", &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(error.section, GPURTA_SECTION_TASKS);
    assert_int_equal(error.key, GPURTA_KEY_BLOCKS);
    assert_int_equal(gpurta_set_text(model, 99, GPURTA_KEY_BLOCKS, "2", &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_set_count(NULL, 0, GPURTA_KEY_BLOCKS, 2, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_set_exact(model, task, GPURTA_KEY_TASK_WCET, NULL, NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_set_exact(model, task, GPURTA_KEY_TASK_WCET, value, NULL),
                     GPURTA_OUT_OF_RANGE);
    assert_int_equal(gpurta_set_text(model, task, (gpurta_key)9999, "2", NULL),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_add(model, GPURTA_SECTION_STEPS, GPURTA_NONE), GPURTA_NONE);
    assert_int_equal(gpurta_add(model, GPURTA_SECTION_STEPS, task), GPURTA_NONE);
    assert_int_equal(gpurta_add(model, GPURTA_SECTION_TASKS, task), GPURTA_NONE);
    assert_int_equal(gpurta_add(model, GPURTA_SECTION_SCENARIO, GPURTA_NONE), GPURTA_NONE);
    assert_true(gpurta_add(model, GPURTA_SECTION_EDF, GPURTA_NONE) != GPURTA_NONE);
    assert_int_equal(gpurta_add(model, GPURTA_SECTION_EDF, GPURTA_NONE), GPURTA_NONE);
    assert_int_equal(gpurta_add(NULL, GPURTA_SECTION_EDF, GPURTA_NONE), GPURTA_NONE);
    assert_int_equal(gpurta_model_rows(model, GPURTA_SECTION_TASKS), 1);
    assert_int_equal(gpurta_model_row(model, GPURTA_SECTION_TASKS, 1), GPURTA_NONE);
    assert_int_equal(gpurta_model_parent(model, task), GPURTA_NONE);
    assert_int_equal(gpurta_model_check(NULL, NULL, NULL, NULL), GPURTA_INVALID_ARGUMENT);
    gpurta_model_destroy(model);
    gpurta_model_destroy(NULL);
    mpq_clear(value);
}

/* Values of many rows in any order: rows move about, and no value gets lost. */
static void in_any_order(void **state)
{
    enum { ROWS = 12, KEYS = 5 };
    static const gpurta_key keys[KEYS] = {GPURTA_KEY_BLOCKS, GPURTA_KEY_THREADS, GPURTA_KEY_WCET,
                                          GPURTA_KEY_KERNEL_NAME, GPURTA_KEY_WAITS};
    (void)state;
    for (size_t n = cases(200); n > 0; n--) {
        gpurta_model *const model = create();
        int64_t value[ROWS][KEYS] = {{0}}, waits[ROWS][40];
        gpurta_error error;
        mpq_t time;
        char text[40];
        mpq_init(time);
        for (size_t r = 0; r < ROWS; r++)
            assert_int_equal(gpurta_add(model, GPURTA_SECTION_KERNELS, GPURTA_NONE), r + 1);
        for (int s = 0; s < 150; s++) {
            const size_t r = (size_t)rnd_range(0, ROWS - 1), k = (size_t)rnd_range(0, KEYS - 1);
            const int64_t v = rnd_chance(20) ? INT64_MAX - rnd_range(0, 9) : rnd_range(1, 999);
            snprintf(text, sizeof text, k == 2 ? "%lld/1000000007" : "%lld", (long long)v);
            if (k == KEYS - 1 && value[r][k] == 40)
                continue;
            const bool empty = k == KEYS - 1 && rnd_chance(10);
            assert_ok(gpurta_set_text(model, r + 1, keys[k], empty ? NULL : text, &error), &error);
            if (k == KEYS - 1)
                waits[r][value[r][k]] = v;
            value[r][k] = k < KEYS - 1 ? v : empty ? 0 : value[r][k] + 1;
        }
        for (size_t r = 0; r < ROWS; r++)
            for (size_t k = 0; k < KEYS; k++) {
                const int64_t v = value[r][k];
                int64_t count = 0;
                snprintf(text, sizeof text, "%lld", (long long)v);
                if (k < 2) {
                    assert_int_equal(gpurta_model_count(model, r + 1, keys[k], &count), v != 0);
                    assert_true(count == v);
                } else if (k == 2 && gpurta_model_exact(model, r + 1, keys[k], time)) {
                    mpz_mul_ui(mpq_numref(time), mpq_numref(time), 1000000007);
                    mpq_canonicalize(time);
                    assert_time(time, text);
                } else if (k == 3 && v) {
                    assert_string_equal(gpurta_model_text(model, r + 1, keys[k], 0), text);
                }
                for (int64_t w = 0; k == KEYS - 1 && w < v; w++) {
                    snprintf(text, sizeof text, "%lld", (long long)waits[r][w]);
                    assert_string_equal(gpurta_model_text(model, r + 1, keys[k], (size_t)w), text);
                }
                if (k == KEYS - 1)
                    assert_null(gpurta_model_text(model, r + 1, keys[k], (size_t)v));
            }
        mpq_clear(time);
        gpurta_model_destroy(model);
    }
}

/* ---- the whole ---- */

struct found {
    size_t count;
    gpurta_error first;
};

static void count_error(void *const to, const gpurta_error *const error)
{
    struct found *const found = to;
    if (found->count++ == 0)
        found->first = *error;
}

/* Can everything be made of the model, also where nobody checked it? */
static bool builds(const gpurta_model *const model)
{
    gpurta_platform *platform = NULL;
    gpurta_program *program = NULL;
    gpurta_chains *chains = NULL;
    gpurta_tasks *tasks = NULL;
    const bool all = gpurta_model_platform(model, &platform, NULL) == GPURTA_OK &&
                     gpurta_model_program(model, NULL, &program, NULL) == GPURTA_OK &&
                     gpurta_model_chains(model, NULL, &chains, NULL) == GPURTA_OK &&
                     gpurta_model_tasks(model, &tasks, NULL) == GPURTA_OK;
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
    gpurta_chains_destroy(chains);
    gpurta_tasks_destroy(tasks);
    return all;
}

/* A row of any section, and one value of it: whatever is missing is found. */
static void lone_rows(void **state)
{
    (void)state;
    for (gpurta_section s = GPURTA_SECTION_PLATFORM; gpurta_section_info(s); s++) {
        gpurta_model *const model = create();
        const size_t chain = s == GPURTA_SECTION_STEPS
                                 ? gpurta_add(model, GPURTA_SECTION_CHAINS, GPURTA_NONE)
                                 : GPURTA_NONE;
        assert_true(gpurta_add(model, s, chain) != GPURTA_NONE);
        assert_int_equal(builds(model), s == GPURTA_SECTION_RUNLIST || s == GPURTA_SECTION_EDF ||
                                            s == GPURTA_SECTION_RESIDENT);
        gpurta_model_destroy(model);
    }
}

static void what_is_wrong(void **state)
{
    static const struct {
        const char *model, *message;
        gpurta_section section;
        gpurta_key key;
        int64_t item;
    } wrong[] = {
        {"kernels blocks=1",
         "key \"wcet\" is missing; expected a time above 0: longest time that one block executes",
         GPURTA_SECTION_KERNELS, GPURTA_KEY_WCET, 0},
        {"kernels wcet=1|blocks=1\nkernels name=k1|blocks=1|wcet=1",
         "the name \"k1\" is the default name of kernel 1, which has none of its own",
         GPURTA_SECTION_KERNELS, GPURTA_KEY_KERNEL_NAME, 1},
        {"tasks name=a|wcet=1\ntasks wcet=2\ntasks name=a|wcet=3",
         "the name \"a\" is given twice; tasks[0] has it, too", GPURTA_SECTION_TASKS,
         GPURTA_KEY_TASK_NAME, 2},
        {"tasks period=1",
         "key \"wcet\" is missing; expected a time above 0: longest time of a job, alone on the "
         "GPU",
         GPURTA_SECTION_TASKS, GPURTA_KEY_TASK_WCET, 0},
        {"servers name=serve|budget=1|period=2\ntasks wcet=1|server=server",
         "there is no server \"server\" in servers; did you mean \"serve\"?", GPURTA_SECTION_TASKS,
         GPURTA_KEY_TASK_SERVER, 0},
        {"servers name=s|budget=3|period=2", "the budget of a server must not be above its period",
         GPURTA_SECTION_SERVERS, 0, 0},
        {"operations blocks=1|wcet=1", "expected either kernel: NAME or copy: NAME, found neither",
         GPURTA_SECTION_OPERATIONS, 0, 0},
        {"operations copy=c|duration=1|blocks=2", "a copy has no key \"blocks\"",
         GPURTA_SECTION_OPERATIONS, GPURTA_KEY_BLOCKS, 0},
        {"chains period=1\nsteps wcet=1|host=a",
         "the wcet of a host step is of GPURTA_KEY_HOST_WCET", GPURTA_SECTION_STEPS,
         GPURTA_KEY_WCET, 0},
        {"operations copy=c", "expected either duration or bytes, found neither",
         GPURTA_SECTION_OPERATIONS, 0, 0},
        {"operations kernel=a|blocks=1|wcet=1|after=b\noperations kernel=b|blocks=1|wcet=1",
         "expected the name of an operation before this one, found \"b\"",
         GPURTA_SECTION_OPERATIONS, GPURTA_KEY_AFTER, 0},
        {"kernels blocks=1|wcet=1\nkernels blocks=1|wcet=1|after=k1|after_launch=k1",
         "expected either after or after_launch, found both", GPURTA_SECTION_KERNELS,
         GPURTA_KEY_AFTER_LAUNCH, 1},
        {"kernels blocks=1|wcet=1|delay=1",
         "a delay needs the key after (with one name) or after_launch", GPURTA_SECTION_KERNELS,
         GPURTA_KEY_DELAY, 0},
        {"kernels blocks=1|wcet=1\nkernels blocks=1|wcet=1|after+=k3",
         "there is no operation \"k3\"", GPURTA_SECTION_KERNELS, GPURTA_KEY_WAITS, 1},
        {"chains period=1\nsteps host=a|wcet=1\nchains period=1\nsteps host=b|wcet=1|after=a",
         "expected the name of another step of this chain, found \"a\"", GPURTA_SECTION_STEPS,
         GPURTA_KEY_STEP_AFTER, 1},
        {"chains period=1\nsteps kernel=a|wcet=1",
         "key \"blocks\" is missing; expected a whole number from 1 to 2^63-1: blocks of its grid, "
         "or [x, y, z]",
         GPURTA_SECTION_STEPS, GPURTA_KEY_BLOCKS, 0},
        {"chains period=1\nsteps host=a|wcet=1|bcet=2", "expected at most the wcet, 1, found 2",
         GPURTA_SECTION_STEPS, GPURTA_KEY_STEP_BCET, 0},
        {"partitions name=p|sms=2|tpc_mask=0xf", "expected either sms or tpc_mask, found both",
         GPURTA_SECTION_PARTITIONS, 0, 0},
        {"platform base=tx2|compute_capability=6.2",
         "expected only one of base, compute_capability and slots", GPURTA_SECTION_PLATFORM, 0, 0},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        gpurta_model *const model = model_of(wrong[i].model);
        struct found found = {0};
        gpurta_error error = {.message = ""};
        assert_true(gpurta_model_check(model, count_error, &found, &error) != GPURTA_OK);
        assert_string_equal(error.message, wrong[i].message);
        assert_string_equal(found.first.message, wrong[i].message);
        assert_int_equal(found.count, 1);
        assert_int_equal(error.section, wrong[i].section);
        assert_int_equal(error.key, wrong[i].key);
        assert_int_equal(error.item, wrong[i].item);
        assert_false(builds(model));
        gpurta_model_destroy(model);
    }
}

/* What changes after a check is looked at again. */
static void changed_after_the_check(void **state)
{
    gpurta_model *const model = model_of("tasks name=a|wcet=1\ntasks name=b|wcet=2");
    gpurta_error error;
    (void)state;
    assert_ok(gpurta_model_check(model, NULL, NULL, &error), &error);
    assert_true(builds(model));
    assert_ok(gpurta_set_text(model, 2, GPURTA_KEY_TASK_NAME, "a", &error), &error);
    assert_false(builds(model));
    assert_ok(gpurta_set_text(model, 2, GPURTA_KEY_TASK_NAME, "c", &error), &error);
    assert_ok(gpurta_model_check(model, NULL, NULL, &error), &error);
    assert_true(gpurta_add(model, GPURTA_SECTION_TASKS, GPURTA_NONE) != GPURTA_NONE);
    assert_false(builds(model));
    gpurta_model_destroy(model);
}

static void two_steps_of_one_name(void **state)
{
    gpurta_model *const model =
        model_of("chains period=1\nsteps host=a|wcet=1\nchains period=1\nsteps host=a|wcet=1\n"
                 "steps host=a|wcet=1");
    struct found found = {0};
    (void)state;
    assert_int_equal(gpurta_model_check(model, count_error, &found, NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(found.count, 1);
    assert_int_equal(found.first.item, 2);
    gpurta_model_destroy(model);
}

/* ---- what is built ---- */

static const char pipeline[] =
    "scenario time_unit=us\n"
    "platform base=jetson-agx-orin|sms=8|copy_bandwidth=1000000000\n"
    "partitions name=left|sms=4|bandwidth_factor=3/2\n"
    "partitions name=right|sms+=4|sms+=5|sms+=6|sms+=7\n"
    "contexts name=all\n"
    "chains name=camera|period=33 ms|jitter=1 ms|context=all|stream=front\n"
    "steps host=decode|wcet=2 ms|bcet=1 ms\n"
    "steps copy=in|bytes=40000|direction=h2d\n"
    "steps kernel=detect|blocks=30|threads=256|registers=40|shared_memory=8KiB|wcet=400|count=3\n"
    "steps kernel=track|blocks=8|threads=128|wcet=300|deadline=20 ms|after=detect\n"
    "chains name=lidar|period=50 ms|stream=back\n"
    "steps kernel=cloud|blocks=3|threads=64|wcet=500/3\n"
    "operations kernel=a|blocks=6|threads=768|wcet=1s|stream=front\n"
    "operations copy=b|duration=25ms|direction=d2h|after=a|delay=1ms|stream=front\n"
    "operations kernel=c|blocks=1|threads=64|wcet=3|stream=back|after+=a|after+=b|carveout+=16KiB\n"
    "streams name=front|priority=high|partition=left\n"
    "streams name=back|blocking=false|partition=right\n"
    "servers name=s|budget=2|period=16\n"
    "tasks name=H1|level=high|timeslice=2|wcet=3|period=40|server=s\n"
    "tasks level=low|saturated=true\n"
    "runlist timeslice=2|switch_cost=1/20|timeslice_step=exact|mode=flat\n"
    "edf overhead=1/10";

static const char file[] =
    "time_unit: us\n"
    "platform: {base: jetson-agx-orin, sms: 8, copy_bandwidth: 1000000000}\n"
    "partitions: [{name: left, sms: 4, bandwidth_factor: 3/2},"
    " {name: right, sms: [4, 5, 6, 7]}]\n"
    "contexts: [{name: all}]\n"
    "chains:\n"
    "  - name: camera\n"
    "    period: 33 ms\n"
    "    jitter: 1 ms\n"
    "    context: all\n"
    "    stream: front\n"
    "    steps:\n"
    "      - {host: decode, wcet: 2 ms, bcet: 1 ms}\n"
    "      - {copy: in, bytes: 40000, direction: h2d}\n"
    "      - {kernel: detect, blocks: 30, threads: 256, registers: 40, shared_memory: 8KiB,"
    " wcet: 400, count: 3}\n"
    "      - {kernel: track, blocks: [4, 2], threads: 128, wcet: 300, deadline: 20 ms, after: "
    "[detect]}\n"
    "  - name: lidar\n"
    "    period: 50 ms\n"
    "    stream: back\n"
    "    steps:\n"
    "      - {kernel: cloud, blocks: 3, threads: 64, wcet: 500/3}\n"
    "operations:\n"
    "  - {kernel: a, blocks: 6, threads: 768, wcet: 1s, stream: front}\n"
    "  - {copy: b, duration: 25ms, direction: d2h, after: a, delay: 1ms, stream: front}\n"
    "  - {kernel: c, blocks: 1, threads: 64, wcet: 3, stream: back, after: [a, b],"
    " carveout: 16KiB}\n"
    "streams: {front: {priority: high, partition: left}, back: {blocking: false,"
    " partition: right}}\n"
    "servers: [{name: s, budget: 2, period: 16}]\n"
    "tasks:\n"
    "  - {name: H1, level: high, timeslice: 2, wcet: 3, period: 40, server: s}\n"
    "  - {level: low, saturated: true}\n"
    "runlist: {timeslice: 2, switch_cost: 1/20, timeslice_step: exact, mode: flat}\n"
    "edf: {overhead: 1/10}\n";

static void assert_same_bounds(const gpurta_chains *const a, const gpurta_chains *const b,
                               const gpurta_platform *const platform)
{
    gpurta_result *x, *y;
    gpurta_error error;
    mpq_t s, t;
    mpq_inits(s, t, NULL);
    assert_ok(gpurta_bound_of(&x, a, platform, NULL, &error), &error);
    assert_ok(gpurta_bound_of(&y, b, platform, NULL, &error), &error);
    for (size_t i = 0; i < 2; i++) {
        assert_true(result_time(x, GPURTA_BOUND_CHAINS_BOUND, i, s));
        assert_true(result_time(y, GPURTA_BOUND_CHAINS_BOUND, i, t));
        assert_time_equal(s, t);
    }
    gpurta_result_destroy(x);
    gpurta_result_destroy(y);
    mpq_clears(s, t, NULL);
}

static void assert_same_runs(const gpurta_program *const a, const gpurta_program *const b,
                             const gpurta_platform *const platform)
{
    gpurta_result *x, *y;
    gpurta_error error;
    mpq_t s, t;
    mpq_inits(s, t, NULL);
    assert_ok(gpurta_simulate_of(&x, a, platform, NULL, &error), &error);
    assert_ok(gpurta_simulate_of(&y, b, platform, NULL, &error), &error);
    for (size_t i = 0; i < 3; i++) {
        assert_true(job_time(x, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, s));
        assert_true(job_time(y, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, t));
        assert_time_equal(s, t);
        for (int c = 0; c <= GPURTA_OPERATION_CARVEOUT_PERCENT; c++)
            assert_true(gpurta_program_get_count(a, i, (gpurta_operation_count)c) ==
                        gpurta_program_get_count(b, i, (gpurta_operation_count)c));
    }
    gpurta_result_destroy(x);
    gpurta_result_destroy(y);
    mpq_clears(s, t, NULL);
}

static void assert_same_edf(const gpurta_tasks *const a, const gpurta_tasks *const b)
{
    mpq_t s, t;
    mpq_inits(s, t, NULL);
    assert_int_equal(a->count, b->count);
    for (size_t i = 0; i < a->count; i++) {
        for (int which = 0; which <= GPURTA_TASK_NONPREEMPTABLE; which++) {
            mpq_set_ui(s, 0, 1);
            mpq_set_ui(t, 0, 1);
            assert_int_equal(gpurta_tasks_time(a, i, (gpurta_task_time)which, s),
                             gpurta_tasks_time(b, i, (gpurta_task_time)which, t));
            assert_time_equal(s, t);
        }
        assert_int_equal(a->task[i].level, b->task[i].level);
        assert_int_equal(a->task[i].server, b->task[i].server);
        assert_int_equal(a->task[i].saturated, b->task[i].saturated);
    }
    mpq_clears(s, t, NULL);
}

/* A model that is filled by calls is the same as the file. */
static void same_as_the_file(void **state)
{
    char text[sizeof file];
    struct scenario scenario;
    gpurta_model *const model = model_of(pipeline);
    gpurta_platform *platform;
    gpurta_program *program, *read_program;
    gpurta_chains *chains, *read_chains;
    gpurta_tasks *tasks, *read_tasks;
    gpurta_error error;
    (void)state;
    memcpy(text, file, sizeof file);
    FILE *const in = fmemopen(text, strlen(text), "r");
    assert_true(scenario_read_stream(&scenario, "file", in, 0, false));
    fclose(in);
    document_report(&scenario.document);
    assert_int_equal(scenario.document.errors, 0);
    assert_ok(gpurta_model_check(model, NULL, NULL, &error), &error);
    assert_ok(gpurta_model_platform(model, &platform, &error), &error);
    assert_ok(gpurta_model_program(model, NULL, &program, &error), &error);
    assert_ok(gpurta_model_chains(model, NULL, &chains, &error), &error);
    assert_ok(gpurta_model_tasks(model, &tasks, &error), &error);
    for (gpurta_platform_field f = GPURTA_PLATFORM_SLOTS; gpurta_platform_field_name(f); f++)
        assert_true(gpurta_platform_get(platform, f) == gpurta_platform_get(scenario.platform, f));
    assert_ok(gpurta_model_program(scenario.given.model, NULL, &read_program, &error), &error);
    assert_ok(gpurta_model_chains(scenario.given.model, NULL, &read_chains, &error), &error);
    assert_ok(gpurta_model_tasks(scenario.given.model, &read_tasks, &error), &error);
    assert_same_bounds(chains, read_chains, platform);
    assert_same_runs(program, read_program, platform);
    assert_same_edf(tasks, read_tasks);
    gpurta_program_destroy(read_program);
    gpurta_chains_destroy(read_chains);
    gpurta_tasks_destroy(read_tasks);
    scenario_clear(&scenario);
    gpurta_model_destroy(model);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
    gpurta_chains_destroy(chains);
    gpurta_tasks_destroy(tasks);
}

/* Every value that the getters of programs, chains and tasks have. */
static void assert_resolved(const gpurta_model *const model, const gpurta_program *const program,
                            const gpurta_chains *const chains)
{
    gpurta_result *r;
    gpurta_error error;
    size_t count, first;
    mpq_t s, t;
    mpq_inits(s, t, NULL);
    assert_ok(gpurta_resolve(model, NULL, &r, &error), &error);
    assert_string_equal(gpurta_result_analysis(r), "model");
    assert_string_equal(result_text(r, GPURTA_MODEL_UNIT, 0), "us");
    assert_string_equal(result_text(r, GPURTA_MODEL_QUEUES, 0), "separate");
    assert_int_equal(gpurta_rows(r, GPURTA_MODEL_OPERATIONS), program->count);
    for (size_t i = 0; i < program->count; i++) {
        assert_int_equal(result_count(r, GPURTA_MODEL_OPERATIONS_THREADS, i),
                         gpurta_program_get_count(program, i, GPURTA_OPERATION_THREADS));
        assert_int_equal(result_count_or(r, GPURTA_MODEL_OPERATIONS_CARVEOUT, i, -1),
                         !program->operation[i].blocks
                             ? 0
                             : gpurta_program_get_count(program, i, GPURTA_OPERATION_CARVEOUT));
        assert_int_equal(result_count_or(r, GPURTA_MODEL_OPERATIONS_STREAM_NUMBER, i, -1),
                         program->operation[i].stream);
        assert_true(result_time(r, GPURTA_MODEL_OPERATIONS_WCET, i, s));
        assert_true(gpurta_program_time(program, i, GPURTA_OPERATION_WCET, t));
        assert_time_equal(s, t);
    }
    first = gpurta_children(r, GPURTA_MODEL_WAITS, 2, &count);
    assert_int_equal(count, 2);
    for (size_t k = 0; k < count; k++)
        assert_int_equal(result_count(r, GPURTA_MODEL_WAITS_OPERATION, first + k),
                         gpurta_program_wait(program, 2, k));
    assert_int_equal(gpurta_rows(r, GPURTA_MODEL_STEPS), chains->steps);
    for (size_t i = 0; i < chains->steps; i++) {
        assert_int_equal(result_count(r, GPURTA_MODEL_STEPS_CHAIN, i), chains->step[i].chain);
        const size_t partition = gpurta_chains_step_partition(chains, i);
        assert_int_equal(result_count_or(r, GPURTA_MODEL_STEPS_PARTITION, i, -1),
                         partition == GPURTA_NONE ? -1 : (int64_t)partition);
        assert_true(result_time(r, GPURTA_MODEL_STEPS_WCET, i, s));
        assert_true(gpurta_chains_step_time(chains, i, GPURTA_STEP_WCET, t));
        assert_time_equal(s, t);
        first = gpurta_children(r, GPURTA_MODEL_AFTER, i, &count);
        for (size_t k = 0; k < count; k++)
            assert_int_equal(result_count(r, GPURTA_MODEL_AFTER_STEP, first + k),
                             gpurta_chains_after(chains, i, k));
        assert_true(gpurta_chains_after(chains, i, count) == GPURTA_NONE);
    }
    first = gpurta_children(r, GPURTA_MODEL_SMS, 1, &count);
    assert_int_equal(count, result_count(r, GPURTA_MODEL_PARTITIONS_SMS, 1));
    for (size_t k = 0; k < count; k++)
        assert_int_equal(result_count(r, GPURTA_MODEL_SMS_SM, first + k),
                         gpurta_program_partition_sm(program, 1, (int64_t)k));
    assert_int_equal(gpurta_rows(r, GPURTA_MODEL_TASKS), 2);
    assert_int_equal(result_count_or(r, GPURTA_MODEL_TASKS_SERVER, 0, -1), 0);
    assert_int_equal(result_count_or(r, GPURTA_MODEL_TASKS_SERVER, 1, -1), -1);
    gpurta_result_destroy(r);
    mpq_clears(s, t, NULL);
}

/* An analysis of a model is that of the chains and the program that are made from it. */
static void assert_analysed(const gpurta_model *const model, const gpurta_platform *const platform,
                            const gpurta_program *const program, const gpurta_chains *const chains)
{
    gpurta_result *a, *b;
    gpurta_error error;
    mpq_t s, t;
    mpq_inits(s, t, NULL);
    assert_ok(gpurta_bound(model, NULL, &a, &error), &error);
    assert_ok(gpurta_bound_of(&b, chains, platform, NULL, &error), &error);
    for (size_t i = 0; i < 2; i++) {
        assert_true(result_time(a, GPURTA_BOUND_CHAINS_BOUND, i, s));
        assert_true(result_time(b, GPURTA_BOUND_CHAINS_BOUND, i, t));
        assert_time_equal(s, t);
    }
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
    assert_ok(gpurta_simulate(model, NULL, &a, &error), &error);
    assert_ok(gpurta_simulate_of(&b, program, platform, NULL, &error), &error);
    for (size_t i = 0; i < 3; i++) {
        assert_true(job_time(a, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, s));
        assert_true(job_time(b, i, 0, GPURTA_SIMULATE_JOBS_COMPLETION, t));
        assert_time_equal(s, t);
    }
    gpurta_result_destroy(a);
    gpurta_result_destroy(b);
    mpq_clears(s, t, NULL);
}

/* With a platform: times of copies, SMs of masks, factors; and what does not fit. */
static void on_a_platform(void **state)
{
    gpurta_model *const model = model_of(pipeline);
    gpurta_platform *platform, *slots;
    gpurta_program *program = NULL;
    gpurta_chains *chains;
    gpurta_error error = {.message = ""};
    mpq_t time;
    (void)state;
    mpq_init(time);
    assert_ok(gpurta_model_platform(model, &platform, &error), &error);
    assert_ok(gpurta_platform_create_slots(&slots, 4, &error), &error);
    assert_ok(gpurta_model_program(model, platform, &program, &error), &error);
    assert_ok(gpurta_model_chains(model, platform, &chains, &error), &error);
    assert_true(gpurta_chains_step_time(chains, 1, GPURTA_STEP_WCET, time));
    assert_time(time, "40"); /* 40,000 bytes at 1 GB/s, in us */
    assert_true(gpurta_chains_step_time(chains, 2, GPURTA_STEP_WCET, time));
    assert_time(time, "600");
    assert_true(gpurta_program_time(program, 0, GPURTA_OPERATION_WCET, time));
    assert_time(time, "1500000");
    assert_int_equal(gpurta_program_partition_sm(program, 1, 3), 7);
    assert_resolved(model, program, chains);
    assert_analysed(model, platform, program, chains);
    assert_int_equal(gpurta_model_chains(model, slots, &chains, &error), GPURTA_NOT_APPLICABLE);
    assert_string_equal(error.message, "a platform of plain slots has no SMs to divide");
    assert_int_equal(error.section, GPURTA_SECTION_PARTITIONS);
    gpurta_program_destroy(program);
    gpurta_chains_destroy(chains);
    gpurta_platform_destroy(platform);
    gpurta_platform_destroy(slots);
    gpurta_model_destroy(model);
    mpq_clear(time);
}

static void masks_are_sms(void **state)
{
    gpurta_model *const model =
        model_of("platform base=jetson-agx-orin\npartitions name=p|tpc_mask=0x5\n"
                 "partitions name=q|tpc_mask=0x2|mechanism=tpc-mask\n"
                 "operations copy=a|bytes=7\n");
    gpurta_platform *platform;
    gpurta_program *program;
    gpurta_error error;
    (void)state;
    assert_ok(gpurta_model_platform(model, &platform, &error), &error);
    assert_int_equal(gpurta_model_program(model, platform, &program, &error),
                     GPURTA_NOT_APPLICABLE);
    assert_non_null(strstr(error.message, "how long copies take"));
    assert_int_equal(error.section, GPURTA_SECTION_OPERATIONS);
    assert_ok(gpurta_platform_set(platform, GPURTA_PLATFORM_COPY_BANDWIDTH, 7, &error), &error);
    assert_ok(gpurta_model_program(model, platform, &program, &error), &error);
    assert_int_equal(program->partition[0].sms, 4);
    assert_int_equal(gpurta_program_partition_sm(program, 0, 2), 4);
    assert_int_equal(gpurta_program_partition_sm(program, 1, 0), 2);
    assert_int_equal(program->queues, GPURTA_QUEUES_SHARED);
    gpurta_program_destroy(program);
    gpurta_platform_destroy(platform);
    gpurta_model_destroy(model);
}

static void options(void **state)
{
    gpurta_model *const model = model_of(pipeline);
    gpurta_options *set;
    gpurta_error error;
    int64_t value;
    (void)state;
    assert_ok(gpurta_options_create(&set, &error), &error);
    assert_ok(gpurta_model_options(model, GPURTA_SECTION_RUNLIST, set, &error), &error);
    assert_ok(gpurta_options_get(set, GPURTA_OPTION_RUNLIST_UNIT, &value, &error), &error);
    assert_int_equal(value, GPURTA_US);
    assert_ok(gpurta_options_get(set, GPURTA_OPTION_RUNLIST_MODE, &value, &error), &error);
    assert_int_equal(value, GPURTA_RUNLIST_FLAT);
    assert_int_equal(gpurta_options_check(set, "edf", NULL), GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_model_options(model, GPURTA_SECTION_TASKS, set, &error),
                     GPURTA_INVALID_ARGUMENT);
    gpurta_options_destroy(set);
    assert_ok(gpurta_options_create(&set, &error), &error);
    assert_ok(gpurta_model_options(model, GPURTA_SECTION_EDF, set, &error), &error);
    assert_ok(gpurta_options_check(set, "edf", &error), &error);
    gpurta_options_destroy(set);
    gpurta_model_destroy(model);
}

/* ---- out of memory ---- */

static gpurta_status build_all(void *const context)
{
    gpurta_model *model = NULL;
    gpurta_platform *platform = NULL;
    gpurta_program *program = NULL;
    gpurta_chains *chains = NULL;
    gpurta_tasks *tasks = NULL;
    (void)context;
    gpurta_status status = gpurta_model_create(&model, NULL);
    if (!status)
        status = fill(model, pipeline, NULL);
    if (!status)
        status = gpurta_model_check(model, NULL, NULL, NULL);
    if (!status)
        status = gpurta_model_platform(model, &platform, NULL);
    if (!status)
        status = gpurta_model_program(model, platform, &program, NULL);
    if (!status)
        status = gpurta_model_chains(model, platform, &chains, NULL);
    if (!status)
        status = gpurta_model_tasks(model, &tasks, NULL);
    gpurta_model_destroy(model);
    gpurta_platform_destroy(platform);
    gpurta_program_destroy(program);
    gpurta_chains_destroy(chains);
    gpurta_tasks_destroy(tasks);
    return status;
}

static void without_memory(void **state)
{
    (void)state;
    assert_true(alloc_fail_each(build_all, NULL) > 50);
}

static void order(void **const state)
{
    static const size_t good[] = {2, 0, 1}, twice[] = {0, 0, 1}, beyond[] = {0, 1, 3};
    gpurta_model *m;
    gpurta_error error;
    size_t row[3];
    (void)state;
    assert_int_equal(gpurta_model_create(&m, &error), GPURTA_OK);
    for (size_t i = 0; i < 3; i++)
        row[i] = gpurta_add(m, GPURTA_SECTION_KERNELS, GPURTA_NONE);
    assert_int_equal(gpurta_model_order(m, GPURTA_SECTION_KERNELS, twice, &error),
                     GPURTA_INVALID_ARGUMENT);
    assert_int_equal(gpurta_model_order(m, GPURTA_SECTION_KERNELS, beyond, &error),
                     GPURTA_INVALID_ARGUMENT);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(gpurta_model_row(m, GPURTA_SECTION_KERNELS, i), row[i]);
    assert_int_equal(gpurta_model_order(m, GPURTA_SECTION_KERNELS, good, &error), GPURTA_OK);
    for (size_t i = 0; i < 3; i++)
        assert_int_equal(gpurta_model_row(m, GPURTA_SECTION_KERNELS, i), row[good[i]]);
    gpurta_model_destroy(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(order),
        cmocka_unit_test(every_key),
        cmocka_unit_test(misuse),
        cmocka_unit_test(in_any_order),
        cmocka_unit_test(what_is_wrong),
        cmocka_unit_test(lone_rows),
        cmocka_unit_test(changed_after_the_check),
        cmocka_unit_test(two_steps_of_one_name),
        cmocka_unit_test(same_as_the_file),
        cmocka_unit_test(on_a_platform),
        cmocka_unit_test(masks_are_sms),
        cmocka_unit_test(options),
        cmocka_unit_test(without_memory),
    };
    return cmocka_run_group_tests_name("model", tests, NULL, NULL);
}
