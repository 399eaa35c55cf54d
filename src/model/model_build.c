/* What the analyses take, made from a model. */
#include "model/build.h"

#include "base/count.h"
#include "base/fail.h"
#include "model/chains.h"
#include "model/model.h"
#include "model/tasks.h"
#include "model/wcet.h"

#include <gpurta/gpurta.h>
#include <stdlib.h>

/* Where partitions and streams are: chains have a program of their operations. */
static gpurta_program *program_of(const struct building *const b)
{
    return b->program ? b->program : b->chains->program;
}

/* ---- partitions and streams, of a program or of chains ---- */

static size_t mask_bits(const char *const mask, int64_t *const list)
{
    const size_t length = strlen(mask);
    size_t count = 0;
    for (size_t i = length; i-- > 2;)
        for (int bit = 0; bit < 4; bit++) {
            const char digit[2] = {mask[i], '\0'};
            if (strtol(digit, NULL, 16) >> bit & 1)
                list[count++] = (int64_t)(4 * (length - 1 - i)) + bit;
        }
    return count;
}

static gpurta_status no_sms(struct building *const b, const char *const why)
{
    b->key = (gpurta_key)0;
    return fail(b->error, GPURTA_NOT_APPLICABLE, GPURTA_NO_ITEM, "%s", why);
}

/* The SMs of a partition as numbers, in a list that the caller frees; *list NULL: any. */
static gpurta_status partition_sms(struct building *const b, int64_t *const sms,
                                   int64_t **const list)
{
    const char *const mask = text_of(b, GPURTA_KEY_PARTITION_TPC_MASK);
    const int64_t each = mask && b->platform ? gpurta_partition_sms_per_tpc(b->platform) : 0;
    const struct cell *sm = cell_of(b, GPURTA_KEY_PARTITION_SM_LIST);
    size_t count = length_of(b, sm);
    *sms = count_of(b, GPURTA_KEY_PARTITION_SMS, 1);
    if (b->platform && !b->lenient && !mask && !count && !cell_of(b, GPURTA_KEY_PARTITION_SMS))
        return no_sms(b, "key \"sms\" (or \"tpc_mask\") is missing; gpurta partition finds sizes");
    if (mask && b->platform && !each)
        return no_sms(b, "how many SMs a TPC has is not known of this platform: give sms");
    if (!count && !each)
        return GPURTA_OK;
    const size_t masked = 256 * (size_t)each; /* at most so many bits, with that many SMs */
    *list = calloc(each ? masked : count, sizeof **list);
    if (!*list)
        return fail_memory(b->error);
    for (size_t i = 0; !each && i < count; i++, sm = next_of(b, sm))
        (void)parse_count(sm->u.text, 0, INT32_MAX, &(*list)[i]);
    if (each) {
        count = mask_bits(mask, *list);
        for (size_t i = count; i-- > 0;)
            for (int64_t k = each; k-- > 0;)
                (*list)[(int64_t)i * each + k] = (*list)[i] * each + k;
        count *= (size_t)each;
    }
    *sms = (int64_t)count;
    return GPURTA_OK;
}

static gpurta_status add_partition(struct building *const b)
{
    int64_t sms = 1, *list = NULL;
    gpurta_status status = partition_sms(b, &sms, &list);
    b->key = (gpurta_key)0;
    if (!status)
        status = gpurta_program_add_partition(program_of(b), row_name(b->model, b->row), sms, list,
                                              b->error);
    free(list);
    return status;
}

/* Calls `add` for every row of a section. */
static gpurta_status each_row(struct building *const b, const gpurta_section section,
                              gpurta_status (*const add)(struct building *))
{
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; !status && i < gpurta_model_rows(b->model, section); i++) {
        b->row = gpurta_model_row(b->model, section, i);
        b->key = (gpurta_key)0;
        status = add(b);
        if (status)
            (void)fail_at(b->error, status, b->model, b->row, b->key);
    }
    return status;
}

