/* The sections `kernels`, `operations` and `streams` of a scenario. */
#include "cli/scenario/name_index.h"
#include "cli/scenario/reader.h"

#include "cli/base/arrays.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    K_NAME,
    K_BLOCKS,
    K_THREADS,
    K_REGISTERS,
    K_SHARED_MEMORY,
    K_LOCAL_MEMORY,
    K_CARVEOUT,
    K_WCET,
    K_RELEASE,
    K_PERIOD,
    K_DEADLINE,
    K_STREAM,
    K_AFTER,
    K_AFTER_LAUNCH,
    K_DELAY,
    KERNEL_KEYS,
    K_COPY = KERNEL_KEYS,
    K_DURATION,
    K_DIRECTION,
    K_BYTES,
    K_ENGINE,
    OPERATION_KEYS
};

static const char *const directions[] = {"h2d", "d2h", "d2d", NULL};

static const struct key operation_keys[] = {
    [K_NAME] = {"kernel", KEY_NAME, false, 0, 0, NULL},
    [K_BLOCKS] = {"blocks", KEY_SIZE, false, 0, 0, NULL},
    [K_THREADS] = {"threads", KEY_SIZE, false, 0, 0, NULL},
    [K_REGISTERS] = {"registers", KEY_COUNT, false, 0, 0, NULL},
    [K_SHARED_MEMORY] = {"shared_memory", KEY_BYTES, false, 0, 0, NULL},
    [K_LOCAL_MEMORY] = {"local_memory", KEY_BYTES, false, 0, 0, NULL},
    [K_CARVEOUT] = {"carveout", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "string")},
    [K_WCET] = {"wcet", KEY_TIME, false, 1, 0, NULL},
    [K_RELEASE] = {"release", KEY_TIME, false, 0, 0, NULL},
    [K_PERIOD] = {"period", KEY_TIME, false, 1, 0, NULL},
    [K_DEADLINE] = {"deadline", KEY_TIME, false, 1, 0, NULL},
    [K_STREAM] = {"stream", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("string", "integer")},
    [K_AFTER] = {"after", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("string", "array")},
    [K_AFTER_LAUNCH] = {"after_launch", KEY_NAME, false, 0, 0, NULL},
    [K_DELAY] = {"delay", KEY_TIME, false, 0, 0, NULL},
    [K_COPY] = {"copy", KEY_NAME, false, 0, 0, NULL},
    [K_DURATION] = {"duration", KEY_TIME, false, 1, 0, NULL},
    [K_DIRECTION] = {"direction", KEY_WORD, false, 0, 0, directions},
    [K_BYTES] = {"bytes", KEY_BYTES, false, 1, 0, NULL},
    [K_ENGINE] = {"engine", KEY_COUNT, false, 1, INT32_MAX, NULL},
};

/* A kernel has the keys of an operation up to its own; it is called by `name`. */
static void kernel_keys(struct key keys[const KERNEL_KEYS])
{
    memcpy(keys, operation_keys, KERNEL_KEYS * sizeof *keys);
    keys[K_NAME].name = "name";
    keys[K_BLOCKS].required = keys[K_WCET].required = true;
}

/* What they are for, in their order. */
static const char *const operations_says[] = {
    [K_NAME] = "name of the kernel; default k1, k2, ...",
    [K_BLOCKS] = "blocks of its grid, or [x, y, z]",
    [K_THREADS] = "threads of a block, or [x, y, z]; not needed on a platform of slots",
    [K_REGISTERS] = "registers of a thread; default 0: they are no limit",
    [K_SHARED_MEMORY] = "shared memory of a block, static and dynamic; default 0",
    [K_LOCAL_MEMORY] = "local memory of a thread, for rule U6; default 0",
    [K_CARVEOUT] = "shared memory that the kernel asks an SM to have (U5): percent, or 64KiB",
    [K_WCET] = "longest time that one block executes",
    [K_RELEASE] = "when the host launches it; default 0",
    [K_PERIOD] = "distance of its launches; without one it is launched once",
    [K_DEADLINE] = "how long after its release it must be complete; default: its period",
    [K_STREAM] = "its stream; default: a stream of its own; \"default\" is the NULL stream",
    [K_AFTER] = "what the host waits for before it launches this one, or a list for the GPU",
    [K_AFTER_LAUNCH] = "after its launch the host sleeps for the delay, then launches this one",
    [K_DELAY] = "how long after that the host launches it; default 0",
    [K_COPY] = "name of the copy",
    [K_DURATION] = "longest time of the copy",
    [K_DIRECTION] = "of the copy: to the device, to the host, or within the device",
    [K_BYTES] = "what the copy moves, where the platform has a copy_bandwidth",
    [K_ENGINE] = "copy engine 1, 2, ...; default: by direction",
};
const struct told_keys operations_told = {.keys = operation_keys,
                                          .says = operations_says,
                                          .count = OPERATION_KEYS,
                                          .shape = LIST_OF_MAPS};
