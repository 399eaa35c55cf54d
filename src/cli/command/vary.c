/* --vary PATH=A:B:STEP: the analysis once for each value, as --set would have it, and a row of its
 * result; with --svg also as curves. The command is asked inside this process, for its JSON. */
#include "cli/base/arrays.h"
#include "cli/base/file.h"
#include "cli/base/made.h"
#include "cli/base/report.h"
#include "cli/base/time_text.h"
#include "cli/command/commands.h"
#include "cli/command/vary_view.h"
#include "cli/draw/axis.h"
#include "cli/import/examiner.h"

#include <stdlib.h>
#include <string.h>

#define MOST_VALUES 10000
#define WRONG_SPACE 200
#define BETWEEN " | " /* assumptions in a cell */

/* ---- values ---- */

/* A number of `length` bytes; the unit behind it is left in suffix. */
static bool read_number(mpq_ptr number, const char *const text, const size_t length, char suffix[8])
{
    const size_t prefix = strcspn(text, ": numsh"), digits = prefix < length ? prefix : length;
    char *const part = duplicate_part(text, digits);
    gpurta_error error;
    const bool good =
        length - digits < 8 && succeeded(gpurta_time_parse(number, part, GPURTA_MS, &error));
    snprintf(suffix, 8, "%.*s", (int)(length - digits), text + digits);
    free(part);
    return good;
}

/* At most MOST_VALUES */
static bool is_short(mpq_t number[3])
{
    LOCAL_MPQ(most);
    mpq_set_si(most, MOST_VALUES, 1);
    mpq_mul(most, most, number[2]);
    mpq_add(most, most, number[0]);
    return mpq_cmp(most, number[1]) > 0;
}

/* What is wrong with PATH=A:B:STEP; "": nothing. */
static void judge_values(struct curve *const curve, mpq_t number[3], char suffix[3][8],
                         char wrong[WRONG_SPACE])
{
    static const char *const names[] = {"A", "B", "STEP"};
    const char *const text = curve->call->common.vary, *at = strchr(text, '=');
    const char *part[3] = {"", "", ""};
    int length[3] = {0}, count = 0;
    curve->path = text;
    curve->path_length = at ? (size_t)(at - text) + 1 : 0;
    *wrong = '\0';
    for (const char *p = at; p && *p && p[1]; p += 1 + strcspn(p + 1, ":"))
        if (count++ < 3) {
            part[count - 1] = p + 1;
            length[count - 1] = (int)strcspn(p + 1, ":");
        }
    if (curve->path_length < 2)
        snprintf(wrong, WRONG_SPACE, "expected PATH=A:B:STEP, as in chains.camera.period=20:40:5");
    else if (count != 3)
        snprintf(wrong, WRONG_SPACE, "expected three numbers, A:B:STEP, as in 20:40:5; found %.*s",
                 at[1] ? text_part(at + 1, 60) : 4, at[1] ? at + 1 : "none");
    for (int i = 0; i < 3 && !*wrong; i++)
        if (!read_number(number[i], part[i], (size_t)length[i], suffix[i]))
            snprintf(wrong, WRONG_SPACE,
                     "%s: expected a number, as 5, 1/4 or 2.5ms; found \"%.*s\"", names[i],
                     length[i], part[i]);
        else if (strcmp(suffix[i], suffix[0]) != 0)
            snprintf(wrong, WRONG_SPACE,
                     "expected one unit in A, B and STEP, as in 1ms:2ms:1/4ms; found %.*s and %.*s",
                     length[0], part[0], length[i], part[i]);
    if (!*wrong && mpq_cmp(number[0], number[1]) > 0)
        snprintf(wrong, WRONG_SPACE, "expected A at most B; found %.*s and %.*s", length[0],
                 part[0], length[1], part[1]);
    else if (!*wrong && mpq_sgn(number[2]) <= 0)
        snprintf(wrong, WRONG_SPACE, "expected a STEP above 0; found %.*s", length[2], part[2]);
    else if (!*wrong && !is_short(number))
        snprintf(wrong, WRONG_SPACE, "expected at most %d values: a larger STEP gives fewer",
                 MOST_VALUES);
}

/* ---- one value ---- */

static bool read_time_of(const struct document *const d, const struct node *const item,
                         const char *const name, mpq_ptr time)
{
    const struct node *const key = document_key(d, item, name);
    return key && succeeded(gpurta_time_parse(time, document_text(d, document_next(d, key)),
                                              GPURTA_MS, NULL));
}