static gpurta_status add_partitions(struct building *const b)
{
    const size_t count = gpurta_model_rows(b->model, GPURTA_SECTION_PARTITIONS);
    int64_t queues = GPURTA_QUEUES_SEPARATE, mechanism;
    if (count && b->platform && gpurta_platform_get(b->platform, GPURTA_PLATFORM_SLOTS)) {
        b->row = gpurta_model_row(b->model, GPURTA_SECTION_PARTITIONS, 0);
        return fail_at(b->error, no_sms(b, "a platform of plain slots has no SMs to divide"),
                       b->model, b->row, b->key);
    }
    for (size_t i = 0; i < count; i++)
        if (gpurta_model_count(b->model, gpurta_model_row(b->model, GPURTA_SECTION_PARTITIONS, i),
                               GPURTA_KEY_PARTITION_MECHANISM, &mechanism) &&
            mechanism == GPURTA_MECHANISM_TPC_MASK)
            queues = GPURTA_QUEUES_SHARED;
    (void)gpurta_model_count(b->model, 0, GPURTA_KEY_QUEUES, &queues);
    program_of(b)->queues = (gpurta_queues)queues;
    return each_row(b, GPURTA_SECTION_PARTITIONS, add_partition);
}

static gpurta_status add_stream(struct building *const b)
{
    gpurta_program *const program = program_of(b);
    const int64_t number = program_stream(program, text_of(b, GPURTA_KEY_STREAM_NAME));
    const size_t partition = place_of(b, GPURTA_KEY_STREAM_PARTITION, GPURTA_SECTION_PARTITIONS);
    if (number < 0)
        return fail_memory(b->error);
    struct stream *const stream = &program->stream[number];
    stream->priority = (int32_t)count_of(b, GPURTA_KEY_STREAM_PRIORITY, stream->priority);
    stream->non_blocking = !count_of(b, GPURTA_KEY_STREAM_BLOCKING, 1);
    if (partition != GPURTA_NONE)
        stream->partition = (uint32_t)partition + 1;
    return GPURTA_OK;
}

/* By size, in the place of what it is. */
static gpurta_status set_by_size(struct building *const b, const size_t row, const size_t partition,
                                 mpq_ptr wcet)
{
    const gpurta_program *const p = b->program ? b->program : b->chains->program;
    const bool part = partition < p->partitions;
    const bool slots = gpurta_platform_get(b->platform, GPURTA_PLATFORM_SLOTS) > 0;
    const int64_t sms = part    ? p->partition[partition].sms
                        : slots ? 0
                                : gpurta_platform_get(b->platform, GPURTA_PLATFORM_SMS);
    const bool lacks = b->any_size || (b->outside && part);
    const gpurta_status status = wcet_of_size(b->model, row, sms, wcet, lacks ? NULL : b->error);
    if (status && b->outside && part)
        b->outside[partition] = true;
    return lacks ? GPURTA_OK : status;
}

static gpurta_status size_item(struct building *const b, const size_t row, const size_t i,
                               mpq_ptr wcet, mpq_ptr factor)
{
    if (!b->program && b->chains->step[i].kind != GPURTA_STEP_KERNEL)
        return GPURTA_OK; /* a gap before a launch has the row of its kernel */
    const bool table = find_cell(b->model, row, GPURTA_KEY_WCET_TABLE) != NULL;
    const size_t partition = b->program ? gpurta_program_partition(b->program, i)
                                        : gpurta_chains_step_partition(b->chains, i);
    const bool times = gpurta_model_exact(
        b->model, gpurta_model_row(b->model, GPURTA_SECTION_PARTITIONS, partition),
        GPURTA_KEY_PARTITION_BANDWIDTH_FACTOR, factor);
    if (!table && (b->again || !times))
        return GPURTA_OK;
    struct rat *const own =
        b->program ? &b->program->operation[i].time[GPURTA_OPERATION_WCET] : NULL;
    rat_get(wcet, own ? own : step_wcet(b->chains, i));
    const gpurta_status status = table ? set_by_size(b, row, partition, wcet) : GPURTA_OK;
    if (status)
        return fail_at(b->error, status, b->model, row, GPURTA_KEY_WCET_TABLE);
    if (times)
        mpq_mul(wcet, wcet, factor);
    return own ? time_store(own, wcet, true, (int64_t)i, b->error)
               : step_set_wcet(b->chains, i, wcet, b->error);
}

/* All wcet by size, and in partitions times their factors. */
static gpurta_status apply_sizes(struct building *const b, const gpurta_section section)
{
    const size_t items = b->program ? b->program->count : b->chains->steps;
    gpurta_status status = GPURTA_OK;
    LOCAL_MPQ(wcet, factor);
    for (size_t i = 0; !status && b->platform && i < items; i++)
        status = size_item(
            b,
            gpurta_model_row(b->model, section,
                             section == GPURTA_SECTION_STEPS ? b->chains->step[i].row : i),
            i, wcet, factor);
    return status;
}