const struct told_keys kernels_told = {
    .make = kernel_keys, .says = operations_says, .count = KERNEL_KEYS, .shape = LIST_OF_MAPS};

/* What an operation waits for, until all names are known: the host for one, or the GPU for those of
 * a list. */
struct wait {
    const struct node *node; /* NULL: nothing */
    const char *name;        /* NULL: a list */
};

struct kernels_text {
    struct items items;
    struct wait *wait;       /* of each operation */
    struct name_index index; /* of the operations before the last that waits for one */
    bool unresolved;         /* some `after` names no operation before it */
    size_t *others;          /* of a list */
    size_t other_room;
};

/* ---- one operation ---- */

/* Keys of one kind only, and those that its kind needs. */
static void check_operation(struct reader *const reader, const struct node *const node,
                            const struct value *const value)
{
    static const int of_kernels[] = {K_BLOCKS,       K_THREADS,  K_REGISTERS, K_SHARED_MEMORY,
                                     K_LOCAL_MEMORY, K_CARVEOUT, K_WCET};
    static const int of_copies[] = {K_DURATION, K_DIRECTION, K_BYTES, K_ENGINE};
    const bool copy = value[K_COPY].node != NULL;
    if (copy == (value[K_NAME].node != NULL)) {
        wrong(reader, node, "expected either kernel: NAME or copy: NAME, found %s",
              copy ? "both" : "neither");
        return;
    }
    const int *const foreign = copy ? of_kernels : of_copies;
    for (size_t i = 0; i < (copy ? FIELDS(of_kernels) : FIELDS(of_copies)); i++)
        if (value[foreign[i]].node)
            wrong(reader, document_key(reader->document, node, operation_keys[foreign[i]].name),
                  "a %s has no key \"%s\"", copy ? "copy" : "kernel",
                  operation_keys[foreign[i]].name);
    if (copy && (value[K_DURATION].node != NULL) == (value[K_BYTES].node != NULL))
        wrong(reader, node, "expected either duration or bytes, found %s",
              value[K_BYTES].node ? "both" : "neither");
    for (int k = K_BLOCKS; !copy && k <= K_WCET; k += K_WCET - K_BLOCKS)
        if (!value[k].node)
            wrong(reader, node, "key \"%s\" is missing", operation_keys[k].name);
}

static const char *stream_of(struct reader *const reader, const struct node *const node)
{
    if (!node)
        return NULL;
    if (node->kind != NODE_SCALAR || !node->plain ||
        strcasecmp(document_text(reader->document, node), "null") != 0)
        return read_name(reader, node);
    expected(reader, node, "the name of a stream; the NULL stream is called default");
    return NULL;
}

static gpurta_status set_times(gpurta_program *const program, const size_t index,
                               const struct value *const value, gpurta_error *const error)
{
    static const struct {
        int key;
        gpurta_operation_time which;
    } times[] = {{K_RELEASE, GPURTA_OPERATION_RELEASE},
                 {K_PERIOD, GPURTA_OPERATION_PERIOD},
                 {K_DEADLINE, GPURTA_OPERATION_DEADLINE}};
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < FIELDS(times); i++)
        if (value[times[i].key].node)
            status = gpurta_program_set_time(program, index, times[i].which,
                                             value[times[i].key].time, error);
    return status;
}

