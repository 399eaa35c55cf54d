/* What is wrong with a model as a whole: what does not go together, and names. */
#include "model/model.h"
#include "model/wcet.h"

#include "base/count.h"
#include "base/fail.h"
#include "base/text.h"
#include "base/typing.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- names ---- */

static size_t row_at(const struct row_names *const names, const size_t place)
{
    return names->model->section[names->section].row[place];
}

static uint32_t hash_of(const char *const name, const uint32_t parent)
{
    return index_hash(name, strlen(name)) ^ parent * 2654435761u;
}

static uint32_t name_hash(const void *const owner, const size_t item)
{
    const struct row_names *const names = owner;
    const size_t row = row_at(names, item);
    const char *const name = row_name(names->model, row);
    return name ? hash_of(name, names->model->row[row].parent) : (uint32_t)item;
}

/* Names of steps are those of one chain. */
struct wanted {
    const char *name;
    uint32_t parent;
};

static bool name_same(const void *const owner, const size_t item, const void *const key)
{
    const struct row_names *const names = owner;
    const struct wanted *const wanted = key;
    const size_t row = row_at(names, item);
    const char *const name = row_name(names->model, row);
    return name && names->model->row[row].parent == wanted->parent &&
           strcmp(name, wanted->name) == 0;
}

static const struct index_items items = {name_hash, name_same};

/* Takes in the next row; *other: the place of the row that has its name already, or SIZE_MAX.
 * False: out of memory. */
static bool row_names_add(struct row_names *const names, size_t *const other)
{
    const size_t row = row_at(names, names->count);
    const struct wanted wanted = {row_name(names->model, row), names->model->row[row].parent};
    *other = SIZE_MAX;
    if (!index_grow(&names->index, &items, names, names->count))
        return false;
    uint32_t *const place = index_place(
        &names->index, &items, names, name_hash(names, names->count), wanted.name ? &wanted : NULL);
    names->count++;
    if (*place)
        *other = *place - 1u;
    else
        *place = (uint32_t)names->count;
    return true;
}

/* The place of the row without a name that `name` is the default of: "k3"; SIZE_MAX: none. */
static size_t default_place(const gpurta_model *const model, const gpurta_section section,
                            const char *const name)
{
    const size_t rows = gpurta_model_rows(model, section);
    int64_t number;
    if (name[0] != gpurta_section_info(section)->one[0] ||
        !parse_count(name + 1, 1, (int64_t)rows, &number) ||
        row_name(model, gpurta_model_row(model, section, (size_t)number - 1)))
        return SIZE_MAX;
    return (size_t)number - 1;
}

size_t row_names_find(const struct row_names *const names, const uint32_t parent,
                      const char *const name)
{
    const struct wanted wanted = {name, parent};
    const uint32_t *const place = names->index.places ? index_place(&names->index, &items, names,
                                                                    hash_of(name, parent), &wanted)
                                                      : NULL;
    if (place && *place)
        return *place - 1u;
    return names->section == GPURTA_SECTION_KERNELS
               ? default_place(names->model, names->section, name)
               : SIZE_MAX;
}

gpurta_status row_names_fill(struct row_names *const names, const gpurta_model *const model,
                             const gpurta_section section, gpurta_error *const error)
{
    size_t other;
    *names = (struct row_names){.model = model, .section = section};
    while (names->count < gpurta_model_rows(model, section))
        if (!row_names_add(names, &other))
            return fail_memory(error);
    return GPURTA_OK;
}

/* ---- what is wrong ---- */

struct checking {
    const gpurta_model *model;
    gpurta_report report;
    void *to;
    gpurta_error *error; /* of the first */
    gpurta_status status;
    struct row_names names[SECTIONS];
    const struct key_row *key[SECTIONS][SECTION_KEYS];
    size_t keys[SECTIONS];
};

static void wrong(struct checking *c, gpurta_status status, size_t row, gpurta_key key,
                  const char *format, ...) __attribute__((format(printf, 5, 6)));

static void wrong(struct checking *const c, const gpurta_status status, const size_t row,
                  const gpurta_key key, const char *const format, ...)
{
    gpurta_error error = {.status = status};
    va_list args;
    va_start(args, format);
    vsnprintf(error.message, sizeof error.message, format, args);
    va_end(args);
    (void)fail_at(&error, status, c->model, row, key);
    if (!c->status && c->error)
        *c->error = error;
    c->status = c->status ? c->status : status;
    if (c->report)
        c->report(c->to, &error);
}