/* ---- operations and steps ---- */

/* How long one byte takes in the scenario's unit. */
static void set_byte(struct building *const b)
{
    const int64_t bandwidth = gpurta_platform_get(b->platform, GPURTA_PLATFORM_COPY_BANDWIDTH);
    char text[COUNT_TEXT];
    snprintf(text, sizeof text, "%lld", (long long)bandwidth);
    mpq_init(b->byte);
    if (!bandwidth || gpurta_time_parse(b->byte, "1s", model_unit(b->model), NULL))
        return;
    mpz_set_str(mpq_denref(b->byte), text, 10);
    mpq_canonicalize(b->byte);
}

/* The wcet or duration; of a copy that gives its bytes it is computed. */
gpurta_status longest_time(struct building *const b, mpq_ptr time)
{
    static const gpurta_key keys[] = {GPURTA_KEY_WCET, GPURTA_KEY_HOST_WCET, GPURTA_KEY_DURATION};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (gpurta_model_exact(b->model, b->row, keys[i], time)) {
            b->key = keys[i];
            return GPURTA_OK;
        }
    if (wcet_of_mode(b->model, b->row, false, time)) /* what it is with its SMs is set later */
        return GPURTA_OK;
    mpq_set_ui(time, 1, 1);
    if (!b->platform)
        return GPURTA_OK;
    if (!mpq_sgn(b->byte) && b->lenient)
        return GPURTA_OK;
    if (!mpq_sgn(b->byte))
        return no_sms(b, "it gives its bytes, but nothing says how long copies take: give a "
                         "duration, or the platform a copy_bandwidth (bytes per second): "
                         "platform: {base: NAME, copy_bandwidth: 10000000000}");
    char text[COUNT_TEXT];
    snprintf(text, sizeof text, "%lld", (long long)count_of(b, GPURTA_KEY_BYTES, 0));
    mpz_set_str(mpq_numref(time), text, 10);
    mpq_mul(time, time, b->byte);
    return GPURTA_OK;
}

/* Which time or count of its object a key is, and 1. */
static const unsigned char setting[] = {
#define SETTING(key, which) [GPURTA_KEY_##key] = 1 + GPURTA_##which,
    SETTING(CONTEXT_TIMESLICE, CONTEXT_TIMESLICE) SETTING(CHAIN_JITTER, CHAIN_JITTER) SETTING(
        CHAIN_DEADLINE, CHAIN_DEADLINE) SETTING(CHAIN_LONGEST_PERIOD, CHAIN_LONGEST)
        SETTING(CHAIN_OFFSET, CHAIN_OFFSET) SETTING(THREADS, OPERATION_THREADS) SETTING(
            REGISTERS, OPERATION_REGISTERS) SETTING(SHARED_MEMORY, OPERATION_SHARED_MEMORY)
            SETTING(LOCAL_MEMORY, OPERATION_LOCAL_MEMORY) SETTING(
                CARVEOUT, OPERATION_CARVEOUT_PERCENT) SETTING(CARVEOUT_BYTES, OPERATION_CARVEOUT)
                SETTING(RELEASE, OPERATION_RELEASE) SETTING(PERIOD, OPERATION_PERIOD)
                    SETTING(DEADLINE, OPERATION_DEADLINE) SETTING(DIRECTION, OPERATION_DIRECTION)
                        SETTING(BYTES, OPERATION_BYTES) SETTING(ENGINE, OPERATION_ENGINE)
                            SETTING(STEP_BCET, STEP_BCET) SETTING(STEP_DEADLINE, STEP_DEADLINE)
                                SETTING(TASK_TIMESLICE, TASK_TIMESLICE)
                                    SETTING(TASK_PERIOD, TASK_PERIOD)
                                        SETTING(TASK_DEADLINE, TASK_DEADLINE)
                                            SETTING(TASK_NONPREEMPTABLE, TASK_NONPREEMPTABLE)
#undef SETTING
};

