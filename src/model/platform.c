#include "model/platform.h"

#include "base/fail.h"
#include "base/text.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const struct field_rule {
    const char *name;
    int64_t low, high;
} field_rules[PLATFORM_FIELDS] = {
#define FIELD_RULE(number, name, kind, low, high, words, text) [number] = {#name, low, high},
    FIELD_MAP(FIELD_RULE)
#undef FIELD_RULE
};

struct platform_row {
    const char *name, *aliases, *source, *unconfirmed;
#define FIELD_MEMBER(number, name, kind, low, high, words, text) int64_t name;
    FIELD_MAP(FIELD_MEMBER)
#undef FIELD_MEMBER
};

static const struct platform_row rows[] = {
#define PLATFORM(...) {__VA_ARGS__},
#include "model/platforms.def"
#undef PLATFORM
};
#define ROWS (sizeof rows / sizeof rows[0])

static const char no_text[] = "";

static bool is_field(const gpurta_platform_field field)
{
    return (int)field >= 0 && (int)field < PLATFORM_FIELDS;
}

static bool of_slots(const gpurta_platform *const platform)
{
    return platform->field[GPURTA_PLATFORM_SLOTS] != 0;
}

/* The table */

/* The row of the same compute capability that has limits and no SMs. */
static const struct platform_row *limits_of(const struct platform_row *const row)
{
    for (size_t i = 0; i < ROWS; i++)
        if (rows[i].sms == 0 && rows[i].compute_capability_major == row->compute_capability_major &&
            rows[i].compute_capability_minor == row->compute_capability_minor)
            return &rows[i];
    return row;
}

static void copy_row(int64_t field[const PLATFORM_FIELDS], const struct platform_row *const row)
{
    const struct platform_row *const limits = limits_of(row);
#define FIELD_COPY(number, name, kind, low, high, words, text)                                     \
    field[number] = row->name ? row->name : limits->name;
    FIELD_MAP(FIELD_COPY)
#undef FIELD_COPY
}

/* Is `name` one of the words of `words`? */
static bool among(const char *const words, const char *const name)
{
    const size_t length = strlen(name);
    for (const char *word = words; word && *word; word += strcspn(word, " ")) {
        word += *word == ' ';
        if (length && strcspn(word, " ") == length && memcmp(word, name, length) == 0)
            return true;
    }
    return false;
}

