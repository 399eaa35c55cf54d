#include "scenario.h"

#include "examiner.h"
#include "platform_reader.h"

#include <stdlib.h>
#include <string.h>

static void read_nothing(struct reader *const reader, const struct node *const node,
                         void *const target)
{
    (void)reader;
    (void)node;
    (void)target;
}

/* Servers are read before the tasks that name them, the unit before every time. */
static const struct key keys[] = {
    {"time_unit", read_nothing, false}, {"platform", read_platform, false},
    {"kernels", read_kernels, false},   {"operations", read_operations, false},
    {"streams", read_nothing, false},   {"tasks", read_tasks, false},
    {"servers", read_nothing, false},   {"runlist", read_runlist, false},
    {"edf", read_edf, false},
};

/* Value of a top-level key, or NULL. */
static const struct node *find(const struct document *const document, const char *const name)
{
    const struct node *const root = &document->node[0];
    const struct node *key = root->kind == NODE_MAP ? document_child(document, root) : NULL;
    while (key) {
        const struct node *const value = document_next(document, key);
        if (key->kind == NODE_SCALAR && strcmp(document_text(document, key), name) == 0)
            return value;
        key = document_next(document, value);
    }
    return NULL;
}

static void read_first(struct reader *const reader, const char *const name,
                       void (*const read)(struct reader *, const struct node *, void *))
{
    const struct node *const value = find(reader->document, name);
    if (!value)
        return;
    reader->path[reader->depth++].key = name;
    read(reader, value, reader->scenario);
    reader->depth--;
}

static void read_unit(struct reader *const reader, const struct node *const node,
                      void *const target)
{
    static const char *const words[] = {"ns", "us", "ms", "s", NULL};
    struct scenario *const scenario = target;
    const int unit = read_word(reader, node, words);
    if (unit >= 0)
        scenario->unit = (gpurta_unit)unit;
}

/* --platform, --platform-file or --slots instead of the file's. */
static int override_platform(struct scenario *const scenario, const struct common *const common)
{
    gpurta_platform *platform;
    const int end = platform_from_options(&platform, common);
    scenario->platform_of_file = !platform;
    if (end < 0 && platform) {
        gpurta_platform_destroy(scenario->platform);
        scenario->platform = platform;
    }
    return end;
}

/* ---- the whole ---- */

static void check_needs(struct reader *const reader, const unsigned needs, const bool has_platform)
{
    if (reader->document->errors)
        return;
    const struct node *const root = &reader->document->node[0];
    if ((needs & (NEED_KERNELS | NEED_OPERATIONS)) && !reader->scenario->program)
        wrong(reader, root, "key \"kernels\" (or \"operations\") is missing");
    if ((needs & NEED_TASKS) && gpurta_tasks_count(reader->scenario->tasks) == 0)
        wrong(reader, root, "key \"tasks\" is missing");
    if ((needs & NEED_KERNELS) && !reader->scenario->platform && !has_platform)
        wrong(reader, root,
              examiner_recognised(reader->document)
                  ? "on which platform? --platform NAME or --slots N"
                  : "key \"platform\" is missing; give it here, or --platform NAME or --slots N");
}

static void init(struct scenario *const scenario)
{
    *scenario = (struct scenario){.unit = GPURTA_MS};
    mpq_init(scenario->runlist.timeslice);
    mpq_init(scenario->runlist.switch_cost);
    mpq_init(scenario->edf.overhead);
    mpq_init(scenario->edf.latency);
}

static void interpret(struct scenario *const scenario, const unsigned needs,
                      const bool platform_given, const struct common *const common)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    if (scenario->document.errors || scenario->document.no_memory)
        return;
    if (examiner_recognised(&scenario->document)) {
        read_examiner(&reader, common);
        check_needs(&reader, needs, platform_given);
        return;
    }
    read_first(&reader, "time_unit", read_unit);
    read_first(&reader, "servers", read_servers);
    read_map(&reader, &scenario->document.node[0], keys, sizeof keys / sizeof keys[0], scenario);
    read_first(&reader, "streams", read_streams);
    check_needs(&reader, needs, platform_given);
}

bool scenario_read_stream(struct scenario *const scenario, const char *const name, FILE *const file,
                          const unsigned needs, const bool platform_given)
{
    init(scenario);
    if (!document_read_stream(&scenario->document, name, file))
        return false;
    interpret(scenario, needs, platform_given, NULL);
    return true;
}

/* A compute capability alone does not say how many SMs there are. */
static int check_sms(struct scenario *const scenario, const unsigned needs)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    const gpurta_platform *const platform = scenario->platform;
    const struct node *const node = find(&scenario->document, "platform");
    if (!(needs & NEED_KERNELS) || gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS) ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_SMS))
        return -1;
    if (!node || !scenario->platform_of_file) {
        complain("platform %s does not say its number of SMs (sms): name a device, or describe one "
                 "in a file",
                 gpurta_platform_name(platform));
        return EXIT_USAGE;
    }
    go_to(&reader, node);
    wrong(&reader, node, "%s does not say its number of SMs; for example {base: %s, sms: 2}",
          gpurta_platform_name(platform), gpurta_platform_name(platform));
    document_report(&scenario->document);
    return EXIT_USAGE;
}