/* The model has checked its range. */
static gpurta_status set_time(const struct building *const b, const size_t index, const int which,
                              const struct rat *const time)
{
    const gpurta_section section = (gpurta_section)b->model->row[b->row].section;
    struct rat *const r = b->program ? &b->program->operation[index].time[which]
                          : section == GPURTA_SECTION_CONTEXTS
                              ? &b->chains->context[index].time[which]
                          : section == GPURTA_SECTION_CHAINS ? &b->chains->chain[index].time[which]
                          : section == GPURTA_SECTION_TASKS  ? &b->tasks->task[index].time[which]
                          : which == GPURTA_STEP_BCET        ? &b->chains->step[index].bcet
                                                             : &b->chains->step[index].deadline;
    if (section == GPURTA_SECTION_STEPS && which == GPURTA_STEP_BCET &&
        rat_cmp(time, step_wcet(b->chains, index)) > 0)
        return fail(b->error, GPURTA_OUT_OF_RANGE, (int64_t)index,
                    "the bcet of a step must not be above its wcet");
    return rat_copy(r, time) ? GPURTA_OK : fail_memory(b->error);
}

gpurta_status set_values(struct building *const b, const size_t index)
{
    const struct row *const r = &b->model->row[b->row];
    gpurta_status status = GPURTA_OK;
    for (size_t c = r->first; !status && c < r->first + r->cells; c++) {
        const struct cell *const cell = &b->model->cell[c];
        const int which = cell->key < sizeof setting ? setting[cell->key] - 1 : -1;
        if (which < 0)
            continue;
        b->key = (gpurta_key)cell->key;
        if (b->key == GPURTA_KEY_CARVEOUT_BYTES)
            status = check_carveout(b->platform, cell->u.count, b->error);
        if (status)
            break;
        status = cell->kind == CELL_EXACT ? set_time(b, index, which, &cell->u.exact)
                 : b->program
                     ? gpurta_program_set_count(b->program, index, (gpurta_operation_count)which,
                                                cell->u.count, b->error)
                     : gpurta_chains_set_step_count(b->chains, index, (gpurta_operation_count)which,
                                                    cell->u.count, b->error);
    }
    return status;
}

gpurta_status places_of(struct building *const b, const gpurta_key key, size_t **const places,
                        size_t *const count)
{
    const gpurta_section own = (gpurta_section)b->model->row[b->row].section;
    const int64_t other = gpurta_key_info(key)->low;
    const gpurta_section section = other ? (gpurta_section)other : own;
    const uint32_t parent = b->model->row[b->row].parent;
    const struct cell *cell = cell_of(b, key);
    *count = length_of(b, cell);
    *places = calloc(*count + 1, sizeof **places);
    if (!*places)
        return fail_memory(b->error);
    for (size_t i = 0; i < *count; i++, cell = next_of(b, cell))
        (*places)[i] = row_names_find(&b->names[section], parent, cell->u.text);
    return GPURTA_OK;
}

static gpurta_status set_after(struct building *const b, const size_t index)
{
    const gpurta_section section = (gpurta_section)b->model->row[b->row].section;
    const bool launch = cell_of(b, GPURTA_KEY_AFTER_LAUNCH) != NULL;
    const size_t other = place_of(b, launch ? GPURTA_KEY_AFTER_LAUNCH : GPURTA_KEY_AFTER, section);
    gpurta_status status = GPURTA_OK;
    size_t *waits, count;
    if (cell_of(b, GPURTA_KEY_WAITS)) {
        status = places_of(b, GPURTA_KEY_WAITS, &waits, &count);
        if (status)
            return status;
        status = gpurta_program_set_waits(b->program, index, waits, count, b->error);
        free(waits);
    }
    if (!status && other != GPURTA_NONE) {
        LOCAL_MPQ(delay);
        (void)gpurta_model_exact(b->model, b->row, GPURTA_KEY_DELAY, delay);
        status = gpurta_program_set_after(b->program, index, other,
                                          launch ? GPURTA_AFTER_LAUNCH : GPURTA_AFTER_COMPLETION,
                                          delay, b->error);
    }
    return status;
}