static char lower(const char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Number of insertions, deletions and changes of a character that lead from `a` to the first
 * `width` characters of `b`; case does not count. Long texts are just far away. */
static size_t distance(const char *const a, const char *const b, const size_t width)
{
    enum { LONGEST = 40 };
    if (strlen(a) > LONGEST || width > LONGEST)
        return LONGEST;
    size_t line[LONGEST + 1];
    for (size_t j = 0; j <= width; j++)
        line[j] = j;
    for (size_t i = 1; a[i - 1]; i++) {
        size_t corner = line[0];
        line[0] = i;
        for (size_t j = 1; j <= width; j++) {
            const size_t change = corner + (lower(a[i - 1]) != b[j - 1]);
            const size_t step = (line[j] < line[j - 1] ? line[j] : line[j - 1]) + 1;
            corner = line[j];
            line[j] = change < step ? change : step;
        }
    }
    return line[width];
}

/* Has the word the letters of the name, in another order? */
static bool same_letters(const char *const name, const char *const word, const size_t width)
{
    int count[256] = {0};
    for (size_t i = 0; name[i]; i++)
        count[(unsigned char)lower(name[i])]++;
    for (size_t i = 0; i < width; i++)
        if (--count[(unsigned char)word[i]] < 0)
            return false;
    return strlen(name) == width;
}

/* The name or alias, of `length` bytes, that may have been meant; NULL: none is near. */
static const char *nearest(const char *const name, size_t *const length)
{
    size_t best = strlen(name) / 3 + 2;
    const char *near = NULL;
    for (size_t i = 0; i < ROWS; i++)
        for (int k = 0; k < 2; k++)
            for (const char *word = k ? rows[i].aliases : rows[i].name; word && *word;
                 word += strcspn(word, " ")) {
                word += *word == ' ';
                const size_t width = strcspn(word, " ");
                size_t here = distance(name, word, width);
                if (here > 1 && same_letters(name, word, width))
                    here = 1;
                if (here < best || (near && !k && here == best)) {
                    best = here;
                    near = word;
                    *length = width;
                }
            }
    return near;
}

/* "a, b or c": names that begin with that and a hyphen; how many. */
static size_t names_of_family(const char *const family, char *const text, const size_t size)
{
    const size_t length = strlen(family);
    size_t count = 0, at = 0, last = 0;
    for (size_t i = 0; length && i < ROWS && at < size; i++)
        if (strncmp(rows[i].name, family, length) == 0 && rows[i].name[length] == '-') {
            last = at;
            at += (size_t)snprintf(text + at, size - at, "%s\"%s\"", count++ ? ", " : "",
                                   rows[i].name);
        }
    if (count > 1 && at < size) {
        char end[60];
        snprintf(end, sizeof end, " or %s", text + last + 2);
        snprintf(text + last, size - last, "%s", end);
    }
    return count;
}

/* Rules of newer GPUs */

static const struct device_rule {
    const char *name;
    gpurta_platform_field field;
    const char *text, *gpus;
} device_rules[] = {
#define RULE(name, field, text, source, gpus)                                                      \
    {name, GPURTA_PLATFORM_##field, text " (" source ")", gpus},
#include "model/rules.def"
#undef RULE
};
#define DEVICE_RULES (sizeof device_rules / sizeof device_rules[0])

/* What it says of itself */

__attribute__((format(printf, 2, 3))) static void add(char text[const PLATFORM_TEXT],
                                                      const char *const format, ...)
{
    const size_t length = strlen(text);
    va_list args;
    va_start(args, format);
    vsnprintf(text + length, PLATFORM_TEXT - length, format, args);
    va_end(args);
}

/* "U1 to U4, U6": those whose bit is set. */
static void add_rules(char text[const PLATFORM_TEXT], const unsigned rules)
{
    const char *before = "";
    for (size_t i = 0, last; i < DEVICE_RULES; i++) {
        if (!(rules >> i & 1))
            continue;
        for (last = i; rules >> (last + 1) & 1;)
            last++;
        add(text, "%s%s", before, device_rules[i].name);
        before = ", ";
        if (last > i + 1) {
            add(text, " to %s", device_rules[last].name);
            i = last;
        }
    }
}

/* Is it one of these GPUs ("V100, RTX 2080 Ti"), or of the compute capability of one where it is
 * itself no more? */
static bool is_one_of(const gpurta_platform *const platform, const char *gpus)
{
    const struct platform_row *const own = platform->row;
    while (own && *gpus) {
        char name[40];
        size_t length = 0;
        for (; *gpus && *gpus != ','; gpus++)
            name[length++] = *gpus == ' ' ? '-' : lower(*gpus);
        name[length] = '\0';
        gpus += strspn(gpus, ", ");
        for (size_t i = 0; i < ROWS; i++)
            if (strcmp(rows[i].name, name) == 0 &&
                (&rows[i] == own || (!own->sms && limits_of(&rows[i]) == own)))
                return true;
    }
    return false;
}

static void add_doubt(char text[const PLATFORM_TEXT], const char *const doubt)
{
    if (*doubt)
        add(text, "%s%s", *text ? "; " : NOT_CONFIRMED, doubt);
}

/* Rules that it has and that were measured on other GPUs alone, those of one evidence together. */
static void tell_rules(gpurta_platform *const platform)
{
    unsigned left = 0;
    for (size_t i = 0; i < DEVICE_RULES; i++)
        left |= (unsigned)(platform->field[device_rules[i].field] &&
                           !is_one_of(platform, device_rules[i].gpus))
                << i;
    const bool old = !is_one_of(platform, GPUS_OF_2017);
    char *const text = platform->evidence;
    text[0] = '\0';
    if (of_slots(platform) || (!old && !left))
        return;
    add(text, "rules measured on other GPUs alone: %s",
        old ? "those of 2017 (" GPUS_OF_2017 ")" : "");
    const char *before = old ? "; " : "";
    for (size_t i = 0; i < DEVICE_RULES; i++) {
        unsigned same = 0;
        for (size_t k = i; k < DEVICE_RULES && left >> i & 1; k++)
            same |= (left & 1u << k) && !strcmp(device_rules[k].gpus, device_rules[i].gpus)
                        ? 1u << k
                        : 0;
        if (!same)
            continue;
        add(text, "%s", before);
        add_rules(text, same);
        add(text, " (%s)", device_rules[i].gpus);
        before = "; ";
        left &= ~same;
    }
}

const char *platform_runlist_doubt(const gpurta_platform *const platform, const bool priority)
{
    const bool measured =
        platform && is_one_of(platform, priority ? GPUS_OF_PRIORITY : GPUS_OF_RUNLIST);
    if (priority)
        return measured
                   ? "contexts by priority have the changed driver with which they were measured "
                     "on this GPU (GCAPS, ECRTS 2024; key runlist)"
                   : "contexts by priority are taken to behave as was observed with a changed "
                     "driver (GCAPS, ECRTS 2024) on these GPUs alone: " GPUS_OF_PRIORITY
                     " (key runlist)";
    return measured ? NULL
                    : "the runlist is taken to behave as was observed on these GPUs "
                      "alone: " GPUS_OF_RUNLIST " (key runlist)";
}

static void tell_doubts(gpurta_platform *const platform)
{
    const struct platform_row *const row = platform->row;
    const int64_t sms = platform->field[GPURTA_PLATFORM_SMS];
    char *const text = platform->doubts;
    text[0] = '\0';
    if (of_slots(platform))
        return;
    if (row && (row->sms == sms || strncmp(row->unconfirmed, "number of SMs", 13) != 0))
        add_doubt(text, row->unconfirmed);
    if (row && limits_of(row) != row)
        add_doubt(text, limits_of(row)->unconfirmed);
    if (sms > 1 && platform->field[GPURTA_PLATFORM_SM_ORDER] == GPURTA_SM_ORDER_UNKNOWN)
        add_doubt(text, "SM order for ties (taken as ascending)");
    if (sms && !platform->field[GPURTA_PLATFORM_COPY_ENGINES])
        add_doubt(text, "number of copy engines (taken as one)");
}

/* "jetson-orin-agx with sms 14 (built in: 16), U5 off" */
static void tell_title(gpurta_platform *const platform)
{
    char *const text = platform->title;
    const struct platform_row *const row = platform->row;
    int64_t built_in[PLATFORM_FIELDS];
    unsigned on = 0, off = 0;
    const char *before = " with ";
    const bool renamed = row && strcmp(platform->name, row->name) != 0;
    snprintf(text, PLATFORM_TEXT, "%s%s%s", platform->name, renamed ? ": " : "",
             renamed ? row->name : "");
    if (!row)
        return;
    copy_row(built_in, row);
    for (int i = 0; i < PLATFORM_FIELDS; i++) {
        const int64_t now = platform->field[i];
        const bool plain = i != GPURTA_PLATFORM_SM_ORDER && i != GPURTA_PLATFORM_CARVEOUT_SIZES;
        if (now == built_in[i] ||
            (i >= GPURTA_PLATFORM_QUEUE_DELAY && i <= GPURTA_PLATFORM_COPIES_IN_ORDER))
            continue;
        add(text, plain ? "%s%s %" PRId64 : "%sits own %s", before, field_rules[i].name, now);
        if (plain && built_in[i])
            add(text, " (built in: %" PRId64 ")", built_in[i]);
        before = ", ";
    }
    for (size_t i = 0; i < DEVICE_RULES; i++) {
        const int64_t now = platform->field[device_rules[i].field];
        on |= (unsigned)(now && !built_in[device_rules[i].field]) << i;
        off |= (unsigned)(!now && built_in[device_rules[i].field]) << i;
    }
    for (int k = 0; k < 2; k++)
        if (k ? on : off) {
            add(text, "%s", before);
            add_rules(text, k ? on : off);
            add(text, k ? " on" : " off");
            before = ", ";
        }
}

static void changed(gpurta_platform *const platform)
{
    tell_title(platform);
    tell_doubts(platform);
    tell_rules(platform);
    snprintf(platform->unconfirmed, sizeof platform->unconfirmed, "%s%s%s",
             *platform->doubts ? platform->doubts + strlen(NOT_CONFIRMED) : "",
             *platform->doubts && *platform->evidence ? "; " : "", platform->evidence);
}

/* Making and ending */

static void set_from_row(gpurta_platform *const platform, const struct platform_row *const row)
{
    platform->row = row;
    platform->name = row->name;
    copy_row(platform->field, row);
    changed(platform);
}

static gpurta_status no_argument(gpurta_error *const error)
{
    return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "platform: NULL argument");
}

gpurta_status gpurta_platform_create(gpurta_platform **const platform, const char *const name,
                                     gpurta_error *const error)
{
    if (!platform || !name)
        return no_argument(error);
    for (size_t i = 0; i < ROWS; i++) {
        if (strcmp(rows[i].name, name) != 0 && !among(rows[i].aliases, name))
            continue;
        gpurta_platform *const fresh = calloc(1, sizeof *fresh);
        if (!fresh)
            return fail_memory(error);
        set_from_row(fresh, &rows[i]);
        *platform = fresh;
        return GPURTA_OK;
    }
    size_t length = 0;
    char plain[41] = ""; /* "AGX Orin": agx-orin */
    for (size_t i = 0; i < sizeof plain - 1 && name[i]; i++)
        plain[i] = (char)(name[i] == ' ' || name[i] == '_'   ? '-'
                          : name[i] >= 'A' && name[i] <= 'Z' ? name[i] - 'A' + 'a'
                                                             : name[i]);
    char family[200];
    if (names_of_family(plain, family, sizeof family) > 1)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "no built-in platform \"%.40s\"; did you mean %s?", name, family);
    const char *const near = nearest(plain, &length);
    return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                near ? "no built-in platform \"%.40s\"; did you mean \"%.*s\"?"
                     : "no built-in platform \"%.40s\"",
                name, (int)length, near);
}