static gpurta_status set_counts(gpurta_program *const program, const size_t index,
                                const struct value *const value, gpurta_error *const error)
{
    const struct {
        gpurta_operation_count which;
        int64_t count;
    } counts[] = {
        {GPURTA_OPERATION_THREADS, value[K_THREADS].count},
        {GPURTA_OPERATION_REGISTERS, value[K_REGISTERS].count},
        {GPURTA_OPERATION_SHARED_MEMORY, value[K_SHARED_MEMORY].count},
        {GPURTA_OPERATION_LOCAL_MEMORY, value[K_LOCAL_MEMORY].count},
        {GPURTA_OPERATION_DIRECTION, value[K_DIRECTION].node ? value[K_DIRECTION].count + 1 : 0},
        {GPURTA_OPERATION_ENGINE, value[K_ENGINE].count},
        {GPURTA_OPERATION_BYTES, value[K_BYTES].count}};
    gpurta_status status = GPURTA_OK;
    for (size_t i = 0; status == GPURTA_OK && i < FIELDS(counts); i++)
        if (counts[i].count)
            status =
                gpurta_program_set_count(program, index, counts[i].which, counts[i].count, error);
    const int64_t carveout = value[K_CARVEOUT].count; /* read_carveout() */
    if (!status && value[K_CARVEOUT].node)
        status = gpurta_program_set_count(program, index,
                                          carveout < 0 ? GPURTA_OPERATION_CARVEOUT
                                                       : GPURTA_OPERATION_CARVEOUT_PERCENT,
                                          carveout < 0 ? -1 - carveout : carveout, error);
    return status;
}

static gpurta_status add_operation(gpurta_program *const program, struct value *const value,
                                   const char *const stream, gpurta_error *const error)
{
    const size_t index = gpurta_program_count(program);
    if (value[K_BYTES].node) /* its time is set once the platform is known */
        mpq_set_ui(value[K_DURATION].time, 1, 1);
    gpurta_status status =
        value[K_COPY].node
            ? gpurta_program_add_copy(program, value[K_COPY].text, value[K_DURATION].time, error)
            : gpurta_program_add_kernel(program, value[K_NAME].text, value[K_BLOCKS].count,
                                        value[K_WCET].time, error);
    if (status == GPURTA_OK)
        status = set_times(program, index, value, error);
    if (status == GPURTA_OK)
        status = set_counts(program, index, value, error);
    if (status == GPURTA_OK && stream)
        status = gpurta_program_set_stream(program, index, stream, error);
    return status;
}

/* after: [A, B]: operations that the GPU waits for. */
static void set_waits(struct reader *const reader, struct kernels_text *const all,
                      const size_t index, const struct node *const list)
{
    const struct node *item = document_child(reader->document, list);
    size_t count = 0;
    gpurta_error error;
    ADD_ROOM(all->others, all->other_room, list->count);
    for (; item; item = document_next(reader->document, item)) {
        const size_t other = name_index_find(&all->index, document_text(reader->document, item));
        if (other < index)
            all->others[count++] = other;
        else
            all->wait[index] = (struct wait){list, NULL};
    }
    all->unresolved = all->unresolved || count < list->count;
    const gpurta_status status =
        gpurta_program_set_waits(reader->scenario->program, index, all->others, count, &error);
    (void)accepted(reader, list, status, &error);
}

/* What the launch waits for: an operation before it. */
static void set_after(struct reader *const reader, struct kernels_text *const all,
                      const size_t index)
{
    gpurta_program *const program = reader->scenario->program;
    const bool launch = all->items.value[K_AFTER_LAUNCH].node != NULL;
    const struct value *const after = &all->items.value[launch ? K_AFTER_LAUNCH : K_AFTER];
    const struct value *const delay = &all->items.value[K_DELAY];
    gpurta_error error;
    mpq_t none;
    if (all->items.value[K_AFTER].node && all->items.value[K_AFTER].node->kind == NODE_LIST)
        set_waits(reader, all, index, all->items.value[K_AFTER].node);
    if (!after->node || after->node->kind == NODE_LIST)
        return;
    all->wait[index] = (struct wait){after->node, after->text};
    const size_t other = name_index_find(&all->index, after->text);
    if (other >= index) {
        all->unresolved = true;
        return;
    }
    mpq_init(none);
    const gpurta_status status = gpurta_program_set_after(
        program, index, other, launch ? GPURTA_AFTER_LAUNCH : GPURTA_AFTER_COMPLETION,
        delay->node ? delay->time : none, &error);
    mpq_clear(none);
    (void)accepted(reader, after->node, status, &error);
}

static void read_after_item(struct reader *const reader, const struct node *const node,
                            void *const none)
{
    (void)none;
    read_name(reader, node);
}

