/* What the sections of a file make: from its rows to the library's objects. */
#include "cli/base/arrays.h"
#include "cli/base/whole.h"
#include "cli/scenario/masks.h"
#include "cli/scenario/rows.h"

#include <stdlib.h>
#include <string.h>

struct reader reader_of(struct scenario *const scenario)
{
    return (struct reader){
        .scenario = scenario, .document = &scenario->document, .rows = &scenario->given};
}

size_t rows_of(const struct scenario *const scenario, const gpurta_section section)
{
    return gpurta_model_rows(scenario->given.model, section);
}

/* cuda: 12.4 */
bool read_cuda_version(const char *const text, int64_t *const version)
{
    const char *const point = strchr(text, '.');
    char major[8];
    int64_t whole, part = 0;
    const size_t length = point ? (size_t)(point - text) : strlen(text);
    if (length == 0 || length >= sizeof major)
        return false;
    memcpy(major, text, length);
    major[length] = '\0';
    if (!parse_count(major, 1, 999, &whole) || (point && !parse_count(point + 1, 0, 99, &part)))
        return false;
    *version = 1000 * whole + 10 * part;
    return true;
}

struct partition_entry *new_partition(struct scenario_partitions *const p, const char *const name)
{
    ADD_ROOM(p->entry, p->room, p->count);
    struct partition_entry *const entry = &p->entry[p->count++];
    *entry = (struct partition_entry){.name = name, .mechanism = GPURTA_MECHANISM_ANY};
    mpq_init(entry->factor);
    mpq_set_ui(entry->factor, 1, 1);
    return entry;
}

/* The partitions as results tell of them; their SMs follow from the platform. */
static void take_partitions(struct reader *const reader)
{
    struct scenario *const scenario = reader->scenario;
    const gpurta_model *const model = scenario->given.model;
    struct scenario_partitions *const p = &scenario->partitions;
    for (size_t i = 0; i < rows_of(scenario, GPURTA_SECTION_PARTITIONS); i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_PARTITIONS, i);
        const struct node *const node = row_node(reader, GPURTA_SECTION_PARTITIONS, i);
        const struct node *const name = document_key(reader->document, node, "name");
        struct partition_entry *const entry = new_partition(
            p, document_text(reader->document, document_next(reader->document, name)));
        const char *const cuda = gpurta_model_text(model, row, GPURTA_KEY_PARTITION_CUDA, 0);
        int64_t mechanism = GPURTA_MECHANISM_ANY;
        const struct node *const sms = document_key(reader->document, node, "sms");
        if (sms && document_next(reader->document, sms)->kind == NODE_LIST)
            entry->sms = document_next(reader->document, sms)->count;
        entry->node = (uint32_t)(node - reader->document->node);
        entry->listed =
            entry->sms || gpurta_model_text(model, row, GPURTA_KEY_PARTITION_TPC_MASK, 0);
        (void)gpurta_model_count(model, row, GPURTA_KEY_PARTITION_SMS, &entry->sms);
        (void)gpurta_model_count(model, row, GPURTA_KEY_PARTITION_MECHANISM, &mechanism);
        (void)gpurta_model_exact(model, row, GPURTA_KEY_PARTITION_BANDWIDTH_FACTOR, entry->factor);
        entry->mechanism = (gpurta_mechanism)mechanism;
        if (cuda)
            (void)read_cuda_version(cuda, &entry->cuda);
    }
}

static bool time_of(const struct scenario *const scenario, const gpurta_section section,
                    const gpurta_key key, mpq_ptr time)
{
    const gpurta_model *const model = scenario->given.model;
    return gpurta_model_exact(model, gpurta_model_row(model, section, 0), key, time);
}

static bool is_second_word(const struct scenario *const scenario, const gpurta_key key)
{
    const gpurta_model *const model = scenario->given.model;
    int64_t word;
    return gpurta_model_count(model, gpurta_model_row(model, GPURTA_SECTION_RUNLIST, 0), key,
                              &word) &&
           word == 1;
}

