#include "cli/scenario/scenario.h"

#include "cli/base/whole.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/platform_reader.h"

#include <stdlib.h>
#include <string.h>

static const char *const unit_words[] = {"ns", "us", "ms", "s", NULL};

static void read_unit(struct reader *const reader, const struct node *const node)
{
    const int unit = read_word(reader, node, unit_words);
    if (unit >= 0)
        reader->scenario->unit = (gpurta_unit)unit;
}

/* The command reads it. */
static void read_sweep(struct reader *const reader, const struct node *const node)
{
    reader->scenario->sweep_node = (uint32_t)(node - reader->document->node);
}

/* Which analyses: of launches, of every job of chains or kernels, of tasks by EDF or the runlist.
 */
enum { BY_LAUNCH = 1, BY_BOUND = 2, BY_EDF = 4, BY_RUNLIST = 8, BY_ALL = 15 };

/* All sections, in the order in which they are read: the unit before every time, servers before
 * the tasks that name them, streams after the operations that are on them. */
static const struct section {
    const char *name;
    void (*read)(struct reader *reader, const struct node *node);
    unsigned by; /* the analyses that look at it */
    bool work;   /* it is work, or gives GPU time to work: without it no verdict is of the file */
    const char *bound_with, *bound_without; /* bounds look at it only beside, or not beside, that */
} sections[] = {
    {"time_unit", read_unit, BY_ALL, false, NULL, NULL},
    {"platform", read_platform, BY_ALL, false, NULL, NULL},
    {"servers", read_servers, BY_EDF | BY_BOUND, true, "contexts", NULL},
    {"queues", read_queues, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {"partitions", read_partitions, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {"contexts", read_contexts, BY_BOUND, true, "chains", NULL},
    {"chains", read_chains, BY_BOUND, true, NULL, NULL},
    {"kernels", read_kernels, BY_LAUNCH | BY_BOUND, true, NULL, "chains"},
    {"operations", read_operations, BY_LAUNCH | BY_BOUND, true, NULL, "chains"},
    {"streams", read_streams, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {"tasks", read_tasks, BY_EDF | BY_RUNLIST, true, NULL, NULL},
    {"runlist", read_runlist, BY_RUNLIST | BY_BOUND, false, NULL, NULL},
    {"edf", read_edf, BY_EDF, false, NULL, NULL},
    {"sweep", read_sweep, BY_ALL, false, NULL, NULL},
};

/* What they answer for: the key of their rows in JSON. */
static const struct {
    const char *command, *rows;
    unsigned by;
} analyses[] = {{"rta", "kernels", BY_LAUNCH}, {"simulate", "operations", BY_LAUNCH},
                {"bound", "chains", BY_BOUND}, {"partition", "chains", BY_BOUND},
                {"edf", "tasks", BY_EDF},      {"runlist", "tasks", BY_RUNLIST}};

const char *scenario_section(const size_t i)
{
    return i < FIELDS(sections) ? sections[i].name : NULL;
}

static const struct told_section told[] = {
    {"time_unit", "unit of bare numbers and of all results; default ms", NULL, unit_words},
    {"platform", "the GPU: a name that `gpurta platforms` lists, or what it has", &platform_told,
     WORDS_OR_TYPES("string")},
    {"servers", "reservations of the CPU for tasks, or of the GPU for contexts", &servers_told,
     NULL},
    {"queues",
     "whether every partition has its own queues of launches, or all share those of one context; "
     "default: shared with mechanism tpc-mask, else separate",
     NULL, queue_words},
    {"partitions", "parts of the SMs, which chains, contexts and streams name", &partitions_told,
     NULL},
    {"contexts", "processes: channels of the runlist, or in a server", &contexts_told, NULL},
    {"chains", "recurrent pipelines of kernels, copies and host work, for bound", &chains_told,
     NULL},
    {"kernels", "kernels in the order of their launches", &kernels_told, NULL},
    {"operations", "kernels and copies in program order, instead of kernels", &operations_told,
     NULL},
    {"streams", "what streams have, by their names", &streams_told, NULL},
    {"tasks", "tasks that take the whole GPU, for edf and runlist", &tasks_told, NULL},
    {"runlist", "the driver's runlist, for runlist and for contexts", &runlist_told, NULL},
    {"edf", "what EDF on the GPU costs, for edf", &edf_told, NULL},
    {"sweep", "a schedulability experiment on random task sets, for sweep", &sweep_told, NULL},
};

const struct told_section *scenario_told(const size_t i)
{
    return i < FIELDS(told) ? &told[i] : NULL;
}

/* Kernels and operations are two ways to write one thing: the later one is a mistake. */
static void refuse_both(struct reader *const reader, const struct key *const keys,
                        struct value *const values)
{
    size_t later = SIZE_MAX;
    for (size_t i = 0; i < FIELDS(sections); i++)
        if ((sections[i].read == read_kernels || sections[i].read == read_operations) &&
            values[i].node) {
            const size_t other = later;
            later = other == SIZE_MAX || values[i].node > values[other].node ? i : other;
            if (other == SIZE_MAX)
                continue;
            enter_key(reader, &keys[later]);
            wrong(reader, values[later].node, "expected either kernels or operations, found both");
            leave_key(reader);
            values[later].node = NULL;
        }
}

static void read_sections(struct reader *const reader)
{
    struct key keys[FIELDS(sections)];
    struct value value[FIELDS(sections)];
    for (size_t i = 0; i < FIELDS(sections); i++)
        keys[i] = (struct key){sections[i].name, KEY_ANY, false, 0, 0, NULL};
    read_map(reader, &reader->document->node[0], keys, FIELDS(sections), value);
    refuse_both(reader, keys, value);
    for (size_t i = 0; i < FIELDS(sections); i++) {
        /* tasks may name servers */
        if (!value[i].node ||
            (scenario_ignores(reader->scenario, i) && sections[i].read != read_servers))
            continue;
        enter_key(reader, &keys[i]);
        sections[i].read(reader, value[i].node);
        leave_key(reader);
    }
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
    const bool tasks = gpurta_tasks_count(reader->scenario->tasks) > 0;
    if ((needs & (NEED_KERNELS | NEED_OPERATIONS)) && !reader->scenario->program &&
        !(tasks && (needs & NEED_OR_TASKS)))
        wrong(reader, root, "key \"kernels\" (or \"operations\") is missing%s",
              tasks ? "; tasks are for gpurta edf and gpurta runlist"
              : gpurta_chains_count(reader->scenario->chains) ? "; chains are for gpurta bound"
                                                              : "");
    if ((needs & NEED_TASKS) && !tasks)
        wrong(reader, root, "key \"tasks\" is missing%s",
              reader->scenario->program
                  ? "; kernels are for gpurta rta, gpurta bound and gpurta simulate"
              : gpurta_chains_count(reader->scenario->chains) ? "; chains are for gpurta bound"
                                                              : "");
    if (reader->scenario->partitions.count && !reader->scenario->program &&
        !reader->scenario->chains)
        wrong(reader, root, "key \"partitions\" needs kernels, operations or chains");
    if ((needs & NEED_SWEEP) && !reader->scenario->sweep_node)
        wrong(reader, root, "key \"sweep\" is missing");
    if ((needs & NEED_CHAINS) && !reader->scenario->program &&
        !gpurta_chains_count(reader->scenario->chains))
        wrong(reader, root, "key \"chains\" (or \"kernels\" with periods) is missing%s",
              tasks ? "; tasks are for gpurta edf and gpurta runlist" : "");
    if ((needs & (NEED_KERNELS | NEED_CHAINS)) && !reader->scenario->platform && !has_platform &&
        !reader->document->errors)
        wrong(reader, root,
              reader->scenario->format
                  ? "on which platform? --platform NAME or --slots N"
                  : "key \"platform\" is missing; give it here, or --platform NAME or --slots N");
}

static void init(struct scenario *const scenario)
{
    *scenario = (struct scenario){.unit = GPURTA_MS};
    mpq_inits(scenario->runlist.timeslice, scenario->runlist.switch_cost,
              scenario->runlist.reset_cost, scenario->runlist.step, scenario->edf.overhead,
              scenario->edf.latency, NULL);
}

/* NULL: it is a scenario. */
static const struct foreign_format *format_of(const struct document *const document,
                                              const struct foreign_format *const *formats)
{
    while (formats && *formats && !(*formats)->recognised(document))
        formats++;
    return formats ? *formats : NULL;
}

static void interpret(struct scenario *const scenario, const unsigned needs,
                      const bool platform_given, const struct common *const common,
                      const struct foreign_format *const *const formats)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    if (scenario->document.errors)
        return;
    scenario->format = format_of(&scenario->document, formats);
    if (scenario->format)
        scenario->format->read(&reader, common);
    else
        read_sections(&reader);
    check_needs(&reader, needs, platform_given);
}

bool scenario_read_stream(struct scenario *const scenario, const char *const name, FILE *const file,
                          const unsigned needs, const bool platform_given,
                          const struct foreign_format *const *const formats)
{
    init(scenario);
    if (!document_read_stream(&scenario->document, name, file))
        return false;
    interpret(scenario, needs, platform_given, NULL, formats);
    return true;
}

/* A compute capability alone does not say how many SMs there are. */
static int check_sms(struct scenario *const scenario, const unsigned needs)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    const gpurta_platform *const platform = scenario->platform;
    const struct node *const key =
        document_key(&scenario->document, scenario->document.node, "platform");
    if (!(needs & (NEED_KERNELS | NEED_CHAINS)) ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS) ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_SMS))
        return -1;
    if (!key || !scenario->platform_of_file) {
        complain("platform %s does not say its number of SMs (sms): name a device, or describe one "
                 "in a file",
                 gpurta_platform_name(platform));
        return EXIT_USAGE;
    }
    const struct node *const node = document_next(&scenario->document, key);
    go_to(&reader, node);
    wrong(&reader, node, "%s does not say its number of SMs; for example {base: %s, sms: 2}",
          gpurta_platform_name(platform), gpurta_platform_name(platform));
    document_report(&scenario->document);
    return EXIT_USAGE;
}