/* `after` is the name of one operation, or a list of them. */
static void read_after(struct reader *const reader, struct value *const value)
{
    struct value *const after = &value[K_AFTER], *const launch = &value[K_AFTER_LAUNCH];
    const bool list = after->node && after->node->kind == NODE_LIST;
    after->text = NULL;
    enter_key(reader, &operation_keys[K_AFTER]);
    if (list)
        read_list(reader, after->node, "names of operations", read_after_item, NULL);
    else if (after->node)
        after->text = read_name(reader, after->node);
    leave_key(reader);
    if (after->node && !list && launch->node) {
        const int later = after->node > launch->node ? K_AFTER : K_AFTER_LAUNCH;
        enter_key(reader, &operation_keys[later]);
        wrong(reader, value[later].node, "expected either after or after_launch, found both");
        leave_key(reader);
    }
    if (value[K_DELAY].node && (!after->node || list) && !launch->node)
        wrong(reader, value[K_DELAY].node,
              "a delay needs the key after (with one name) or "
              "after_launch");
}

static void take_operation(struct reader *const reader, const struct node *const node,
                           struct items *const items)
{
    struct kernels_text *const all = items->target;
    struct value *const value = items->value;
    gpurta_program *const program = reader->scenario->program;
    const size_t before = items->before, index = gpurta_program_count(program);
    gpurta_error error;
    enter_key(reader, &operation_keys[K_STREAM]);
    const char *const stream = stream_of(reader, value[K_STREAM].node);
    leave_key(reader);
    read_carveout(reader, &operation_keys[K_CARVEOUT], &value[K_CARVEOUT]);
    if (items->key_count == OPERATION_KEYS && reader->document->errors == before)
        check_operation(reader, node, value);
    read_after(reader, value);
    add_name(items, &value[value[K_COPY].node ? K_COPY : K_NAME]);
    if (reader->document->errors != before)
        return;
    if (!accepted(reader, node, add_operation(program, value, stream, &error), &error) ||
        (!value[K_AFTER].node && !value[K_AFTER_LAUNCH].node))
        return;
    name_index_reach(&all->index, index + 1);
    set_after(reader, all, index);
}

/* ---- launches that wait for what does not come before them ---- */

/* "a -> b -> a" */
static void tell_circle(struct reader *const reader, const struct kernels_text *const all,
                        const size_t first)
{
    const gpurta_program *const program = reader->scenario->program;
    char text[240], space[NAME_SPACE];
    size_t at = 0, i = first;
    do {
        at += (size_t)snprintf(text + at, sizeof text - at, "%.60s waits for ",
                               kernel_name(program, i, space));
        i = name_index_find(&all->index, all->wait[i].name);
    } while (i != first && at < 160);
    snprintf(text + at, sizeof text - at, "%s%.60s", i == first ? "" : "... ",
             kernel_name(program, first, space));
    go_to(reader, all->wait[first].node);
    wrong(reader, all->wait[first].node, "a circle: %s", text);
}

/* Follows the waits from `first` on. An operation of the circle that this leads into for the first
 * time, the first one of it in the file; SIZE_MAX: into none. mark[i]: from where i was reached,
 * + 1.
 */
static size_t find_circle(const struct kernels_text *const all, size_t *const mark,
                          const size_t first)
{
    size_t i = first;
    while (i != SIZE_MAX && all->wait[i].name && !mark[i]) {
        mark[i] = first + 1;
        i = name_index_find(&all->index, all->wait[i].name);
    }
    if (i == SIZE_MAX || mark[i] != first + 1)
        return SIZE_MAX;
    size_t least = i;
    for (size_t j = name_index_find(&all->index, all->wait[i].name); j != i;
         j = name_index_find(&all->index, all->wait[j].name))
        least = j < least ? j : least;
    return least;
}

static int is_name(const void *const name, const void *const named)
{
    return strcmp(name, ((const struct named *)named)->name);
}

/* Does any operation have that name of its own? They are in order of name. */
static bool is_named(const struct kernels_text *const all, const char *const name)
{
    const struct items *const items = &all->items;
    return items->names && bsearch(name, items->named, items->names, sizeof *items->named, is_name);
}

/* No operation has that name. */
static void tell_unknown(struct reader *const reader, const struct kernels_text *const all,
                         const struct node *const node, const char *const name)
{
    char space[NAME_SPACE];
    if (is_named(all, name))
        return; /* an operation with mistakes of its own */
    const char *const near = name_index_nearest(&all->index, name, space);
    go_to(reader, node);
    wrong(reader, node, "there is no operation \"%.60s\"%s%.60s%s", name,
          near ? "; did you mean \"" : "", near ? near : "", near ? "\"?" : "");
}