#define NO_KEY ((gpurta_key)0)
#define HAS(row, key) (find_cell(c->model, row, GPURTA_KEY_##key) != NULL)
#define INVALID GPURTA_INVALID_ARGUMENT
/* A name in a message, for %.*s. */
#define CUT(name) text_bytes(name, 60), (name)

/* ---- one row ---- */

char row_kind(const gpurta_model *const model, const size_t row)
{
    const struct row *const r = &model->row[row];
    char kind = 0;
    if (r->section == GPURTA_SECTION_KERNELS)
        return 'k';
    for (size_t i = r->first; i < r->first + r->cells; i++) {
        const struct key_row *const key = key_row((gpurta_key)model->cell[i].key);
        if (key->facts.kind != GPURTA_VALUE_NAME)
            continue;
        if (kind)
            return 0;
        kind = key->facts.name[0];
    }
    return kind;
}

/* Two of which only one may be given. */
static const struct {
    gpurta_key a, b;
    bool at_row;
} either[] = {{GPURTA_KEY_PARTITION_SMS, GPURTA_KEY_PARTITION_TPC_MASK, true},
              {GPURTA_KEY_PARTITION_SM_LIST, GPURTA_KEY_PARTITION_TPC_MASK, true},
              {GPURTA_KEY_PARTITION_SMS, GPURTA_KEY_PARTITION_SM_LIST, true},
              {GPURTA_KEY_CARVEOUT, GPURTA_KEY_CARVEOUT_BYTES, false},
              {GPURTA_KEY_WCET, GPURTA_KEY_WCET_TABLE, false},
              {GPURTA_KEY_AFTER, GPURTA_KEY_WAITS, false},
              {GPURTA_KEY_AFTER, GPURTA_KEY_AFTER_LAUNCH, false}};

/* A list of SMs may say, too, how many they are. */
static bool counts_list(const struct checking *const c, const size_t row)
{
    const struct row *const r = &c->model->row[row];
    const struct cell *const sms = find_cell(c->model, row, GPURTA_KEY_PARTITION_SMS);
    int64_t left = sms ? sms->u.count : 0;
    for (size_t i = r->first; i < r->first + r->cells; i++)
        left -= c->model->cell[i].key == GPURTA_KEY_PARTITION_SM_LIST;
    return left == 0;
}

static void check_either(struct checking *const c, const size_t row)
{
    for (size_t i = 0; i < sizeof either / sizeof either[0]; i++) {
        const struct cell *const a = find_cell(c->model, row, either[i].a);
        const struct cell *const b = a ? find_cell(c->model, row, either[i].b) : NULL;
        if (b && !(either[i].b == GPURTA_KEY_PARTITION_SM_LIST && counts_list(c, row)))
            wrong(c, INVALID, row,
                  either[i].at_row ? NO_KEY
                  : a > b          ? either[i].a
                                   : either[i].b,
                  "expected either %s or %s, found both", key_row(either[i].a)->facts.name,
                  key_row(either[i].b)->facts.name);
    }
}

/* Keys of one kind only, and those that its kind needs. */
static void check_kind(struct checking *const c, const size_t row, const char kind)
{
    const struct row *const r = &c->model->row[row];
    for (size_t i = r->first; i < r->first + r->cells; i++) {
        const gpurta_key_facts *const f = &key_row((gpurta_key)c->model->cell[i].key)->facts;
        if (f->key == GPURTA_KEY_WCET_TABLE && kind == 'h')
            wrong(c, GPURTA_NOT_APPLICABLE, row, f->key,
                  "the wcet of a host step is one time, whatever the GPU has");
        else if (f->key == GPURTA_KEY_WCET && kind == 'h')
            wrong(c, GPURTA_NOT_APPLICABLE, row, f->key,
                  "the wcet of a host step is of GPURTA_KEY_HOST_WCET");
        else if (*f->kinds && !strchr(f->kinds, kind))
            wrong(c, GPURTA_NOT_APPLICABLE, row, f->key, "a %s has no key \"%s\"%s",
                  kind == 'k'   ? "kernel"
                  : kind == 'c' ? "copy"
                                : "host step",
                  f->name,
                  f->key == GPURTA_KEY_STEP_CPU_PRIORITY
                      ? ": its stream has one; give it \"stream: s\", and the file \"streams: {s: "
                        "{priority: high}}\""
                      : "");
    }
    if (kind == 'c' && HAS(row, DURATION) == HAS(row, BYTES))
        wrong(c, INVALID, row, NO_KEY, "expected either duration or bytes, found %s",
              HAS(row, BYTES) ? "both" : "neither");
    if (HAS(row, DELAY) && !HAS(row, AFTER) && !HAS(row, AFTER_LAUNCH))
        wrong(c, INVALID, row, GPURTA_KEY_DELAY,
              "a delay needs the key after (with one name) or after_launch");
}