static const char *text_of(const struct document *const d, const struct node *const map,
                           const char *const name)
{
    const struct node *const key = document_key(d, map, name);
    const char *const text = key ? document_text(d, document_next(d, key)) : "null";
    return strcmp(text, "null") == 0 ? NULL : text;
}

/* The bound of an item is what its command calls so; of a path it is its reaction time. */
static void keep_item(struct curve *const curve, const struct document *const d,
                      const struct node *const node)
{
    static const char *const bounds[] = {"bound", "worst_response", "response", "reaction"};
    const char *const name = text_of(d, node, "name"), *const meets =
                                                           text_of(d, node, "meets_deadline");
    ADD_ROOM(curve->item, curve->item_room, curve->items);
    struct item *const item = &curve->item[curve->items++];
    *item = (struct item){.name = duplicate(name ? name : "")};
    mpq_inits(item->bound, item->deadline, item->ratio, NULL);
    size_t i = 0;
    while (i < FIELDS(bounds) && !document_key(d, node, bounds[i]))
        i++;
    item->bounded = i < FIELDS(bounds) && read_time_of(d, node, bounds[i], item->bound);
    item->limited =
        read_time_of(d, node, "deadline", item->deadline) && mpq_sgn(item->deadline) > 0;
    const char *const sms = text_of(d, node, "sms");
    item->sms = sms ? strtoll(sms, NULL, 10) : 0;
    const char *const reason = item->bounded ? NULL : text_of(d, node, "reason");
    item->reason = reason ? duplicate(reason) : NULL;
    item->verdict = !meets                       ? GPURTA_UNKNOWN
                    : strcmp(meets, "true") == 0 ? GPURTA_SCHEDULABLE
                                                 : GPURTA_UNSCHEDULABLE;
    if (item->bounded && item->limited)
        mpq_div(item->ratio, item->bound, item->deadline);
}

/* Why partitions do not fit is one of them. */
static const char *culprit_of(const struct document *const d)
{
    const struct node *const key = document_key(d, d->node, "culprit");
    const struct node *const culprit = key ? document_next(d, key) : NULL;
    const char *const path = culprit ? text_of(d, culprit, "path") : NULL;
    return path || !culprit ? path : text_of(d, culprit, "chain");
}

/* Without a bound it is the worst; else the largest bound / deadline is. */
static bool is_worse(const struct item *const a, const struct item *const b)
{
    return b->bounded && (!a->bounded || mpq_cmp(a->ratio, b->ratio) > 0);
}

static void forget_assumed(struct curve *const curve)
{
    while (curve->assumptions)
        free(curve->assumed[--curve->assumptions]);
    free(curve->platform);
    curve->platform = NULL;
}

/* What is assumed with this value, and of which platform. */
static void keep_assumed(struct curve *const curve, const struct document *const d)
{
    const struct node *const list = document_key(d, d->node, "assumptions");
    const struct node *const by = document_key(d, d->node, "made_by");
    const struct node *const on = by ? document_key(d, document_next(d, by), "platform") : NULL;
    const char *const name = on ? text_of(d, document_next(d, on), "name") : NULL;
    forget_assumed(curve);
    curve->platform = name ? duplicate(name) : NULL;
    for (const struct node *n = list ? document_child(d, document_next(d, list)) : NULL; n;
         n = document_next(d, n)) {
        ADD_ROOM(curve->assumed, curve->assumed_room, curve->assumptions);
        curve->assumed[curve->assumptions++] = duplicate(document_text(d, n));
    }
}

/* The assumptions of the last point, and what was asked, with | between. */
static void join_assumed(struct curve *const curve)
{
    char *text;
    size_t size;
    FILE *const file = text_begin(&text, &size);
    for (size_t i = 0; i < curve->assumptions; i++)
        fprintf(file, "%s%s", i ? BETWEEN : "", curve->assumed[i]);
    for (const char *at = curve->asked; *at; at += strcspn(at, "\n") + 1)
        fprintf(file, "%s%.*s", ftell(file) ? BETWEEN : "", (int)strcspn(at, "\n"), at);
    fclose(file);
    struct point *const last = &curve->point[curve->points - 1];
    last->assumed = text;
    if (curve->points > 1 && strcmp(text, last[-1].assumed) == 0) {
        free(text);
        last->assumed = last[-1].assumed;
    }
}