static void tell_list(struct reader *const reader, const struct kernels_text *const all,
                      const size_t index)
{
    const struct node *item = document_child(reader->document, all->wait[index].node);
    for (; item; item = document_next(reader->document, item)) {
        const char *const name = document_text(reader->document, item);
        const size_t other = name_index_find(&all->index, name);
        if (other == SIZE_MAX)
            tell_unknown(reader, all, item, name);
        else if (other >= index) {
            go_to(reader, item);
            expected(reader, item, "the name of an operation before this one");
        }
    }
}

static void tell_unresolved(struct reader *const reader, const struct kernels_text *const all)
{
    const size_t count = gpurta_program_count(reader->scenario->program);
    size_t *const mark = allocate_zeroed(count + 1, sizeof *mark);
    const size_t before = reader->document->errors;
    for (size_t i = 0; i < count; i++) {
        const struct wait *const wait = &all->wait[i];
        if (wait->node && !wait->name) {
            tell_list(reader, all, i);
            continue;
        }
        if (wait->node && name_index_find(&all->index, wait->name) == SIZE_MAX) {
            tell_unknown(reader, all, wait->node, wait->name);
            continue;
        }
        const size_t circle = find_circle(all, mark, i);
        if (circle != SIZE_MAX)
            tell_circle(reader, all, circle);
    }
    for (size_t i = 0; i < count && reader->document->errors == before; i++)
        if (all->wait[i].name && name_index_find(&all->index, all->wait[i].name) > i) {
            go_to(reader, all->wait[i].node);
            expected(reader, all->wait[i].node, "the name of an operation before this one");
        }
    free(mark);
}

/* ---- the section ---- */

/* NULL if the kernel has no name of its own. */
static const char *own_name(const struct scenario *const scenario, const size_t i)
{
    return gpurta_program_name(scenario->program, i);
}

static void finish_program(struct reader *const reader, struct kernels_text *const text)
{
    struct document *const document = reader->document;
    if (document->errors == 0)
        check_default_names(reader, &text->items, "kernel", own_name,
                            gpurta_program_count(reader->scenario->program));
    const int depth = reader->depth;
    if (text->unresolved) {
        name_index_reach(&text->index, gpurta_program_count(reader->scenario->program));
        tell_unresolved(reader, text);
    }
    reader->depth = depth;
}

static void read_program(struct reader *const reader, const struct node *const node,
                         const char *const items, const struct key *const keys,
                         const size_t key_count)
{
    struct scenario *const scenario = reader->scenario;
    struct kernels_text text = {.items = {keys, key_count, take_operation, .target = &text}};
    scenario->kernels_node = (uint32_t)(node - scenario->document.node);
    text.wait = allocate_zeroed((size_t)node->count + 1, sizeof *text.wait);
    if (!succeeded(gpurta_program_create(&scenario->program, NULL)) ||
        !succeeded(gpurta_program_reserve(scenario->program, node->count, NULL)))
        out_of_memory();
    add_partitions(reader, false);
    text.index = index_operations(scenario->program);
    read_items(reader, node, items, &text.items);
    finish_program(reader, &text);
    name_index_clear(&text.index);
    items_clear(&text.items);
    free(text.others);
    free(text.wait);
}

void read_kernels(struct reader *const reader, const struct node *const node)
{
    struct key keys[KERNEL_KEYS];
    kernel_keys(keys);
    read_program(reader, node, "kernels", keys, KERNEL_KEYS);
}

void read_operations(struct reader *const reader, const struct node *const node)
{
    read_program(reader, node, "operations", operation_keys, OPERATION_KEYS);
}

/* ---- streams ---- */

static void set_attribute(struct reader *const reader, const struct node *const node,
                          const char *const stream, const gpurta_stream_attribute which,
                          const int64_t value)
{
    gpurta_error error;
    const struct scenario *const scenario = reader->scenario;
    gpurta_status status = GPURTA_OK;
    if (scenario->program)
        status =
            gpurta_program_set_stream_attribute(scenario->program, stream, which, value, &error);
    if (!status && scenario->chains)
        status = gpurta_chains_set_stream_attribute(scenario->chains, stream, which, value, &error);
    (void)accepted(reader, node, status, &error);
}