static gpurta_status add_operation(struct building *const b)
{
    const size_t index = b->program->count;
    const char *const name = row_name(b->model, b->row);
    const struct cell *cell;
    LOCAL_MPQ(wcet);
    gpurta_status status = longest_time(b, wcet);
    if (!status)
        status = row_kind(b->model, b->row) == 'c'
                     ? gpurta_program_add_copy(b->program, name, wcet, b->error)
                     : gpurta_program_add_kernel(b->program, name,
                                                 count_of(b, GPURTA_KEY_BLOCKS, 1), wcet, b->error);
    if (!status)
        status = set_values(b, index);
    if (!status && (cell = cell_of(b, GPURTA_KEY_STREAM)))
        status = gpurta_program_set_stream(b->program, index, cell->u.text, b->error);
    const size_t partition = place_of(b, GPURTA_KEY_OPERATION_PARTITION, GPURTA_SECTION_PARTITIONS);
    if (!status && partition != GPURTA_NONE)
        b->program->operation[index].partition = (uint32_t)partition + 1;
    return status ? status : set_after(b, index);
}

/* ---- contexts and chains ---- */

static gpurta_status set_server(struct building *const b, const size_t context)
{
    struct rat *const time = b->chains->context[context].time;
    const size_t place = place_of(b, GPURTA_KEY_CONTEXT_SERVER, GPURTA_SECTION_SERVERS);
    const size_t row = gpurta_model_row(b->model, GPURTA_SECTION_SERVERS, place);
    return row == GPURTA_NONE ||
                   (rat_copy(&time[GPURTA_CONTEXT_BUDGET],
                             &find_cell(b->model, row, GPURTA_KEY_SERVER_BUDGET)->u.exact) &&
                    rat_copy(&time[GPURTA_CONTEXT_PERIOD],
                             &find_cell(b->model, row, GPURTA_KEY_SERVER_PERIOD)->u.exact))
               ? GPURTA_OK
               : fail_memory(b->error);
}

static gpurta_status add_context(struct building *const b)
{
    const size_t index = b->chains->contexts;
    gpurta_status status =
        gpurta_chains_add_context(b->chains, row_name(b->model, b->row), b->error);
    if (!status)
        status = set_values(b, index);
    if (status)
        return status;
    struct context *const c = &b->chains->context[index];
    c->level = (gpurta_level)count_of(b, GPURTA_KEY_CONTEXT_LEVEL, GPURTA_LEVEL_NONE);
    c->saturated = count_of(b, GPURTA_KEY_CONTEXT_SATURATED, 0) != 0;
    c->partition = place_of(b, GPURTA_KEY_CONTEXT_PARTITION, GPURTA_SECTION_PARTITIONS);
    c->priority = count_of(b, GPURTA_KEY_CONTEXT_PRIORITY, -1);
    return set_server(b, index);
}

/* Which context has the GPU: by priority nothing of a list of turns counts. */
static gpurta_status set_policy(struct building *const b)
{
    static const gpurta_key turns[] = {GPURTA_KEY_RUNLIST_TIMESLICE, GPURTA_KEY_RUNLIST_RESET_COST,
                                       GPURTA_KEY_RUNLIST_TIMESLICE_STEP,
                                       GPURTA_KEY_RUNLIST_OVERHEAD, GPURTA_KEY_RUNLIST_MODE};
    const size_t row = gpurta_model_row(b->model, GPURTA_SECTION_RUNLIST, 0);
    const struct cell *const policy = find_cell(b->model, row, GPURTA_KEY_RUNLIST_POLICY);
    b->chains->by_priority = policy && policy->u.count;
    for (size_t i = 0; b->chains->by_priority && i < sizeof turns / sizeof turns[0]; i++)
        if (find_cell(b->model, row, turns[i])) {
            const gpurta_status status =
                fail(b->error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                     "policy: priority has no turns: only switch_cost may stand beside it");
            return fail_at(b->error, status, b->model, row, turns[i]);
        }
    return GPURTA_OK;
}