/* What a copy takes that gives its bytes. */
static bool time_of_copy(mpq_ptr time, const struct scenario *const scenario,
                         const struct launch *const copy, mpq_srcptr byte)
{
    (void)scenario;
    if (!copy->bytes)
        return false;
    mpq_set_ui(time, 1, 1);
    set_whole(mpq_numref(time), copy->bytes);
    mpq_mul(time, time, byte);
    return true;
}

static gpurta_status set_times_of_copies(const struct scenario *const scenario,
                                         const int64_t bandwidth, gpurta_error *const error)
{
    mpq_t second, byte;
    mpq_inits(second, byte, NULL);
    units_of(second, scenario->unit, GPURTA_S);
    set_whole(mpq_numref(byte), bandwidth);
    mpq_div(byte, second, byte);
    const gpurta_status status = set_wcets(scenario, time_of_copy, byte, error);
    mpq_clears(second, byte, NULL);
    return status;
}

gpurta_status set_wcets(const struct scenario *const scenario, wcet_change *const wcet,
                        mpq_srcptr of, gpurta_error *const error)
{
    gpurta_program *const program = scenario->program;
    gpurta_chains *const chains = scenario->chains;
    gpurta_status status = GPURTA_OK;
    mpq_t time;
    mpq_init(time);
    for (size_t i = 0; !status && program && i < gpurta_program_count(program); i++) {
        const struct launch launch = {gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES),
                                      gpurta_program_partition(program, i)};
        if (gpurta_program_time(program, i, GPURTA_OPERATION_WCET, time) &&
            wcet(time, scenario, &launch, of))
            status = gpurta_program_set_time(program, i, GPURTA_OPERATION_WCET, time, error);
    }
    for (size_t i = 0; !status && chains && i < gpurta_chains_steps(chains); i++) {
        const struct launch launch = {gpurta_chains_step_count(chains, i, GPURTA_OPERATION_BYTES),
                                      gpurta_chains_step_partition(chains, i)};
        if (gpurta_chains_step_time(chains, i, GPURTA_STEP_WCET, time) &&
            wcet(time, scenario, &launch, of))
            status = gpurta_chains_set_step_time(chains, i, GPURTA_STEP_WCET, time, error);
    }
    mpq_clear(time);
    return status;
}