static void take_runlist_and_edf(struct scenario *const s)
{
    const gpurta_section runlist = GPURTA_SECTION_RUNLIST, edf = GPURTA_SECTION_EDF;
    s->runlist.has_timeslice =
        time_of(s, runlist, GPURTA_KEY_RUNLIST_TIMESLICE, s->runlist.timeslice);
    s->runlist.has_step = time_of(s, runlist, GPURTA_KEY_RUNLIST_TIMESLICE_STEP, s->runlist.step);
    (void)time_of(s, runlist, GPURTA_KEY_RUNLIST_SWITCH_COST, s->runlist.switch_cost);
    (void)time_of(s, runlist, GPURTA_KEY_RUNLIST_RESET_COST, s->runlist.reset_cost);
    s->runlist.published = is_second_word(s, GPURTA_KEY_RUNLIST_OVERHEAD);
    s->runlist.flat = is_second_word(s, GPURTA_KEY_RUNLIST_MODE);
    (void)time_of(s, edf, GPURTA_KEY_EDF_OVERHEAD, s->edf.overhead);
    (void)time_of(s, edf, GPURTA_KEY_EDF_LATENCY, s->edf.latency);
}

/* "0.4%" of left_out: what is above 1% is remembered. */
static void take_left_out(struct reader *const reader)
{
    struct scenario *const s = reader->scenario;
    const gpurta_model *const model = s->given.model;
    const size_t row = gpurta_model_row(model, GPURTA_SECTION_LEFT_OUT, 0);
    const char *const share =
        row == GPURTA_NONE ? NULL : gpurta_model_text(model, row, GPURTA_KEY_LEFT_OUT_SHARE, 0);
    if (!share)
        return;
    char number[64];
    const size_t length = strlen(share);
    mpq_t percent;
    mpq_init(percent);
    snprintf(number, sizeof number, "%.*s", (int)(length < 63 ? length - 1 : 62), share);
    gpurta_error error = {.section = GPURTA_SECTION_LEFT_OUT, .key = GPURTA_KEY_LEFT_OUT_SHARE};
    snprintf(error.message, sizeof error.message,
             "expected a share from 0%% to 100%%, as in 0.4%%, found \"%.40s\"", share);
    const bool good = share[length - 1] == '%' && length < 63 && !strpbrk(number, "numsx") &&
                      succeeded(gpurta_time_parse(percent, number, GPURTA_MS, NULL)) &&
                      mpq_sgn(percent) >= 0 && mpq_cmp_ui(percent, 100, 1) <= 0;
    if (row_accepted(reader, good ? GPURTA_OK : GPURTA_SYNTAX, &error) &&
        mpq_cmp_ui(percent, 1, 1) > 0)
        snprintf(s->left_out, sizeof s->left_out, "%s", share);
    mpq_clear(percent);
}

/* The first chain whose period is unknown is remembered; nothing is analysed then, so that any
 * period will do. */
static void take_no_period(struct scenario *const s)
{
    gpurta_model *const model = s->given.model;
    for (size_t i = 0;; i++) {
        const size_t row = gpurta_model_row(model, GPURTA_SECTION_CHAINS, i);
        if (row == GPURTA_NONE)
            return;
        if (!gpurta_model_text(model, row, GPURTA_KEY_CHAIN_PERIOD, 0))
            continue;
        const char *const name = gpurta_model_text(model, row, GPURTA_KEY_CHAIN_NAME, 0);
        if (!s->no_period[0])
            snprintf(s->no_period, sizeof s->no_period, "%s", name ? name : "without a name");
        if (!succeeded(gpurta_set_text(model, row, GPURTA_KEY_CHAIN_PERIOD, "1000000000", NULL)))
            out_of_memory();
    }
}

void take_sections(struct reader *const reader)
{
    struct scenario *const s = reader->scenario;
    const gpurta_model *const model = s->given.model;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    int64_t value;
    if (gpurta_model_count(model, 0, GPURTA_KEY_TIME_UNIT, &value))
        s->unit = (gpurta_unit)value;
    s->partitions.queues_given = gpurta_model_count(model, 0, GPURTA_KEY_QUEUES, &value);
    const size_t platform = gpurta_model_row(model, GPURTA_SECTION_PLATFORM, 0);
    if (platform != GPURTA_NONE && !s->given.place[platform].bad)
        (void)row_accepted(reader, gpurta_model_platform(model, &s->platform, &error), &error);
    if (reader->document->errors)
        return;
    (void)row_accepted(reader, gpurta_model_tasks(model, &s->tasks, &error), &error);
    take_partitions(reader);
    take_runlist_and_edf(s);
    take_left_out(reader);
    take_no_period(s);
}