static void keep_point(struct curve *const curve, char *const value, const double place,
                       const struct document *const d)
{
    static const char *const lists[] = {"chains", "kernels", "operations", "tasks", "paths"};
    const struct node *const root = d->node;
    const char *const verdict = text_of(d, root, "verdict"),
                      *const reason = text_of(d, root, "reason"),
                      *const unit = text_of(d, root, "time_unit");
    ADD_ROOM(curve->point, curve->point_room, curve->points);
    struct point *const point = &curve->point[curve->points++];
    *point = (struct point){.value = value,
                            .place = place,
                            .reason = reason ? duplicate(reason) : NULL,
                            .judged = verdict,
                            .first = curve->items,
                            .worst = SIZE_MAX};
    for (int v = GPURTA_UNKNOWN; verdict && v <= 2; v++)
        if (strcmp(gpurta_verdict_name((gpurta_verdict)v), verdict) == 0)
            point->verdict = (gpurta_verdict)v;
    for (gpurta_unit u = GPURTA_NS; unit && u <= GPURTA_S; u++)
        curve->unit = strcmp(gpurta_unit_name(u), unit) == 0 ? gpurta_unit_name(u) : curve->unit;
    const char *const culprit = culprit_of(d);
    for (size_t i = 0; i < FIELDS(lists); i++) {
        const struct node *const list = document_key(d, root, lists[i]);
        for (const struct node *n = list ? document_child(d, document_next(d, list)) : NULL; n;
             n = document_next(d, n)) {
            keep_item(curve, d, n);
            const struct item *const item = &curve->item[curve->items - 1];
            if (item->limited &&
                (point->worst == SIZE_MAX || is_worse(item, &curve->item[point->worst]) ||
                 (culprit && strcmp(item->name, culprit) == 0)))
                point->worst = curve->items - 1;
        }
    }
    point->items = curve->items - point->first;
}

/* What the command said, in which --set is the one that was given in place of --vary. */
static void pass_on(const char *said, const char *const set)
{
    static const char option[] = "--set ";
    const size_t length = strlen(set);
    for (const char *at = said; (at = strstr(at, option)); at++) {
        const char *const text = at + sizeof option - 1;
        if (strncmp(text, set, length) != 0 || text[length] != ':')
            continue;
        fprintf(complaints(), "%.*s--vary ", (int)(at - said), said);
        said = text;
    }
    fputs(said, complaints());
}

/* What --set has for a value, to be freed */
static char *set_of(const struct curve *const curve, const char *const value)
{
    char *const set = allocate(curve->path_length + strlen(value) + 1);
    sprintf(set, "%.*s%s", (int)curve->path_length, curve->path, value);
    return set;
}

/* Asks the command. Its notes are those of every value, and are left out. */
static int ask(struct curve *const curve, const char *const value, const double place)
{
    char *answer = NULL, *said = NULL;
    size_t size = 0, saying = 0;
    struct document document;
    struct call call = *curve->call;
    char *const set = set_of(curve, value);
    call_set(&call, set);
    char **const words = call_words(&call, call.command, TAKES_RESULT | TAKES_VARY);
    int count = 0;
    while (words[count])
        count++;
    FILE *const text = text_begin(&answer, &size), *const errors = text_begin(&said, &saying);
    const struct time_style style = time_style;
    output_capture(text, NULL, false);
    complain_into(errors);
    const int status = command_run(call.command, count, words);
    output_capture(NULL, NULL, false);
    complain_into(NULL);
    time_style = style;
    fclose(text);
    fclose(errors);
    while (count-- > 0)
        free(words[count]);
    free(words);
    if (status > EXIT_MISSED)
        pass_on(said, set);
    else {
        FILE *const json = fmemopen(answer, size, "r");
        if (!json)
            out_of_memory();
        if (!document_read_stream(&document, "", json))
            out_of_memory();
        keep_point(curve, duplicate(value), place, &document);
        keep_assumed(curve, &document);
        join_assumed(curve);
        document_clear(&document);
        fclose(json);
    }
    free(answer);
    free(said);
    free(set);
    return status;
}