/* Entries of a table of wcet that do not go together, or lack the mode of the file. */
static void check_table(struct checking *const c, const size_t row)
{
    char fault[WCET_FAULT_TEXT];
    if (HAS(row, WCET_TABLE) && wcet_fault(c->model, row, fault))
        wrong(c, INVALID, row, GPURTA_KEY_WCET_TABLE, "%s", fault);
}

/* A mode that nothing depends on is a mistake. */
static void check_mode(struct checking *const c)
{
    bool used = !HAS(0, MODE);
    for (size_t i = 0; !used && i < c->model->rows; i++)
        used = HAS(i, WCET_TABLE) && wcet_by_mode(c->model, i);
    if (!used)
        wrong(c, INVALID, 0, GPURTA_KEY_MODE, "no wcet is by mode: nothing depends on it");
}

static void check_bcet(struct checking *const c, const size_t row)
{
    const gpurta_key longest = HAS(row, DURATION)    ? GPURTA_KEY_DURATION
                               : HAS(row, HOST_WCET) ? GPURTA_KEY_HOST_WCET
                                                     : GPURTA_KEY_WCET;
    LOCAL_MPQ(time, bcet);
    const bool both = gpurta_model_exact(c->model, row, GPURTA_KEY_STEP_BCET, bcet) &&
                      (gpurta_model_exact(c->model, row, longest, time) ||
                       wcet_of_mode(c->model, row, true, time));
    const bool good = !both || mpq_cmp(bcet, time) <= 0;
    char text[48] = "which is less", found[48] = "more";
    if (gpurta_time_text_size(time) <= sizeof text)
        mpq_get_str(text, 10, time);
    if (gpurta_time_text_size(bcet) <= sizeof found)
        mpq_get_str(found, 10, bcet);
    if (!good)
        wrong(c, GPURTA_OUT_OF_RANGE, row, GPURTA_KEY_STEP_BCET,
              "expected at most the %s, %s, found %s", key_row(longest)->facts.name, text, found);
}

/* What a CPU needs that is not named: priorities and waits are of CPUs. */
static void check_cpu(struct checking *const c, const size_t row, const gpurta_section section)
{
    static const gpurta_key keys[] = {GPURTA_KEY_STEP_CPU_PRIORITY, GPURTA_KEY_STEP_NONPREEMPTABLE,
                                      GPURTA_KEY_CHAIN_WAIT};
    const size_t chain = section == GPURTA_SECTION_STEPS ? gpurta_model_parent(c->model, row) : row;
    if (HAS(chain, CHAIN_CPU) || HAS(row, STEP_CPU))
        return;
    if (HAS(row, CHAIN_CPU_PRIORITY) && !gpurta_model_rows(c->model, GPURTA_SECTION_CPUS))
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_CPU_PRIORITY,
              "there are no cpus: expected " STREAM_PRIORITY);
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        const struct cell *const cell = find_cell(c->model, row, keys[i]);
        if (cell && (keys[i] != GPURTA_KEY_CHAIN_WAIT || cell->u.count))
            wrong(c, INVALID, row, keys[i],
                  section == GPURTA_SECTION_STEPS
                      ? "key \"%s\" needs the key cpu, of the step or of its chain"
                      : "key \"%s\" needs the key cpu of the chain",
                  key_row(keys[i])->facts.name);
    }
}