static gpurta_status add_chain(struct building *const b)
{
    const size_t index = b->chains->count;
    const char *const stream = text_of(b, GPURTA_KEY_CHAIN_STREAM);
    const struct cell *const period = cell_of(b, GPURTA_KEY_CHAIN_PERIOD);
    if (period->kind == CELL_TEXT)
        return fail(b->error, GPURTA_INVALID_ARGUMENT, (int64_t)index,
                    "its period is unknown: expected the least distance of its releases");
    gpurta_status status = gpurta_chains_add(b->chains, row_name(b->model, b->row),
                                             READ_RAT(&period->u.exact), b->error);
    if (!status)
        status = set_values(b, index);
    if (!status && count_of(b, GPURTA_KEY_CHAIN_RELEASE, 0))
        status = set_time(b, index, GPURTA_CHAIN_LONGEST, &period->u.exact);
    if (!status && stream)
        status = gpurta_chains_set_stream(b->chains, index, stream, b->error);
    if (status)
        return status;
    struct chain *const c = &b->chains->chain[index];
    c->closed = count_of(b, GPURTA_KEY_CHAIN_CLOSED, 0) != 0;
    c->pipelined = count_of(b, GPURTA_KEY_CHAIN_OVERLAP, 0) == 1;
    c->begin = count_of(b, GPURTA_KEY_CHAIN_FROM, 0) == 1;
    c->busy = count_of(b, GPURTA_KEY_CHAIN_WAIT, 0) != 0;
    c->partition = place_of(b, GPURTA_KEY_CHAIN_PARTITION, GPURTA_SECTION_PARTITIONS);
    c->context = place_of(b, GPURTA_KEY_CHAIN_CONTEXT, GPURTA_SECTION_CONTEXTS);
    return GPURTA_OK;
}

static gpurta_status add_cpu(struct building *const b)
{
    return chains_add_cpu(b->chains, row_name(b->model, b->row), b->error);
}

static gpurta_status add_path(struct building *const b)
{
    const struct cell *const deadline = cell_of(b, GPURTA_KEY_PATH_DEADLINE);
    size_t *through, count;
    gpurta_status status = places_of(b, GPURTA_KEY_PATH_THROUGH, &through, &count);
    if (status)
        return status;
    status = chains_add_path(b->chains, row_name(b->model, b->row), through, count,
                             deadline ? READ_RAT(&deadline->u.exact) : NULL, b->error);
    free(through);
    return status;
}

/* ---- the whole ---- */

/* Names that rows refer to. */
static gpurta_status fill_names(struct building *const b)
{
    static const gpurta_section of_chains[] = {GPURTA_SECTION_SERVERS, GPURTA_SECTION_CONTEXTS,
                                               GPURTA_SECTION_STEPS, GPURTA_SECTION_CHAINS,
                                               GPURTA_SECTION_CPUS};
    gpurta_status status = row_names_fill(&b->names[GPURTA_SECTION_PARTITIONS], b->model,
                                          GPURTA_SECTION_PARTITIONS, b->error);
    for (int i = 0; !status && b->chains && i < 5; i++)
        status = row_names_fill(&b->names[of_chains[i]], b->model, of_chains[i], b->error);
    return status;
}

static gpurta_status fill_operations(struct building *const b, const gpurta_section section)
{
    const gpurta_key refer[] = {GPURTA_KEY_AFTER, GPURTA_KEY_WAITS, GPURTA_KEY_AFTER_LAUNCH};
    const size_t rows = gpurta_model_rows(b->model, section);
    bool any = false;
    for (size_t i = 0; !any && i < rows; i++)
        for (int k = 0; !any && k < 3; k++)
            any = find_cell(b->model, gpurta_model_row(b->model, section, i), refer[k]) != NULL;
    return any ? row_names_fill(&b->names[section], b->model, section, b->error) : GPURTA_OK;
}

static gpurta_status fill_program(struct building *const b, const gpurta_section section)
{
    gpurta_status status =
        gpurta_program_reserve(b->program, gpurta_model_rows(b->model, section), b->error);
    if (!status)
        status = add_partitions(b);
    if (!status)
        status = fill_operations(b, section);
    if (!status)
        status = each_row(b, section, add_operation);
    if (!status)
        status = each_row(b, GPURTA_SECTION_STREAMS, add_stream);
    return status ? status : apply_sizes(b, section);
}

static gpurta_status fill_chains(struct building *const b)
{
    gpurta_status status = add_partitions(b);
    if (!status)
        status = set_policy(b);
    if (!status)
        status = each_row(b, GPURTA_SECTION_CONTEXTS, add_context);
    if (!status)
        status = each_row(b, GPURTA_SECTION_CPUS, add_cpu);
    if (!status)
        status = each_row(b, GPURTA_SECTION_CHAINS, add_chain);
    if (!status)
        status = each_row(b, GPURTA_SECTION_STEPS, add_step);
    if (!status)
        status = each_row(b, GPURTA_SECTION_STEPS, add_step_after);
    if (!status)
        status = each_row(b, GPURTA_SECTION_PATHS, add_path);
    if (!status && b->chains->count) {
        status = gpurta_chains_check(b->chains, b->error);
        if (status && b->error)
            b->error->section = b->error->item >= 0 ? GPURTA_SECTION_CHAINS : 0;
    }
    if (!status)
        status = each_row(b, GPURTA_SECTION_STREAMS, add_stream);
    return status ? status : apply_sizes(b, GPURTA_SECTION_STEPS);
}