static int ask_all(struct curve *const curve)
{
    mpq_t number[3];
    char suffix[3][8], wrong[WRONG_SPACE];
    for (int i = 0; i < 3; i++)
        mpq_init(number[i]);
    judge_values(curve, number, suffix, wrong);
    if (*wrong)
        complain("--vary %s: %s", curve->path, wrong);
    int end = *wrong ? EXIT_USAGE : -1;
    memcpy(curve->suffix, suffix[0], sizeof curve->suffix);
    while (end < 0 && mpq_cmp(number[0], number[1]) <= 0) {
        const bool table = curve->call->common.format == FORMAT_TABLE && !time_style.decimal;
        char *text = table ? time_for_people(number[0], ROUND_UP) : NULL;
        if (!text || strpbrk(text, "~eE")) { /* of many digits */
            free(text);
            text = time_exact(number[0]);
        }
        char *const value = allocate(strlen(text) + sizeof suffix[0]);
        sprintf(value, "%s%s", text, suffix[0]);
        free(text);
        const int status = ask(curve, value, axis_time(number[0]));
        free(value);
        end = status > EXIT_MISSED ? status : -1;
        curve->worst = status > curve->worst ? status : curve->worst;
        mpq_add(number[0], number[0], number[2]);
    }
    for (int i = 0; i < 3; i++)
        mpq_clear(number[i]);
    return end;
}

/* ---- rows ---- */

enum {
    UNIT,
    CONDITION,
    ASSUMED,
    SMS,
    VALUE,
    VERDICT,
    REASON,
    NAME,
    BOUND,
    DEADLINE,
    RATIO,
    WHY,
    MEETS
};

static bool get(struct row *const row, const struct point *const point,
                const struct item *const item)
{
    switch (row->field->which) {
    case UNIT:
        return row_text(row, time_style.unit);
    case CONDITION:
        return row_text(row, reason_condition(point->reason));
    case ASSUMED:
        return row_text(row, point->assumed);
    case VALUE:
        return row_text(row, point->value);
    case VERDICT:
        return point->judged && row_verdict(row, point->verdict);
    case REASON:
        return row_text(row, point->reason);
    case NAME:
        return item && row_text(row, item->name);
    case SMS:
        return item && item->sms && row_count(row, item->sms);
    case BOUND:
        return item && item->bounded && row_time(row, item->bound);
    case DEADLINE:
        return item && item->limited && row_time(row, item->deadline);
    case WHY:
        return item && item->limited && !item->bounded &&
               row_text(row, item->reason ? item->reason : point->reason);
    case RATIO:
        return item && item->bounded && item->limited && row_time(row, item->ratio);
    default:
        return item && item->limited && row_verdict(row, item->verdict);
    }
}

static bool has_point(struct row *const row)
{
    return row->at[0] < ((const struct curve *)row->of)->points;
}

static bool get_worst(struct row *const row)
{
    const struct curve *const curve = row->of;
    const struct point *const point = &curve->point[row->at[0]];
    return get(row, point, point->worst == SIZE_MAX ? NULL : &curve->item[point->worst]);
}

static bool has_item(struct row *const row)
{
    return row->at[1] < ((const struct curve *)row->of)->point[row->at[0]].items;
}

static bool get_item(struct row *const row)
{
    const struct curve *const curve = row->of;
    const struct point *const point = &curve->point[row->at[0]];
    return get(row, point, &curve->item[point->first + row->at[1]]);
}

/* Of CSV: a row for each item of each value. */
static bool has_pair(struct row *const row)
{
    return row->at[0] < ((const struct curve *)row->of)->items;
}

static bool get_pair(struct row *const row)
{
    const struct curve *const curve = row->of;
    size_t p = 0;
    while (row->at[0] >= curve->point[p].first + curve->point[p].items)
        p++;
    return get(row, &curve->point[p], &curve->item[row->at[0]]);
}

enum { BOUNDS = 1, RESPONSES = 2, UNBOUNDED = 4, CONDITIONAL = 8, DIVIDED = 16 };
#define ITEM_FIELDS                                                                                \
    {"sms", "SMs", FIELD_COUNT, .which = SMS, .when = DIVIDED},                                    \
        {"bound", NULL, FIELD_TIME, .which = BOUND, .when = BOUNDS},                               \
        {"response", NULL, FIELD_TIME, .which = BOUND, .when = RESPONSES},                         \
        {"deadline", NULL, FIELD_TIME, .which = DEADLINE, .rounding = ROUND_DOWN},                 \
    {                                                                                              \
        "ratio", "of deadline", FIELD_TIME, .which = RATIO, .unit = "1"                            \
    }

static const struct field item_fields[] = {
    {"name", NULL, FIELD_TEXT, .which = NAME},
    ITEM_FIELDS,
    {"meets_deadline", NULL, FIELD_MEETS, .which = MEETS},
    {"reason", NULL, FIELD_TEXT, .which = WHY},
};
static const struct rows items = {"items", item_fields, FIELDS(item_fields), .has = has_item,
                                  .get = get_item};