/* Durations of copies that give their bytes. */
static int set_copies(struct scenario *const scenario, const struct common *const common,
                      const unsigned needs)
{
    gpurta_error error;
    int64_t bandwidth = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    if (common->copy_bandwidth && !parse_count(common->copy_bandwidth, 1, INT64_MAX, &bandwidth)) {
        complain("--copy-bandwidth: expected a whole number of bytes per second, found \"%s\"",
                 common->copy_bandwidth);
        return EXIT_USAGE;
    }
    const int64_t first = scenario->program ? first_copy_of_bytes(scenario->program) : -1;
    if (first < 0 || (!bandwidth && !(needs & NEED_KERNELS)))
        return -1;
    if (!bandwidth) {
        error.item = first;
        snprintf(error.message, sizeof error.message,
                 "it gives its bytes, but nothing says how long copies take: give the platform a "
                 "copy_bandwidth (bytes per second), or --copy-bandwidth N");
        return scenario_complain(scenario, NEED_KERNELS, GPURTA_INVALID_ARGUMENT, &error);
    }
    const gpurta_status status = copies_take(scenario->program, bandwidth, scenario->unit, &error);
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

int scenario_read(struct scenario *const scenario, const struct common *const common,
                  const char *const command, const unsigned needs)
{
    const bool platform_given = common->platform || common->platform_file || common->slots;
    init(scenario);
    if (!common->file) {
        complain("%s: which file? 'gpurta %s FILE' reads a scenario, '-' is standard input; "
                 "'gpurta %s --help' shows one",
                 command, command, command);
        return EXIT_USAGE;
    }
    int end = needs == NEED_TASKS ? refuse_kernel_options(common, command) : -1;
    if (end >= 0)
        return end;
    if (!document_read(&scenario->document, common->file))
        return EXIT_UNABLE;
    interpret(scenario, needs, platform_given, common);
    document_report(&scenario->document);
    if (scenario->document.no_memory)
        return EXIT_UNABLE;
    if (scenario->document.errors)
        return EXIT_USAGE;
    if ((common->iterations || common->assumed) && !examiner_recognised(&scenario->document)) {
        complain("%s: --%s is for cuda_scheduling_examiner configurations, and %s is none", command,
                 common->iterations ? "iterations" : "assume", scenario->document.name);
        return EXIT_USAGE;
    }
    end = override_platform(scenario, common);
    if (end < 0)
        end = check_sms(scenario, needs);
    return end < 0 ? set_copies(scenario, common, needs) : end;
}

static void foreign_destroy(struct foreign *const foreign)
{
    for (size_t i = 0; foreign && i < foreign->benchmarks; i++) {
        free(foreign->benchmark[i].plugin);
        mpq_clear(foreign->benchmark[i].release);
    }
    if (foreign) {
        free(foreign->benchmark);
        free(foreign->origin);
    }
    free(foreign);
}

void scenario_clear(struct scenario *const scenario)
{
    gpurta_platform_destroy(scenario->platform);
    gpurta_program_destroy(scenario->program);
    gpurta_tasks_destroy(scenario->tasks);
    free(scenario->server_names);
    foreign_destroy(scenario->foreign);
    mpq_clear(scenario->runlist.timeslice);
    mpq_clear(scenario->runlist.switch_cost);
    mpq_clear(scenario->edf.overhead);
    mpq_clear(scenario->edf.latency);
    document_clear(&scenario->document);
}

/* What the kernel or task was read from. */
static const struct node *item_node(const struct scenario *const scenario, const bool kernels,
                                    const size_t item)
{
    const struct document *const document = &scenario->document;
    if (kernels && scenario->foreign)
        return &document->node[scenario->foreign->origin[item].node];
    const struct node *node = document_child(
        document, &document->node[kernels ? scenario->kernels_node : scenario->tasks_node]);
    for (size_t i = 0; i < item; i++)
        node = document_next(document, node);
    return node;
}

void scenario_fault(struct scenario *const scenario, const unsigned section,
                    const gpurta_error *const error)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    const struct node *const node =
        item_node(scenario, section == NEED_KERNELS, (size_t)error->item);
    go_to(&reader, node);
    wrong(&reader, node, "%s", error->message);
}

int scenario_complain(struct scenario *const scenario, const unsigned section,
                      const gpurta_status status, const gpurta_error *const error)
{
    if (error->item < 0 || status == GPURTA_NO_MEMORY)
        return complain_status(status, error);
    scenario_fault(scenario, section, error);
    document_report(&scenario->document);
    return EXIT_USAGE;
}

bool scenario_is_periodic(const struct scenario *const scenario)
{
    bool any = false;
    mpq_t period;
    mpq_init(period);
    for (size_t i = 0; !any && i < gpurta_program_count(scenario->program); i++)
        any = gpurta_program_time(scenario->program, i, GPURTA_OPERATION_PERIOD, period);
    mpq_clear(period);
    return any;
}

bool scenario_has_copies(const struct scenario *const scenario)
{
    for (size_t i = 0; i < gpurta_program_count(scenario->program); i++)
        if (gpurta_program_kind(scenario->program, i) == GPURTA_COPY)
            return true;
    return false;
}

const char *kernel_name(const gpurta_program *const program, const size_t index,
                        char space[NAME_SPACE])
{
    const char *const name = gpurta_program_name(program, index);
    if (name)
        return name;
    snprintf(space, NAME_SPACE, "k%zu", index + 1);
    return space;
}

const char *task_name(const gpurta_tasks *const tasks, const size_t index, char space[NAME_SPACE])
{
    const char *const name = gpurta_tasks_name(tasks, index);
    if (name)
        return name;
    snprintf(space, NAME_SPACE, "t%zu", index + 1);
    return space;
}