/* May the mechanism of a partition have so many SMs? */
static void check_size(struct reader *const reader, const size_t i)
{
    const struct partition_entry *const e = &reader->scenario->partitions.entry[i];
    gpurta_error error;
    const gpurta_platform *const platform = reader->scenario->platform;
    if (!e->sms || e->mechanism == GPURTA_MECHANISM_ANY || !platform ||
        gpurta_platform_get(platform, GPURTA_PLATFORM_SLOTS))
        return;
    const gpurta_status status = gpurta_partition_check_size(reader->scenario->platform,
                                                             e->mechanism, e->cuda, e->sms, &error);
    error.section = GPURTA_SECTION_PARTITIONS;
    error.item = (int64_t)i;
    error.key = 0;
    (void)row_accepted(reader, status, &error);
}

void build_sections(struct reader *const reader, const gpurta_platform *const platform)
{
    struct scenario *const s = reader->scenario;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    if (reader->document->errors || s->format)
        return;
    if (row_accepted(reader, gpurta_model_program(s->given.model, platform, &s->program, &error),
                     &error))
        (void)row_accepted(
            reader, gpurta_model_chains(s->given.model, platform, &s->chains, &error), &error);
    if (s->partitions.count && (s->program || s->chains))
        s->partitions.queues =
            s->program ? gpurta_program_queues(s->program) : gpurta_chains_queues(s->chains);
    for (size_t i = 0; i < s->partitions.count && !reader->document->errors; i++)
        if (s->partitions.entry[i].listed && !s->partitions.entry[i].sms) { /* of a mask */
            s->partitions.entry[i].sms = s->program ? gpurta_program_partition_sms(s->program, i)
                                                    : gpurta_chains_partition_sms(s->chains, i);
            check_size(reader, i);
        }
}

int64_t first_copy_of_bytes(const gpurta_program *const program)
{
    for (size_t i = 0; i < gpurta_program_count(program); i++)
        if (gpurta_program_get_count(program, i, GPURTA_OPERATION_BYTES))
            return (int64_t)i;
    return -1;
}

/* The platform with the bandwidth of --copy-bandwidth, if there is one; -1, or the exit status. */
static int with_bandwidth(gpurta_platform **const platform, const struct scenario *const scenario,
                          const struct common *const common)
{
    gpurta_error error;
    int64_t bandwidth = 0;
    if (common->copy_bandwidth && !parse_count(common->copy_bandwidth, 1, INT64_MAX, &bandwidth)) {
        complain("--copy-bandwidth: expected a whole number of bytes per second, found \"%s\"",
                 common->copy_bandwidth);
        return EXIT_USAGE;
    }
    gpurta_status status = scenario->platform
                               ? gpurta_platform_copy(platform, scenario->platform, &error)
                           : bandwidth ? gpurta_platform_create_slots(platform, 1, &error)
                                       : GPURTA_OK;
    if (!status && bandwidth)
        status = gpurta_platform_set(*platform, GPURTA_PLATFORM_COPY_BANDWIDTH, bandwidth, &error);
    return status ? complain_status(status, &error) : -1;
}

/* Sizes, and partitions without SMs, which are told of or have one until they get theirs. */
static void settle_partitions(struct reader *const reader, const bool may_lack)
{
    const struct scenario *const s = reader->scenario;
    gpurta_error lacking = {.section = GPURTA_SECTION_PARTITIONS,
                            .message = "key \"sms\" (or \"tpc_mask\") is missing; gpurta partition "
                                       "finds sizes"};
    for (size_t i = 0; i < s->partitions.count; i++) {
        const size_t row = gpurta_model_row(s->given.model, GPURTA_SECTION_PARTITIONS, i);
        lacking.item = (int64_t)i;
        if (s->partitions.entry[i].sms || s->partitions.entry[i].listed)
            check_size(reader, i);
        else if (!may_lack)
            row_fault(reader, &lacking);
        else if (!succeeded(
                     gpurta_set_count(s->given.model, row, GPURTA_KEY_PARTITION_SMS, 1, NULL)))
            out_of_memory();
    }
}