gpurta_status gpurta_platform_create_slots(gpurta_platform **const platform, const int64_t slots,
                                           gpurta_error *const error)
{
    if (!platform)
        return no_argument(error);
    if (slots < 1)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "a platform needs at least 1 slot, not %lld", (long long)slots);
    gpurta_platform *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->name = field_rules[GPURTA_PLATFORM_SLOTS].name;
    fresh->field[GPURTA_PLATFORM_SLOTS] = slots;
    changed(fresh);
    *platform = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_platform_create_device(gpurta_platform **const platform,
                                            const char *const name, gpurta_error *const error)
{
    if (!platform || !name)
        return no_argument(error);
    gpurta_platform *const fresh = calloc(1, sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    fresh->own_name = copy_text(name);
    if (!fresh->own_name) {
        free(fresh);
        return fail_memory(error);
    }
    fresh->name = fresh->own_name;
    changed(fresh);
    *platform = fresh;
    return GPURTA_OK;
}

gpurta_status gpurta_platform_copy(gpurta_platform **const copy,
                                   const gpurta_platform *const platform, gpurta_error *const error)
{
    if (!copy || !platform)
        return no_argument(error);
    gpurta_platform *const fresh = malloc(sizeof *fresh);
    if (!fresh)
        return fail_memory(error);
    *fresh = *platform;
    if (platform->own_name) {
        fresh->own_name = copy_text(platform->own_name);
        if (!fresh->own_name) {
            free(fresh);
            return fail_memory(error);
        }
        fresh->name = fresh->own_name;
    }
    *copy = fresh;
    return GPURTA_OK;
}

void gpurta_platform_destroy(gpurta_platform *const platform)
{
    if (!platform)
        return;
    free(platform->own_name);
    free(platform);
}

/* Fields */

gpurta_status gpurta_platform_set(gpurta_platform *const platform,
                                  const gpurta_platform_field field, const int64_t value,
                                  gpurta_error *const error)
{
    if (!platform || !is_field(field))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM, "platform: no such field");
    const struct field_rule *const rule = &field_rules[field];
    const bool any = field == GPURTA_PLATFORM_COPY_ENGINES ||
                     field == GPURTA_PLATFORM_COPY_BANDWIDTH ||
                     field == GPURTA_PLATFORM_COPIES_IN_ORDER;
    if (!any && of_slots(platform) != (field == GPURTA_PLATFORM_SLOTS))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    of_slots(platform) ? "a platform of plain slots has no field %s"
                                       : "a device has SMs and no field %s",
                    rule->name);
    if (value < rule->low || value > rule->high)
        return fail(error, GPURTA_OUT_OF_RANGE, GPURTA_NO_ITEM,
                    "%s must lie between %lld and %lld, not be %lld", rule->name,
                    (long long)rule->low, (long long)rule->high, (long long)value);
    platform->field[field] = value;
    changed(platform);
    return GPURTA_OK;
}