static gpurta_status build(struct building *const b, const gpurta_section section)
{
    gpurta_status status;
    if (b->platform)
        set_byte(b);
    status = fill_names(b);
    if (!status)
        status = b->program ? fill_program(b, section) : fill_chains(b);
    for (int s = 0; s < SECTIONS; s++)
        free(b->names[s].index.place);
    if (b->platform)
        mpq_clear(b->byte);
    return status;
}

static gpurta_section program_section(const gpurta_model *const model)
{
    return gpurta_model_rows(model, GPURTA_SECTION_KERNELS) ? GPURTA_SECTION_KERNELS
                                                            : GPURTA_SECTION_OPERATIONS;
}

/* The platform, and what may lack. */
static struct building building_of(const gpurta_model *const model,
                                   const gpurta_platform *const platform,
                                   const enum lacking lacking, gpurta_error *const error)
{
    return (struct building){.model = model,
                             .platform = platform,
                             .error = error,
                             .lenient = lacking == MUCH,
                             .any_size = lacking >= SIZES};
}

gpurta_status model_program(const gpurta_model *const model, const gpurta_platform *const platform,
                            const enum lacking lacking, gpurta_program **const program,
                            gpurta_error *const error)
{
    struct building b = building_of(model, platform, lacking, error);
    const gpurta_section section = program_section(model);
    gpurta_status status =
        model_check(model,
                    SECTION_BIT(KERNELS) | SECTION_BIT(OPERATIONS) | SECTION_BIT(STREAMS) |
                        SECTION_BIT(PARTITIONS) | SECTION_BIT(LEFT_OUT),
                    NULL, NULL, error);
    if (!status && gpurta_model_rows(model, section)) {
        status = gpurta_program_create(&b.program, error);
        if (!status)
            status = build(&b, section);
    }
    if (status)
        gpurta_program_destroy(b.program);
    else
        *program = b.program;
    return status;
}

gpurta_status model_chains(const gpurta_model *const model, const gpurta_platform *const platform,
                           const enum lacking lacking, gpurta_chains **const chains,
                           gpurta_error *const error)
{
    struct building b = building_of(model, platform, lacking, error);
    gpurta_status status =
        model_check(model,
                    SECTION_BIT(CHAINS) | SECTION_BIT(STEPS) | SECTION_BIT(CONTEXTS) |
                        SECTION_BIT(SERVERS) | SECTION_BIT(STREAMS) | SECTION_BIT(PARTITIONS) |
                        SECTION_BIT(PATHS) | SECTION_BIT(CPUS) | SECTION_BIT(LEFT_OUT),
                    NULL, NULL, error);
    if (!status && (gpurta_model_rows(model, GPURTA_SECTION_CHAINS) ||
                    gpurta_model_rows(model, GPURTA_SECTION_CONTEXTS))) {
        status = gpurta_chains_create(&b.chains, error);
        if (!status)
            status = build(&b, GPURTA_SECTION_CHAINS);
    }
    if (status)
        gpurta_chains_destroy(b.chains);
    else
        *chains = b.chains;
    return status;
}

gpurta_status model_resize(const gpurta_model *const model, gpurta_chains *const chains,
                           const gpurta_platform *const platform, bool *const outside,
                           gpurta_error *const error)
{
    struct building b = {.model = model,
                         .platform = platform,
                         .chains = chains,
                         .error = error,
                         .again = true,
                         .outside = outside};
    return apply_sizes(&b, gpurta_model_rows(model, GPURTA_SECTION_CHAINS)
                               ? GPURTA_SECTION_STEPS
                               : program_section(model));
}

bool model_by_sms(const gpurta_model *const model)
{
    bool any = false;
    for (size_t row = 0; !any && row < model->rows; row++)
        any = wcet_by_sms(model, row);
    return any;
}