/* Do they fit on the platform? */
static void check_partitions(struct reader *const reader)
{
    const struct scenario *const s = reader->scenario;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    gpurta_status status = GPURTA_OK;
    if (!s->platform || !s->partitions.count || reader->document->errors)
        return;
    if (s->program)
        status = gpurta_program_check_partitions(s->program, s->platform, &error);
    if (!status && gpurta_chains_count(s->chains))
        status = gpurta_chains_check_partitions(s->chains, s->platform, &error);
    error.section = error.item >= 0 ? GPURTA_SECTION_PARTITIONS : 0;
    (void)row_accepted(reader, status, &error);
}

/* Copies that give their bytes need times only where they are analysed. */
static bool lacks_bandwidth(const struct scenario *const s, const gpurta_platform *const platform,
                            const unsigned needs)
{
    bool any = false;
    for (size_t i = 0; !any && i < rows_of(s, GPURTA_SECTION_OPERATIONS); i++)
        any = gpurta_model_count(s->given.model,
                                 gpurta_model_row(s->given.model, GPURTA_SECTION_OPERATIONS, i),
                                 GPURTA_KEY_BYTES, &(int64_t){0});
    return any && !(needs & NEED_KERNELS) &&
           !gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
}

/* Of another tool's format, copies that give their bytes get their times. */
static gpurta_status set_foreign_copies(const struct scenario *const s,
                                        const gpurta_platform *const platform,
                                        gpurta_error *const error)
{
    const int64_t bandwidth = gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    gpurta_status status = GPURTA_OK;
    mpq_t time, second;
    mpq_inits(time, second, NULL);
    units_of(second, s->unit, GPURTA_S);
    for (size_t i = 0; !status && bandwidth && i < gpurta_program_count(s->program); i++) {
        const int64_t bytes = gpurta_program_get_count(s->program, i, GPURTA_OPERATION_BYTES);
        if (!bytes)
            continue;
        set_whole(mpq_numref(time), bytes);
        set_whole(mpq_denref(time), bandwidth);
        mpq_canonicalize(time);
        mpq_mul(time, time, second);
        status = gpurta_program_set_time(s->program, i, GPURTA_OPERATION_WCET, time, error);
    }
    mpq_clears(time, second, NULL);
    return status;
}

/* The same of a program from another tool's format. */
static int build_foreign(struct scenario *const s, const gpurta_platform *const platform,
                         const unsigned needs)
{
    gpurta_error error = {.item = first_copy_of_bytes(s->program)};
    if (error.item >= 0 && (needs & NEED_KERNELS) &&
        !gpurta_platform_get(platform, GPURTA_PLATFORM_COPY_BANDWIDTH)) {
        snprintf(error.message, sizeof error.message,
                 "it gives its bytes, but nothing says how long copies take: give the platform a "
                 "copy_bandwidth (bytes per second), or --copy-bandwidth N");
        return scenario_complain(s, NEED_KERNELS, GPURTA_INVALID_ARGUMENT, &error);
    }
    const gpurta_status status = set_foreign_copies(s, platform, &error);
    if (status)
        return complain_status(status, &error);
    return s->foreign->masks && s->platform ? masks_apply(s->foreign->masks, s) : -1;
}

int build_scenario(struct scenario *const scenario, const struct common *const common,
                   const unsigned needs)
{
    struct reader reader = reader_of(scenario);
    gpurta_platform *platform = NULL;
    int end = with_bandwidth(&platform, scenario, common);
    if (end < 0 && scenario->foreign) {
        end = build_foreign(scenario, platform, needs);
    } else if (end < 0) {
        settle_partitions(&reader, needs & MAY_LACK_SMS);
        build_sections(&reader, lacks_bandwidth(scenario, platform, needs) ? NULL : platform);
        if (!(needs & MAY_LACK_SMS))
            check_partitions(&reader);
        end = document_report(&scenario->document);
    }
    gpurta_platform_destroy(platform);
    if (!(needs & KEEP_MODEL))
        rows_clear(&scenario->given);
    return end;
}