int64_t first_copy_of_bytes(const gpurta_program *const program)
{
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES))
            return (int64_t)i;
    return -1;
}

/* The same of the steps of chains. */
static int64_t first_step_of_bytes(const gpurta_chains *const chains)
{
    for (size_t i = 0; i < gpurta_chains_steps(chains); i++)
        if (gpurta_chains_step_count(chains, i, GPURTA_OPERATION_BYTES))
            return (int64_t)i;
    return -1;
}

/* Durations of copies that give their bytes. */
static int set_copies(struct scenario *const scenario, const struct common *const common,
                      const unsigned needs)
{
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int64_t bandwidth = gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    if (common->copy_bandwidth && !parse_count(common->copy_bandwidth, 1, INT64_MAX, &bandwidth)) {
        complain("--copy-bandwidth: expected a whole number of bytes per second, found \"%s\"",
                 common->copy_bandwidth);
        return EXIT_USAGE;
    }
    if (!bandwidth && first_step_of_bytes(scenario->chains) >= 0) {
        const size_t step = (size_t)first_step_of_bytes(scenario->chains);
        const char *const name = gpurta_chains_step_name(scenario->chains, step);
        error.item = (int64_t)gpurta_chains_step_chain(scenario->chains, step);
        snprintf(
            error.message, sizeof error.message,
            "step %.40s: it gives its bytes, but nothing says how long copies take: give a "
            "duration, the platform a copy_bandwidth (bytes per second), or --copy-bandwidth N",
            name ? name : "");
        return scenario_complain(scenario, NEED_CHAINS, GPURTA_INVALID_ARGUMENT, &error);
    }
    const int64_t first = first_copy_of_bytes(scenario->program);
    if (!bandwidth && first >= 0 && (needs & NEED_KERNELS)) {
        error.item = first;
        snprintf(error.message, sizeof error.message,
                 "it gives its bytes, but nothing says how long copies take: give the platform a "
                 "copy_bandwidth (bytes per second), or --copy-bandwidth N");
        return scenario_complain(scenario, NEED_KERNELS, GPURTA_INVALID_ARGUMENT, &error);
    }
    const gpurta_status status =
        bandwidth ? set_times_of_copies(scenario, bandwidth, &error) : GPURTA_OK;
    return status == GPURTA_OK ? -1 : complain_status(status, &error);
}