static void check_server(struct checking *const c, const size_t row)
{
    const struct cell *const budget = find_cell(c->model, row, GPURTA_KEY_SERVER_BUDGET);
    const struct cell *const period = find_cell(c->model, row, GPURTA_KEY_SERVER_PERIOD);
    if (budget && period && rat_cmp(&budget->u.exact, &period->u.exact) > 0)
        wrong(c, GPURTA_OUT_OF_RANGE, row, NO_KEY,
              "the budget of a server must not be above its period");
}

/* What releases of a chain are, for paths. */
static void check_releases(struct checking *const c, const size_t row)
{
    const struct cell *const period = find_cell(c->model, row, GPURTA_KEY_CHAIN_PERIOD);
    const struct cell *const longest = find_cell(c->model, row, GPURTA_KEY_CHAIN_LONGEST_PERIOD);
    const struct cell *const release = find_cell(c->model, row, GPURTA_KEY_CHAIN_RELEASE);
    const struct cell *const closed = find_cell(c->model, row, GPURTA_KEY_CHAIN_CLOSED);
    if (longest && release && release->u.count)
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_LONGEST_PERIOD,
              "releases that are periodic are never farther apart than the period: expected "
              "release: sporadic, or no longest_period");
    else if (longest && period && period->kind == CELL_EXACT &&
             rat_cmp(&longest->u.exact, &period->u.exact) < 0)
        wrong(c, GPURTA_OUT_OF_RANGE, row, GPURTA_KEY_CHAIN_LONGEST_PERIOD,
              "the longest period of a chain must not be below its period");
    if (HAS(row, CHAIN_OFFSET) && (!release || !release->u.count || HAS(row, CHAIN_JITTER)))
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_OFFSET,
              "an offset is of releases that are exactly the period apart: expected release: "
              "periodic beside it, and no jitter");
    const struct cell *const overlap = find_cell(c->model, row, GPURTA_KEY_CHAIN_OVERLAP);
    if (HAS(row, CHAIN_LAUNCH_GAP) && overlap && overlap->u.count)
        wrong(
            c, INVALID, row, GPURTA_KEY_CHAIN_LAUNCH_GAP,
            "each step of a pipelined chain is launched by a thread of its own: expected overlap: "
            "serial, or what passes before a launch as a host step");
    if (release && release->u.count && closed && closed->u.count)
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_RELEASE,
              "a closed chain is released by its completions: expected release: sporadic, with a "
              "longest_period for paths");
}

/* Is a count or word there that is not 0? */
static bool is_set(const struct checking *const c, const size_t row, const gpurta_key key)
{
    const struct cell *const cell = find_cell(c->model, row, key);
    return cell && cell->u.count;
}

/* Queues between the steps of a pipelined chain. */
static void check_capacity(struct checking *const c, const size_t row, const gpurta_section section)
{
    static const gpurta_key keys[] = {GPURTA_KEY_CHAIN_FROM, GPURTA_KEY_STEP_CAPACITY,
                                      GPURTA_KEY_STEP_OVERFLOW};
    const bool step = section == GPURTA_SECTION_STEPS;
    const size_t chain = step ? gpurta_model_parent(c->model, row) : row;
    const bool begin = is_set(c, chain, GPURTA_KEY_CHAIN_FROM);
    for (size_t i = 0; !is_set(c, chain, GPURTA_KEY_CHAIN_OVERLAP) && i < 3; i++)
        if (find_cell(c->model, row, keys[i]) && (i || begin))
            wrong(c, INVALID, row, keys[i],
                  "key \"%s\" needs the key overlap: pipelined of the chain",
                  key_row(keys[i])->facts.name);
    if (step && HAS(row, STEP_OVERFLOW) && !HAS(row, STEP_CAPACITY))
        wrong(c, INVALID, row, GPURTA_KEY_STEP_OVERFLOW, "key \"overflow\" needs the key capacity");
    if (step && begin && is_set(c, row, GPURTA_KEY_STEP_OVERFLOW))
        wrong(c, INVALID, row, GPURTA_KEY_STEP_OVERFLOW,
              "where jobs are dropped none is held back: expected wait, or from: release");
    const struct cell *const jitter = find_cell(c->model, row, GPURTA_KEY_CHAIN_JITTER);
    if (!step && begin && jitter && rat_cmp(&jitter->u.exact, &(struct rat){.den = 1}) > 0)
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_JITTER,
              "responses from the begin of a job know no jitter: expected 0, or from: release");
}