/* Those of a value, which are joined with | between. */
static const char *assumed_part(const struct row *const row)
{
    const char *at = ((const struct curve *)row->of)->point[row->at[0]].assumed;
    for (size_t i = row->at[1]; i > 0 && at; i--)
        at = (at = strstr(at, BETWEEN)) ? at + strlen(BETWEEN) : NULL;
    return at && *at ? at : NULL;
}

static bool has_assumed(struct row *const row)
{
    return assumed_part(row) != NULL;
}

static bool get_assumed(struct row *const row)
{
    const char *const at = assumed_part(row), *const end = strstr(at, BETWEEN);
    return row_print(row, "%.*s", (int)(end ? end - at : (ptrdiff_t)strlen(at)), at);
}

static const struct field assumed_fields[] = {{.name = "assumption", .kind = FIELD_TEXT}};
static const struct rows assumed = {"assumptions",      assumed_fields,     1,
                                    .has = has_assumed, .get = get_assumed, .plain = true};

static const struct field point_fields[] = {
    {"value", NULL, FIELD_TEXT, .which = VALUE, .align = ALIGN_RIGHT},
    {"verdict", NULL, FIELD_VERDICT, .which = VERDICT},
    {"reason", NULL, FIELD_TEXT, .which = REASON, .where = IN_JSON},
    {"worst", NULL, FIELD_TEXT, .which = NAME},
    ITEM_FIELDS,
    {"why", "no bound because", FIELD_TEXT, .which = WHY, .where = IN_TABLE, .when = UNBOUNDED},
    {"condition", "verdict holds", FIELD_TEXT, .which = CONDITION, .where = IN_TABLE,
     .when = CONDITIONAL},
    {"items", NULL, FIELD_LIST, .inner = &items, .where = IN_JSON},
    {"assumptions", NULL, FIELD_LIST, .inner = &assumed, .where = IN_JSON},
};
static const struct rows points = {"values", point_fields, FIELDS(point_fields), .has = has_point,
                                   .get = get_worst};
static const struct field pair_fields[] = {
    {"value", NULL, FIELD_TEXT, .which = VALUE},
    {"verdict", NULL, FIELD_VERDICT, .which = VERDICT},
    {"name", NULL, FIELD_TEXT, .which = NAME},
    ITEM_FIELDS,
    {"meets_deadline", NULL, FIELD_MEETS, .which = MEETS},
    {"time_unit", NULL, FIELD_TEXT, .which = UNIT},
    {"assumptions", NULL, FIELD_TEXT, .which = ASSUMED},
};
static const struct rows pairs = {"values", pair_fields, FIELDS(pair_fields), .has = has_pair,
                                  .get = get_pair};

/* The first says of which value they are, where there are several. */
static bool has_assumption(struct row *const row)
{
    const struct curve *const curve = row->of;
    return curve->assumptions && row->at[0] < curve->assumptions + (curve->points > 1);
}

static bool get_assumption(struct row *const row)
{
    const struct curve *const curve = row->of;
    const size_t several = curve->points > 1;
    return row->at[0] < several ? row_print(row, "these are of the last value, %s",
                                            curve->point[curve->points - 1].value)
                                : row_text(row, curve->assumed[row->at[0] - several]);
}

static const struct field assumption_fields[] = {{.name = "assumption", .kind = FIELD_TEXT}};
static const struct rows assumptions = {"assumptions",         assumption_fields,     1,
                                        .has = has_assumption, .get = get_assumption, .plain = true,
                                        .tall = true};

static bool get_path(struct row *const row)
{
    const struct curve *const curve = row->of;
    return row_print(row, "%.*s", (int)curve->path_length - 1, curve->path);
}

static const struct field whole_fields[] = {{"vary", NULL, FIELD_TEXT, .get = get_path}};
static const struct rows whole = {.fields = whole_fields, .count = FIELDS(whole_fields)};

static bool print_table(struct row *const row, const struct output *const output)
{
    const struct curve *const curve = row->of;
    const struct point *const last = &curve->point[curve->points - 1];
    fprintf(output->file, "%s for each value of %.*s%s%s; times in %s\n\n",
            curve->call->command->name, (int)curve->path_length - 1, curve->path,
            curve->platform ? "; platform " : "", curve->platform ? curve->platform : "",
            curve->unit);
    if (!rows_table(&points, row, output))
        return false;
    if (last->judged && last->reason)
        fprintf(output->file, "\n%s with %s: %s%s\n", gpurta_verdict_name(last->verdict),
                last->value, last->reason, curve->unmeasured);
    if (curve->assumptions)
        fputs("\nassumptions:\n", output->file);
    rows_lines(&assumptions, row, output->file, "- ");
    return true;
}