int64_t gpurta_platform_get(const gpurta_platform *const platform,
                            const gpurta_platform_field field)
{
    return platform && is_field(field) ? platform->field[field] : 0;
}

gpurta_status platform_switch_cost(const gpurta_platform *const platform, const gpurta_unit unit,
                                   mpq_ptr cost, gpurta_error *const error)
{
    char text[32];
    snprintf(text, sizeof text, "%lldns",
             (long long)gpurta_platform_get(platform, GPURTA_PLATFORM_SWITCH_COST));
    return gpurta_time_parse(cost, text, unit, error);
}

bool gpurta_platform_missing(const gpurta_platform *const platform,
                             gpurta_platform_field *const field)
{
    if (!platform || of_slots(platform))
        return false;
    for (int i = GPURTA_PLATFORM_THREADS_PER_SM; i <= GPURTA_PLATFORM_SHARED_MEMORY_RESERVED; i++)
        if (field_rules[i].low > 0 && platform->field[i] == 0) {
            if (field)
                *field = (gpurta_platform_field)i;
            return true;
        }
    return false;
}

const char *gpurta_platform_field_name(const gpurta_platform_field field)
{
    return is_field(field) ? field_rules[field].name : NULL;
}

bool gpurta_platform_field_range(const gpurta_platform_field field, int64_t *const low,
                                 int64_t *const high)
{
    if (!is_field(field) || !low || !high)
        return false;
    *low = field_rules[field].low;
    *high = field_rules[field].high;
    return true;
}