static void check_stream(struct checking *const c, const size_t row)
{
    const struct cell *const blocking = find_cell(c->model, row, GPURTA_KEY_STREAM_BLOCKING);
    const char *const name = row_name(c->model, row);
    if (blocking && !blocking->u.count && name && strcmp(name, "default") == 0)
        wrong(c, INVALID, row, GPURTA_KEY_STREAM_BLOCKING, "the NULL stream is always blocking");
}

static void check_share(struct checking *const c, const size_t row, const gpurta_key key)
{
    const char *const share = gpurta_model_text(c->model, row, key, 0);
    if (share && share_above_one(share) < 0)
        wrong(c, GPURTA_SYNTAX, row, key,
              "expected a share from 0%% to 100%%, as in 0.4%%, found \"%.40s\"", share);
}

static void is_missing(struct checking *const c, const size_t row, const struct key_row *const key)
{
    char what[140];
    key_expectation(what, sizeof what, key);
    wrong(c, INVALID, row, key->facts.key, "key \"%s\" is missing; expected %s: %s",
          key->facts.name, what, key->facts.text);
}

static void check_row(struct checking *const c, const gpurta_section section, const size_t row)
{
    const bool kinds = section >= GPURTA_SECTION_STEPS && section <= GPURTA_SECTION_OPERATIONS;
    const char kind = kinds ? row_kind(c->model, row) : ' ';
    if (!kind) {
        const bool step = section == GPURTA_SECTION_STEPS;
        const bool none = !row_name(c->model, row);
        wrong(c, INVALID, row, NO_KEY, "expected %s, found %s",
              step ? "one of kernel: NAME, copy: NAME and host: NAME"
                   : "either kernel: NAME or copy: NAME",
              none   ? step ? "none" : "neither"
              : step ? "several"
                     : "both");
        return;
    }
    if (kinds)
        check_kind(c, row, kind);
    if (!c->keys[section])
        c->keys[section] = section_keys(section, c->key[section]);
    for (size_t i = 0; i < c->keys[section]; i++) {
        const gpurta_key_facts *const f = &c->key[section][i]->facts;
        if (f->required && (!*f->kinds || strchr(f->kinds, kind)) && f->kind != GPURTA_VALUE_ROWS &&
            !find_cell(c->model, row, f->key) &&
            !(strcmp(f->name, "wcet") == 0 && (HAS(row, WCET_TABLE) || HAS(row, WCET))))
            is_missing(c, row, c->key[section][i]);
    }
    if (kinds)
        check_table(c, row);
    if (kinds || section == GPURTA_SECTION_PARTITIONS)
        check_either(c, row);
    if (section == GPURTA_SECTION_STEPS)
        check_bcet(c, row);
    if (kind == 'h' || section == GPURTA_SECTION_CHAINS) /* of others check_kind() reports it */
        check_cpu(c, row, section);
    if (section == GPURTA_SECTION_STEPS || section == GPURTA_SECTION_CHAINS)
        check_capacity(c, row, section);
    if (section == GPURTA_SECTION_SERVERS)
        check_server(c, row);
    if (section == GPURTA_SECTION_STREAMS)
        check_stream(c, row);
    if (section == GPURTA_SECTION_LEFT_OUT) {
        check_share(c, row, GPURTA_KEY_LEFT_OUT_SHARE);
        check_share(c, row, GPURTA_KEY_LEFT_OUT_WITHIN);
    }
    if (section == GPURTA_SECTION_CHAINS)
        check_releases(c, row);
    if (section == GPURTA_SECTION_PATHS && HAS(row, PATH_THROUGH) &&
        !find_cell(c->model, row, GPURTA_KEY_PATH_THROUGH)->u.text)
        wrong(c, INVALID, row, GPURTA_KEY_PATH_THROUGH, "expected one chain or more");
    if (section == GPURTA_SECTION_CHAINS && is_set(c, row, GPURTA_KEY_CHAIN_CLOSED) &&
        is_set(c, row, GPURTA_KEY_CHAIN_OVERLAP))
        wrong(c, INVALID, row, GPURTA_KEY_CHAIN_OVERLAP,
              "jobs of a closed chain never overlap: expected serial, or closed: false");
    if (section == GPURTA_SECTION_TASKS && !HAS(row, TASK_WCET)) {
        const struct cell *const saturated = find_cell(c->model, row, GPURTA_KEY_TASK_SATURATED);
        if (!saturated || !saturated->u.count)
            is_missing(c, row, key_row(GPURTA_KEY_TASK_WCET));
    }
    if (section == GPURTA_SECTION_PLATFORM &&
        HAS(row, PLATFORM_BASE) + HAS(row, PLATFORM_CAPABILITY) +
                (find_cell(c->model, row, (gpurta_key)GPURTA_KEY_PLATFORM_FIELD) != NULL) >
            1)
        wrong(c, INVALID, row, NO_KEY, "expected only one of base, compute_capability and slots");
}