/* Partitions get their SMs: a mask of TPCs depends on the platform. */
static int check_partitions(struct scenario *const scenario, const unsigned needs)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    if (scenario->foreign && scenario->foreign->masks && scenario->platform)
        return masks_apply(scenario->foreign->masks, scenario);
    if (!scenario->partitions.count)
        return -1;
    settle_partitions(&reader, needs);
    return document_report(&scenario->document);
}

/* ---- work that an analysis does not read ---- */

bool scenario_ignores(const struct scenario *const scenario, const size_t section)
{
    return scenario->ignored >> section & 1;
}

/* --ignore SECTION,SECTION */
static int read_ignored(struct scenario *const scenario, const char *const command,
                        const char *text)
{
    const char *words[FIELDS(sections) + 1];
    size_t count = 0;
    for (size_t i = 0; i < FIELDS(sections); i++)
        if (sections[i].work)
            words[count++] = sections[i].name;
    words[count] = NULL;
    while (text) {
        const size_t length = strcspn(text, ",");
        char name[40];
        size_t i = 0;
        snprintf(name, sizeof name, "%.*s", (int)(length < 39 ? length : 39), text);
        while (i < FIELDS(sections) && !(sections[i].work && strcmp(sections[i].name, name) == 0))
            i++;
        if (i == FIELDS(sections)) {
            const char *const near = nearest(name, words);
            complain("%s: --ignore: expected sections with work (chains, contexts, kernels, "
                     "operations, servers, tasks), found \"%s\"%s%s%s",
                     command, name, near ? "; did you mean " : "", near ? near : "",
                     near ? "?" : "");
            return EXIT_USAGE;
        }
        scenario->ignored |= 1u << i;
        text = text[length] ? text + length + 1 : NULL;
    }
    return -1;
}

/* A server of no task stands for work that is not written down. */
static bool has_empty_server(const gpurta_tasks *const tasks)
{
    for (size_t s = 0; s < gpurta_tasks_servers(tasks); s++) {
        bool empty = true;
        for (size_t i = 0; empty && i < gpurta_tasks_count(tasks); i++)
            empty = gpurta_tasks_server_of(tasks, i) != s;
        if (empty)
            return true;
    }
    return false;
}

static bool has_work(const struct scenario *const scenario, const char *const section)
{
    return section[0] == 't'   ? gpurta_tasks_count(scenario->tasks) > 0
           : section[0] == 's' ? has_empty_server(scenario->tasks)
           : section[1] == 'h' ? gpurta_chains_count(scenario->chains) > 0
           : section[0] == 'c' ? gpurta_chains_contexts(scenario->chains) > 0
                               : scenario->program != NULL;
}