/* ---- the option ---- */

/* Files that every value would write anew, and questions that none is asked. */
static int refuse_files(const struct call *const call)
{
    for (size_t i = 0; i < flags_of(call->command); i++) {
        const struct flag *const flag = flag_of(call->command, i);
        const bool asks = flag && strcmp(flag_name(flag), "sensitivity") == 0;
        if (flag &&
            (asks ||
             (flag->kind == FLAG_FILE && !(flag->group & (TAKES_OUTPUT | TAKES_PLATFORM_FILE)))) &&
            call_gives(call, flag_name(flag))) {
            complain("--vary and --%s exclude each other: there is %s for each value",
                     flag_name(flag), asks ? "a verdict alone" : "a result");
            return EXIT_USAGE;
        }
    }
    if (call->common.set.count == MOST_TEXTS || !call->common.file ||
        strcmp(call->common.file, "-") == 0) {
        complain(call->common.set.count == MOST_TEXTS
                     ? "--vary: --set is given too often"
                     : "--vary: the file is read for each value: give a file, not standard input");
        return EXIT_USAGE;
    }
    return -1;
}

/* The file, for its platform; where the values change that, with the last one. -1, or the exit
 * status. */
static int read_last(const struct curve *const curve, struct scenario *const scenario)
{
    struct call call = *curve->call;
    char *set = NULL, *said = NULL;
    size_t size;
    if (curve->point && strncmp(curve->path, "platform", 8) == 0) {
        set = set_of(curve, curve->point[curve->points - 1].value);
        call_set(&call, set);
        complain_into(text_begin(&said, &size));
    }
    const int end = scenario_read(scenario, &call.common, call.command->name, call.command->needs,
                                  examiner_read);
    if (set) {
        fclose(complaints());
        complain_into(NULL);
    }
    free(said);
    free(set);
    return end;
}

int vary(const struct call *const call)
{
    static const struct rows *const rows[] = {&whole, &points, &assumptions, NULL};
    struct call each = *call;
    const char *const svg = call_take(&each, "svg");
    char *const asked = result_asked(&call->common, true);
    struct curve curve = {.call = &each, .unmeasured = "", .asked = asked};
    bool only_picture = false;
    int end = svg ? picture_target(svg, &call->common, &only_picture) : -1;
    if (end < 0)
        end = refuse_files(&each);
    if (end < 0)
        end = ask_all(&curve);
    if (end < 0 && svg)
        end = vary_draw(&curve, svg);
    const struct result result = {call->command->name, print_table, .csv = &pairs, .rows = rows,
                                  .whole = true};
    struct scenario scenario = {.platform = NULL};
    if (end < 0 && !only_picture && (end = read_last(&curve, &scenario)) < 0)
        made.platform = &scenario.platform, curve.unmeasured = scenario_unmeasured(&scenario);
    else
        made_file(call->common.file);
    unsigned shown = vary_is_about_bounds(&curve) ? BOUNDS : RESPONSES;
    for (size_t i = 0; i < curve.items; i++)
        shown |= (curve.item[i].limited && !curve.item[i].bounded ? (unsigned)UNBOUNDED : 0) |
                 (curve.item[i].sms ? (unsigned)DIVIDED : 0);
    for (size_t i = 0; i < curve.points; i++)
        shown |= reason_condition(curve.point[i].reason) ? (unsigned)CONDITIONAL : 0;
    if (end < 0 && !only_picture)
        end = result_print(&result, &curve, shown, &call->common, curve.unit);
    if (made.platform)
        scenario_clear(&scenario);
    made.platform = NULL;
    for (size_t i = 0; i < curve.items; i++) {
        free(curve.item[i].name);
        free(curve.item[i].reason);
        mpq_clears(curve.item[i].bound, curve.item[i].deadline, curve.item[i].ratio, NULL);
    }
    for (size_t i = 0; i < curve.points; i++) {
        free(curve.point[i].value);
        free(curve.point[i].reason);
        if (i + 1 == curve.points || curve.point[i + 1].assumed != curve.point[i].assumed)
            free(curve.point[i].assumed);
    }
    forget_assumed(&curve);
    free(asked);
    FREE(curve.assumed, curve.item, curve.point);
    return end < 0 ? curve.worst : end;
}