/* ---- references ---- */

/* The name in a section, not of row `own`, that may have been meant; NULL: none is near. */
static const char *near_name(const gpurta_model *const model, const gpurta_section section,
                             const uint32_t parent, const size_t own, const char *const name)
{
    const char *best = NULL;
    size_t least = typing_limit(name);
    for (size_t i = 0; i < model->section[section].rows; i++) {
        const size_t row = model->section[section].row[i];
        const char *const other = row_name(model, row);
        const size_t d = other && row != own && model->row[row].parent == parent
                             ? typing_distance(name, other)
                             : SIZE_MAX;
        if (d < least || (best && !parent && d == least)) /* of two as near, none */
            best = d < least ? other : "";
        least = d < least ? d : least;
    }
    return best && *best ? best : NULL;
}

/* "; names: perception, video", as far as there is room for them. */
static void list_names(char text[100], const gpurta_model *const model,
                       const gpurta_section section)
{
    size_t at = 0;
    bool fits = true;
    *text = '\0';
    for (size_t i = 0; fits && i < model->section[section].rows; i++) {
        const char *const name = row_name(model, model->section[section].row[i]);
        fits = !name || at + strlen(name) < 80;
        if (name)
            at += (size_t)snprintf(text + at, 100 - at, "%s%s",
                                   at ? ", " : "; names: ", fits ? name : "...");
    }
}

static void check_reference(struct checking *const c, const size_t row, const gpurta_key key,
                            const char *const name)
{
    const gpurta_section own = (gpurta_section)c->model->row[row].section;
    gpurta_section low = (gpurta_section)key_row(key)->facts.low;
    if (low == GPURTA_SECTION_KERNELS && gpurta_model_rows(c->model, GPURTA_SECTION_OPERATIONS))
        low = GPURTA_SECTION_OPERATIONS;
    const gpurta_section section = low ? low : own;
    const uint32_t parent = low ? 0 : c->model->row[row].parent;
    const size_t other = row_names_find(&c->names[section], parent, name);
    const size_t place = c->model->row[row].place;
    if (other != SIZE_MAX && (low || (parent ? other != place : other < place)))
        return;
    const char *const near = near_name(c->model, section, parent, row, name);
    if (other == place && parent) {
        wrong(c, INVALID, row, key, "a step cannot wait for itself: found \"%.*s\"", CUT(name));
        return;
    }
    if (parent) {
        wrong(c, INVALID, row, key,
              "expected the name of another step of this chain, found \"%.*s\"%s%.*s%s", CUT(name),
              near ? "; did you mean \"" : "", CUT(near ? near : ""), near ? "\"?" : "");
        return;
    }
    if (other != SIZE_MAX) {
        wrong(c, INVALID, row, key,
              "expected the name of an operation before this one, found \"%.*s\"", CUT(name));
        return;
    }
    char names[100];
    list_names(names, c->model, section);
    const bool none = low && !c->model->section[section].rows;
    wrong(c, INVALID, row, key, "there is no %s \"%.*s\"%s%s%s%.*s%s",
          low ? gpurta_section_info(section)->one : "operation", CUT(name),
          none  ? ": section "
          : low ? " in "
                : "",
          low ? gpurta_section_info(section)->name : "",
          near   ? "; did you mean \""
          : none ? " is missing or empty"
          : low  ? names
                 : "",
          CUT(near ? near : ""), near ? "\"?" : "");
}