static bool looks_at(const struct scenario *const scenario, const struct section *const section,
                     const unsigned by)
{
    return section->by & by &&
           (by != BY_BOUND ||
            ((!section->bound_with || has_work(scenario, section->bound_with)) &&
             (!section->bound_without || !has_work(scenario, section->bound_without))));
}

/* Notes on the sections that the analysis does not look at; those with work that were not to be
 * ignored are kept. */
static void find_unread(struct scenario *const scenario, const char *const command)
{
    const struct document *const d = &scenario->document;
    unsigned by = 0;
    for (size_t a = 0; a < FIELDS(analyses); a++)
        if (strcmp(analyses[a].command, command) == 0) {
            by = analyses[a].by;
            scenario->rows = analyses[a].rows;
        }
    for (const struct node *key = document_child(d, &d->node[0]); key && by;
         key = document_next(d, document_next(d, key)))
        for (size_t i = 0; i < FIELDS(sections); i++) {
            const struct section *const s = &sections[i];
            if (strcmp(s->name, document_text(d, key)) != 0)
                continue;
            if (scenario_ignores(scenario, i))
                document_note(d, key, "%s is left out, as --ignore asks", s->name);
            else if (looks_at(scenario, s, by))
                ;
            else if (!s->work || !has_work(scenario, s->name))
                document_note(d, key, "%s ignores this section: %s", command, s->name);
            else {
                document_note(d, key, "%s is not analysed by gpurta %s", s->name, command);
                scenario->unread |= 1u << i;
            }
        }
}

const char *scenario_unread(const struct scenario *const scenario, const char *const command,
                            char text[const UNREAD_TEXT])
{
    char names[80] = "";
    size_t count = 0, at = 0;
    for (size_t i = 0; i < FIELDS(sections); i++)
        if (scenario->unread >> i & 1)
            at += (size_t)snprintf(names + at, sizeof names - at, "%s%s", count++ ? "," : "",
                                   sections[i].name);
    snprintf(text, UNREAD_TEXT,
             "%s %s not analysed by gpurta %s: --ignore %s gives its answer for the rest of the "
             "file alone",
             names, count == 1 ? "is" : "are", command, names);
    return count ? text : NULL;
}

int scenario_read(struct scenario *const scenario, const struct common *const common,
                  const char *const command, const unsigned needs,
                  const struct foreign_format *const *const formats)
{
    const bool platform_given = common->platform || common->platform_file || common->slots;
    init(scenario);
    if (!common->file) {
        complain("%s: which file? 'gpurta %s FILE' reads a scenario, '-' is standard input; "
                 "'gpurta %s --help' shows one",
                 command, command, command);
        return EXIT_USAGE;
    }
    int end = read_ignored(scenario, command, common->ignore);
    if (end >= 0)
        return end;
    if (!document_read(&scenario->document, common->file))
        return EXIT_UNABLE;
    interpret(scenario, needs, platform_given, common, formats);
    end = document_report(&scenario->document);
    if (end >= 0)
        return end;
    if ((common->iterations || common->assume.count) && !scenario->format) {
        complain("%s: --%s is for cuda_scheduling_examiner configurations, and %s is none", command,
                 common->iterations ? "iterations" : "assume", scenario->document.name);
        return EXIT_USAGE;
    }
    end = override_platform(scenario, common);
    if (end < 0)
        end = check_sms(scenario, needs);
    if (end < 0)
        end = check_partitions(scenario, needs);
    if (end < 0)
        end = set_copies(scenario, common, needs);
    if (end < 0 && !scenario->format) {
        find_unread(scenario, command);
        scenario_note_unused(scenario);
    }
    return end;
}

static void foreign_destroy(struct foreign *const foreign)
{
    if (!foreign)
        return;
    for (size_t i = 0; i < foreign->benchmarks; i++) {
        free(foreign->benchmark[i].plugin);
        mpq_clear(foreign->benchmark[i].release);
    }
    if (foreign->masks)
        masks_clear(foreign->masks);
    free(foreign->masks);
    free(foreign->benchmark);
    free(foreign->origin);
    free(foreign);
}