static void set_partition(struct reader *const reader, const char *const stream,
                          const struct value *const value)
{
    gpurta_error error;
    const struct scenario *const scenario = reader->scenario;
    const size_t partition = named_partition(reader, value);
    gpurta_status status = GPURTA_OK;
    if (partition == GPURTA_NONE)
        return;
    if (scenario->program)
        status = gpurta_program_set_stream_partition(scenario->program, stream, partition, &error);
    if (!status && scenario->chains)
        status = gpurta_chains_set_stream_partition(scenario->chains, stream, partition, &error);
    (void)accepted(reader, value->node, status, &error);
}

/* low, high, or a CUDA priority: a whole number, perhaps below 0. */
static bool read_priority(struct reader *const reader, const struct node *const node,
                          int64_t *const value)
{
    const char *const text = node->kind == NODE_SCALAR ? document_text(reader->document, node) : "";
    if (strcmp(text, "low") == 0)
        *value = GPURTA_PRIORITY_LOW;
    else if (strcmp(text, "high") == 0)
        *value = GPURTA_PRIORITY_HIGH;
    else if (!node->plain || !parse_count(text, -INT32_MAX, INT32_MAX, value)) {
        expected(reader, node, "low, high or a whole number (as in CUDA: lower is more urgent)");
        return false;
    }
    return true;
}

enum { PRIORITY, BLOCKING, PARTITION, STREAM_KEYS };

static const struct key stream_keys[] = {
    [PRIORITY] = {"priority", KEY_ANY, false, 0, 0, WORDS_OR_TYPES("integer", "low", "high")},
    [BLOCKING] = {"blocking", KEY_BOOL, false, 0, 0, NULL},
    [PARTITION] = {"partition", KEY_NAME, false, 0, 0, NULL}};

/* What they are for, in their order. */
static const char *const streams_says[] = {
    [PRIORITY] = "low, high, or a CUDA priority (lower is more urgent); default low",
    [BLOCKING] = "whether it waits for the NULL stream, and that for it; default true",
    [PARTITION] = "name of the partition whose SMs its kernels may use",
};
const struct told_keys streams_told = {
    .keys = stream_keys, .says = streams_says, .count = STREAM_KEYS, .shape = MAP_OF_NAMES};

/* One stream; a name that no operation has makes a stream of its own. */
static void read_stream_entry(struct reader *const reader, const struct node *const node,
                              const struct node *const entry, const char *const name)
{
    const size_t before = reader->document->errors;
    struct value value[STREAM_KEYS];
    int64_t priority;
    reader->path[reader->depth++].key = name;
    set_attribute(reader, node, name, GPURTA_STREAM_NON_BLOCKING, 0);
    read_map(reader, entry, stream_keys, STREAM_KEYS, value);
    if (value[PRIORITY].node) {
        enter_key(reader, &stream_keys[PRIORITY]);
        if (read_priority(reader, value[PRIORITY].node, &priority))
            set_attribute(reader, value[PRIORITY].node, name, GPURTA_STREAM_PRIORITY, priority);
        leave_key(reader);
    }
    if (value[BLOCKING].node && reader->document->errors == before) {
        enter_key(reader, &stream_keys[BLOCKING]);
        set_attribute(reader, value[BLOCKING].node, name, GPURTA_STREAM_NON_BLOCKING,
                      !value[BLOCKING].count);
        leave_key(reader);
    }
    if (value[PARTITION].node && reader->document->errors == before) {
        enter_key(reader, &stream_keys[PARTITION]);
        set_partition(reader, name, &value[PARTITION]);
        leave_key(reader);
    }
    reader->depth--;
}

void read_streams(struct reader *const reader, const struct node *const node)
{
    if (node->kind != NODE_MAP) {
        expected(reader, node, "a mapping from names of streams");
        return;
    }
    if (!reader->scenario->program && !reader->scenario->chains)
        return;
    struct named *const named = allocate_zeroed((size_t)node->count + 1, sizeof *named);
    size_t count = 0;
    const struct node *name = document_child(reader->document, node);
    while (name) {
        const struct node *const value = document_next(reader->document, name);
        const char *const text = read_name(reader, name);
        if (text) {
            named[count++] = (struct named){text, name};
            read_stream_entry(reader, name, value, text);
        }
        name = document_next(reader->document, value);
    }
    check_names(reader, named, count);
    free(named);
}
