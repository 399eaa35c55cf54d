/* The sections `partitions` and `queues` of a scenario. Partitions are read first, and given to the
 * program and the chains once those are read. */
#include "cli/scenario/reader.h"

#include "cli/base/arrays.h"

#include <stdlib.h>
#include <string.h>

enum { P_NAME, P_SMS, P_MASK, P_MECHANISM, P_CUDA, P_FACTOR, PARTITION_KEYS };

static const char *const mechanisms[] = {"green-context", "mps", "mig", "tpc-mask", NULL};

static const struct key partition_keys[] = {
    [P_NAME] = {"name", KEY_NAME, true, 0, 0, NULL},
    [P_SMS] = {"sms", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "array")},
    [P_MASK] = {"tpc_mask", KEY_NAME, false, 0, 0, NULL},
    [P_MECHANISM] = {"mechanism", KEY_WORD, false, 0, 0, mechanisms},
    [P_CUDA] = {"cuda", KEY_NAME, false, 0, 0, NULL},
    [P_FACTOR] = {"bandwidth_factor", KEY_NAME, false, 0, 0, NULL},
};

/* What they are for, in their order. */
static const char *const partitions_says[] = {
    [P_NAME] = "name of the partition",
    [P_SMS] = "how many SMs it has, or a list of their numbers",
    [P_MASK] = "its TPCs as a mask, for example 0xf: bit k is TPC k",
    [P_MECHANISM] =
        "what makes it: its size is checked against what that can do; default: any size",
    [P_CUDA] = "version of CUDA whose sizes hold; default: the newest that is known",
    [P_FACTOR] = "all wcet of its kernels are taken times this number, for example 3/2",
};
const struct told_keys partitions_told = {.keys = partition_keys,
                                          .says = partitions_says,
                                          .count = PARTITION_KEYS,
                                          .shape = LIST_OF_MAPS};

/* ---- one partition ---- */

static void add_sm(struct partition_entry *const entry, size_t *const room, const int64_t sm)
{
    ADD_ROOM(entry->list, *room, (size_t)entry->sms);
    entry->list[entry->sms++] = sm;
}

struct sm_list {
    struct partition_entry *entry;
    size_t room;
};

static void read_sm(struct reader *const reader, const struct node *const node, void *const target)
{
    struct sm_list *const list = target;
    int64_t sm;
    if (read_count(reader, node, 0, INT32_MAX, &sm))
        add_sm(list->entry, &list->room, sm);
}

/* sms: N, or a list of numbers. */
static void read_sms(struct reader *const reader, const struct node *const node,
                     struct partition_entry *const entry)
{
    struct sm_list list = {entry, 0};
    if (node->kind == NODE_LIST && node->count == 0)
        expected(reader, node, "at least one SM");
    else if (node->kind == NODE_LIST)
        read_list(reader, node, "numbers of SMs", read_sm, &list);
    else
        read_count(reader, node, 1, 1 << 20, &entry->sms);
}