void scenario_clear(struct scenario *const scenario)
{
    for (size_t i = 0; i < scenario->partitions.count; i++) {
        free(scenario->partitions.entry[i].list);
        mpq_clear(scenario->partitions.entry[i].factor);
    }
    free(scenario->partitions.entry);
    gpurta_platform_destroy(scenario->platform);
    gpurta_program_destroy(scenario->program);
    gpurta_tasks_destroy(scenario->tasks);
    gpurta_chains_destroy(scenario->chains);
    foreign_destroy(scenario->foreign);
    mpq_clears(scenario->runlist.timeslice, scenario->runlist.switch_cost,
               scenario->runlist.reset_cost, scenario->runlist.step, scenario->edf.overhead,
               scenario->edf.latency, NULL);
    document_clear(&scenario->document);
}

static void move(uint32_t *const node, const uint32_t after, const uint32_t by)
{
    *node -= *node > after ? by : 0;
}

void scenario_forget_kernels(struct scenario *const scenario)
{
    const uint32_t list = scenario->kernels_node;
    if (!list || scenario->foreign)
        return;
    const uint32_t gone = document_forget_items(&scenario->document, list);
    move(&scenario->tasks_node, list, gone);
    move(&scenario->chains_node, list, gone);
    move(&scenario->sweep_node, list, gone);
    for (size_t i = 0; i < scenario->partitions.count; i++)
        move(&scenario->partitions.entry[i].node, list, gone);
}

/* What the kernel or task was read from. */
static const struct node *item_node(const struct scenario *const scenario, const unsigned section,
                                    const size_t item)
{
    const struct document *const document = &scenario->document;
    const uint32_t list = section == NEED_KERNELS  ? scenario->kernels_node
                          : section == NEED_CHAINS ? scenario->chains_node
                                                   : scenario->tasks_node;
    if (section == NEED_KERNELS && scenario->foreign)
        return &document->node[scenario->foreign->origin[item].node];
    const struct node *node = document_child(document, &document->node[list]);
    for (size_t i = 0; i < item; i++)
        node = document_next(document, node);
    return node;
}

/* The step of a chain that a message begins with, "step NAME: ..."; else the chain. */
static const struct node *step_node(const struct document *const document,
                                    const struct node *const chain, const char *const message)
{
    static const char *const kinds[] = {"kernel", "copy", "host"};
    const char *const end = strstr(message, ": ");
    const struct node *const steps = document_key(document, chain, "steps");
    if (strncmp(message, "step ", 5) != 0 || !end || !steps)
        return chain;
    const size_t length = (size_t)(end - message) - 5;
    const struct node *step = document_child(document, document_next(document, steps));
    for (; step; step = document_next(document, step))
        for (size_t k = 0; k < sizeof kinds / sizeof kinds[0]; k++) {
            const struct node *const key = document_key(document, step, kinds[k]);
            const char *const name =
                key ? document_text(document, document_next(document, key)) : "";
            if (strlen(name) == length && strncmp(name, message + 5, length) == 0)
                return step;
        }
    return chain;
}

void scenario_fault(struct scenario *const scenario, const unsigned section,
                    const gpurta_error *const error)
{
    struct reader reader = {.scenario = scenario, .document = &scenario->document};
    const struct node *node = item_node(scenario, section, (size_t)error->item);
    if (section == NEED_CHAINS)
        node = step_node(&scenario->document, node, error->message);
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

gpurta_status scenario_runlist_options(const struct scenario *const scenario,
                                       gpurta_options *const options, gpurta_error *const error)
{
    const struct {
        bool given;
        gpurta_option option;
        mpq_srcptr time;
    } times[] = {
        {true, GPURTA_OPTION_RUNLIST_SWITCH_COST, scenario->runlist.switch_cost},
        {true, GPURTA_OPTION_RUNLIST_RESET_COST, scenario->runlist.reset_cost},
        {scenario->runlist.has_step, GPURTA_OPTION_RUNLIST_TIMESLICE_STEP, scenario->runlist.step},
        {scenario->runlist.has_timeslice, GPURTA_OPTION_RUNLIST_TIMESLICE,
         scenario->runlist.timeslice}};
    gpurta_status status =
        gpurta_options_set(options, GPURTA_OPTION_RUNLIST_UNIT, scenario->unit, error);
    if (!status)
        status =
            gpurta_options_set(options, GPURTA_OPTION_RUNLIST_MODE, scenario->runlist.flat, error);
    if (!status)
        status = gpurta_options_set(options, GPURTA_OPTION_RUNLIST_OVERHEAD,
                                    scenario->runlist.published, error);
    for (size_t i = 0; !status && i < FIELDS(times); i++)
        if (times[i].given)
            status = gpurta_options_set_time(options, times[i].option, times[i].time, error);
    return status;
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