/* Texts */

gpurta_status gpurta_platform_set_name(gpurta_platform *const platform, const char *const name,
                                       gpurta_error *const error)
{
    if (!platform || !name)
        return no_argument(error);
    char *const own = copy_text(name);
    if (!own)
        return fail_memory(error);
    free(platform->own_name);
    platform->own_name = own;
    platform->name = own;
    for (size_t i = 0; i < ROWS && platform->row; i++) /* written out, it is still that device */
        if (strcmp(rows[i].name, own) == 0 && limits_of(&rows[i]) == limits_of(platform->row))
            platform->row = &rows[i];
    changed(platform);
    return GPURTA_OK;
}

const char *gpurta_platform_name(const gpurta_platform *const platform)
{
    return platform ? platform->name : NULL;
}

static const char *text_or_empty(const char *const text)
{
    return text ? text : no_text;
}

const char *gpurta_platform_aliases(const gpurta_platform *const platform)
{
    const bool renamed = platform && (!platform->row || platform->own_name);
    return !platform ? NULL : text_or_empty(renamed ? NULL : platform->row->aliases);
}

const char *gpurta_platform_source(const gpurta_platform *const platform)
{
    return !platform ? NULL : text_or_empty(platform->row ? platform->row->source : NULL);
}

const char *gpurta_platform_unconfirmed(const gpurta_platform *const platform)
{
    return platform ? platform->unconfirmed : NULL;
}

const char *gpurta_platform_evidence(const gpurta_platform *const platform)
{
    return platform ? platform->evidence : NULL;
}

const char *gpurta_platform_title(const gpurta_platform *const platform)
{
    return platform ? platform->title : NULL;
}

const char *gpurta_platform_builtin(const size_t index)
{
    return index < ROWS ? rows[index].name : NULL;
}

int64_t gpurta_platform_sm_at(const gpurta_platform *const platform, const int64_t rank)
{
    const int64_t sms = gpurta_platform_get(platform, GPURTA_PLATFORM_SMS);
    if (rank < 0 || rank >= sms)
        return -1;
    if (platform->field[GPURTA_PLATFORM_SM_ORDER] == GPURTA_SM_ORDER_DESCENDING)
        return sms - 1 - rank;
    if (platform->field[GPURTA_PLATFORM_SM_ORDER] != GPURTA_SM_ORDER_EVEN_THEN_ODD)
        return rank;
    const int64_t even = (sms + 1) / 2;
    return rank < even ? 2 * rank : 2 * (rank - even) + 1;
}

/* Rules */

gpurta_status gpurta_platform_set_rules(gpurta_platform *const platform, const gpurta_rules rules,
                                        gpurta_error *const error)
{
    if (!platform || (rules != GPURTA_RULES_MEASURED && rules != GPURTA_RULES_AMERT))
        return fail(error, GPURTA_INVALID_ARGUMENT, GPURTA_NO_ITEM,
                    "platform: NULL, or no such set of rules");
    gpurta_platform row = {.name = NULL};
    if (platform->row && rules == GPURTA_RULES_MEASURED)
        set_from_row(&row, platform->row);
    for (size_t i = 0; i < DEVICE_RULES; i++)
        platform->field[device_rules[i].field] = row.field[device_rules[i].field];
    changed(platform);
    return GPURTA_OK;
}

const char *gpurta_platform_rule_name(const size_t rule)
{
    return rule < DEVICE_RULES ? device_rules[rule].name : NULL;
}

gpurta_platform_field gpurta_platform_rule_field(const size_t rule)
{
    return rule < DEVICE_RULES ? device_rules[rule].field : GPURTA_PLATFORM_SLOTS;
}

const char *gpurta_platform_rule_text(const size_t rule)
{
    return rule < DEVICE_RULES ? device_rules[rule].text : NULL;
}