static void check_references(struct checking *const c, const size_t row)
{
    const struct row *const r = &c->model->row[row];
    for (size_t i = r->first; i < r->first + r->cells; i++) {
        const struct cell *const cell = &c->model->cell[i];
        const gpurta_value_kind kind = key_row((gpurta_key)cell->key)->facts.kind;
        if ((kind == GPURTA_VALUE_REFERENCE || kind == GPURTA_VALUE_REFERENCES) && cell->u.text)
            check_reference(c, row, (gpurta_key)cell->key, cell->u.text);
    }
}

/* ---- the whole ---- */

/* From 0, among those of its chain. */
static size_t place_in_list(const gpurta_model *const model, const size_t row)
{
    size_t before = 0;
    for (size_t i = 0; i < row; i++)
        before += model->row[i].section == model->row[row].section &&
                  model->row[i].parent == model->row[row].parent;
    return before;
}

/* Names that are given twice, and names that are defaults of others. */
static bool check_names(struct checking *const c, const gpurta_section section)
{
    const size_t rows = gpurta_model_rows(c->model, section);
    const char *const one = gpurta_section_info(section)->one;
    struct row_names *const names = &c->names[section];
    *names = (struct row_names){.model = c->model, .section = section};
    for (size_t i = 0; i < rows; i++) {
        const size_t row = row_at(names, i);
        const char *const name = row_name(c->model, row);
        size_t other;
        if (!row_names_add(names, &other))
            return false;
        if (!name)
            continue;
        const struct cell *cell = &c->model->cell[c->model->row[row].first];
        while (cell->u.text != name)
            cell++;
        if (other != SIZE_MAX && section == GPURTA_SECTION_STREAMS)
            wrong(c, INVALID, row, (gpurta_key)cell->key, "the name \"%.*s\" is given twice",
                  CUT(name));
        else if (other != SIZE_MAX)
            wrong(c, INVALID, row, (gpurta_key)cell->key,
                  "the name \"%.*s\" is given twice; %s[%zu] has it, too", CUT(name),
                  gpurta_section_info(section)->name,
                  place_in_list(c->model, row_at(names, other)));
        else if (section >= GPURTA_SECTION_CHAINS && section != GPURTA_SECTION_STEPS &&
                 default_place(c->model, section, name) != SIZE_MAX)
            wrong(c, INVALID, row, (gpurta_key)cell->key,
                  "the name \"%s\" is the default name of %s %s, which has none of its own", name,
                  one, name + 1);
    }
    return true;
}

gpurta_status model_check(const gpurta_model *const model, const unsigned sections,
                          const gpurta_report report, void *const to, gpurta_error *const error)
{
    if (model->checked)
        return GPURTA_OK;
    struct checking *const c = calloc(1, sizeof *c);
    bool memory = c != NULL;
    if (!c)
        return fail_memory(error);
    *c = (struct checking){.model = model, .report = report, .to = to, .error = error};
    for (gpurta_section s = GPURTA_SECTION_SCENARIO; memory && gpurta_section_info(s); s++)
        if (sections >> s & 1)
            memory = check_names(c, s);
    for (size_t row = 0; memory && row < model->rows; row++)
        if (sections >> model->row[row].section & 1) {
            check_row(c, (gpurta_section)model->row[row].section, row);
            check_references(c, row);
        }
    if (memory && sections & (SECTION_BIT(KERNELS) | SECTION_BIT(CHAINS)))
        check_mode(c);
    const size_t kernels = gpurta_model_row(model, GPURTA_SECTION_KERNELS, 0);
    const size_t operations = gpurta_model_row(model, GPURTA_SECTION_OPERATIONS, 0);
    if (memory && kernels != GPURTA_NONE && operations != GPURTA_NONE)
        wrong(c, INVALID, kernels > operations ? kernels : operations, NO_KEY,
              "expected either kernels or operations, found both");
    const gpurta_status status = memory ? c->status : fail_memory(error);
    for (int s = 0; s < SECTIONS; s++)
        free(c->names[s].index.place);
    free(c);
    return status;
}

gpurta_status gpurta_model_check(gpurta_model *const model, const gpurta_report report,
                                 void *const to, gpurta_error *const error)
{
    if (!model)
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "model: NULL argument");
    const gpurta_status status = model_check(model, ALL_SECTIONS, report, to, error);
    model->checked = status == GPURTA_OK;
    return status;
}