/* tpc_mask: 0xf: bit k stands for TPC k, whose SMs the partition has. */
static void read_mask(struct reader *const reader, const struct node *const node,
                      struct partition_entry *const entry)
{
    const char *const text = node->kind == NODE_SCALAR ? document_text(reader->document, node) : "";
    const size_t length = strlen(text);
    size_t room = 0;
    bool good = length > 2 && length <= 2 + 64 && text[0] == '0' && (text[1] | 32) == 'x';
    for (size_t i = 2; good && i < length; i++)
        good = hex_digit(text[i]) >= 0;
    for (size_t i = length; good && i-- > 2;)
        for (int bit = 0; bit < 4; bit++)
            if (hex_digit(text[i]) >> bit & 1)
                add_sm(entry, &room, (int64_t)(4 * (length - 1 - i)) + bit);
    entry->tpcs = true;
    if (!good || !entry->sms)
        expected(reader, node, "a mask of TPCs that are the partition's, as in 0xf");
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

/* bandwidth_factor: 3/2 */
static void read_factor(struct reader *const reader, const struct node *const node,
                        struct partition_entry *const entry)
{
    gpurta_error error;
    const char *const text = node->kind == NODE_SCALAR ? document_text(reader->document, node) : "";
    const size_t length = strlen(text);
    const bool number = length && text[length - 1] >= '0' && text[length - 1] <= '9';
    if (!number || !succeeded(gpurta_time_parse(entry->factor, text, GPURTA_MS, &error)) ||
        mpq_cmp_ui(entry->factor, 1, 1) < 0)
        expected(reader, node, "a factor of 1 or more, as 3/2 or 1.5");
}

static void read_parts(struct reader *const reader, const struct node *const node,
                       const struct value *const value, struct partition_entry *const entry)
{
    static void (*const readers[PARTITION_KEYS])(struct reader *, const struct node *,
                                                 struct partition_entry *) = {
        [P_SMS] = read_sms, [P_MASK] = read_mask, [P_FACTOR] = read_factor};
    if (value[P_SMS].node && value[P_MASK].node)
        wrong(reader, node, "expected either sms or tpc_mask, found both");
    for (int k = 0; k < PARTITION_KEYS; k++)
        if (readers[k] && value[k].node) {
            enter_key(reader, &partition_keys[k]);
            readers[k](reader, value[k].node, entry);
            leave_key(reader);
        }
    if (value[P_CUDA].node && !read_cuda_version(value[P_CUDA].text, &entry->cuda)) {
        enter_key(reader, &partition_keys[P_CUDA]);
        expected(reader, value[P_CUDA].node, "a version of CUDA, as 12.4");
        leave_key(reader);
    }
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

static void take_partition(struct reader *const reader, const struct node *const node,
                           struct items *const items)
{
    struct scenario_partitions *const p = &reader->scenario->partitions;
    add_name(items, &items->value[P_NAME]);
    struct partition_entry *const entry = new_partition(p, items->value[P_NAME].text);
    entry->node = (uint32_t)(node - reader->document->node);
    if (items->value[P_MECHANISM].node)
        entry->mechanism = (gpurta_mechanism)(items->value[P_MECHANISM].count + 1);
    if (reader->document->errors == items->before)
        read_parts(reader, node, items->value, entry);
}

void read_partitions(struct reader *const reader, const struct node *const node)
{
    struct items items = {partition_keys, PARTITION_KEYS, .take = take_partition};
    if (node->kind == NODE_LIST && node->count == 0)
        expected(reader, node, "at least one partition");
    read_items(reader, node, "partitions", &items);
    items_clear(&items);
}

const char *const queue_words[] = {"separate", "shared", NULL};

void read_queues(struct reader *const reader, const struct node *const node)
{
    const int queues = read_word(reader, node, queue_words);
    reader->scenario->partitions.queues_given = queues >= 0;
    if (queues >= 0)
        reader->scenario->partitions.queues = (gpurta_queues)queues;
}

size_t named_partition(struct reader *const reader, const struct value *const value)
{
    const struct scenario_partitions *const p = &reader->scenario->partitions;
    const char *near = NULL;
    size_t best = typing_limit(value->text);
    for (size_t i = 0; i < p->count; i++) {
        if (!p->entry[i].name)
            continue;
        if (strcmp(p->entry[i].name, value->text) == 0)
            return p->added ? i : GPURTA_NONE; /* else mistakes in partitions are told already */
        const size_t distance = typing_distance(p->entry[i].name, value->text);
        if (distance < best) {
            best = distance;
            near = p->entry[i].name;
        }
    }
    wrong(reader, value->node, "there is no partition \"%.60s\" in partitions%s%.60s%s",
          value->text, near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
    return GPURTA_NONE;
}

/* ---- to the program and the chains ---- */

/* The entry that an error of the library is about. */
static const struct node *entry_node(const struct reader *const reader, const size_t entry)
{
    return &reader->document->node[reader->scenario->partitions.entry[entry].node];
}

/* Masks of TPCs become SMs once the platform is known. */
void add_partitions(struct reader *const reader, const bool chains)
{
    struct scenario *const scenario = reader->scenario;
    struct scenario_partitions *const p = &scenario->partitions;
    gpurta_error error;
    gpurta_status status = GPURTA_OK;
    if (reader->document->errors)
        return;
    for (size_t i = 0; !p->queues_given && i < p->count; i++)
        if (p->entry[i].mechanism == GPURTA_MECHANISM_TPC_MASK)
            p->queues = GPURTA_QUEUES_SHARED;
    for (size_t i = 0; i < p->count; i++) {
        const struct partition_entry *const e = &p->entry[i];
        const bool known = e->sms && !e->tpcs;
        const int64_t sms = known ? e->sms : 1, *const list = known ? e->list : NULL;
        status = chains
                     ? gpurta_chains_add_partition(scenario->chains, e->name, sms, list, &error)
                     : gpurta_program_add_partition(scenario->program, e->name, sms, list, &error);
        if (status) {
            struct reader there = *reader; /* whose path is that of the partition */
            go_to(&there, entry_node(reader, i));
            refused(&there, entry_node(reader, i), status, &error);
            return;
        }
    }
    p->added = true;
    status = chains ? gpurta_chains_set_queues(scenario->chains, p->queues, &error)
                    : gpurta_program_set_queues(scenario->program, p->queues, &error);
    if (status)
        refused(reader, reader->document->node, status, &error);
}

/* Numbers of TPCs become those of their SMs. */
static bool tpcs_to_sms(struct reader *const reader, const struct node *const node,
                        struct partition_entry *const e)
{
    const int64_t each =
        reader->scenario->platform ? gpurta_partition_sms_per_tpc(reader->scenario->platform) : 0;
    if (!each) {
        wrong(reader, node, "how many SMs a TPC has is not known of this platform: give sms");
        return false;
    }
    int64_t *const all = allocate((size_t)(e->sms * each) * sizeof *all);
    for (int64_t i = 0; i < e->sms; i++)
        for (int64_t k = 0; k < each; k++)
            all[i * each + k] = e->list[i] * each + k;
    free(e->list);
    e->list = all;
    e->sms *= each;
    e->tpcs = false;
    return true;
}

static void settle_one(struct reader *const reader, const size_t i, const unsigned needs)
{
    struct scenario *const scenario = reader->scenario;
    struct partition_entry *const e = &scenario->partitions.entry[i];
    const struct node *const node = entry_node(reader, i);
    gpurta_error error;
    go_to(reader, node);
    if (!e->sms && !(needs & MAY_LACK_SMS))
        wrong(reader, node,
              "key \"sms\" (or \"tpc_mask\") is missing; gpurta partition finds sizes");
    if (!e->sms || (e->tpcs && !tpcs_to_sms(reader, node, e)))
        return;
    gpurta_status status = GPURTA_OK;
    if (scenario->platform && e->mechanism != GPURTA_MECHANISM_ANY)
        status =
            gpurta_partition_check_size(scenario->platform, e->mechanism, e->cuda, e->sms, &error);
    if (!status && scenario->program)
        status = gpurta_program_set_partition_sms(scenario->program, i, e->sms, e->list, &error);
    if (!status && scenario->chains)
        status = gpurta_chains_set_partition_sms(scenario->chains, i, e->sms, e->list, &error);
    if (status)
        refused(reader, node, status, &error);
}

/* The wcet of what runs in a partition, times its factor. */
static bool inflate(mpq_ptr wcet, const struct scenario *const scenario,
                    const struct launch *const launch, mpq_srcptr none)
{
    (void)none;
    if (launch->partition == GPURTA_NONE)
        return false;
    mpq_mul(wcet, wcet, scenario->partitions.entry[launch->partition].factor);
    return true;
}

void settle_partitions(struct reader *const reader, const unsigned needs)
{
    struct scenario *const scenario = reader->scenario;
    const struct scenario_partitions *const p = &scenario->partitions;
    gpurta_error error = {.item = GPURTA_NO_ITEM};
    gpurta_status status = GPURTA_OK;
    if (scenario->platform && gpurta_platform_get(scenario->platform, GPURTA_PLATFORM_SLOTS)) {
        go_to(reader, entry_node(reader, 0));
        wrong(reader, entry_node(reader, 0), "a platform of plain slots has no SMs to divide");
        return;
    }
    for (size_t i = 0; i < p->count; i++)
        settle_one(reader, i, needs);
    if (reader->document->errors)
        return;
    const bool check = scenario->platform && !(needs & MAY_LACK_SMS);
    if (check && scenario->program)
        status = gpurta_program_check_partitions(scenario->program, scenario->platform, &error);
    if (!status && check && gpurta_chains_count(scenario->chains))
        status = gpurta_chains_check_partitions(scenario->chains, scenario->platform, &error);
    if (!status)
        status = set_wcets(scenario, inflate, NULL, &error);
    if (!status)
        return;
    const struct node *const node = error.item >= 0 && (size_t)error.item < p->count
                                        ? entry_node(reader, (size_t)error.item)
                                        : reader->document->node;
    go_to(reader, node);
    refused(reader, node, status, &error);
}
