/* Every allocation of what reads scenarios and profiles, and writes what comes of them, fails in
 * its turn: that is the answer then, and nothing is lost. */
#include "alloc.h"
#include "cli/import/to_others.h"
#include "cli/import/to_scenario.h"
#include "cli/sweep/design.h"

#include <fcntl.h>
#include <unistd.h>

struct reading {
    char path[1000];
    unsigned needs;
    bool wrong; /* what is wrong in the file is told */
    const char *platform;
    int (*read)(struct trace *trace, const char *path);
    int (*write)(FILE *file, const struct trace *trace, const struct conversion *how);
    FILE *file;
};

static struct reading reading_of(const char *const name)
{
    struct reading reading = {.file = fopen("/dev/null", "w")};
    assert_non_null(reading.file);
    snprintf(reading.path, sizeof reading.path, "%s/../%s", TEST_DATA, name);
    return reading;
}

static gpurta_status read_scenario(void *const context)
{
    static const struct foreign_format *const none[] = {NULL};
    const struct reading *const r = context;
    struct scenario scenario;
    struct design design;
    FILE *const file = fopen(r->path, "r");
    assert_non_null(file);
    bool read = scenario_read_stream(&scenario, r->path, file, r->needs, false, none);
    const bool whole = read && !scenario.document.no_memory && !scenario.document.errors;
    const bool sweep = r->needs == NEED_SWEEP && whole;
    if (sweep)
        design_read(&design, &scenario);
    char hex[SHA256_TEXT];
    const bool no_memory = scenario.document.no_memory || (whole && !scenario_hash(hex, &scenario));
    read = read && (scenario.document.errors > 0) == r->wrong;
    fclose(file);
    if (sweep)
        design_clear(&design);
    scenario_clear(&scenario);
    return no_memory ? GPURTA_NO_MEMORY : read ? GPURTA_OK : GPURTA_SYNTAX;
}

static void test_scenarios(void **const state)
{
    (void)state;
    static const struct {
        const char *name;
        unsigned needs;
        bool wrong;
    } files[] = {{"../doc/examples/tx2.yaml", NEED_KERNELS, false},
                 {"cli/reader-after/list.yaml", NEED_OPERATIONS, false},
                 {"cli/reader-after/forward.yaml", NEED_KERNELS, true},
                 {"cli/reader-after/circle.yaml", NEED_KERNELS, true},
                 {"cli/partition-find/several.yaml", NEED_CHAINS, false},
                 {"../doc/examples/two-processes.yaml", NEED_CHAINS, false},
                 {"cli/runlist-sections/servers.yaml", NEED_TASKS, false},
                 {"cli/sweep-runlist/design.yaml", NEED_SWEEP, false},
                 {"cli/sweep-templates/contexts-in-servers.yaml", NEED_SWEEP, false},
                 {"cli/sweep-kernels/mixed.yaml", NEED_SWEEP, false}};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        struct reading reading = reading_of(files[i].name);
        reading.needs = files[i].needs;
        reading.wrong = files[i].wrong;
        alloc_fail_each(read_scenario, &reading);
        fclose(reading.file);
    }
}

/* What is said about the profile does not belong into a test's output. */
static int without_messages(void)
{
    const int kept = dup(STDERR_FILENO), none = open("/dev/null", O_WRONLY);
    assert_true(kept >= 0 && none >= 0 && dup2(none, STDERR_FILENO) >= 0);
    close(none);
    return kept;
}

static void with_messages(const int kept)
{
    dup2(kept, STDERR_FILENO);
    close(kept);
}

static gpurta_status convert(void *const context)
{
    const struct reading *const r = context;
    const struct conversion how = {.platform = r->platform, .device = TRACE_UNKNOWN};
    const int kept = without_messages();
    struct trace trace;
    trace_init(&trace, r->path);
    int end = r->read(&trace, r->path);
    if (end < 0)
        end = r->write(r->file, &trace, &how);
    if (end < 0)
        end = trace_report(&trace, &how);
    trace_clear(&trace);
    with_messages(kept);
    return end < 0 ? GPURTA_OK : end == EXIT_UNABLE ? GPURTA_NO_MEMORY : GPURTA_SYNTAX;
}

static void test_profiles(void **const state)
{
    (void)state;
    int (*const writers[])(FILE *, const struct trace *, const struct conversion *) = {
        trace_to_scenario, trace_to_chains, trace_to_json, trace_to_perfetto};
    static const struct {
        const char *name, *platform;
        int (*read)(struct trace *trace, const char *path);
    } files[] = {{"cli/convert-kineto/trace.json", NULL, read_kineto},
                 {"cli/convert-kineto/graph.json", NULL, read_kineto},
                 {"cli/convert-nvprof/nvprof.csv", "v100", read_nvprof}};
    for (size_t f = 0; f < sizeof files / sizeof *files; f++)
        for (size_t w = 0; w < sizeof writers / sizeof *writers; w++) {
            struct reading reading = reading_of(files[f].name);
            reading.platform = files[f].platform;
            reading.read = files[f].read;
            reading.write = writers[w];
            alloc_fail_each(convert, &reading);
            fclose(reading.file);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_scenarios),
        cmocka_unit_test(test_profiles),
    };
    alloc_fail_at(0);
    return cmocka_run_group_tests_name("reading", tests, NULL, NULL);
}
