#include "cli/scenario/scenario.h"

#include "base/values.h"
#include "cli/base/arrays.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/platform_reader.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

/* Which analyses: of launches, of every job of chains or kernels, of tasks by EDF or the runlist.
 */
enum { BY_LAUNCH = 1, BY_BOUND = 2, BY_EDF = 4, BY_RUNLIST = 8, BY_ALL = 15 };

/* All sections, in the order in which they are read: the unit before every time. */
static const struct section {
    gpurta_section of; /* 0: the command reads it */
    gpurta_key key;    /* of the section "scenario" */
    unsigned by;       /* the analyses that look at it */
    bool work; /* it is work, or gives GPU time to work: without it no verdict is of the file */
    const char *bound_with, *bound_without; /* bounds look at it only beside, or not beside, that */
} sections[] = {
    {GPURTA_SECTION_SCENARIO, GPURTA_KEY_TIME_UNIT, BY_ALL, false, NULL, NULL},
    {GPURTA_SECTION_PLATFORM, 0, BY_ALL, false, NULL, NULL},
    {GPURTA_SECTION_SERVERS, 0, BY_EDF | BY_BOUND, true, "contexts", NULL},
    {GPURTA_SECTION_SCENARIO, GPURTA_KEY_QUEUES, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {GPURTA_SECTION_SCENARIO, GPURTA_KEY_MODE, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {GPURTA_SECTION_SCENARIO, GPURTA_KEY_TIMES, BY_ALL, false, NULL, NULL},
    {GPURTA_SECTION_PARTITIONS, 0, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {GPURTA_SECTION_CONTEXTS, 0, BY_BOUND, true, "chains", NULL},
    {GPURTA_SECTION_CPUS, 0, BY_BOUND, false, "chains", NULL},
    {GPURTA_SECTION_CHAINS, 0, BY_BOUND, true, NULL, NULL},
    {GPURTA_SECTION_PATHS, 0, BY_BOUND, false, "chains", NULL},
    {GPURTA_SECTION_KERNELS, 0, BY_LAUNCH | BY_BOUND, true, NULL, "chains"},
    {GPURTA_SECTION_OPERATIONS, 0, BY_LAUNCH | BY_BOUND, true, NULL, "chains"},
    {GPURTA_SECTION_STREAMS, 0, BY_LAUNCH | BY_BOUND, false, NULL, NULL},
    {GPURTA_SECTION_TASKS, 0, BY_EDF | BY_RUNLIST, true, NULL, NULL},
    {GPURTA_SECTION_RUNLIST, 0, BY_RUNLIST | BY_BOUND, false, NULL, NULL},
    {GPURTA_SECTION_EDF, 0, BY_EDF, false, NULL, NULL},
    {0, 0, 0, false, NULL, NULL},
    {GPURTA_SECTION_LEFT_OUT, 0, 0, true, NULL, NULL},
    {GPURTA_SECTION_RESIDENT, 0, BY_LAUNCH, false, NULL, NULL},
};

/* What they answer for: the key of their rows in JSON. */
static const struct {
    const char *command, *rows;
    unsigned by;
} analyses[] = {{"rta", "kernels", BY_LAUNCH},     {"simulate", "operations", BY_LAUNCH},
                {"bound", "chains", BY_BOUND},     {"partition", "chains", BY_BOUND},
                {"resident", "groups", BY_LAUNCH}, {"edf", "tasks", BY_EDF},
                {"runlist", "tasks", BY_RUNLIST}};

const char *scenario_section(const size_t i)
{
    if (i >= FIELDS(sections))
        return NULL;
    return sections[i].key  ? gpurta_key_info(sections[i].key)->name
           : sections[i].of ? gpurta_section_info(sections[i].of)->name
                            : "sweep";
}

/* Kernels and operations are two ways to write one thing: the later one is a mistake. */
static void refuse_both(struct reader *const reader, const struct key *const keys,
                        struct value *const values)
{
    size_t later = SIZE_MAX;
    for (size_t i = 0; i < FIELDS(sections); i++)
        if ((sections[i].of == GPURTA_SECTION_KERNELS ||
             sections[i].of == GPURTA_SECTION_OPERATIONS) &&
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

/* For messages about their items. */
static void note_section(struct scenario *const scenario, const gpurta_section section,
                         const uint32_t node)
{
    if (section == GPURTA_SECTION_KERNELS || section == GPURTA_SECTION_OPERATIONS)
        scenario->kernels_node = node;
    else if (!section)
        scenario->sweep_node = node; /* the command reads it */
}

static void read_sections(struct reader *const reader)
{
    struct key keys[FIELDS(sections)];
    struct value value[FIELDS(sections)];
    for (size_t i = 0; i < FIELDS(sections); i++)
        keys[i] = (struct key){.name = scenario_section(i), .kind = KEY_ANY};
    read_map(reader, &reader->document->node[0], keys, FIELDS(sections), value);
    refuse_both(reader, keys, value);
    for (size_t i = 0; i < FIELDS(sections); i++) {
        const struct section *const s = &sections[i];
        /* tasks may name servers */
        if (!value[i].node ||
            (scenario_ignores(reader->scenario, i) && s->of != GPURTA_SECTION_SERVERS))
            continue;
        enter_key(reader, &keys[i]);
        note_section(reader->scenario, s->of, (uint32_t)(value[i].node - reader->document->node));
        if (s->key)
            read_own_key(reader, value[i].node, s->key);
        else if (s->of)
            read_section(reader, value[i].node, s->of);
        leave_key(reader);
    }
    check_rows(reader);
}

/* --platform, --platform-file or --slots instead of the file's. */
static int override_platform(struct scenario *const scenario, const struct common *const common)
{
    gpurta_platform *platform;
    const int end = platform_from_options(&platform, common);
    scenario->platform_of_file = !platform;
    if (end < 0 && platform) {
        const struct document *const document = &scenario->document;
        const struct node *const key = document_key(document, document->node, "platform");
        if (key && document_next(document, key)->kind == NODE_MAP)
            document_note(document, key, "platform is not read: the command line has another");
        gpurta_platform_destroy(scenario->platform);
        scenario->platform = platform;
    }
    return end;
}

/* ---- the whole ---- */

static bool has_program(const struct scenario *const scenario)
{
    return rows_of(scenario, GPURTA_SECTION_KERNELS) ||
           rows_of(scenario, GPURTA_SECTION_OPERATIONS);
}

/* Who answers for what the file has in place of what is missing. */
static const char *meant_for(const struct scenario *const scenario, const unsigned needs)
{
    return has_program(scenario) ? "; kernels are for gpurta rta, gpurta bound and gpurta simulate"
           : rows_of(scenario, GPURTA_SECTION_TASKS)
               ? "; tasks are for gpurta edf and gpurta runlist"
           : rows_of(scenario, GPURTA_SECTION_CHAINS)
               ? needs & NEED_KERNELS ? "; chains are for gpurta bound; to run their kernels, list "
                                        "them as \"kernels\""
                                      : "; chains are for gpurta bound"
           : scenario->sweep_node ? "; a design is for gpurta sweep"
           : needs & NEED_CHAINS  ? "; gpurta help bound has an example"
           : needs & NEED_KERNELS ? "; gpurta help rta has an example"
           : needs & NEED_TASKS   ? "; gpurta help edf has an example"
           : needs & NEED_SWEEP   ? "; gpurta help sweep has an example"
                                  : "";
}

static void check_needs(struct reader *const reader, unsigned needs, const bool has_platform)
{
    const char *const hint = meant_for(reader->scenario, needs);
    if (reader->document->errors)
        return;
    const struct node *const root = &reader->document->node[0];
    const bool tasks = rows_of(reader->scenario, GPURTA_SECTION_TASKS) > 0;
    const bool chains = rows_of(reader->scenario, GPURTA_SECTION_CHAINS) > 0;
    const bool program = has_program(reader->scenario);
    if (!program && chains && (needs & NEED_OR_CHAINS))
        needs = NEED_CHAINS;
    if ((needs & (NEED_KERNELS | NEED_OPERATIONS)) && !program &&
        !(tasks && (needs & NEED_OR_TASKS)))
        wrong(reader, root, "key \"kernels\" (or \"operations\") is missing%s", hint);
    if ((needs & NEED_TASKS) && !tasks)
        wrong(reader, root, "key \"tasks\" is missing%s", hint);
    if (rows_of(reader->scenario, GPURTA_SECTION_PARTITIONS) && !program && !chains &&
        !rows_of(reader->scenario, GPURTA_SECTION_CONTEXTS))
        wrong(reader, root, "key \"partitions\" needs kernels, operations or chains");
    if ((needs & NEED_SWEEP) && !reader->scenario->sweep_node)
        wrong(reader, root, "key \"sweep\" is missing%s", hint);
    if ((needs & NEED_CHAINS) && !program && !chains)
        wrong(reader, root, "key \"chains\" (or \"kernels\" with periods) is missing%s", hint);
    if ((needs & NEED_CHAINS) && !program && !reader->scenario->platform && !has_platform) {
        (void)succeeded(gpurta_model_platform(reader->scenario->given.model,
                                              &reader->scenario->platform, NULL));
        reader->scenario->no_gpu = reader->scenario->platform != NULL;
    }
    if ((needs & (NEED_KERNELS | NEED_CHAINS)) && !reader->scenario->platform && !has_platform &&
        !reader->document->errors)
        wrong(reader, root,
              reader->scenario->foreign
                  ? "on which platform? --platform NAME or --slots N"
                  : "key \"platform\" is missing; give it here, or --platform NAME or --slots N");
}

static void init(struct scenario *const scenario)
{
    *scenario = (struct scenario){.unit = GPURTA_MS};
    if (!succeeded(gpurta_model_create(&scenario->given.model, NULL)))
        out_of_memory();
    ADD_ROOM(scenario->given.place, scenario->given.room, 0);
    scenario->given.place[0] = (struct row_place){.node = 0};
}

/* -1, or the exit status after an error was reported; mistakes stay in the document. */
static int interpret(struct scenario *const scenario, const unsigned needs,
                     const bool platform_given, const struct common *const common,
                     read_foreign *const foreign)
{
    struct reader reader = reader_of(scenario);
    if (scenario->document.errors)
        return -1;
    if (foreign && document_key(&scenario->document, scenario->document.node, "benchmarks")) {
        const int end = foreign(&reader, common);
        if (end >= 0)
            return end;
    } else {
        read_sections(&reader);
        take_sections(&reader);
    }
    check_needs(&reader, needs, platform_given);
    return -1;
}

bool scenario_read_stream(struct scenario *const scenario, const char *const name, FILE *const file,
                          const unsigned needs, const bool platform_given)
{
    init(scenario);
    if (!document_read_stream(&scenario->document, name, file))
        return false;
    (void)interpret(scenario, needs, platform_given, NULL, NULL);
    struct reader reader = reader_of(scenario);
    build_sections(&reader, false);
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
            words[count++] = scenario_section(i);
    words[count] = NULL;
    while (text) {
        const size_t length = strcspn(text, ",");
        char name[40];
        size_t i = 0;
        snprintf(name, sizeof name, "%.*s", (int)(length < 39 ? length : 39), text);
        while (i < FIELDS(sections) &&
               !(sections[i].work && strcmp(scenario_section(i), name) == 0))
            i++;
        if (i == FIELDS(sections)) {
            const char *const near = nearest(name, words);
            complain("%s: --ignore: expected sections with work (chains, contexts, kernels, "
                     "operations, servers, tasks, left_out), found \"%s\"%s%s%s",
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
static bool has_empty_server(const gpurta_result *const model)
{
    for (size_t s = 0; s < gpurta_rows(model, GPURTA_MODEL_SERVERS); s++) {
        bool empty = true;
        for (size_t i = 0; empty && i < gpurta_rows(model, GPURTA_MODEL_TASKS); i++)
            empty = result_count_or(model, GPURTA_MODEL_TASKS_SERVER, i, -1) != (int64_t)s;
        if (empty)
            return true;
    }
    return false;
}

static bool has_work(const struct scenario *const scenario, const char *const section)
{
    return section[0] == 'l'   ? scenario_left_out(scenario) != NULL
           : section[0] == 't' ? rows_of(scenario, GPURTA_SECTION_TASKS) > 0
           : section[0] == 's' ? has_empty_server(scenario->resolved)
           : section[1] == 'h' ? rows_of(scenario, GPURTA_SECTION_CHAINS) > 0
           : section[0] == 'c' ? rows_of(scenario, GPURTA_SECTION_CONTEXTS) > 0
                               : has_program(scenario);
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
    const bool played = strcmp(command, "simulate") == 0 && scenario_of_chains(scenario);
    by = played ? BY_BOUND : by;
    for (const struct node *key = document_child(d, &d->node[0]); key && by;
         key = document_next(d, document_next(d, key)))
        for (size_t i = 0; i < FIELDS(sections); i++) {
            const struct section *const s = &sections[i];
            const char *const name = scenario_section(i);
            if (strcmp(name, document_text(d, key)) != 0)
                continue;
            if (scenario_ignores(scenario, i))
                document_note(d, key, "%s is left out, as --ignore asks", name);
            else if (looks_at(scenario, s, by))
                scenario->unread |=
                    (unsigned)(scenario->no_period[0] && s->of == GPURTA_SECTION_CHAINS) << i;
            else if (name[0] == 'l' && by == BY_BOUND && !played)
                continue; /* it is in the verdicts */
            else if (!s->work || !has_work(scenario, name))
                document_note(d, key, "%s ignores this section: %s", command, name);
            else {
                if (name[0] != 'l') /* of left_out the verdict tells more */
                    document_note(d, key, "%s is not analysed by gpurta %s", name, command);
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
                                   scenario_section(i));
    if (scenario->no_period[0] && strstr(names, "chains"))
        snprintf(text, UNREAD_TEXT,
                 "the period of chain %.100s is unknown: write the least distance of its releases",
                 scenario->no_period);
    else if (strcmp(names, "left_out") == 0)
        snprintf(text, UNREAD_TEXT, "%s: --ignore left_out gives the answer without it",
                 scenario_left_out(scenario));
    else
        snprintf(
            text, UNREAD_TEXT,
            "%s %s not analysed by gpurta %s: --ignore %s gives its answer for the rest of the "
            "file alone",
            names, count == 1 ? "is" : "are", command, names);
    return count ? text : NULL;
}

/* More SMs than the built-in platform has may be a slip: such a GPU there is not. */
static void note_sms(const struct scenario *const scenario)
{
    const char *const name = scenario->platform ? gpurta_platform_name(scenario->platform) : "";
    gpurta_platform *own;
    if (gpurta_platform_create(&own, name, NULL) != GPURTA_OK)
        return;
    const int64_t sms = gpurta_platform_get(own, GPURTA_PLATFORM_SMS);
    if (sms && gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SMS) > sms)
        complain_at(scenario->document.name, " note: more SMs than %s has, %lld", name,
                    (long long)sms);
    gpurta_platform_destroy(own);
}

/* --platform NAME and changes of the platform: NAME takes the place of the file's, and is changed
 * then. -1, or an exit status. */
static int name_platform(struct scenario *const scenario, struct common *const common)
{
    gpurta_platform *platform;
    char text[100];
    const char *const first = text, *of = NULL;
    for (size_t i = 0; i < common->set.count && !of; i++)
        if (strncmp(common->set.text[i], "platform.", 9) == 0)
            of = common->set.text[i];
    if (!of)
        return -1;
    if (!common->platform) {
        complain("--set %s: it changes the platform of the file, in whose place --%s stands", of,
                 common->slots ? "slots" : "platform-file");
        return EXIT_USAGE;
    }
    const int end = platform_from_options(&platform, common);
    if (end >= 0)
        return end;
    gpurta_platform_destroy(platform);
    snprintf(text, sizeof text, "platform=%s", common->platform);
    document_set(&scenario->document, &first, 1);
    common->platform = NULL;
    return -1;
}

int scenario_read(struct scenario *const scenario, const struct common *const given,
                  const char *const command, const unsigned needs, read_foreign *const foreign)
{
    struct common own = *given, *const common = &own;
    init(scenario);
    if (!common->file)
        return complain_no_file(command);
    int end = read_ignored(scenario, command, common->ignore);
    if (end >= 0)
        return end;
    const bool good = common->made
                          ? document_read_stream(&scenario->document, common->file, common->made)
                          : document_read(&scenario->document, common->file);
    if (common->made)
        fclose(common->made);
    if (!good)
        return EXIT_UNABLE;
    if (common->platform || common->platform_file || common->slots)
        end = name_platform(scenario, common);
    if (end >= 0)
        return end;
    if (!scenario->document.errors)
        document_set(&scenario->document, given->set.text, given->set.count); /* kept */
    const bool platform_given = common->platform || common->platform_file || common->slots;
    end = interpret(scenario, needs, platform_given, common, foreign);
    if (end >= 0)
        return end;
    end = document_report(&scenario->document);
    if (end >= 0)
        return end;
    for (size_t i = 0; i < common->set.count; i++)
        complain_at(scenario->document.name, " note: changed by --set %s", common->set.text[i]);
    if ((common->iterations || common->assume.count) && !scenario->foreign) {
        complain("%s: --%s is for cuda_scheduling_examiner configurations, and %s is none", command,
                 common->iterations ? "iterations" : "assume", scenario->document.name);
        return EXIT_USAGE;
    }
    end = override_platform(scenario, common);
    if (end < 0)
        end = check_sms(scenario, needs);
    if (end < 0)
        end = build_scenario(scenario, common, needs);
    if (end < 0)
        note_sms(scenario);
    const gpurta_model *const model = scenario->given.model;
    const size_t row = model ? gpurta_model_row(model, GPURTA_SECTION_PLATFORM, 0) : GPURTA_NONE;
    const char *const base =
        row == GPURTA_NONE ? NULL : gpurta_model_text(model, row, GPURTA_KEY_PLATFORM_BASE, 0);
    if (end < 0 && base && !given->platform && scenario->platform_of_file)
        note_family(scenario->document.name, scenario->platform, base);
    if (end < 0 && !scenario->foreign) {
        find_unread(scenario, command);
        end = scenario_note_unused(scenario);
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
    FREE(foreign->masks, foreign->benchmark, foreign->origin);
    free(foreign);
}

void scenario_clear(struct scenario *const scenario)
{
    for (size_t i = 0; i < scenario->partitions.count; i++)
        mpq_clear(scenario->partitions.entry[i].factor);
    rows_clear(&scenario->given);
    gpurta_result_destroy(scenario->resolved);
    free(scenario->partitions.entry);
    gpurta_platform_destroy(scenario->platform);
    foreign_destroy(scenario->foreign);
    document_clear(&scenario->document);
}

static void move(uint32_t *const node, const uint32_t after, const uint32_t by)
{
    *node -= *node > after ? by : 0;
}

void scenario_forget_kernels(struct scenario *const scenario)
{
    const uint32_t list = scenario->kernels_node;
    struct model_rows *const given = &scenario->given;
    if (!list || scenario->foreign)
        return;
    const uint32_t gone = document_forget_items(&scenario->document, list);
    uint32_t item = list;
    move(&scenario->sweep_node, list, gone);
    for (size_t i = 0; i < scenario->partitions.count; i++)
        move(&scenario->partitions.entry[i].node, list, gone);
    for (gpurta_section s = GPURTA_SECTION_SCENARIO; gpurta_section_info(s); s++)
        for (size_t i = 0; i < rows_of(scenario, s); i++) {
            uint32_t *const node = &given->place[gpurta_model_row(given->model, s, i)].node;
            if (s == GPURTA_SECTION_KERNELS || s == GPURTA_SECTION_OPERATIONS)
                *node = ++item;
            else
                move(node, list, gone);
        }
}

/* The section of an item, where the error does not say; of NEED_... */
static gpurta_section section_of(const struct scenario *const scenario, const unsigned section)
{
    return section == NEED_CHAINS                      ? GPURTA_SECTION_CHAINS
           : section == NEED_TASKS                     ? GPURTA_SECTION_TASKS
           : rows_of(scenario, GPURTA_SECTION_KERNELS) ? GPURTA_SECTION_KERNELS
                                                       : GPURTA_SECTION_OPERATIONS;
}

void scenario_fault(struct scenario *const scenario, const unsigned section,
                    const gpurta_error *const error)
{
    struct reader reader = reader_of(scenario);
    gpurta_error told = *error;
    if (!told.section)
        told.section = (int16_t)section_of(scenario, section);
    row_fault(&reader, &told);
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

bool scenario_no_period(const struct scenario *const scenario, const size_t chain)
{
    const struct document *const d = &scenario->document;
    const struct reader reader = reader_of((struct scenario *)scenario);
    const struct node *const key =
        chain < rows_of(scenario, GPURTA_SECTION_CHAINS)
            ? document_key(d, row_node(&reader, GPURTA_SECTION_CHAINS, chain), "period")
            : NULL;
    const char *const text = key ? document_text(d, document_next(d, key)) : NULL;
    return text && strcmp(text, "unknown") == 0;
}

bool scenario_of_chains(const struct scenario *const scenario)
{
    return !scenario_operations(scenario) && gpurta_rows(scenario->resolved, GPURTA_MODEL_CHAINS);
}

bool scenario_is_periodic(const struct scenario *const scenario)
{
    bool any = scenario_of_chains(scenario);
    LOCAL_MPQ(period);
    for (size_t i = 0; !any && i < scenario_operations(scenario); i++)
        any = result_time(scenario->resolved, GPURTA_MODEL_OPERATIONS_PERIOD, i, period);
    return any;
}

bool scenario_has_copies(const struct scenario *const scenario)
{
    for (size_t i = 0; i < scenario_operations(scenario); i++)
        if (operation_is_copy(scenario, i))
            return true;
    return false;
}

const char *scenario_unmeasured(const struct scenario *const scenario)
{
    return !scenario->no_gpu && scenario->platform && *gpurta_platform_evidence(scenario->platform)
               ? "; rules not measured on this GPU"
               : "";
}
